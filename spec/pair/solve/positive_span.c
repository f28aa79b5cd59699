// A few corners of the polytope that hold the origin strictly inside their hull.
//
// The ray from the origin away from a corner leaves the surface through some triangle, so corner and triangle together
// have a positive combination that is zero. If its points do not span space (the ray met an edge or a corner), the
// combination of a corner outside their span is added, and once more if need be.

#include "spec/pair/solve/workspace.h"

// Adds weight to the corner's pair in the combination.
static void add_weight(og_combination *combination, og_pair pair, const og_int *weight) {
  if (og_int_sign(weight) == 0) return;
  size_t k = 0;
  while (k < combination->count && (combination->pair[k].i != pair.i || combination->pair[k].j != pair.j)) k++;
  if (k == combination->count) og_combination_add(combination, pair);
  og_int_add(&combination->weight[k], &combination->weight[k], weight);
}

// -corner = (alpha u + beta v + gamma w) / delta with the face's corners u, v, w: sets t0..t2 to alpha, beta, gamma and
// t3 to delta > 0, and tells whether all are >= 0.
static bool ray_leaves_through(og_solver *s, const og_face *face, const og_polytope_corner *corner) {
  const og_polytope_corner *c = s->polytope.corner;
  const og_ivec *u = &c[face->corner[0]].point, *v = &c[face->corner[1]].point, *w = &c[face->corner[2]].point;
  og_ivec_cross(&s->u, v, w);
  og_ivec_dot(&s->t3, u, &s->u);
  og_ivec_dot(&s->t0, &corner->point, &s->u);
  og_ivec_cross(&s->u, w, u);
  og_ivec_dot(&s->t1, &corner->point, &s->u);
  og_ivec_cross(&s->u, u, v);
  og_ivec_dot(&s->t2, &corner->point, &s->u);
  og_int_neg(&s->t0, &s->t0);
  og_int_neg(&s->t1, &s->t1);
  og_int_neg(&s->t2, &s->t2);
  return og_int_sign(&s->t0) >= 0 && og_int_sign(&s->t1) >= 0 && og_int_sign(&s->t2) >= 0;
}

static void add_combination_of(og_solver *s, og_combination *combination, const og_polytope_corner *corner) {
  for (size_t k = 0; k < s->polytope.face_count; k++) {
    const og_face *face = &s->polytope.face[k];
    if (!ray_leaves_through(s, face, corner)) continue;
    const og_polytope_corner *c = s->polytope.corner;
    add_weight(combination, corner->pair, &s->t3);
    add_weight(combination, c[face->corner[0]].pair, &s->t0);
    add_weight(combination, c[face->corner[1]].pair, &s->t1);
    add_weight(combination, c[face->corner[2]].pair, &s->t2);
    return;
  }
}

static void cso_point(const og_problem *problem, og_pair pair, og_ivec *point) {
  og_ivec_sub(point, &problem->a.at[pair.i], &problem->b.at[pair.j]);
}

// Does the point lie outside the span of the combination's first `rank` points (which are independent)?
static bool outside_span(og_solver *s, const og_combination *combination, size_t rank, const og_ivec *point) {
  const og_problem *problem = s->polytope.problem;
  if (rank == 0) return !og_ivec_is_zero(point);
  cso_point(problem, combination->pair[0], &s->u);
  og_ivec_cross(&s->v, &s->u, point);
  if (rank == 1) return !og_ivec_is_zero(&s->v);
  cso_point(problem, combination->pair[1], &s->w);
  og_ivec_dot(&s->t0, &s->v, &s->w);
  return og_int_sign(&s->t0) != 0;
}

static void swap_terms(og_combination *combination, size_t k, size_t l) {
  const og_pair pair = combination->pair[k];
  combination->pair[k] = combination->pair[l];
  combination->pair[l] = pair;
  og_int_swap(&combination->weight[k], &combination->weight[l]);
}

// Moves independent points to the front; returns how many there are (at most 3).
static size_t sort_by_independence(og_solver *s, og_combination *combination) {
  size_t rank = 0;
  og_ivec point;
  og_ivec_init(&point);
  for (size_t k = 0; k < combination->count && rank < 3; k++) {
    cso_point(s->polytope.problem, combination->pair[k], &point);
    if (outside_span(s, combination, rank, &point)) swap_terms(combination, rank++, k);
  }
  og_ivec_clear(&point);
  return rank;
}

void og_positive_span(og_solver *s, og_combination *combination) {
  size_t rank = 0;
  while (rank < 3) {
    size_t k = 0;
    // The corners used by faces span space, so one lies outside; corners no longer on the surface do no harm.
    while (k + 1 < s->polytope.corner_count && !outside_span(s, combination, rank, &s->polytope.corner[k].point)) k++;
    add_combination_of(s, combination, &s->polytope.corner[k]);
    rank = sort_by_independence(s, combination);
  }
}
