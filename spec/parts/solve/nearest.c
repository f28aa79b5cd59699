// Two nearest parts of two bodies, in doubles: branch and bound over both trees.

#include "spec/pair/solve/guess.h"
#include "spec/parts/solve/search.h"

typedef struct search {
  og_parts_solver *solver;
  const og_parts_problem *problem;
  int32_t *part;
  double best;
} search;

static double gap_of(const search *s, const og_parts_range *r) {
  return og_box_gap(og_part_tree_bound(&s->solver->tree[0], r->lo[0], r->hi[0]),
                    og_part_tree_bound(&s->solver->tree[1], r->lo[1], r->hi[1]));
}

static void visit_pair(search *s, const og_parts_range *range) {
  static const double origin[3] = {0, 0, 0};
  const int32_t part[2] = {s->solver->tree[0].order[range->lo[0]], s->solver->tree[1].order[range->lo[1]]};
  double offset[3];
  og_parts_take_pair(&s->solver->pair, s->problem, part);
  const og_guess guess = og_guess_nearest(&s->solver->pair, origin, offset);
  const double gap =
      guess.count == 4 ? 0 : offset[0] * offset[0] + offset[1] * offset[1] + offset[2] * offset[2];
  if (gap >= s->best) return;
  s->best = gap;
  s->part[0] = part[0];
  s->part[1] = part[1];
}

static void visit(search *s, const og_parts_range *range, double gap) {
  if (gap >= s->best) return;
  if (og_parts_range_is_pair(range)) {
    visit_pair(s, range);
    return;
  }
  og_parts_range half[2];
  og_parts_halves(range, half);
  const double of[2] = {gap_of(s, &half[0]), gap_of(s, &half[1])};
  const int first = of[0] <= of[1] ? 0 : 1;
  visit(s, &half[first], of[first]);
  visit(s, &half[1 - first], of[1 - first]);
}

void og_parts_guess_nearest(og_parts_solver *solver, const og_parts_problem *problem, int32_t part[2]) {
  search s = {solver, problem, part, 100}; // points are at most 12 apart, squared
  const og_parts_range whole = og_parts_whole(problem);
  part[0] = part[1] = 0;
  visit(&s, &whole, gap_of(&s, &whole));
}
