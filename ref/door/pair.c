#include "ref/door/pair.h"

#include "ref/body_check.h"

og_claim og_pair_run(const og_door_pair *door, const og_body *a, const og_body *b) {
  const og_outcome of_a = og_body_check(a), of_b = og_body_check(b);
  if (of_a != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_a};
  if (of_b != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_b};
  if (door->takes != OG_TAKES_ANY && (og_body_is_curved(a) || og_body_is_curved(b)))
    return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  return door->run(a, b);
}
