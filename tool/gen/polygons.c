/// Polygons that are easily cut wrong: deep, thin, with straight angles, one ulp from touching themselves, not simple.

#include <math.h>
#include <string.h>

#include "tool/gen/families.h"

static void begin(og_gen_case *c) { c->volume.axes = 2; }

static void add(og_gen_case *c, double x, double y) { og_gen_add(&c->a, x, y, 0); }

static double moved(og_gen_turn *turn, double x) {
  const int way = (int)og_random_integer(&turn->random, -1, 1);
  return way == 0 ? x : nextafter(x, 100 * way);
}

static double whole(og_gen_turn *turn, int lo, int hi) { return (double)og_random_integer(&turn->random, lo, hi); }

// Clockwise every other time.
static void finish(const og_gen_turn *turn, og_gen_case *c) {
  if (turn->group % 2 == 0) return;
  og_gen_triple *point = c->a.point;
  for (size_t low = 0, high = c->a.count - 1; low < high; low++, high--) {
    const og_gen_triple held = point[low];
    point[low] = point[high];
    point[high] = held;
  }
}

// ---- points around the origin, in the order of their angles ----

static bool is_above(const og_gen_point *p) { return p->y > 0 || (p->y == 0 && p->x > 0); }

static int by_angle(const og_gen_point *a, const og_gen_point *b) {
  if (is_above(a) != is_above(b)) return is_above(a) ? -1 : 1;
  const double turn = a->x * b->y - a->y * b->x;
  if (turn != 0) return turn > 0 ? -1 : 1;
  const double longer = fabs(a->x) + fabs(a->y) - fabs(b->x) - fabs(b->y);
  return (longer > 0) - (longer < 0);
}

#define MOST_AROUND 24

// Where products of coordinates round or underflow, the above is no order, and what qsort makes of that differs between
// C libraries. This is the same everywhere: each half by itself, then both merged.
static void sort_by_angle(og_gen_point *point, size_t count) {
  if (count < 2) return;
  og_gen_point sorted[MOST_AROUND];
  const size_t half = count / 2;
  sort_by_angle(point, half);
  sort_by_angle(point + half, count - half);
  size_t low = 0, high = half, k = 0;
  while (low < half && high < count)
    sorted[k++] = by_angle(&point[low], &point[high]) <= 0 ? point[low++] : point[high++];
  while (low < half) sorted[k++] = point[low++];
  memcpy(point, sorted, k * sizeof *point);
}

static void add_around(og_gen_case *c, og_gen_point *point, size_t count) {
  sort_by_angle(point, count);
  for (size_t k = 0; k < count; k++) add(c, point[k].x, point[k].y);
}

// The four first are in each quadrant: the origin is inside, and the polygon a star seen from there.
void og_gen_polygon_star(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  og_gen_point point[24];
  for (int k = 0; k < 24; k++) {
    const double x = og_random_between(&turn->random, 0.125, 1), y = og_random_between(&turn->random, 0.125, 1);
    const double size = k % 3 == 0 ? 0.125 : 1;
    point[k] = (og_gen_point){k % 2 == 0 ? size * x : -size * x, k / 2 % 2 == 0 ? size * y : -size * y, 0};
  }
  add_around(c, point, 24);
  finish(turn, c);
}

// Integers on a circle of radius 25, or of 65, with points between them on the straight sides.
void og_gen_polygon_convex(og_gen_turn *turn, og_gen_case *c) {
  static const int of_25[][2] = {{25, 0}, {24, 7}, {20, 15}, {15, 20}, {7, 24}};
  static const int of_65[][2] = {{65, 0}, {63, 16}, {60, 25}, {56, 33}, {52, 39}};
  const int(*quarter)[2] = turn->group % 4 < 2 ? of_25 : of_65;
  begin(c);
  double x[20], y[20];
  for (int k = 0; k < 20; k++) {
    const int *p = quarter[k % 5];
    const int turns = k / 5;
    x[k] = turns == 0 ? p[0] : turns == 1 ? -p[1] : turns == 2 ? -p[0] : p[1];
    y[k] = turns == 0 ? p[1] : turns == 1 ? p[0] : turns == 2 ? -p[1] : -p[0];
  }
  for (int k = 0; k < 20; k++) {
    add(c, x[k], y[k]);
    if (og_random_flip(&turn->random)) add(c, (x[k] + x[(k + 1) % 20]) / 2, (y[k] + y[(k + 1) % 20]) / 2);
  }
  finish(turn, c);
}

// ---- deep ones ----

void og_gen_polygon_comb(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  const int teeth = (int)og_random_integer(&turn->random, 3, 12), slant = (int)og_random_integer(&turn->random, -9, 9);
  add(c, 0, -1);
  add(c, 2 * teeth, -1);
  for (int k = teeth - 1; k >= 0; k--) {
    add(c, 2 * k + 2, 0);
    add(c, 2 * k + 1 + slant, whole(turn, 30, 32));
  }
  add(c, 0, 0);
  finish(turn, c);
}

// A band that winds inwards: out along one side and back along the other.
void og_gen_polygon_spiral(og_gen_turn *turn, og_gen_case *c) {
  static const int way[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  begin(c);
  const int corners = 4 * (int)og_random_integer(&turn->random, 1, 4);
  double x = 0, y = 0, inner[16][2];
  for (int k = 0; k < corners; k++) {
    const int *along = way[k % 4];
    inner[k][0] = x + along[0] - along[1];
    inner[k][1] = y + along[1] + along[0];
    add(c, x, y);
    x += 4 * (corners - k) * along[0];
    y += 4 * (corners - k) * along[1];
  }
  add(c, x, y);
  for (int k = corners - 1; k >= 0; k--) add(c, inner[k][0], inner[k][1]);
  finish(turn, c);
}

// ---- one ulp ----

// Spikes from the top down to the lower side: the first ends an ulp above it, on it or an ulp below, the others above.
void og_gen_polygon_ulp(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  const int spikes = 1 + (int)(turn->group % 3);
  add(c, 0, 1);
  add(c, 3 * spikes + 2, 1);
  add(c, 3 * spikes + 2, 4);
  for (int k = spikes; k > 0; k--) {
    add(c, 3 * k + 1, 4);
    add(c, 3 * k, k == 1 ? moved(turn, 1) : nextafter(1, 2));
    add(c, 3 * k - 1, 4);
  }
  add(c, 0, 4);
  finish(turn, c);
}

// A square with points on its sides, each coordinate moved by up to an ulp: straight angles that bend in or out.
void og_gen_polygon_straight(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  for (int k = 0; k < 32; k++) {
    const int side = k / 8;
    const double at = k % 8 - 4;
    const double x = side == 0 ? at : side == 1 ? 4 : side == 2 ? -at : -4;
    const double y = side == 0 ? -4 : side == 1 ? at : side == 2 ? 4 : -at;
    const bool exact = turn->group % 3 == 0;
    const double px = exact ? x + 9 : moved(turn, x + 9), py = exact ? y + 9 : moved(turn, y + 9);
    add(c, px, py);
  }
  finish(turn, c);
}

// ---- not simple, most of them ----

// On a lattice, in the order of the angles: corners on one ray, and corners that are there twice.
void og_gen_polygon_lattice(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  og_gen_point point[16];
  const size_t count = turn->group < 10 ? 6 + (size_t)turn->group : 16;
  for (size_t k = 0; k < count; k++) {
    const double x = whole(turn, -6, 6), y = whole(turn, -6, 6);
    point[k] = x == 0 && y == 0 ? (og_gen_point){7, 7, 0} : (og_gen_point){x, y, 0};
  }
  add_around(c, point, count);
  finish(turn, c);
}

void og_gen_polygon_crossing(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  const int count = (int)og_random_integer(&turn->random, 4, 7);
  for (int k = 0; k < count; k++) {
    const double x = og_random_between(&turn->random, -1, 1), y = og_random_between(&turn->random, -1, 1);
    add(c, x, y);
  }
}

// Points of one line; and every other time a corner beside it, so that only a part has no area.
void og_gen_polygon_collinear(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  const double u = whole(turn, 1, 3), v = whole(turn, -3, 3);
  for (int k = 0; k < 6; k++) {
    const double t = whole(turn, -8, 8) / 4;
    add(c, t * u, t * v);
  }
  if (turn->group % 2 == 1) add(c, -3 * v, 3 * u);
}

// Around the origin, by turns in each quadrant. Products of the greatest still are numbers, which the order needs.
void og_gen_polygon_extreme(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  og_gen_point point[12];
  for (int k = 0; k < 12; k++) {
    const double x = og_random_scaled(&turn->random, -1070, 500), y = og_random_scaled(&turn->random, -1070, 500);
    point[k] = (og_gen_point){k % 2 == 0 ? x : -x, k / 2 % 2 == 0 ? y : -y, 0};
  }
  add_around(c, point, 12);
  finish(turn, c);
}
