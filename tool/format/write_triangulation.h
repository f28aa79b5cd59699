#ifndef OG_WRITE_TRIANGULATION_H
#define OG_WRITE_TRIANGULATION_H

/// One line of an answer file about a polygon.

#include "spec/triangulate/checker.h"
#include "tool/format/text.h"

/// Appends what is proved: ,"polygon":"simple","turn":...,"area":...,"triangles":... or ,"polygon":...,"edges":...,
/// or ,"polygon":"overlapping","times":2,"place":...
void og_add_triangulation_fields(og_text *text, const og_triangulation_certificate *certificate,
                                 const og_triangulation_finding *finding);

/// Appends the whole line.
void og_write_triangulation(og_text *text, const char *id, const og_triangulation_certificate *certificate,
                            const og_triangulation_finding *finding);

#endif
