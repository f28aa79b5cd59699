#ifndef OG_IMPORT_TEXT_H
#define OG_IMPORT_TEXT_H

/// What `origo import` reads of a file of triangles, of bytes in memory.

#include "tool/text/origo_text.h"

/// {"points": [...], "triangles": [...]}: points and triangles of an OBJ, OFF, PLY or STL, as the ending of its name
/// says. Complaints are those of the command.
og_text_status og_import_text(og_text_context *context, const char *name, const char *bytes, size_t length,
                              og_text_reply *reply);

#endif
