#include "tool/judge/handed_truth.h"

#include <math.h>
#include <string.h>

void og_handed_truth_init(og_handed_truth *truth) {
  memset(truth, 0, sizeof *truth);
  og_exact_pair_init(&truth->pair);
  og_surd_init(&truth->first);
  og_surd_init(&truth->last);
  og_problem_init(&truth->moved);
  for (int k = 0; k < 2; k++) {
    og_case_body_init(&truth->body[k]);
  }
  og_small_case_init(&truth->nudged);
}

void og_handed_truth_clear(og_handed_truth *truth) {
  og_exact_pair_clear(&truth->pair);
  og_surd_clear(&truth->first);
  og_surd_clear(&truth->last);
  og_problem_clear(&truth->moved);
  for (int k = 0; k < 2; k++) {
    og_case_body_clear(&truth->body[k]);
  }
  og_small_case_clear(&truth->nudged);
}

// ---- the pair ----

// A body whose points are its numbers.
static bool is_hull(og_double_hull *hull, const og_small_body *body) {
  if (body->count > 0) *hull = (og_double_hull){body->count, body->xyz, body->radius};
  else if (body->kind == OG_SHAPE_SPHERE) *hull = (og_double_hull){1, body->translation, body->radius};
  else return false;
  return true;
}

static bool solve_exact(og_handed_truth *truth, const og_small_case *c) {
  return og_small_to_case_body(&truth->body[0], &c->body[0]) && og_small_to_case_body(&truth->body[1], &c->body[1]) &&
         og_exact_pair_solve_exact(&truth->pair, &truth->body[0].exact, &truth->body[1].exact);
}

static bool solve_pair(og_handed_truth *truth, const og_small_case *c) {
  og_double_hull a, b;
  if (is_hull(&a, &c->body[0]) && is_hull(&b, &c->body[1])) return og_exact_pair_solve_hulls(&truth->pair, a, b);
  return solve_exact(truth, c);
}

// ---- sweeps ----

static bool solve_motion(og_handed_truth *truth, const og_handed_motion *motion) {
  double v[3];
  for (int k = 0; k < 3; k++) v[k] = motion->velocity[1][k] - motion->velocity[0][k];
  truth->velocity = hypot(hypot(v[0], v[1]), v[2]);
  const bool made =
      og_problem_set_exact(&truth->moved, &truth->body[0].exact, &truth->body[1].exact, NULL) == OG_PROBLEM_OK &&
      og_problem_set_motion(&truth->moved, motion->velocity[0], motion->velocity[1],
                            motion->has_until ? &motion->until : NULL) == OG_PROBLEM_OK;
  if (!made) return false;
  og_answer *answer = &truth->pair.answer;
  if (og_solve(truth->pair.solver, OG_SWEEP, &truth->moved, NULL, answer) != OG_ANSWERED) return false;
  truth->hit = answer->finding.hit;
  if (!truth->hit) return true;
  og_surd_set(&truth->first, &answer->finding.first);
  truth->never_part = answer->finding.never_parts;
  if (!truth->never_part) og_surd_set(&truth->last, &answer->finding.last);
  return true;
}

bool og_handed_truth_solve(og_handed_truth *truth, const og_handed_case *c) {
  truth->pair.is_flat = c->is_plane;
  if (!c->motion.moves) return solve_pair(truth, &c->bodies);
  return solve_exact(truth, &c->bodies) && solve_motion(truth, &c->motion);
}

// ---- within an ulp ----

static double next(double x, bool up, bool binary32) {
  if (x == 0) return x; // its neighbours are no error of rounding
  if (binary32) return (double)nextafterf((float)x, up ? HUGE_VALF : -HUGE_VALF);
  return nextafter(x, up ? HUGE_VAL : -HUGE_VAL);
}

// Bits 0 to 2 of `way`: where A's coordinates go, and B's not; bit 3: do the bodies grow?
static void nudge(og_small_case *r, const og_small_case *c, int way, bool binary32) {
  og_small_case_copy(r, c);
  for (int which = 0; which < 2; which++) {
    og_small_body *body = &r->body[which];
    for (size_t k = 0; k < og_small_number_count(body); k++) {
      const og_small_number number = og_small_number_at(body, k);
      const bool up = number.is_size ? (way & 8) != 0 : ((way >> number.axis) & 1) != which;
      *number.at = next(*number.at, up, binary32);
    }
  }
}

og_reach og_handed_truth_reach(og_handed_truth *truth, const og_small_case *c, bool binary32) {
  og_reach reach = {HUGE_VAL, -HUGE_VAL};
  for (int way = 0; way < 16; way++) {
    nudge(&truth->nudged, c, way, binary32);
    if (!solve_pair(truth, &truth->nudged)) continue;
    reach.low = fmin(reach.low, truth->pair.signed_distance);
    reach.high = fmax(reach.high, truth->pair.signed_distance);
  }
  return reach;
}
