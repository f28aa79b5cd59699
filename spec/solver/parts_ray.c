// The part of a body that a ray hits first: branch and bound over its tree, with exact times.

#include "spec/solver/parts_search.h"

typedef struct search {
  og_parts_solver *solver;
  const og_parts_problem *problem;
  og_parts_solve_pair solve;
  void *context;
  int32_t *part;
  bool found, given_up;
  og_surd first;
} search;

static void visit_part(search *s, int32_t number) {
  const int32_t part[2] = {0, number};
  const og_finding *finding = &s->solver->solved.finding;
  if (!s->solve(s->context, part)) {
    s->given_up = true;
    return;
  }
  if (!finding->hit || (s->found && og_surd_compare(&finding->first, &s->first) >= 0)) return;
  s->found = true;
  og_surd_set(&s->first, &finding->first);
  s->part[0] = part[0];
  s->part[1] = part[1];
  if (finding->first.s == 0) og_parts_bar_set_time(&s->solver->bar, &s->problem->pair, &finding->first);
}

// How far along the way the centre of a box is.
static double along(const og_parts_bar *bar, const og_box_ends *box) {
  return bar->way[0] * (box->lo.x + box->hi.x) + bar->way[1] * (box->lo.y + box->hi.y) +
         bar->way[2] * (box->lo.z + box->hi.z);
}

static void visit(search *s, const og_parts_range *range) {
  const og_part_tree *tree = s->solver->tree;
  if (s->given_up || og_parts_way_is_apart(tree, range, &s->solver->bar)) return;
  if (og_parts_range_is_pair(range)) {
    visit_part(s, tree[1].order[range->lo[1]]);
    return;
  }
  og_parts_range half[2];
  og_parts_halves(range, half);
  const double of_0 = along(&s->solver->bar, og_part_tree_bound(&tree[1], half[0].lo[1], half[0].hi[1])),
               of_1 = along(&s->solver->bar, og_part_tree_bound(&tree[1], half[1].lo[1], half[1].hi[1]));
  const int first = of_0 <= of_1 ? 0 : 1;
  visit(s, &half[first]);
  visit(s, &half[1 - first]);
}

bool og_parts_find_first(og_parts_solver *solver, const og_parts_problem *problem, og_parts_solve_pair solve,
                         void *context, int32_t part[2], bool *given_up) {
  search s = {.solver = solver, .problem = problem, .solve = solve, .context = context, .part = part};
  const og_parts_range whole = og_parts_whole(problem);
  og_surd_init(&s.first);
  visit(&s, &whole);
  og_surd_clear(&s.first);
  *given_up = s.given_up;
  return s.found;
}
