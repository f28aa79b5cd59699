// The two parts that meet first where A moves: branch and bound over both trees, with exact times.

#include "spec/parts/solve/search.h"

typedef struct search {
  og_parts_solver *solver;
  const og_parts_problem *problem;
  og_parts_solve_pair solve;
  void *context;
  int32_t *part;
  bool found, given_up;
  og_surd first;
} search;

static void visit_pair(search *s, const og_parts_range *range) {
  const int32_t part[2] = {s->solver->tree[0].order[range->lo[0]], s->solver->tree[1].order[range->lo[1]]};
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
  og_parts_bar_set_time(&s->solver->bar, &s->problem->pair, &finding->first);
}

static double along_box(const double *way, const og_box_ends *box) {
  return way[0] * (box->lo.x + box->hi.x) + way[1] * (box->lo.y + box->hi.y) + way[2] * (box->lo.z + box->hi.z);
}

// How far along the way the centre of B's box is from that of A's.
static double along(const search *s, const og_parts_range *range) {
  const og_part_tree *tree = s->solver->tree;
  const double *way = s->solver->bar.way;
  return along_box(way, og_part_tree_bound(&tree[1], range->lo[1], range->hi[1])) -
         along_box(way, og_part_tree_bound(&tree[0], range->lo[0], range->hi[0]));
}

static void visit(search *s, const og_parts_range *range) {
  og_parts_solver *solver = s->solver;
  if (s->given_up || og_parts_way_is_apart(solver->tree, range, &solver->bar)) return;
  if (s->problem->pair.a.count > 1 && og_parts_find_direction(solver, s->problem, range)) return;
  if (og_parts_range_is_pair(range)) {
    visit_pair(s, range);
    return;
  }
  og_parts_range half[2];
  og_parts_halves(range, half);
  const int first = along(s, &half[0]) <= along(s, &half[1]) ? 0 : 1;
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
