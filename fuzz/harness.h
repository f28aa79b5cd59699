#ifndef OG_FUZZ_HARNESS_H
#define OG_FUZZ_HARNESS_H

/// What every harness has: one function that libFuzzer, AFL++, a replayer and OSS-Fuzz call alike.
///
/// A harness turns bytes into a case, asks everybody, and calls og_fuzz_found where a promise is broken. Its working
/// storage is static: fuzzers call it from one thread, millions of times.

#include "tests/shared/decoded.h"

/// Room for all of the registry.
enum { OG_FUZZ_ALGORITHMS = 128 };

/// Points of a body where pairs of features cost the fourth power: a box's corners.
enum { OG_FUZZ_FEW_POINTS = 8 };

/// Always 0.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/// Prints what is broken and, if not null, the case as a line for `origo shrink`, and aborts: that is what fuzzers
/// count as a finding.
_Noreturn void og_fuzz_found(const char *what, const or_decoded *decoded);

/// The working storage of the harnesses of pairs: made at the first call.
typedef struct og_fuzz_pairs {
  og_decoder *decoder;
  or_decoded decoded;
} og_fuzz_pairs;

/// Decodes into it and returns the pair.
or_body_pair *og_fuzz_pair(og_fuzz_pairs *pairs, const uint8_t *data, size_t size, size_t most);

/// Every claim about the decoded pair: well-formed, and as near to the truth as the algorithm's header says, by the
/// exact answer to `which` (relation, distance or depth).
void og_fuzz_claims(const uint8_t *data, size_t size, og_question which);

#endif
