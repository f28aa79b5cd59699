#ifndef OG_FUZZ_PRIMITIVES_H
#define OG_FUZZ_PRIMITIVES_H

#include "fuzz/harness.h"
#include "tool/study/primitive_probe.h"

/// Is the function behind the harness's door?
typedef bool og_fuzz_is_behind(const og_primitive_subject *subject);

/// What the harnesses of primitives share: their working storage, with the functions behind a door of the registry.
typedef struct og_fuzz_figures {
  og_fuzz_pairs pairs;
  og_probe probe;
  og_primitive_subject subject[OG_FUZZ_ALGORITHMS];
  size_t subject_count;
} og_fuzz_figures;

/// Decodes into figures->pairs. The door is always the same.
const or_decoded *og_fuzz_figure(og_fuzz_figures *figures, const uint8_t *data, size_t size,
                                 og_fuzz_is_behind *is_behind);

/// Every subject on the decoded figure, and the bound that it is held to.
void og_fuzz_primitives(og_fuzz_figures *figures);

#endif
