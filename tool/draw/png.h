#ifndef OG_PNG_H
#define OG_PNG_H

/// Pictures as pixels, made by rsvg-convert where it is installed.

#include <stdbool.h>

#include "tool/format/text.h"

/// Writes the SVG text as a PNG file. False where the program is missing or fails; it has said so on standard error.
bool og_write_png(const og_text *svg, const char *file);

#endif
