#include "ref/door/closest.h"

og_closest_claim og_closest_run(const og_door_closest *door, const og_flat *a, const og_flat *b) {
  if (a->kind != door->kind_a || b->kind != door->kind_b) return (og_closest_claim){.outcome = OG_OUTCOME_DEGENERATE};
  if (!og_flat_is_finite(a) || !og_flat_is_finite(b)) return (og_closest_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return door->run(a, b);
}
