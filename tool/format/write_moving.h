#ifndef OG_WRITE_MOVING_H
#define OG_WRITE_MOVING_H

/// An answer about features that move as one JSON line. The format stands in docs/use/format.md.

#include "spec/moving/checker.h"
#include "tool/format/text.h"

/// Appends the line, with its end. The certificate was accepted for the problem, with this finding.
void og_write_moving(og_text *text, const char *id, const og_moving_problem *problem,
                     const og_moving_certificate *certificate, const og_moving_finding *finding);

/// What the finding says, each field with a comma before it: hit, and of a contact first, features and point.
void og_add_moving_fields(og_text *text, const og_moving_problem *problem, const og_moving_finding *finding);
/// ,"first":{...} of a contact.
void og_add_moving_first(og_text *text, const og_moving_finding *finding);

/// The certificate, an object; and ,"pieces":[...].
void og_add_moving_proof(og_text *text, const og_moving_certificate *certificate);
void og_add_moving_pieces(og_text *text, const og_moving_piece *pieces, size_t count);

#endif
