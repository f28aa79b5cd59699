#include "tool/shrink/shrink.h"

#include <math.h>
#include <string.h>

// The steps that save most come first.
static const og_shrink_step steps[] = {
    og_shrink_vertices, og_shrink_shapes,  og_shrink_rotations, og_shrink_places,
    og_shrink_scales,   og_shrink_mirrors, og_shrink_bits,      og_shrink_values,
};
enum { STEP_COUNT = sizeof steps / sizeof steps[0] };

// Numbers are scalars, so that no algorithm is given others than the case says. False where one is not finite.
static bool round_numbers(og_small_case *c) {
  bool finite = true;
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      double *at = og_small_number_at(&c->body[which], k).at;
      *at = (double)(og_scalar)*at + 0.0; // no -0
      finite = finite && isfinite(*at);
    }
  return finite;
}

void og_shrink_init(og_shrink *shrink, og_shrink_fails fails, void *context, const og_small_case *from, size_t limit) {
  memset(shrink, 0, sizeof *shrink);
  shrink->fails = fails;
  shrink->context = context;
  shrink->limit = limit;
  og_small_case_init(&shrink->best);
  og_small_case_init(&shrink->next);
  og_small_case_copy(&shrink->best, from);
  og_small_case_copy(&shrink->next, from);
  shrink->cost = og_small_cost_of(from);
}

void og_shrink_clear(og_shrink *shrink) {
  og_small_case_clear(&shrink->best);
  og_small_case_clear(&shrink->next);
}

bool og_shrink_offer(og_shrink *shrink) {
  const bool finite = round_numbers(&shrink->next);
  const og_small_cost cost = finite ? og_small_cost_of(&shrink->next) : shrink->cost;
  bool taken = false;
  if (shrink->tried < shrink->limit && og_small_cost_compare(&cost, &shrink->cost) < 0) {
    shrink->tried++;
    taken = shrink->fails(shrink->context, &shrink->next);
  }
  if (taken) {
    shrink->taken++;
    shrink->cost = cost;
    og_small_case_copy(&shrink->best, &shrink->next);
  } else {
    og_small_case_copy(&shrink->next, &shrink->best);
  }
  return taken;
}

bool og_shrink_run(og_shrink *shrink) {
  for (bool better = true; better && shrink->tried < shrink->limit;) {
    better = false;
    for (int k = 0; k < STEP_COUNT; k++)
      if (steps[k](shrink)) better = true;
  }
  return shrink->tried < shrink->limit;
}
