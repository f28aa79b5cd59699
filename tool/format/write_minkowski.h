#ifndef OG_WRITE_MINKOWSKI_H
#define OG_WRITE_MINKOWSKI_H

/// One line of an answer file about the difference or the sum of two polytopes.

#include "spec/minkowski/checker.h"
#include "tool/format/text.h"

/// Appends what is proved: ,"dimension":...,"vertices":[[i,j],...],"edges":[[u,v],...],"facets":...
void og_add_minkowski_fields(og_text *text, const og_minkowski_problem *problem, const og_minkowski_finding *finding);

/// Appends the whole line.
void og_write_minkowski(og_text *text, const char *id, const og_minkowski_problem *problem,
                        const og_hull_certificate *certificate, const og_minkowski_finding *finding);

#endif
