#ifndef OG_WRITE_PRIMITIVE_CLAIM_H
#define OG_WRITE_PRIMITIVE_CLAIM_H

/// Claims from the doors of primitives as JSON lines, as write_claim.h has those of pairs. The format stands in
/// docs/use/format.md.

#include "ref/door/closest.h"
#include "ref/door/hit.h"
#include "ref/door/orientation.h"
#include "ref/door/simplex.h"
#include "ref/door/support.h"
#include "tool/format/text.h"

void og_write_closest_claim(og_text *text, const char *id, const char *algorithm, const og_closest_claim *claim);
void og_write_hit_claim(og_text *text, const char *id, const char *algorithm, const og_hit_claim *claim);
void og_write_orientation_claim(og_text *text, const char *id, const char *algorithm,
                                const og_orientation_claim *claim);
/// What the solver left of the simplex, and the nearest point. The vertices' numbers are those of `a`.
void og_write_simplex_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                            const og_simplex *simplex, og_vec3 nearest);
void og_write_support_claim(og_text *text, const char *id, const char *algorithm, const og_support_claim *claim);

#endif
