#include "tool/shrink/shrink_moving.h"

#include <string.h>

#include "spec/number/nearest.h"
#include "tool/judge/judge_moving.h"
#include "tool/shrink/affine_rank.h"
#include "tool/shrink/shrink_kind.h"

enum { POINTS = 4 };

// ---- the case as numbers: the points at the start, and those at the end ----

static bool take(void *c, const og_small_case *from) {
  og_handed_moving *r = c;
  memcpy(r->start, from->body[0].xyz, sizeof r->start);
  memcpy(r->end, from->body[1].xyz, sizeof r->end);
  return og_handed_moving_take_points(r) && og_handed_moving_solve(r);
}

static void read_numbers(og_small_case *r, const og_handed_moving *from) {
  for (int k = 0; k < 2; k++) {
    og_small_reset(&r->body[k], og_small_kind(POINTS));
    og_small_resize(&r->body[k], POINTS);
    memcpy(r->body[k].xyz, k == 0 ? from->start : from->end, sizeof from->start);
  }
}

static void write(og_text *text, const char *id, const void *c) { og_write_handed_moving(text, id, c); }

static og_judgement judge(void *c, og_trial *trial) {
  return og_judge_moving(c, &trial->pair, &trial->engine.claim->statement, og_trial_tolerance(trial));
}

static bool hit(const void *c) { return ((const og_handed_moving *)c)->answer.finding.hit; }

static bool is_late(const void *c, const og_rational *time) {
  return og_nearest_double(time) > ((const og_handed_moving *)c)->first;
}

// The dimensions of A and of B at the start, and at the end.
static unsigned extents(const void *c) {
  const og_moving_problem *problem = &((const og_handed_moving *)c)->problem;
  const size_t split = (size_t)og_moving_split(problem);
  unsigned bits = 0;
  for (int end = 0; end < 2; end++) {
    const og_ivec *point = end == 0 ? problem->start : problem->end;
    bits = bits << 3 | ((1U << og_affine_rank(point, split)) - 1);
    bits = bits << 3 | ((1U << og_affine_rank(point + split, POINTS - split)) - 1);
  }
  return bits;
}

// ---- smaller: points that stand still ----

// Points first .. first + count - 1 stay where they are at the start, or come from where they are at the end.
static bool stand_still(og_shrink *s, size_t first, size_t count) {
  for (int from = 0; from < 2; from++) {
    memcpy(s->next.body[1 - from].xyz + 3 * first, s->next.body[from].xyz + 3 * first,
           3 * count * sizeof *s->next.body[0].xyz);
    if (og_shrink_offer(s)) return true;
  }
  return false;
}

static bool step(og_shrink *s) {
  bool better = false;
  for (size_t count = POINTS; count > 0; count--)
    for (size_t first = 0; first + count <= POINTS; first++)
      if (stand_still(s, first, count)) better = true;
  return better;
}

static const og_shrink_kind kind = {POINTS, take, write, judge, hit, is_late, extents, NULL, step};

og_set_end og_shrink_moving(og_trial *trial, const og_case *one, const og_set_wish *wish) {
  og_set_end end = OG_SET_TOO_LARGE;
  og_handed_moving handed;
  og_small_case from;
  og_handed_moving_init(&handed);
  og_small_case_init(&from);
  if (og_hand_over_moving(&handed, &trial->manner.how, &one->moving)) {
    read_numbers(&from, &handed);
    end = og_shrink_of_kind(trial, &kind, &handed, &from, one->id, wish);
  }
  og_handed_moving_clear(&handed);
  og_small_case_clear(&from);
  return end;
}
