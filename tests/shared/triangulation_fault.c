#include "tests/shared/triangulation_fault.h"

#include <gmp.h>
#include <math.h>
#include <stdlib.h>

#include "tests/shared/body_pair.h"

enum { SPAN = sizeof(og_scalar) == 4 ? 110 : 800 };

// ---- points in exact numbers ----

typedef struct exact_xy {
  mpq_t x, y;
} exact_xy;

static void xy_init(exact_xy *p) { mpq_inits(p->x, p->y, (mpq_ptr)0); }
static void xy_clear(exact_xy *p) { mpq_clears(p->x, p->y, (mpq_ptr)0); }
static void xy_set(exact_xy *p, og_vec3 a) {
  mpq_set_d(p->x, (double)a.x);
  mpq_set_d(p->y, (double)a.y);
}
static void xy_sub(exact_xy *r, const exact_xy *a, const exact_xy *b) {
  mpq_sub(r->x, a->x, b->x);
  mpq_sub(r->y, a->y, b->y);
}
static bool xy_equal(const exact_xy *a, const exact_xy *b) { return mpq_equal(a->x, b->x) && mpq_equal(a->y, b->y); }

// r = a x b, and a . b.
static void cross(mpq_t r, const exact_xy *a, const exact_xy *b) {
  mpq_t t;
  mpq_init(t);
  mpq_mul(r, a->x, b->y);
  mpq_mul(t, a->y, b->x);
  mpq_sub(r, r, t);
  mpq_clear(t);
}
static void dot(mpq_t r, const exact_xy *a, const exact_xy *b) {
  mpq_t t;
  mpq_init(t);
  mpq_mul(r, a->x, b->x);
  mpq_mul(t, a->y, b->y);
  mpq_add(r, r, t);
  mpq_clear(t);
}

typedef struct exact_ring {
  int count;
  int *number; // of the points that differ from the one before
  exact_xy *at;
} exact_ring;

static exact_ring ring_of(const og_vec3 *point, int count) {
  exact_ring ring = {0, malloc((size_t)count * sizeof(int)), malloc((size_t)count * sizeof(exact_xy))};
  exact_xy last;
  xy_init(&last);
  xy_set(&last, point[count - 1]);
  for (int k = 0; k < count; k++) {
    exact_xy *p = &ring.at[ring.count];
    xy_init(p);
    xy_set(p, point[k]);
    if (xy_equal(p, &last)) {
      xy_clear(p);
      continue;
    }
    xy_set(&last, point[k]);
    ring.number[ring.count++] = k;
  }
  xy_clear(&last);
  return ring;
}

static void ring_clear(exact_ring *ring) {
  for (int k = 0; k < ring->count; k++) xy_clear(&ring->at[k]);
  free(ring->at);
  free(ring->number);
}

// ---- is it simple? By the parameters at which two edges meet, not by sides. ----

static bool is_within_one(const mpq_t numerator, const mpq_t denominator) {
  mpq_t t;
  mpq_init(t);
  mpq_div(t, numerator, denominator);
  const bool within = mpq_sgn(t) >= 0 && mpq_cmp_ui(t, 1, 1) <= 0;
  mpq_clear(t);
  return within;
}

// On one line with the direction r: is one of the ends of the way s from the offset w in the way r, or around it?
static bool overlaps_along(const exact_xy *r, const exact_xy *s, const exact_xy *w) {
  mpq_t square, start, end, along;
  mpq_inits(square, start, end, along, (mpq_ptr)0);
  dot(square, r, r);
  dot(start, w, r);
  dot(along, s, r);
  mpq_add(end, start, along);
  if (mpq_cmp(start, end) > 0) mpq_swap(start, end);
  const bool meet = mpq_sgn(end) >= 0 && mpq_cmp(start, square) <= 0;
  mpq_clears(square, start, end, along, (mpq_ptr)0);
  return meet;
}

static bool edges_meet(const exact_xy *a, const exact_xy *b, const exact_xy *c, const exact_xy *d) {
  exact_xy r, s, w;
  mpq_t denominator, of_r, of_s;
  xy_init(&r), xy_init(&s), xy_init(&w);
  mpq_inits(denominator, of_r, of_s, (mpq_ptr)0);
  xy_sub(&r, b, a);
  xy_sub(&s, d, c);
  xy_sub(&w, c, a);
  cross(denominator, &r, &s);
  cross(of_r, &w, &s);
  cross(of_s, &w, &r);
  bool meet = mpq_sgn(denominator) != 0 ? is_within_one(of_r, denominator) && is_within_one(of_s, denominator)
                                        : mpq_sgn(of_s) == 0 && overlaps_along(&r, &s, &w);
  mpq_clears(denominator, of_r, of_s, (mpq_ptr)0);
  xy_clear(&r), xy_clear(&s), xy_clear(&w);
  return meet;
}

// 1: p is to the left of the way from a to b.
static int side_of(const exact_xy *a, const exact_xy *b, const exact_xy *p) {
  exact_xy u, v;
  mpq_t x;
  xy_init(&u), xy_init(&v);
  mpq_init(x);
  xy_sub(&u, b, a);
  xy_sub(&v, p, a);
  cross(x, &u, &v);
  const int sign = mpq_sgn(x);
  mpq_clear(x);
  xy_clear(&u), xy_clear(&v);
  return sign;
}

// Is b on the segment from a to c?
static bool is_between(const exact_xy *a, const exact_xy *b, const exact_xy *c) {
  if (side_of(a, c, b) != 0) return false;
  const exact_xy *low = mpq_cmp(a->x, c->x) < 0 ? a : c, *high = low == a ? c : a;
  if (mpq_cmp(b->x, low->x) < 0 || mpq_cmp(b->x, high->x) > 0) return false;
  low = mpq_cmp(a->y, c->y) < 0 ? a : c, high = low == a ? c : a;
  return mpq_cmp(b->y, low->y) >= 0 && mpq_cmp(b->y, high->y) <= 0;
}

// On one line, and back.
static bool folds(const exact_xy *a, const exact_xy *b, const exact_xy *c) {
  return side_of(a, b, c) == 0 && !is_between(a, b, c);
}

static bool is_simple(const exact_ring *ring) {
  const int n = ring->count;
  if (n < 3) return false;
  for (int i = 0; i < n; i++) {
    const exact_xy *a = &ring->at[i], *b = &ring->at[(i + 1) % n];
    if (folds(a, b, &ring->at[(i + 2) % n])) return false;
    for (int k = i + 2; k < n; k++)
      if ((k + 1) % n != i && edges_meet(a, b, &ring->at[k], &ring->at[(k + 1) % n])) return false;
  }
  return true;
}

static bool is_in_domain(const og_vec3 *point, int count) {
  int most = -3000, last = 3000;
  for (int k = 0; k < 2 * count; k++) {
    const double x = (double)(k % 2 == 0 ? point[k / 2].x : point[k / 2].y);
    int exponent;
    if (!isfinite(x)) return false;
    if (x == 0) continue;
    (void)frexp(x, &exponent);
    if (exponent > most) most = exponent;
    if (or_last_bit(x) < last) last = or_last_bit(x);
  }
  return most - last <= SPAN;
}

og_outcome or_polygon_outcome(const og_vec3 *point, int count) {
  if (count < 3) return OG_OUTCOME_DEGENERATE;
  if (!is_in_domain(point, count)) return OG_OUTCOME_OUT_OF_RANGE;
  exact_ring ring = ring_of(point, count);
  const og_outcome outcome = is_simple(&ring) ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
  ring_clear(&ring);
  return outcome;
}

// ---- the triangles ----

// Twice the area, by the products with the first corner as the origin.
static void twice_area(mpq_t area, const exact_xy *const *corner, int count) {
  exact_xy u, v;
  mpq_t part;
  xy_init(&u), xy_init(&v);
  mpq_init(part);
  mpq_set_ui(area, 0, 1);
  for (int k = 1; k + 1 < count; k++) {
    xy_sub(&u, corner[k], corner[0]);
    xy_sub(&v, corner[k + 1], corner[0]);
    cross(part, &u, &v);
    mpq_add(area, area, part);
  }
  mpq_clear(part);
  xy_clear(&u), xy_clear(&v);
}

static const char *fault_of_areas(const exact_ring *ring, const exact_xy *const *of_point,
                                  const og_triangulate_room *room) {
  const char *fault = NULL;
  const exact_xy **corner = malloc((size_t)ring->count * sizeof *corner);
  mpq_t whole, sum, one;
  mpq_inits(whole, sum, one, (mpq_ptr)0);
  for (int k = 0; k < ring->count; k++) corner[k] = &ring->at[k];
  twice_area(whole, corner, ring->count);
  for (int k = 0; k < room->triangle_count; k++) {
    for (int i = 0; i < 3; i++) corner[i] = of_point[room->triangle[k][i]];
    twice_area(one, corner, 3);
    if (mpq_sgn(one) != mpq_sgn(whole)) fault = "a triangle without the polygon's turn";
    mpq_add(sum, sum, one);
  }
  if (fault == NULL && !mpq_equal(sum, whole)) fault = "areas that do not add up to the polygon's";
  mpq_clears(whole, sum, one, (mpq_ptr)0);
  free(corner);
  return fault;
}

static int by_numbers(const void *a, const void *b) {
  const int *p = a, *q = b;
  return p[0] != q[0] ? (p[0] > q[0]) - (p[0] < q[0]) : (p[1] > q[1]) - (p[1] < q[1]);
}

// The triangles' edges, and those of the polygon the other way round, are a list in which each stands once, with its
// opposite.
static const char *fault_of_edges(const exact_ring *ring, const og_triangulate_room *room) {
  const int count = 3 * room->triangle_count + ring->count;
  int(*edge)[2] = malloc((size_t)count * sizeof *edge), n = 0;
  for (int k = 0; k < room->triangle_count; k++)
    for (int i = 0; i < 3; i++, n++) {
      edge[n][0] = room->triangle[k][i];
      edge[n][1] = room->triangle[k][(i + 1) % 3];
    }
  for (int k = 0; k < ring->count; k++, n++) {
    edge[n][0] = ring->number[(k + 1) % ring->count];
    edge[n][1] = ring->number[k];
  }
  qsort(edge, (size_t)n, sizeof *edge, by_numbers);
  const char *fault = NULL;
  for (int k = 0; k < n && fault == NULL; k++) {
    const int opposite[2] = {edge[k][1], edge[k][0]};
    if (k > 0 && by_numbers(edge[k], edge[k - 1]) == 0) fault = "an edge that is there twice";
    else if (bsearch(opposite, edge, (size_t)n, sizeof *edge, by_numbers) == NULL)
      fault = "an edge without its opposite";
  }
  free(edge);
  return fault;
}

static const char *fault_of_triangles(const exact_ring *ring, int count, const og_triangulate_room *room) {
  if (room->triangle_count != ring->count - 2) return "not as many triangles as corners less two";
  const exact_xy **of_point = calloc((size_t)count, sizeof *of_point);
  for (int k = 0; k < ring->count; k++) of_point[ring->number[k]] = &ring->at[k];
  const char *fault = NULL;
  for (int k = 0; k < 3 * room->triangle_count; k++) {
    const int number = room->triangle[k / 3][k % 3];
    if (number < 0 || number >= count || of_point[number] == NULL) fault = "a corner that is none of the polygon";
  }
  if (fault == NULL) fault = fault_of_areas(ring, of_point, room);
  if (fault == NULL) fault = fault_of_edges(ring, room);
  free(of_point);
  return fault;
}

const char *or_triangulation_fault(const og_vec3 *point, int count, og_outcome outcome,
                                   const og_triangulate_room *room) {
  const og_outcome right = or_polygon_outcome(point, count);
  if (outcome != OG_OUTCOME_ANSWERED && room->triangle_count != 0) return "triangles without an answer";
  if (outcome != right)
    return outcome == OG_OUTCOME_ANSWERED ? "an answer about no simple polygon" : "another outcome than the exact one";
  if (outcome != OG_OUTCOME_ANSWERED) return NULL;
  exact_ring ring = ring_of(point, count);
  const char *fault = fault_of_triangles(&ring, count, room);
  ring_clear(&ring);
  return fault;
}

// ---- where a point is ----

// 1 inside, 0 on an edge, -1 outside: the edges that a ray to the right crosses are counted.
static int place_of(const exact_xy *const *corner, int count, const exact_xy *p) {
  int place = -1;
  for (int k = 0; k < count; k++) {
    const exact_xy *a = corner[k], *b = corner[(k + 1) % count];
    const bool a_above = mpq_cmp(a->y, p->y) > 0, b_above = mpq_cmp(b->y, p->y) > 0;
    if (is_between(a, p, b)) return 0;
    if (a_above != b_above && (side_of(a, b, p) > 0) == b_above) place = -place;
  }
  return place;
}

or_point_count or_count_triangles(const og_vec3 *point, int count, const og_triangulate_room *room, og_vec3 p) {
  or_point_count found = {0, 0, 0};
  exact_xy *at = malloc((size_t)count * sizeof *at), exact;
  const exact_xy **corner = calloc((size_t)count, sizeof *corner);
  xy_init(&exact);
  xy_set(&exact, p);
  for (int k = 0; k < count; k++) {
    xy_init(&at[k]);
    xy_set(&at[k], point[k]);
    corner[k] = &at[k];
  }
  found.place = place_of(corner, count, &exact);
  for (int k = 0; k < room->triangle_count; k++) {
    for (int i = 0; i < 3; i++) corner[i] = &at[room->triangle[k][i]];
    const int place = place_of(corner, 3, &exact);
    found.inside += place > 0;
    found.on += place == 0;
  }
  xy_clear(&exact);
  for (int k = 0; k < count; k++) xy_clear(&at[k]);
  free(at);
  free(corner);
  return found;
}
