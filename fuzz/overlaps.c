// Sets of boxes: every algorithm of the registry behind that door plays the same program of insertions, moves and
// removals, good and bad ones. Outcomes, pairs begun and pairs ended are those of a model that compares every two
// boxes.

#include <stdio.h>

#include "fuzz/harness.h"
#include "ref/registry.h"
#include "tests/shared/box_program.h"

// The cost of a program is the model's: the square of the numbers a step.
enum { MOST_BYTES = 4096 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  og_box_tally tally = {0};
  if (size > MOST_BYTES) size = MOST_BYTES;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->overlaps == NULL) continue;
    const char *wrong = og_play_boxes(algorithm->overlaps, data, size, &tally);
    if (wrong == NULL) continue;
    char text[200];
    snprintf(text, sizeof text, "%s: %s", algorithm->id, wrong);
    og_fuzz_found(text, NULL);
  }
  return 0;
}
