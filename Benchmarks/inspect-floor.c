/* The floor under `fontkit inspect`: the same questions asked of FreeType and nothing else. */

#include <stdio.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H

static void inspect_face(FT_Library library, const char *path, FT_Long index, FT_Long *count) {
  FT_Face face;
  if (FT_New_Face(library, path, index, &face)) return;
  *count = face->num_faces;
  unsigned long name_bytes = 0, mapped = 0;
  for (FT_UInt i = 0; i < FT_Get_Sfnt_Name_Count(face); i++) {
    FT_SfntName name;
    if (!FT_Get_Sfnt_Name(face, i, &name)) name_bytes += name.string_len;
  }
  TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  TT_HoriHeader *hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
  TT_Postscript *post = FT_Get_Sfnt_Table(face, FT_SFNT_POST);
  FT_UInt glyph;
  for (FT_ULong c = FT_Get_First_Char(face, &glyph); glyph; c = FT_Get_Next_Char(face, c, &glyph))
    mapped++;
  printf("{\"family\":\"%s\",\"ascender\":%d,\"weight\":%d,\"italicAngle\":%ld,\"glyphs\":%ld,"
         "\"codePoints\":%lu,\"nameBytes\":%lu}\n",
         face->family_name ? face->family_name : "", hhea ? hhea->Ascender : 0,
         os2 ? os2->usWeightClass : 0, post ? post->italicAngle : 0, face->num_glyphs, mapped,
         name_bytes);
  FT_Done_Face(face);
}

int main(int argc, char **argv) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) return 1;
  for (int file = 1; file < argc; file++) {
    FT_Long count = 1;
    for (FT_Long index = 0; index < count; index++)
      inspect_face(library, argv[file], index, &count);
  }
  return FT_Done_FreeType(library);
}
