// Where does a line enter (or leave) the CSO? The polytope grows at the face through which the line enters it, until
// that face is on the CSO's boundary.

#include "spec/pair/solve/sweep.h"

// An index that names no face.
#define NO_FACE ((size_t)-1)

// The line r d, r real, against the polytope: d is s for the first contact, -s for the last.
typedef struct crossing {
  size_t entry, exit, parallel; // faces, or NO_FACE
} crossing;

// Is h_f / (n_f.d) > h_g / (n_g.d)? Both denominators are not zero.
static bool crosses_later(og_solver *s, size_t f, size_t g, const og_ivec *d) {
  const og_face *a = og_polytope_exact_face(&s->polytope, f);
  const og_face *b = og_polytope_exact_face(&s->polytope, g);
  og_ivec_dot(&s->t0, &a->n, d);
  og_ivec_dot(&s->t1, &b->n, d);
  og_int_mul(&s->t2, &a->h, &s->t1);
  og_int_mul(&s->t3, &b->h, &s->t0);
  return og_int_compare(&s->t2, &s->t3) * og_int_sign(&s->t0) * og_int_sign(&s->t1) > 0;
}

static crossing cross_polytope(og_solver *s, const og_ivec *d) {
  crossing c = {NO_FACE, NO_FACE, NO_FACE};
  for (size_t k = 0; k < s->polytope.face_count; k++) {
    const og_face *face = og_polytope_exact_face(&s->polytope, k);
    og_ivec_dot(&s->t0, &face->n, d);
    const int turn = og_int_sign(&s->t0);
    if (turn == 0 && og_int_sign(&face->h) < 0) c.parallel = k;
    if (turn < 0 && (c.entry == NO_FACE || crosses_later(s, k, c.entry, d))) c.entry = k;
    if (turn > 0 && (c.exit == NO_FACE || crosses_later(s, c.exit, k, d))) c.exit = k;
  }
  return c;
}

// Grows the polytope until the line enters it through a face on the CSO's boundary; NO_FACE at the limit.
static size_t entry_face(og_solver *s, const og_ivec *d, og_answer *answer) {
  for (;;) {
    const crossing c = cross_polytope(s, d);
    if (og_limit_reached(s, answer)) return NO_FACE;
    answer->steps++;
    if (c.parallel != NO_FACE) {
      // The line runs outside the polytope, beside this face. It meets the CSO, so there is more beyond.
      if (!og_polytope_expand(&s->polytope, c.parallel)) return NO_FACE;
    } else if (!og_polytope_expand(&s->polytope, c.entry)) {
      if (!crosses_later(s, c.entry, c.exit, d)) return c.entry;
      // The line misses the polytope; the entry is right, so there is more beyond the exit.
      if (!og_polytope_expand(&s->polytope, c.exit)) return NO_FACE;
    }
  }
}

// u = scale p - x
static void relative(og_ivec *u, const og_int *scale, const og_ivec *p, const og_ivec *x) {
  og_ivec_scale(u, scale, p);
  og_ivec_sub(u, u, x);
}

// Weights (t0, t1, t2) of the face's corners for the point x / scale of its plane; are all >= 0?
static bool point_is_inside(og_solver *s, const og_face *face, const og_ivec *x, const og_int *scale) {
  og_int *const weight[3] = {&s->t0, &s->t1, &s->t2};
  og_ivec normal_to_edge;
  og_ivec_init(&normal_to_edge);
  bool inside = true;
  for (int k = 0; k < 3; k++) {
    relative(&s->u, scale, &s->polytope.corner[face->corner[(k + 1) % 3]].point, x);
    relative(&s->v, scale, &s->polytope.corner[face->corner[(k + 2) % 3]].point, x);
    og_ivec_cross(&normal_to_edge, &s->u, &s->v);
    og_ivec_dot(weight[k], &face->n, &normal_to_edge);
    inside = inside && og_int_sign(weight[k]) >= 0;
  }
  og_ivec_clear(&normal_to_edge);
  return inside;
}

static void add_corners(og_solver *s, const og_face *face, uint32_t a_count, og_combination *witness) {
  const og_int *const weight[3] = {&s->t0, &s->t1, &s->t2};
  for (int k = 0; k < 3; k++) {
    if (og_int_sign(weight[k]) == 0) continue;
    og_pair pair = s->polytope.corner[face->corner[k]].pair;
    pair.i %= a_count;
    og_combination_add_weighted(witness, pair, weight[k]);
  }
}

bool og_line_contact(og_solver *s, const og_problem *problem, bool last, og_answer *answer, og_sweep_end *end) {
  og_begin_thick(s, problem, last);
  og_ivec d, x;
  og_ivec_init(&d);
  og_ivec_init(&x);
  og_ivec_set(&d, &s->polytope.problem->velocity);
  if (last) og_ivec_neg(&d, &d);
  const size_t entry = entry_face(s, &d, answer);
  bool found = false;
  if (entry != NO_FACE) {
    const og_face *plane = og_polytope_exact_face(&s->polytope, entry);
    // r = h / (n.d), written with a positive denominator; x = h d on the same scale.
    og_ivec_dot(&end->time_m, &plane->n, &d);
    og_int_neg(&end->time_m, &end->time_m);
    og_int_neg(&end->time_p, &plane->h);
    og_ivec_scale(&x, &end->time_p, &d);
    for (size_t k = 0; k < s->polytope.face_count && !found; k++) {
      if (!og_polytope_coplanar(&s->polytope, k, entry)) continue;
      found = point_is_inside(s, og_polytope_exact_face(&s->polytope, k), &x, &end->time_m);
      if (found) add_corners(s, &s->polytope.face[k], (uint32_t)problem->a.count, &end->witness);
    }
    og_ivec_neg(&end->direction, &og_polytope_exact_face(&s->polytope, entry)->n);
    if (last) og_int_neg(&end->time_p, &end->time_p);
  }
  og_ivec_clear(&d);
  og_ivec_clear(&x);
  return found;
}
