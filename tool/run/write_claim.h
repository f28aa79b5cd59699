#ifndef OG_WRITE_CLAIM_H
#define OG_WRITE_CLAIM_H

/// A claim as one JSON line. The format stands in docs/use/format.md.

#include "ref/claim.h"
#include "tool/format/text.h"

/// "ok", "gave up", "refused", "out of range".
const char *og_outcome_status(og_outcome outcome);

/// Appends what an answered claim says about the bodies, as fields: colliding, distance, depth, points, normal; each
/// with a comma before it.
void og_add_claim_answer(og_text *text, const og_claim *claim);

/// Appends the line, with its end: what the algorithm of that id claims about the case. Numbers are written as they
/// are, a NaN as "nan": that would be a defect of the algorithm, for the reader to see.
void og_write_claim(og_text *text, const char *id, const char *algorithm, const og_claim *claim);

// ---- the parts of any claim ----

/// The line's beginning, id and engine; and its end, with the status.
void og_begin_claim(og_text *text, const char *id, const char *algorithm);
void og_end_claim(og_text *text, og_outcome outcome);

/// Says in the claim that ends the text, where it refuses, why.
void og_add_reason(og_text *text, const char *reason);

/// A field, with a comma before it.
void og_add_claim_scalar(og_text *text, const char *field, og_scalar x);
void og_add_claim_vector(og_text *text, const char *field, og_vec3 v);
/// A list of numbers, or of vectors.
void og_add_claim_scalars(og_text *text, const char *field, const og_scalar *x, int count);
void og_add_claim_vectors(og_text *text, const char *field, const og_vec3 *v, int count);

/// A list of triangles: numbers of points.
void og_add_claim_triangles(og_text *text, const char *field, int (*triangle)[3], int count);

/// Numbers in brackets, and vectors, without a field.
void og_add_claim_numbers(og_text *text, const og_scalar *x, int count);
void og_add_claim_list(og_text *text, const og_vec3 *v, int count);

#endif
