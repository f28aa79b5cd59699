#include "spec/decompose/surface.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

/*@ predicate mesh_readable{L}(og_decomposition_problem *p) =
      \valid_read(p) && p->mesh.a.count >= 0 && \valid_read(p->mesh.a.of + (0 .. p->mesh.a.count - 1)) &&
      \forall integer t, i; 0 <= t < p->mesh.a.count ==> 0 <= i < 3 ==>
        0 <= p->mesh.a.of[t].at[i] < p->mesh.points.a.count;
    predicate is_surface{L}(og_decomposition_problem *p, og_surface s) =
      mesh_readable(p) && names_triangles(s, p->mesh.a.count); */

/*@ requires surface: is_surface(problem, surface) && k < surface.count;
    terminates \true; exits \false; assigns \nothing;
    ensures corners: \result == &problem->mesh.a.of[triangle_of(surface, k)].at[0];
    ensures named:   0 <= triangle_of(surface, k) < problem->mesh.a.count; */
static const int32_t *corners_of(const og_decomposition_problem *problem, og_surface surface, size_t k) {
  return problem->mesh.a.of[surface.triangle == NULL ? k : surface.triangle[k]].at;
}

// ---- edges ----

int64_t og_surface_balance(const og_decomposition_problem *problem, og_surface surface, uint32_t from, uint32_t to) {
  int64_t balance = 0;
  for (size_t k = 0; k < surface.count; k++) {
    const int32_t *c = corners_of(problem, surface, k);
    for (int i = 0; i < 3; i++) {
      const uint32_t a = (uint32_t)c[i], b = (uint32_t)c[(i + 1) % 3];
      balance += (a == from && b == to) - (a == to && b == from);
    }
  }
  return balance;
}

// An edge between its ends in ascending order, and whether it runs from the lower one.
typedef struct way {
  uint32_t low, high;
  bool up;
} way;

/*@ predicate is_before{L}(way *a, way *b) = a->low < b->low || (a->low == b->low && a->high < b->high);
    predicate same_edge{L}(way *a, way *b) = a->low == b->low && a->high == b->high;
    // How many of the ways from `from` to `to` - 1 run up, less how many run down.
    logic integer balance{L}(way *w, integer from, integer to) =
      to <= from ? 0 : balance(w, from, to - 1) + (w[to - 1].up != 0 ? 1 : -1); */

/*@ requires ways: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures before: \result < 0 <==> is_before(a, b);
    ensures behind: \result > 0 <==> is_before(b, a); */
static int order_of_ways(const way *a, const way *b) {
  if (a->low != b->low) return a->low < b->low ? -1 : 1;
  return (a->high > b->high) - (a->high < b->high);
}

static int compare_ways(const void *left, const void *right) { return order_of_ways(left, right); }

// The ways of one edge, from place `from` on: where they end, and how many more of them run up than down.
/*@ requires ways:    \valid_read(ways + (0 .. count - 1)) && from < count <= INT64_MAX;
    requires balance: \valid(balance) && \separated(balance, ways + (0 .. count - 1));
    terminates \true; exits \false; assigns *balance;
    ensures end:     from < \result <= count;
    ensures same:    \forall integer k; from <= k < \result ==> same_edge(ways + from, ways + k);
    ensures last:    \result < count ==> !same_edge(ways + from, ways + \result);
    ensures balance: *balance == balance{Pre}(ways, from, \result); */
static size_t end_of_edge(const way *ways, size_t count, size_t from, int64_t *balance) {
  size_t k = from;
  *balance = 0;
  /*@ loop invariant at:      from <= k <= count;
      loop invariant same:    \forall integer i; from <= i < k ==> same_edge(ways + from, ways + i);
      loop invariant balance: *balance == balance{Pre}(ways, from, k);
      loop invariant small:   from - k <= *balance <= k - from;
      loop assigns k, *balance;
      loop variant count - k; */
  for (; k < count && order_of_ways(&ways[from], &ways[k]) == 0; k++) *balance += ways[k].up ? 1 : -1;
  return k;
}

static way *sorted_ways(const og_decomposition_problem *problem, og_surface surface) {
  way *ways = og_grow(NULL, 3 * surface.count + 1, sizeof *ways);
  for (size_t k = 0; k < 3 * surface.count; k++) {
    const int32_t *c = corners_of(problem, surface, k / 3);
    const uint32_t from = (uint32_t)c[k % 3], to = (uint32_t)c[(k + 1) % 3];
    ways[k] = (way){from < to ? from : to, from < to ? to : from, from < to};
  }
  qsort(ways, 3 * surface.count, sizeof *ways, compare_ways);
  return ways;
}

bool og_surface_find_open(const og_decomposition_problem *problem, og_surface surface, uint32_t edge[2]) {
  way *ways = sorted_ways(problem, surface);
  bool open = false;
  for (size_t k = 0; k < 3 * surface.count && !open;) {
    const way first = ways[k];
    int64_t balance;
    k = end_of_edge(ways, 3 * surface.count, k, &balance);
    if (first.low == first.high || balance == 0) continue;
    open = true;
    edge[0] = balance > 0 ? first.low : first.high;
    edge[1] = balance > 0 ? first.high : first.low;
  }
  free(ways);
  return open;
}

// ---- points ----

/*@ logic integer marked{L}(bool *mark, integer to) =
      to <= 0 ? 0 : marked(mark, to - 1) + (mark[to - 1] != 0 ? 1 : 0); */

// The numbers of what is marked, in ascending order; how many there are.
/*@ requires marks:   \valid_read(mark + (0 .. count - 1)) && count <= UINT32_MAX;
    requires numbers: \valid(number + (0 .. count - 1)) &&
      \separated(number + (0 .. count - 1), mark + (0 .. count - 1));
    terminates \true; exits \false; assigns number[0 .. count - 1];
    ensures count:     \result == marked{Pre}(mark, count) && \result <= count;
    ensures marked:    \forall integer i; 0 <= i < \result ==> number[i] < count && mark[number[i]] != 0;
    ensures ascending: \forall integer i, j; 0 <= i < j < \result ==> number[i] < number[j]; */
static size_t list_marked(uint32_t *number, const bool *mark, size_t count) {
  size_t made = 0;
  /*@ loop invariant at:        0 <= made <= k <= count;
      loop invariant count:     made == marked{Pre}(mark, k);
      loop invariant marked:    \forall integer i; 0 <= i < made ==> number[i] < k && mark[number[i]] != 0;
      loop invariant ascending: \forall integer i, j; 0 <= i < j < made ==> number[i] < number[j];
      loop assigns k, made, number[0 .. count - 1];
      loop variant count - k; */
  for (size_t k = 0; k < count; k++)
    if (mark[k]) number[made++] = (uint32_t)k;
  return made;
}

uint32_t *og_surface_points(const og_decomposition_problem *problem, og_surface surface, size_t *count) {
  const size_t points = problem->mesh.points.a.count;
  bool *named = og_grow(NULL, points, sizeof *named);
  uint32_t *number = og_grow(NULL, points, sizeof *number);
  memset(named, 0, points * sizeof *named);
  for (size_t k = 0; k < surface.count; k++)
    for (int i = 0; i < 3; i++) named[corners_of(problem, surface, k)[i]] = true;
  *count = list_marked(number, named, points);
  free(named);
  return number;
}

void og_surface_hull_problem(og_hull_problem *hull, const og_decomposition_problem *problem, const uint32_t *number,
                             size_t count) {
  og_exact_body body;
  og_exact_body_init(&body);
  og_exact_body_resize(&body, count);
  og_int_set_si(&body.den, 1);
  og_int_set_si(&body.radius, 0);
  for (size_t k = 0; k < count; k++) og_ivec_set(&body.point[k], &problem->mesh.points.a.at[number[k]]);
  og_hull_problem_set_exact(hull, 3, &body); // it has a point, and a positive denominator
  og_exact_body_clear(&body);
}

// ---- volumes ----

// Tetrahedra from one point, whichever it is where the surface is closed.
typedef struct tetrahedra {
  const og_ivec *at, *from;
  og_ivec a, b, c, product;
  og_int value;
} tetrahedra;

static void tetrahedra_init(tetrahedra *t, const og_decomposition_problem *problem, uint32_t from) {
  t->at = problem->mesh.points.a.at;
  t->from = &t->at[from];
  og_ivec_init(&t->a);
  og_ivec_init(&t->b);
  og_ivec_init(&t->c);
  og_ivec_init(&t->product);
  og_int_init(&t->value);
}

static void tetrahedra_clear(tetrahedra *t) {
  og_ivec_clear(&t->a);
  og_ivec_clear(&t->b);
  og_ivec_clear(&t->c);
  og_ivec_clear(&t->product);
  og_int_clear(&t->value);
}

static void add_tetrahedron(og_int *six, tetrahedra *t, uint32_t a, uint32_t b, uint32_t c) {
  og_ivec_sub(&t->a, &t->at[a], t->from);
  og_ivec_sub(&t->b, &t->at[b], t->from);
  og_ivec_sub(&t->c, &t->at[c], t->from);
  og_ivec_cross(&t->product, &t->b, &t->c);
  og_ivec_dot(&t->value, &t->a, &t->product);
  og_int_add(six, six, &t->value);
}

void og_surface_volume(og_int *six, const og_decomposition_problem *problem, og_surface surface) {
  og_int_set_si(six, 0);
  if (surface.count == 0) return;
  tetrahedra t;
  tetrahedra_init(&t, problem, (uint32_t)corners_of(problem, surface, 0)[0]);
  for (size_t k = 0; k < surface.count; k++) {
    const int32_t *c = corners_of(problem, surface, k);
    add_tetrahedron(six, &t, (uint32_t)c[0], (uint32_t)c[1], (uint32_t)c[2]);
  }
  tetrahedra_clear(&t);
}

void og_facets_volume(og_int *six, const og_decomposition_problem *problem, const og_facets *facets,
                      const uint32_t *number) {
  og_int_set_si(six, 0);
  if (facets->count == 0) return;
  tetrahedra t;
  tetrahedra_init(&t, problem, number[facets->corner[0]]);
  for (size_t k = 0; k < facets->count; k++) {
    const uint32_t *c = facets->corner + og_facet_start(facets, k);
    for (size_t i = 1; i + 1 < og_facet_size(facets, k); i++)
      add_tetrahedron(six, &t, number[c[0]], number[c[i]], number[c[i + 1]]);
  }
  tetrahedra_clear(&t);
}
