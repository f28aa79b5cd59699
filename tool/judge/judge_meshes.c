#include "tool/judge/judge_meshes.h"

#include <math.h>

// ---- distances of triangles ----

typedef struct corners {
  double xyz[9];
} corners;

static const og_triangles *triangles_of(const og_handed_meshes *m, int k) {
  return k == 0 || m->problem.with_itself ? &m->problem.a : &m->problem.b;
}

static corners corners_of(const og_handed_meshes *m, int mesh, int32_t k) {
  const double *xyz = m->xyz[m->problem.with_itself ? 0 : mesh];
  const int32_t *at = triangles_of(m, mesh)->of[k].at;
  corners r;
  for (int c = 0; c < 3; c++)
    for (int i = 0; i < 3; i++) r.xyz[3 * c + i] = xyz[3 * at[c] + i];
  return r;
}

static bool share_a_point(const og_handed_meshes *m, og_box_pair pair) {
  if (!m->problem.with_itself) return false;
  const int32_t *a = m->problem.a.of[pair.i].at, *b = m->problem.a.of[pair.j].at;
  for (int k = 0; k < 9; k++)
    if (a[k / 3] == b[k % 3]) return true;
  return false;
}

static bool are_there(const og_handed_meshes *m, og_box_pair pair) {
  return pair.i < triangles_of(m, 0)->count && pair.j < triangles_of(m, 1)->count &&
         !(m->problem.with_itself && pair.i == pair.j);
}

static double gap_of(const og_handed_meshes *m, og_exact_pair *pair, og_box_pair one) {
  if (!are_there(m, one) || share_a_point(m, one)) return HUGE_VAL;
  const corners a = corners_of(m, 0, one.i), b = corners_of(m, 1, one.j);
  const og_double_hull hull_a = {3, a.xyz, 0}, hull_b = {3, b.xyz, 0};
  return og_exact_pair_solve_hulls(pair, hull_a, hull_b) ? fmax(0, pair->signed_distance) : HUGE_VAL;
}

// No farther apart than the triangles are, but for rounding.
static double apart_at_least(const corners *a, const corners *b) {
  double apart = 0;
  for (int i = 0; i < 3; i++) {
    const double lo = fmin(a->xyz[i], fmin(a->xyz[3 + i], a->xyz[6 + i]));
    const double hi = fmax(a->xyz[i], fmax(a->xyz[3 + i], a->xyz[6 + i]));
    const double other_lo = fmin(b->xyz[i], fmin(b->xyz[3 + i], b->xyz[6 + i]));
    const double other_hi = fmax(b->xyz[i], fmax(b->xyz[3 + i], b->xyz[6 + i]));
    apart = fmax(apart, fmax(lo - other_hi, other_lo - hi));
  }
  return apart;
}

static double least_apart(const og_handed_meshes *m, og_exact_pair *pair) {
  const int32_t of_a = triangles_of(m, 0)->count, of_b = triangles_of(m, 1)->count;
  double least = HUGE_VAL;
  if ((int64_t)of_a * of_b > OG_MESH_MEASURED) return least;
  for (int32_t i = 0; i < of_a; i++) {
    const corners a = corners_of(m, 0, i);
    for (int32_t j = m->problem.with_itself ? i + 1 : 0; j < of_b; j++) {
      const corners b = corners_of(m, 1, j);
      if (apart_at_least(&a, &b) < least) least = fmin(least, gap_of(m, pair, (og_box_pair){i, j}));
    }
  }
  return least;
}

// ---- pairs ----

// Ascending, each once.
static void tidy(og_claimed_list *list, bool with_itself, og_pair_fault *repeated) {
  size_t kept = 0;
  if (with_itself) og_turn_claimed(list);
  og_sort_claimed(list);
  for (size_t k = 0; k < list->count; k++) {
    const og_box_pair pair = list->pair[k];
    if (kept > 0 && og_order_of_pairs(list->pair[kept - 1], pair) == 0) og_add_pair_fault(repeated, pair, 0);
    else list->pair[kept++] = pair;
  }
  list->count = kept;
}

og_pair_faults og_find_mesh_faults(const og_handed_meshes *truth, og_exact_pair *pair, og_claimed_pairs *claimed) {
  og_pair_faults faults = {.is_incomplete = !claimed->any || claimed->has_steps};
  if (faults.is_incomplete) return faults;
  const og_mesh_finding *exact = &truth->answer.finding;
  size_t t = 0;
  tidy(&claimed->first, truth->problem.with_itself, &faults.repeated);
  for (size_t k = 0; k < claimed->first.count; k++) {
    const og_box_pair one = claimed->first.pair[k];
    while (t < exact->count && og_order_of_pairs(exact->pair[t], one) < 0)
      og_add_pair_fault(&faults.missed, exact->pair[t++], 0);
    if (t < exact->count && og_order_of_pairs(exact->pair[t], one) == 0) {
      t++;
      continue;
    }
    og_add_pair_fault(&faults.invented, one, 0);
    if (!isinf(faults.gap)) faults.gap = fmax(faults.gap, gap_of(truth, pair, one));
  }
  while (t < exact->count) og_add_pair_fault(&faults.missed, exact->pair[t++], 0);
  return faults;
}

// ---- the judgement ----

og_judged og_judge_meshes(const og_handed_meshes *truth, og_exact_pair *pair, const og_statement *statement,
                          const og_pair_faults *faults, const og_allowances *allowed, double margin,
                          og_judgement *judgement) {
  *judgement = (og_judgement){.judged = OG_RIGHT};
  og_judgement_answer(judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return judgement->judged;
  if (statement->verdict != OG_VERDICT_NONE) {
    const bool meet = truth->answer.finding.count > 0, good = (statement->verdict == OG_VERDICT_MEET) == meet;
    og_judgement_mark(judgement, OG_CHECK_VERDICT, good);
    if (!good && !meet) judgement->check[judgement->count - 1].absolute = least_apart(truth, pair);
  }
  if (faults != NULL) og_judgement_add_pairs(judgement, faults);
  return og_judgement_allow_pairs(judgement, allowed, margin);
}
