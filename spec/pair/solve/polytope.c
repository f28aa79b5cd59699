#include "spec/pair/solve/polytope.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"

// A bound on the error of n.(p - u) and n.u computed in doubles from `approx`, n = (v - u) x (w - u). With every
// approximate coordinate at most 1 and within 2^-51 of the truth: CSO points are at most 2 and within 2^-49.8,
// edges at most 4 and within 2^-48.6, n at most 32 and within 2^-44.5, the result within 2^-40.2
// (proofs/gappa/polytope_side.g). Doubled more than twice for slack.
#define SIDE_ERROR 0x1p-37
// The same for the length of n: sqrt(3) 2^-44.5, doubled for slack (proofs/gappa/polytope_distance.g).
#define NORMAL_ERROR 0x1p-42

#define NONE UINT32_MAX
// Marks a face's twin while that is on the horizon, with the edge's place there. (Names stay below: there is no memory
// for 2^31 / 3 faces.)
#define ON_HORIZON 0x80000000u

void og_polytope_init(og_polytope *polytope) {
  *polytope = (og_polytope){.problem = NULL};
  og_farthest_init(&polytope->farthest_a);
  og_farthest_init(&polytope->farthest_b);
  og_ivec_init(&polytope->u);
  og_ivec_init(&polytope->v);
  og_int *const numbers[] = {&polytope->value,  &polytope->other, &polytope->best_a,
                             &polytope->best_b, &polytope->left,  &polytope->right};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
}

void og_polytope_clear(og_polytope *polytope) {
  for (size_t k = 0; k < polytope->corner_capacity; k++) og_ivec_clear(&polytope->corner[k].point);
  for (size_t k = 0; k < polytope->face_capacity; k++) {
    og_ivec_clear(&polytope->face[k].n);
    og_int_clear(&polytope->face[k].h);
    og_int_clear(&polytope->face[k].nn);
  }
  free(polytope->corner);
  free(polytope->face);
  free(polytope->horizon);
  free(polytope->beyond);
  free(polytope->changed);
  og_farthest_clear(&polytope->farthest_a);
  og_farthest_clear(&polytope->farthest_b);
  og_ivec_clear(&polytope->u);
  og_ivec_clear(&polytope->v);
  og_int *const numbers[] = {&polytope->value,  &polytope->other, &polytope->best_a,
                             &polytope->best_b, &polytope->left,  &polytope->right};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
}

static double dot(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void cross(double r[3], const double a[3], const double b[3]) {
  r[0] = a[1] * b[2] - a[2] * b[1];
  r[1] = a[2] * b[0] - a[0] * b[2];
  r[2] = a[0] * b[1] - a[1] * b[0];
}

static void sub(double r[3], const double a[3], const double b[3]) {
  for (int k = 0; k < 3; k++) r[k] = a[k] - b[k];
}

// ---- corners and faces ----

static uint32_t add_corner(og_polytope *t, og_pair pair) {
  if (t->corner_count == t->corner_capacity) {
    const size_t capacity = og_doubled(t->corner_capacity);
    t->corner = og_grow(t->corner, capacity, sizeof *t->corner);
    for (size_t k = t->corner_capacity; k < capacity; k++) og_ivec_init(&t->corner[k].point);
    t->corner_capacity = capacity;
  }
  og_polytope_corner *corner = &t->corner[t->corner_count];
  corner->pair = pair;
  og_ivec_sub(&corner->point, &t->problem->a.at[pair.i], &t->problem->b.at[pair.j]);
  sub(corner->approx, &t->problem->a.approx[3 * pair.i], &t->problem->b.approx[3 * pair.j]);
  return (uint32_t)t->corner_count++;
}

static void add_face(og_polytope *t, uint32_t u, uint32_t v, uint32_t w) {
  if (t->face_count == t->face_capacity) {
    const size_t capacity = og_doubled(t->face_capacity);
    t->face = og_grow(t->face, capacity, sizeof *t->face);
    for (size_t k = t->face_capacity; k < capacity; k++) {
      og_ivec_init(&t->face[k].n);
      og_int_init(&t->face[k].h);
      og_int_init(&t->face[k].nn);
    }
    t->face_capacity = capacity;
  }
  og_face *face = &t->face[t->face_count++];
  face->corner[0] = u;
  face->corner[1] = v;
  face->corner[2] = w;
  face->seen_from = NONE;
  face->beyond = face->supporting = face->exact = false;
  double edge[3], other[3];
  sub(edge, t->corner[v].approx, t->corner[u].approx);
  sub(other, t->corner[w].approx, t->corner[u].approx);
  cross(face->normal, edge, other);
  face->offset = dot(face->normal, t->corner[u].approx);
  const double length = sqrt(dot(face->normal, face->normal));
  if (length > 4 * NORMAL_ERROR) {
    face->distance = face->offset / length;
    // |offset error| / length, plus what the error of the length does to a distance of at most 4.
    face->distance_error = (SIDE_ERROR + 8 * NORMAL_ERROR) / length;
  } else {
    face->distance = 0.0;
    face->distance_error = DBL_MAX;
  }
}

og_face *og_polytope_exact_face(og_polytope *t, size_t k) {
  og_face *face = &t->face[k];
  if (face->exact) return face;
  const og_ivec *p = &t->corner[face->corner[0]].point;
  og_ivec_sub(&t->u, &t->corner[face->corner[1]].point, p);
  og_ivec_sub(&t->v, &t->corner[face->corner[2]].point, p);
  og_ivec_cross(&face->n, &t->u, &t->v);
  og_ivec_dot(&face->h, &face->n, p);
  og_ivec_dot(&face->nn, &face->n, &face->n);
  face->exact = true;
  return face;
}

int og_polytope_origin_side(og_polytope *t, size_t k) {
  const double offset = t->face[k].offset;
  if (fabs(offset) > SIDE_ERROR) return offset > 0 ? 1 : -1;
  return og_int_sign(&og_polytope_exact_face(t, k)->h);
}

// Positive when the corner lies strictly beyond the face's plane, negative when strictly inside, else 0.
static int side(og_polytope *t, size_t k, const og_polytope_corner *corner) {
  double from_face[3];
  sub(from_face, corner->approx, t->corner[t->face[k].corner[0]].approx);
  const double estimate = dot(t->face[k].normal, from_face);
  if (fabs(estimate) > SIDE_ERROR) return estimate > 0 ? 1 : -1;
  const og_face *face = og_polytope_exact_face(t, k);
  og_ivec_dot(&t->value, &face->n, &corner->point);
  return og_int_compare(&t->value, &face->h);
}

int og_polytope_compare_distance(og_polytope *t, size_t f, size_t g) {
  const og_face *a = &t->face[f], *b = &t->face[g];
  if (a->distance + a->distance_error < b->distance - b->distance_error) return -1;
  if (b->distance + b->distance_error < a->distance - a->distance_error) return 1;
  a = og_polytope_exact_face(t, f);
  b = og_polytope_exact_face(t, g);
  // h / |n| in both, h > 0: compare h_a^2 n_b.n_b with h_b^2 n_a.n_a.
  og_int_mul(&t->left, &a->h, &a->h);
  og_int_mul(&t->left, &t->left, &b->nn);
  og_int_mul(&t->right, &b->h, &b->h);
  og_int_mul(&t->right, &t->right, &a->nn);
  return og_int_compare(&t->left, &t->right);
}

bool og_polytope_coplanar(og_polytope *t, size_t f, size_t g) {
  for (int k = 0; k < 3; k++)
    if (side(t, g, &t->corner[t->face[f].corner[k]]) != 0) return false;
  return true;
}

// ---- the first tetrahedron ----

// How far the candidate is from the affine hull of the corners so far, roughly: the length of its offset, the area
// or the volume that it spans with them.
static double spread(const og_polytope *t, const double candidate[3]) {
  const double *origin = t->corner[0].approx;
  double d[3], e[3], f[3], r[3];
  sub(d, candidate, origin);
  if (t->corner_count == 1) return dot(d, d);
  sub(e, t->corner[1].approx, origin);
  cross(r, d, e);
  if (t->corner_count == 2) return dot(r, r);
  sub(f, t->corner[2].approx, origin);
  return fabs(dot(r, f));
}

// Is the CSO point affinely independent of the corners so far, exactly? The linear hull of e is kept in u, the
// normal of e and f in v.
static bool independent(og_polytope *t, const og_ivec *point) {
  const og_ivec *origin = &t->corner[0].point;
  og_ivec d, r;
  og_ivec_init(&d);
  og_ivec_init(&r);
  og_ivec_sub(&d, point, origin);
  bool answer = !og_ivec_is_zero(&d);
  if (t->corner_count > 1) {
    og_ivec_sub(&t->u, &t->corner[1].point, origin);
    og_ivec_cross(&r, &d, &t->u);
    answer = !og_ivec_is_zero(&r);
  }
  if (t->corner_count > 2) {
    og_ivec_sub(&t->v, &t->corner[2].point, origin);
    og_ivec_dot(&t->value, &r, &t->v);
    answer = og_int_sign(&t->value) != 0;
  }
  og_ivec_clear(&d);
  og_ivec_clear(&r);
  return answer;
}

static bool pair_is_independent(og_polytope *t, og_pair pair) {
  og_ivec point;
  og_ivec_init(&point);
  og_ivec_sub(&point, &t->problem->a.at[pair.i], &t->problem->b.at[pair.j]);
  const bool answer = independent(t, &point);
  og_ivec_clear(&point);
  return answer;
}

// The affine hull of the CSO is spanned by the points that share the first corner's vertex of A or of B.
static og_pair spanning_candidate(const og_polytope *t, size_t k) {
  const og_pair first = t->corner[0].pair;
  if (k < t->problem->a.count) return (og_pair){(uint32_t)k, first.j};
  return (og_pair){first.i, (uint32_t)(k - t->problem->a.count)};
}

static bool add_independent_corner(og_polytope *t) {
  const size_t count = t->problem->a.count + t->problem->b.count;
  double widest = -1.0;
  og_pair best = {0, 0};
  for (size_t k = 0; k < count; k++) {
    const og_pair pair = spanning_candidate(t, k);
    double approx[3];
    sub(approx, &t->problem->a.approx[3 * pair.i], &t->problem->b.approx[3 * pair.j]);
    const double s = spread(t, approx);
    if (s <= widest) continue;
    widest = s;
    best = pair;
  }
  if (pair_is_independent(t, best)) {
    add_corner(t, best);
    return true;
  }
  // Doubles see no spread: look for any, exactly.
  for (size_t k = 0; k < count; k++) {
    const og_pair pair = spanning_candidate(t, k);
    if (!pair_is_independent(t, pair)) continue;
    add_corner(t, pair);
    return true;
  }
  return false;
}

int og_polytope_begin(og_polytope *t, const og_problem *problem, const og_pair *seed, size_t seed_count) {
  t->problem = problem;
  t->corner_count = t->face_count = t->steps = 0;
  og_farthest_begin(&t->farthest_a, &problem->a);
  og_farthest_begin(&t->farthest_b, &problem->b);
  add_corner(t, seed_count > 0 ? seed[0] : (og_pair){0, 0});
  for (size_t k = 1; k < seed_count && t->corner_count < 4; k++)
    if (pair_is_independent(t, seed[k])) add_corner(t, seed[k]);
  while (t->corner_count < 4)
    if (!add_independent_corner(t)) return (int)t->corner_count - 1;
  add_face(t, 0, 1, 2);
  const bool fourth_is_beyond = side(t, 0, &t->corner[3]) > 0;
  t->face_count = 0;
  // Counterclockwise from outside, whichever way the tetrahedron is turned.
  const uint32_t one = fourth_is_beyond ? 2 : 1, two = fourth_is_beyond ? 1 : 2;
  add_face(t, 0, one, two);
  add_face(t, 0, 3, one);
  add_face(t, one, 3, two);
  add_face(t, 0, two, 3);
  // Edge by edge: 0-one, one-two, two-0; 0-3, 3-one, one-0; one-3, 3-two, two-one; 0-two, two-3, 3-0.
  static const uint32_t twin[12] = {5, 8, 9, 11, 6, 0, 4, 10, 1, 2, 7, 3};
  for (uint32_t name = 0; name < 12; name++) t->face[name / 3].twin[name % 3] = twin[name];
  return 3;
}

// ---- expansion ----

// The farthest of the points that doubles cannot tell from the farthest along the face's normal. `outward` is the
// normal in doubles with the sign, which is 1 for the greatest n.p, -1 for the least.
static uint32_t exact_extreme(og_polytope *t, og_farthest *points, const double outward[3], const og_face *face,
                              int sign, og_int *best) {
  double greatest;
  og_farthest_along(points, outward, &greatest);
  og_farthest_find_from(points, outward, greatest - 2 * SIDE_ERROR);
  uint32_t index = UINT32_MAX;
  for (size_t k = 0; k < points->found_count; k++) {
    const uint32_t candidate = points->found[k];
    og_ivec_dot(&t->value, &face->n, &points->points->at[candidate]);
    const int order = index == UINT32_MAX ? 1 : og_int_compare(&t->value, best) * sign;
    if (order < 0 || (order == 0 && candidate > index)) continue;
    og_int_swap(&t->value, best);
    index = candidate;
  }
  return index;
}

// A CSO point strictly beyond the face's plane, if there is any.
static bool point_beyond(og_polytope *t, size_t k, og_pair *pair) {
  const double *outward = t->face[k].normal, inward[3] = {-outward[0], -outward[1], -outward[2]};
  double a, b;
  pair->i = og_farthest_along(&t->farthest_a, outward, &a);
  pair->j = og_farthest_along(&t->farthest_b, inward, &b);
  if (a + b - t->face[k].offset > SIDE_ERROR) return true;
  const og_face *face = og_polytope_exact_face(t, k);
  pair->i = exact_extreme(t, &t->farthest_a, outward, face, 1, &t->best_a);
  pair->j = exact_extreme(t, &t->farthest_b, inward, face, -1, &t->best_b);
  og_int_sub(&t->best_a, &t->best_a, &t->best_b);
  return og_int_compare(&t->best_a, &face->h) > 0;
}

static void *room_for_one(void *memory, size_t count, size_t *capacity, size_t size) {
  if (count < *capacity) return memory;
  *capacity = og_doubled(*capacity);
  return og_grow(memory, *capacity, size);
}

static bool is_beyond(og_polytope *t, uint32_t k, uint32_t corner) {
  og_face *face = &t->face[k];
  face->beyond = side(t, k, &t->corner[corner]) > 0;
  face->seen_from = corner;
  for (int edge = 0; edge < 3; edge++) face->horizon[edge] = NONE;
  return face->beyond;
}

static size_t add_if_beyond(og_polytope *t, size_t count, uint32_t k, uint32_t corner) {
  if (t->face[k].seen_from == corner || !is_beyond(t, k, corner)) return count;
  t->beyond = room_for_one(t->beyond, count, &t->beyond_capacity, sizeof *t->beyond);
  t->beyond[count] = k;
  return count + 1;
}

static int ascending(const void *left, const void *right) {
  const uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
  return (a > b) - (a < b);
}

// Lists the faces strictly seen from the corner, in ascending order, and returns how many there are. They form a disc
// with the face given in it, so they are reached from there.
static size_t find_faces_beyond(og_polytope *t, uint32_t face, uint32_t corner) {
  size_t count = add_if_beyond(t, 0, face, corner);
  for (size_t k = 0; k < count; k++)
    for (int edge = 0; edge < 3; edge++) {
      const uint32_t twin = t->face[t->beyond[k]].twin[edge];
      count = add_if_beyond(t, count, twin / 3, corner);
    }
  qsort(t->beyond, count, sizeof *t->beyond, ascending);
  return count;
}

// Notes the three edges of a face to be removed, or takes away the edges that run against them.
static size_t toggle_edges(og_polytope *t, size_t count, uint32_t k) {
  og_face *face = &t->face[k];
  for (uint32_t edge = 0; edge < 3; edge++) {
    const uint32_t twin = face->twin[edge], noted = t->face[twin / 3].horizon[twin % 3];
    if (noted != NONE) {
      const og_horizon_edge last = t->horizon[--count];
      t->horizon[noted] = last;
      t->face[last.inner / 3].horizon[last.inner % 3] = noted;
      continue;
    }
    t->horizon = room_for_one(t->horizon, count, &t->horizon_capacity, sizeof *t->horizon);
    t->horizon[count] = (og_horizon_edge){face->corner[edge], face->corner[(edge + 1) % 3], 3 * k + edge, twin};
    face->horizon[edge] = (uint32_t)count++;
  }
  return count;
}

// The edges around the faces seen. Their order, and with it that of the faces to come, is that of removing one face
// after the other, from the first on, each gap taken by the last face.
static size_t find_horizon(og_polytope *t, size_t beyond) {
  size_t horizon = 0, last = t->face_count;
  for (size_t low = 0; low < beyond; low++) {
    horizon = toggle_edges(t, horizon, t->beyond[low]);
    // A last face that is to be removed itself is so next.
    for (last--; beyond > low + 1 && t->beyond[beyond - 1] == last; last--)
      horizon = toggle_edges(t, horizon, t->beyond[--beyond]);
  }
  return horizon;
}

static void note_changed(og_polytope *t, uint32_t k) {
  t->changed = room_for_one(t->changed, t->changed_count, &t->changed_capacity, sizeof *t->changed);
  t->changed[t->changed_count++] = k;
}

// Swaps the face at k, which is to be removed, with the last face.
static void remove_face(og_polytope *t, uint32_t k) {
  const og_face removed = t->face[k];
  t->face[k] = t->face[--t->face_count];
  t->face[t->face_count] = removed; // keeps its numbers' storage
  for (uint32_t edge = 0; edge < 3; edge++) {
    const uint32_t twin = t->face[k].twin[edge];
    if ((twin & ON_HORIZON) != 0) t->horizon[twin & ~ON_HORIZON].outer = 3 * k + edge;
    else t->face[twin / 3].twin[twin % 3] = 3 * k + edge;
  }
  note_changed(t, k);
}

static void remove_faces_beyond(og_polytope *t, size_t beyond, size_t horizon) {
  for (uint32_t k = 0; k < horizon; k++) {
    const uint32_t outer = t->horizon[k].outer;
    t->face[outer / 3].twin[outer % 3] = ON_HORIZON | k;
  }
  const size_t left = t->face_count - beyond;
  for (size_t k = 0; k < beyond && t->beyond[k] < left; k++) {
    while (t->face[t->face_count - 1].beyond) t->face_count--;
    remove_face(t, t->beyond[k]);
  }
  t->face_count = left;
}

// Faces from the horizon's edges to the new corner, each joined to its neighbours.
static void add_fan(og_polytope *t, size_t horizon, uint32_t corner) {
  const uint32_t first = (uint32_t)t->face_count;
  for (uint32_t k = 0; k < horizon; k++) {
    const og_horizon_edge *edge = &t->horizon[k];
    const uint32_t outer = edge->outer, face = first + k;
    add_face(t, edge->from, edge->to, corner);
    t->face[face].twin[0] = outer;
    t->face[outer / 3].twin[outer % 3] = 3 * face;
    t->corner[edge->from].fan = face;
    note_changed(t, face);
  }
  for (uint32_t k = 0; k < horizon; k++) {
    const uint32_t next = t->corner[t->horizon[k].to].fan;
    t->face[first + k].twin[1] = 3 * next + 2;
    t->face[next].twin[2] = 3 * (first + k) + 1;
  }
}

size_t og_polytope_resume(const og_polytope *t, size_t k) { return t->changed[0] < k ? t->changed[0] : k; }

bool og_polytope_expand(og_polytope *t, size_t face) {
  og_pair pair;
  if (!point_beyond(t, face, &pair)) {
    t->face[face].supporting = true;
    return false;
  }
  const uint32_t corner = add_corner(t, pair);
  // Faces whose plane contains the new point stay: the faces strictly seen from it form a disc, and its border,
  // the horizon, is a simple circle without edges in line with the point.
  const size_t beyond = find_faces_beyond(t, (uint32_t)face, corner);
  const size_t horizon = find_horizon(t, beyond);
  t->changed_count = 0;
  remove_faces_beyond(t, beyond, horizon);
  add_fan(t, horizon, corner);
  t->steps++;
  return true;
}
