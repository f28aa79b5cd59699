#include "ref/contact/manifold_incremental.h"

#include "ref/cso/epa.h"

og_manifold_claim og_manifold_incremental(const og_contact_input *in, og_contact_room *room) {
  const og_claim found = og_run_epa(in->a, in->b);
  og_manifold_claim claim = {.outcome = found.outcome, .iterations = found.iterations};
  if (found.outcome != OG_OUTCOME_ANSWERED) return claim;
  claim.verdict = found.verdict;
  const bool deep = found.verdict == OG_VERDICT_MEET;
  if (!found.has_points || !found.has_normal || (!deep && found.distance > in->within)) return claim;
  claim.has_normal = true;
  claim.normal = found.normal;
  claim.count = 1;
  room->contact[0] = (og_contact){found.a, found.b, deep ? found.depth : -found.distance};
  return claim;
}

// ---- what is known of it ----

static const og_door_contact manifold_incremental_door = {
    .run = og_manifold_incremental,
    .promises = {.points = 128, .verdict = 128, .thins_out = true, .why = "one contact a step"},
};

const og_algorithm og_algorithm_manifold_incremental = {
    .id = "manifold-incremental",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/contact/manifold_incremental",
    .source = "Varjus 2018, alg. 3",
    .cost = "gjk, and epa where they meet",
    .limits = "one contact; of a face any one of its points",
    .contact = &manifold_incremental_door,
};
