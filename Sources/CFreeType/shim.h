#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_BBOX_H
#include FT_BDF_H
#include FT_COLOR_H
#include FT_FONT_FORMATS_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_SYSTEM_H
#include FT_TRUETYPE_IDS_H
#include FT_TRUETYPE_TABLES_H
#include FT_TYPE1_TABLES_H

static inline FT_Bool fontkit_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face); }
static inline FT_Bool fontkit_is_sfnt(FT_Face face) { return FT_IS_SFNT(face); }
