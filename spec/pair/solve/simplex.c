// A face of the simplex holds the nearest point in its relative interior exactly when the affine nearest point has
// positive weights and no other corner lies nearer along v (the Kuhn-Tucker conditions). One such face always
// exists, so trying all of them, the whole simplex first, is a complete algorithm without case logic.

#include "spec/pair/solve/simplex.h"

void og_exact_simplex_init(og_exact_simplex *s) {
  s->count = 0;
  for (size_t k = 0; k < 4; k++) {
    og_ivec_init(&s->point[k]);
    og_int_init(&s->weight[k]);
  }
  og_ivec *const vectors[] = {&s->v, &s->edge, &s->other, &s->normal, &s->cross};
  og_int *const numbers[] = {&s->total, &s->square, &s->value, &s->limit};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
}

void og_exact_simplex_clear(og_exact_simplex *s) {
  for (size_t k = 0; k < 4; k++) {
    og_ivec_clear(&s->point[k]);
    og_int_clear(&s->weight[k]);
  }
  og_ivec *const vectors[] = {&s->v, &s->edge, &s->other, &s->normal, &s->cross};
  og_int *const numbers[] = {&s->total, &s->square, &s->value, &s->limit};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
}

void og_exact_simplex_add(og_exact_simplex *s, const og_problem *problem, og_pair pair) {
  for (size_t k = 0; k < s->count; k++)
    if (s->pair[k].i == pair.i && s->pair[k].j == pair.j) return;
  s->pair[s->count] = pair;
  og_ivec_sub(&s->point[s->count], &problem->a.at[pair.i], &problem->b.at[pair.j]);
  s->count++;
}

static void weigh_vertex(og_exact_simplex *s, const size_t k[]) {
  og_int_set_si(&s->weight[k[0]], 1);
  og_ivec_set(&s->v, &s->point[k[0]]);
}

static void weigh_edge(og_exact_simplex *s, const size_t k[]) {
  const og_ivec *p = &s->point[k[0]], *q = &s->point[k[1]];
  og_ivec_sub(&s->edge, q, p);
  og_ivec_dot(&s->weight[k[0]], q, &s->edge);
  og_ivec_dot(&s->weight[k[1]], p, &s->edge);
  og_int_neg(&s->weight[k[1]], &s->weight[k[1]]);
  og_ivec_scale(&s->v, &s->weight[k[0]], p);
  og_ivec_addmul(&s->v, &s->weight[k[1]], q);
}

// The weights are the areas, seen along the normal n, of the triangles that the origin makes with the edges; they
// add up to n.n, and v = (n.p) n.
static void weigh_triangle(og_exact_simplex *s, const size_t k[]) {
  const og_ivec *p = &s->point[k[0]], *q = &s->point[k[1]], *r = &s->point[k[2]];
  og_ivec_sub(&s->edge, q, p);
  og_ivec_sub(&s->other, r, p);
  og_ivec_cross(&s->normal, &s->edge, &s->other);
  og_ivec_cross(&s->cross, q, r);
  og_ivec_dot(&s->weight[k[0]], &s->normal, &s->cross);
  og_ivec_cross(&s->cross, r, p);
  og_ivec_dot(&s->weight[k[1]], &s->normal, &s->cross);
  og_ivec_cross(&s->cross, p, q);
  og_ivec_dot(&s->weight[k[2]], &s->normal, &s->cross);
  og_ivec_dot(&s->value, &s->normal, p);
  og_ivec_scale(&s->v, &s->value, &s->normal);
}

// The weights are the signed volumes of the tetrahedra that the origin makes with the faces.
static void weigh_tetrahedron(og_exact_simplex *s, const size_t k[]) {
  (void)k;
  const og_ivec *p = s->point;
  og_ivec_cross(&s->cross, &p[2], &p[3]);
  og_ivec_dot(&s->weight[0], &p[1], &s->cross);
  og_ivec_dot(&s->weight[1], &p[0], &s->cross);
  og_ivec_cross(&s->cross, &p[0], &p[1]);
  og_ivec_dot(&s->weight[2], &p[3], &s->cross);
  og_ivec_dot(&s->weight[3], &p[2], &s->cross);
  og_int_neg(&s->weight[1], &s->weight[1]);
  og_int_neg(&s->weight[3], &s->weight[3]);
  if (og_int_sign(&s->weight[0]) < 0)
    for (size_t corner = 0; corner < 4; corner++) og_int_neg(&s->weight[corner], &s->weight[corner]);
  og_ivec_set_zero(&s->v);
}

// Is the nearest point of the whole simplex in the relative interior of the face `mask`? Sets v, total, square
// and the weights of the face's corners.
static bool face_is_nearest(og_exact_simplex *s, unsigned mask) {
  static void (*const weigh[])(og_exact_simplex *, const size_t[]) = {weigh_vertex, weigh_edge, weigh_triangle,
                                                                      weigh_tetrahedron};
  size_t corner[4], count = 0;
  for (size_t k = 0; k < s->count; k++)
    if (mask >> k & 1) corner[count++] = k;
  weigh[count - 1](s, corner);
  og_int_set_si(&s->total, 0);
  for (size_t k = 0; k < count; k++) {
    if (og_int_sign(&s->weight[corner[k]]) <= 0) return false;
    og_int_add(&s->total, &s->total, &s->weight[corner[k]]);
  }
  og_ivec_dot(&s->square, &s->v, &s->v);
  for (size_t k = 0; k < s->count; k++) {
    if (mask >> k & 1) continue;
    og_ivec_dot(&s->value, &s->v, &s->point[k]);
    og_int_mul(&s->limit, &s->value, &s->total);
    if (og_int_compare(&s->limit, &s->square) < 0) return false;
  }
  return true;
}

static void keep_face(og_exact_simplex *s, unsigned mask) {
  size_t kept = 0;
  for (size_t k = 0; k < s->count; k++) {
    if (!(mask >> k & 1)) continue;
    if (k != kept) {
      s->pair[kept] = s->pair[k];
      og_ivec_set(&s->point[kept], &s->point[k]);
      og_int_set(&s->weight[kept], &s->weight[k]);
    }
    kept++;
  }
  s->count = kept;
}

void og_exact_simplex_reduce(og_exact_simplex *s) {
  for (unsigned mask = (1U << s->count) - 1; mask > 0; mask--) {
    if (!face_is_nearest(s, mask)) continue;
    keep_face(s, mask);
    return;
  }
}
