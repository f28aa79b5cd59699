#ifndef OG_WRITE_CSO_CLAIM_H
#define OG_WRITE_CSO_CLAIM_H

/// What an algorithm behind the door `cso` claims about a case of the question `minkowski`, as one JSON line. The
/// format stands in docs/questions/minkowski.md.

#include "ref/door/cso.h"
#include "tool/format/text.h"

/// Appends the line. The facets are as the algorithm made them, coplanar ones apart; a corner is the number of its
/// pair, where B has `count_b` points.
void og_write_cso_claim(og_text *text, const char *id, const char *algorithm, const og_cso_claim *claim,
                        const og_cso_room *room, int count_b);

#endif
