#ifndef OG_WRITE_HULL_H
#define OG_WRITE_HULL_H

/// One line of an answer file about a convex hull.

#include "spec/hull/checker.h"
#include "tool/format/text.h"

/// Appends what is proved: ,"dimension":...,"vertices":...,"facets":...
void og_add_hull_fields(og_text *text, const og_hull_finding *finding);

/// Appends the list: ,"facets":[[...],...]
void og_add_hull_facets(og_text *text, const og_facets *facets);

/// Appends what a certificate holds, but its kind: "simplex":...,"facets":...,"holders":...
void og_add_hull_certificate(og_text *text, const og_hull_certificate *certificate);

/// Appends the whole line.
void og_write_hull(og_text *text, const char *id, const og_hull_certificate *certificate,
                   const og_hull_finding *finding);

#endif
