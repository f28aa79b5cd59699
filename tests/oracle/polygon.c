#include "tests/oracle/polygon.h"

// Work with numbers that stay initialised.
enum { NUMBERS = 12 };
static mpq_t n[NUMBERS];

static void start(void) {
  static bool started;
  for (int k = 0; k < NUMBERS && !started; k++) mpq_init(n[k]);
  started = true;
}

// r = u x v for u = b - a and v = d - c
static void cross(mpq_t r, mpq_t *a, mpq_t *b, mpq_t *c, mpq_t *d) {
  mpq_sub(n[0], b[0], a[0]);
  mpq_sub(n[1], d[1], c[1]);
  mpq_mul(n[2], n[0], n[1]);
  mpq_sub(n[0], b[1], a[1]);
  mpq_sub(n[1], d[0], c[0]);
  mpq_mul(n[3], n[0], n[1]);
  mpq_sub(r, n[2], n[3]);
}

// r = (p - a) . (b - a)
static void along(mpq_t r, mpq_t *a, mpq_t *b, mpq_t *p) {
  mpq_sub(n[0], p[0], a[0]);
  mpq_sub(n[1], b[0], a[0]);
  mpq_mul(n[2], n[0], n[1]);
  mpq_sub(n[0], p[1], a[1]);
  mpq_sub(n[1], b[1], a[1]);
  mpq_mul(n[3], n[0], n[1]);
  mpq_add(r, n[2], n[3]);
}

static bool is_same(mpq_t *a, mpq_t *b) { return mpq_equal(a[0], b[0]) && mpq_equal(a[1], b[1]); }

// Of lines that are not parallel: the part of the way from a to b, n[4], and of that from c to d, n[5], where they
// cross.
static void set_parts(mpq_t *a, mpq_t *b, mpq_t *c, mpq_t *d) {
  cross(n[6], a, b, c, d);
  cross(n[7], a, c, c, d);
  mpq_div(n[4], n[7], n[6]);
  cross(n[7], a, c, a, b);
  mpq_div(n[5], n[7], n[6]);
}

static bool are_parallel(mpq_t *a, mpq_t *b, mpq_t *c, mpq_t *d) {
  cross(n[6], a, b, c, d);
  return mpq_sgn(n[6]) == 0;
}

static bool is_in_unit(mpq_t x, bool strictly) {
  const int low = mpq_sgn(x), high = mpq_cmp_ui(x, 1, 1);
  return strictly ? low > 0 && high < 0 : low >= 0 && high <= 0;
}

// Where c and d lie along the way from a to b, from the lesser, n[8], to the greater, n[9]; the way itself ends at
// n[10].
static void set_range(mpq_t *a, mpq_t *b, mpq_t *c, mpq_t *d) {
  along(n[8], a, b, c);
  along(n[9], a, b, d);
  along(n[10], a, b, b);
  if (mpq_cmp(n[8], n[9]) > 0) mpq_swap(n[8], n[9]);
}

static bool meet(mpq_t *a, mpq_t *b, mpq_t *c, mpq_t *d) {
  if (!are_parallel(a, b, c, d)) {
    set_parts(a, b, c, d);
    return is_in_unit(n[4], false) && is_in_unit(n[5], false);
  }
  cross(n[6], a, b, a, c);
  if (mpq_sgn(n[6]) != 0) return false;
  set_range(a, b, c, d);
  return mpq_sgn(n[9]) >= 0 && mpq_cmp(n[8], n[10]) <= 0;
}

// From b on, back towards a?
static bool is_folded(mpq_t *a, mpq_t *b, mpq_t *c) {
  cross(n[6], a, b, b, c);
  if (mpq_sgn(n[6]) != 0) return false;
  along(n[8], b, a, c);
  return mpq_sgn(n[8]) > 0;
}

bool or_edges_are_at_fault(mpq_t (*point)[2], size_t count, size_t i, size_t j) {
  start();
  mpq_t *a = point[i], *b = point[(i + 1) % count], *c = point[j], *d = point[(j + 1) % count];
  if (i == j) return is_same(a, b);
  if (is_same(a, b) || is_same(c, d)) return false; // each by itself is at fault
  if ((i + 1) % count == j) return is_folded(a, b, d);
  if ((j + 1) % count == i) return is_folded(c, d, b);
  return meet(a, b, c, d);
}

bool or_edges_cross(mpq_t (*point)[2], size_t count, size_t i, size_t j) {
  start();
  mpq_t *a = point[i], *b = point[(i + 1) % count], *c = point[j], *d = point[(j + 1) % count];
  if (are_parallel(a, b, c, d)) return false;
  set_parts(a, b, c, d);
  return is_in_unit(n[4], true) && is_in_unit(n[5], true);
}

bool or_polygon_is_simple(mpq_t (*point)[2], size_t count) {
  for (size_t i = 0; i < count; i++)
    for (size_t j = i; j < count; j++)
      if (or_edges_are_at_fault(point, count, i, j)) return false;
  return true;
}

void or_polygon_area(mpq_t area, mpq_t (*point)[2], size_t count) {
  start();
  mpq_set_ui(area, 0, 1);
  for (size_t k = 0; k < count; k++) {
    mpq_t *a = point[k], *b = point[(k + 1) % count];
    mpq_sub(n[0], a[0], b[0]);
    mpq_add(n[1], a[1], b[1]);
    mpq_mul(n[2], n[0], n[1]);
    mpq_add(area, area, n[2]);
  }
  mpq_div_2exp(area, area, 1);
}

// ---- triangles ----

// Has one of the triangle's sides all corners of the other on its outer side, or on it?
static bool parts(mpq_t *t[3], mpq_t *other[3]) {
  for (int k = 0; k < 3; k++) {
    int outside = 0;
    for (int i = 0; i < 3; i++) {
      cross(n[6], t[k], t[(k + 1) % 3], t[k], other[i]);
      outside += mpq_sgn(n[6]) <= 0;
    }
    if (outside == 3) return true;
  }
  return false;
}

// Does the edge have a point strictly within the triangle? The part of it on the inner side of each side is cut out.
static bool enters(mpq_t *t[3], mpq_t *a, mpq_t *b) {
  mpq_set_ui(n[8], 0, 1);
  mpq_set_ui(n[9], 1, 1);
  for (int k = 0; k < 3; k++) {
    cross(n[10], t[k], t[(k + 1) % 3], t[k], a);
    cross(n[11], t[k], t[(k + 1) % 3], t[k], b);
    const int of_a = mpq_sgn(n[10]), of_b = mpq_sgn(n[11]);
    if (of_a <= 0 && of_b <= 0) return false;
    if (of_a >= 0 && of_b >= 0) continue;
    mpq_sub(n[11], n[10], n[11]);
    mpq_div(n[10], n[10], n[11]);
    if (of_a < 0 && mpq_cmp(n[10], n[8]) > 0) mpq_set(n[8], n[10]);
    if (of_a > 0 && mpq_cmp(n[10], n[9]) < 0) mpq_set(n[9], n[10]);
  }
  return mpq_cmp(n[8], n[9]) < 0;
}

// How many edges a ray to the right crosses tells; no edge runs through the middle.
static bool middle_is_inside(mpq_t *t[3], mpq_t (*point)[2], size_t count) {
  mpq_t *const middle = &n[8];
  for (int axis = 0; axis < 2; axis++) {
    mpq_add(middle[axis], t[0][axis], t[1][axis]);
    mpq_add(middle[axis], middle[axis], t[2][axis]);
    mpq_set_ui(n[10], 3, 1);
    mpq_div(middle[axis], middle[axis], n[10]);
  }
  bool inside = false;
  for (size_t k = 0; k < count; k++) {
    mpq_t *a = point[k], *b = point[(k + 1) % count];
    const bool up = mpq_cmp(a[1], middle[1]) <= 0;
    if (up == (mpq_cmp(b[1], middle[1]) <= 0)) continue;
    cross(n[6], a, b, a, middle);
    if ((mpq_sgn(n[6]) > 0) == up) inside = !inside;
  }
  return inside;
}

static bool is_within(mpq_t *t[3], mpq_t (*point)[2], size_t count) {
  for (size_t k = 0; k < count; k++)
    if (enters(t, point[k], point[(k + 1) % count])) return false;
  return middle_is_inside(t, point, count);
}

int or_times_round(mpq_t (*point)[2], size_t count, const uint32_t place[3]) {
  start();
  mpq_t *const middle = &n[8];
  for (int axis = 0; axis < 2; axis++) {
    mpq_add(middle[axis], point[place[0]][axis], point[place[1]][axis]);
    mpq_add(middle[axis], middle[axis], point[place[2]][axis]);
    mpq_set_ui(n[10], 3, 1);
    mpq_div(middle[axis], middle[axis], n[10]);
  }
  // An upright ray, where the checker's lies along x.
  int times = 0;
  for (size_t k = 0; k < count; k++) {
    mpq_t *a = point[k], *b = point[(k + 1) % count];
    const bool is_left = mpq_cmp(a[0], middle[0]) <= 0;
    if (is_left == (mpq_cmp(b[0], middle[0]) <= 0)) continue;
    cross(n[6], a, b, a, middle);
    if (is_left ? mpq_sgn(n[6]) < 0 : mpq_sgn(n[6]) > 0) times += is_left ? -1 : 1;
  }
  return times;
}

static bool cover(mpq_t (*point)[2], size_t count, uint32_t (*triangle)[3], size_t triangles, bool may_be_entered) {
  start();
  mpq_t whole, sum;
  mpq_init(whole);
  mpq_init(sum);
  bool good = true;
  for (size_t k = 0; k < triangles && good; k++) {
    mpq_t *t[3] = {point[triangle[k][0]], point[triangle[k][1]], point[triangle[k][2]]};
    cross(n[6], t[0], t[1], t[0], t[2]);
    good = mpq_sgn(n[6]) > 0;
    mpq_add(sum, sum, n[6]);
    good = good && (may_be_entered ? middle_is_inside(t, point, count) : is_within(t, point, count));
    for (size_t i = 0; i < k && good; i++) {
      mpq_t *other[3] = {point[triangle[i][0]], point[triangle[i][1]], point[triangle[i][2]]};
      good = parts(t, other) || parts(other, t);
    }
  }
  or_polygon_area(whole, point, count);
  mpq_abs(whole, whole);
  mpq_div_2exp(sum, sum, 1);
  good = good && mpq_equal(whole, sum);
  mpq_clear(whole);
  mpq_clear(sum);
  return good;
}

bool or_triangles_cover(mpq_t (*point)[2], size_t count, uint32_t (*triangle)[3], size_t triangles) {
  return cover(point, count, triangle, triangles, false);
}

bool or_triangles_fill(mpq_t (*point)[2], size_t count, uint32_t (*triangle)[3], size_t triangles) {
  return cover(point, count, triangle, triangles, true);
}
