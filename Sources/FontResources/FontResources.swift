@_exported public import FontCatalog
@_exported public import FontFiles
@_exported public import FontScaling
