#include "tests/oracle/hull.h"

#include <string.h>

typedef struct space {
  mpq_t (*point)[3];
  size_t count;
  bool is_first[OR_HULL_POINTS]; // of equal points
  mpq_t normal[3], u[3], v[3], product, sum;
  or_hull *hull;
} space;

static void set_difference(mpq_t r[3], mpq_t *to, mpq_t *from) {
  for (int k = 0; k < 3; k++) mpq_sub(r[k], to[k], from[k]);
}

// s->normal = u x v; false where it is zero.
static bool set_normal(space *s, size_t a, size_t b, size_t c) {
  set_difference(s->u, s->point[b], s->point[a]);
  set_difference(s->v, s->point[c], s->point[a]);
  for (int k = 0; k < 3; k++) {
    mpq_mul(s->normal[k], s->u[(k + 1) % 3], s->v[(k + 2) % 3]);
    mpq_mul(s->product, s->u[(k + 2) % 3], s->v[(k + 1) % 3]);
    mpq_sub(s->normal[k], s->normal[k], s->product);
  }
  return mpq_sgn(s->normal[0]) != 0 || mpq_sgn(s->normal[1]) != 0 || mpq_sgn(s->normal[2]) != 0;
}

static int sign_of_dot(space *s, mpq_t *a, mpq_t *b) {
  mpq_set_ui(s->sum, 0, 1);
  for (int k = 0; k < 3; k++) {
    mpq_mul(s->product, a[k], b[k]);
    mpq_add(s->sum, s->sum, s->product);
  }
  return mpq_sgn(s->sum);
}

static int side_of_plane(space *s, size_t on, size_t p) {
  set_difference(s->u, s->point[p], s->point[on]);
  return sign_of_dot(s, s->normal, s->u);
}

// The sign of normal . (to - from) x (p - from).
static int side_of_edge(space *s, size_t from, size_t to, size_t p) {
  mpq_t cross[3];
  set_difference(s->u, s->point[to], s->point[from]);
  set_difference(s->v, s->point[p], s->point[from]);
  for (int k = 0; k < 3; k++) {
    mpq_init(cross[k]);
    mpq_mul(cross[k], s->u[(k + 1) % 3], s->v[(k + 2) % 3]);
    mpq_mul(s->product, s->u[(k + 2) % 3], s->v[(k + 1) % 3]);
    mpq_sub(cross[k], cross[k], s->product);
  }
  const int side = sign_of_dot(s, s->normal, cross);
  for (int k = 0; k < 3; k++) mpq_clear(cross[k]);
  return side;
}

// p lies on the line of a and b: between them or at one of them?
static bool is_between(space *s, size_t a, size_t b, size_t p) {
  set_difference(s->u, s->point[a], s->point[p]);
  set_difference(s->v, s->point[b], s->point[p]);
  return sign_of_dot(s, s->u, s->v) <= 0;
}

// ---- the cycle in a plane ----

static bool is_edge(space *s, const bool *on, size_t from, size_t to) {
  if (from == to) return false;
  for (size_t p = 0; p < s->count; p++) {
    if (!on[p]) continue;
    const int side = side_of_edge(s, from, to, p);
    if (side < 0 || (side == 0 && !is_between(s, from, to, p))) return false;
  }
  return true;
}

static void set_cycle(space *s, const bool *on, or_cycle *cycle) {
  size_t next[OR_HULL_POINTS], first = OR_HULL_POINTS;
  for (size_t a = s->count; a-- > 0;)
    for (size_t b = 0; b < s->count; b++)
      if (on[a] && on[b] && is_edge(s, on, a, b)) {
        next[a] = b;
        first = a;
      }
  cycle->size = 0;
  size_t at = first;
  do {
    cycle->corner[cycle->size++] = at;
    s->hull->vertex[at] = true;
    at = next[at];
  } while (at != first);
}

static int compare_cycles(const or_cycle *a, const or_cycle *b) {
  for (size_t k = 0; k < a->size && k < b->size; k++)
    if (a->corner[k] != b->corner[k]) return a->corner[k] < b->corner[k] ? -1 : 1;
  return (a->size > b->size) - (a->size < b->size);
}

// In its place; once.
static void add_cycle(or_hull *hull, const or_cycle *cycle) {
  size_t place = 0;
  while (place < hull->facet_count && compare_cycles(&hull->facet[place], cycle) < 0) place++;
  if (place < hull->facet_count && compare_cycles(&hull->facet[place], cycle) == 0) return;
  for (size_t k = hull->facet_count++; k > place; k--) hull->facet[k] = hull->facet[k - 1];
  hull->facet[place] = *cycle;
}

// The plane of three points, with the normal there is: a facet where no point lies beyond it.
static void try_plane(space *s, size_t a) {
  bool on[OR_HULL_POINTS];
  for (size_t p = 0; p < s->count; p++) {
    const int side = side_of_plane(s, a, p);
    if (side > 0) return;
    on[p] = side == 0 && s->is_first[p];
  }
  or_cycle cycle;
  set_cycle(s, on, &cycle);
  add_cycle(s->hull, &cycle);
}

static void turn_normal(space *s) {
  for (int k = 0; k < 3; k++) mpq_neg(s->normal[k], s->normal[k]);
}

// ---- the dimension ----

static bool is_equal(space *s, size_t a, size_t b) {
  return mpq_equal(s->point[a][0], s->point[b][0]) && mpq_equal(s->point[a][1], s->point[b][1]) &&
         mpq_equal(s->point[a][2], s->point[b][2]);
}

static int dimension_of(space *s) {
  int dimension = 0;
  for (size_t a = 0; a < s->count; a++)
    for (size_t b = a + 1; b < s->count; b++) {
      if (dimension < 1 && !is_equal(s, a, b)) dimension = 1;
      for (size_t c = b + 1; c < s->count; c++) {
        if (!set_normal(s, a, b, c)) continue;
        if (dimension < 2) dimension = 2;
        for (size_t d = c + 1; d < s->count; d++)
          if (side_of_plane(s, a, d) != 0) return 3;
      }
    }
  return dimension;
}

static void set_ends(space *s) {
  for (size_t a = 0; a < s->count; a++)
    for (size_t b = 0; b < s->count; b++) {
      bool holds = s->is_first[a] && s->is_first[b] && (a != b || s->hull->dimension == 0);
      for (size_t p = 0; p < s->count && holds; p++) holds = is_between(s, a, b, p);
      if (holds) s->hull->vertex[a] = s->hull->vertex[b] = true;
    }
}

static void set_planes(space *s, bool in_space) {
  for (size_t a = 0; a < s->count; a++)
    for (size_t b = a + 1; b < s->count; b++)
      for (size_t c = b + 1; c < s->count; c++) {
        if (!set_normal(s, a, b, c)) continue;
        if (in_space || mpq_sgn(s->normal[2]) > 0) try_plane(s, a);
        turn_normal(s);
        if (in_space || mpq_sgn(s->normal[2]) > 0) try_plane(s, a);
      }
}

void or_convex_hull(or_hull *hull, mpq_t (*point)[3], size_t count, bool in_space) {
  space s = {.point = point, .count = count, .hull = hull};
  memset(hull, 0, sizeof *hull);
  for (int k = 0; k < 3; k++) mpq_inits(s.normal[k], s.u[k], s.v[k], NULL);
  mpq_inits(s.product, s.sum, NULL);
  for (size_t k = 0; k < count; k++) {
    s.is_first[k] = true;
    for (size_t before = 0; before < k; before++)
      if (is_equal(&s, before, k)) s.is_first[k] = false;
  }
  hull->dimension = dimension_of(&s);
  if (hull->dimension < 2) set_ends(&s);
  else set_planes(&s, in_space);
  for (int k = 0; k < 3; k++) mpq_clears(s.normal[k], s.u[k], s.v[k], NULL);
  mpq_clears(s.product, s.sum, NULL);
}
