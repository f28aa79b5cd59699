// The same rounds in doubles, before the exact ones: nothing rests on them, but that few exact rounds are left.

#include "spec/enclosure/solve/guess.h"

#include <math.h>
#include <string.h>

#include "spec/pair/solve/guess.h"

enum { ROUGH_ROUNDS = 36, ROUGH_POINTS = 16 + 2 * ROUGH_ROUNDS };
// Less than this beside 1, the scale of the doubles, is rounding.
#define LEAST_GAIN 0x1p-50

typedef struct rough_body {
  og_curve curve;
  double c[3], u[3], v[3], a[3];
  double unit; // the radius, squared
  og_points *points;
  size_t count;
  double place[ROUGH_POINTS][3]; // (x, y, z) in the frame
} rough_body;

static double dot(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void add_place(rough_body *b, double x, double y, double z) {
  const double place[3] = {x, y, z};
  memcpy(b->place[b->count++], place, sizeof place);
  og_points_resize(b->points, b->count);
  double *at = &b->points->approx[3 * (b->count - 1)];
  for (int k = 0; k < 3; k++) at[k] = b->c[k] + x * b->u[k] + y * b->v[k] + z * b->a[k];
}

static void start_curved(rough_body *b, const double *frame) {
  const double h = 0.5 * sqrt(2.0);
  const double corner[8][2] = {{1, 0}, {h, h}, {0, 1}, {-h, h}, {-1, 0}, {-h, -h}, {0, -1}, {h, -h}};
  for (int k = 0; k < 3; k++) {
    b->c[k] = frame[k];
    b->u[k] = frame[3 + k] - frame[k];
    b->v[k] = frame[6 + k] - frame[k];
    b->a[k] = frame[9 + k] - frame[k];
  }
  b->count = 0;
  if (b->curve == OG_CURVE_ELLIPSOID) {
    const double d = sqrt(3.0) / 3;
    for (int k = 0; k < 3; k++)
      for (int sign = -1; sign <= 1; sign += 2) add_place(b, k == 0 ? sign : 0, k == 1 ? sign : 0, k == 2 ? sign : 0);
    for (int k = 0; k < 8; k++) add_place(b, k & 1 ? d : -d, k & 2 ? d : -d, k & 4 ? d : -d);
    return;
  }
  if (b->curve == OG_CURVE_CONE) add_place(b, 0, 0, 1);
  for (int k = 0; k < 8; k++) {
    add_place(b, corner[k][0], corner[k][1], -1);
    if (b->curve == OG_CURVE_CYLINDER) add_place(b, corner[k][0], corner[k][1], 1);
  }
}

static void start_body(const og_enclosure_solver *s, int body, rough_body *b, og_points *points) {
  const og_points *from = og_enclosure_points(s->problem, body);
  b->curve = s->problem->curve[body];
  b->points = points;
  if (b->curve != OG_CURVE_NONE) {
    start_curved(b, from->approx);
    return;
  }
  og_points_resize(points, from->count);
  memcpy(points->approx, from->approx, 3 * from->count * sizeof(double));
}

// The largest m . x of the points, as far as doubles go.
static double reached(const og_points *points, const double m[3]) {
  double most = -HUGE_VAL;
  for (size_t k = 0; k < points->count; k++) most = fmax(most, dot(m, &points->approx[3 * k]));
  return most;
}

// The length of (x, y), without overflow, by operations that round alike on every machine, as those of hypot do not:
// where a machine has fused ones, hypot uses them. One step of Newton's method follows the root (Borges 2019, An
// improved algorithm for hypot(a, b)); it takes h^2 - u^2 - v^2 from the small difference of h and a leg.
static double length_of(double x, double y) {
  int exponent;
  const double longer = fmax(fabs(x), fabs(y));
  if (!(longer > 0)) return 0;
  frexp(longer, &exponent);
  const double u = ldexp(longer, -exponent), v = ldexp(fmin(fabs(x), fabs(y)), -exponent);
  const double h = sqrt(u * u + v * v);
  const double beyond_v = h - v, beyond_u = h - u;
  const double too_much = h <= 2 * v ? u * (2 * beyond_v - u) + (beyond_v - 2 * (u - v)) * beyond_v
                                     : 2 * beyond_u * (u - 2 * v) + ((4 * beyond_u - v) * v + beyond_u * beyond_u);
  return ldexp(h - too_much / (2 * h), exponent);
}

// Adds the farthest points along m. True if they go farther than those before.
static bool extend(rough_body *b, const double m[3]) {
  if (b->curve == OG_CURVE_NONE) return false;
  const double x = dot(m, b->u), y = dot(m, b->v), across = length_of(x, y);
  const double z = b->curve == OG_CURVE_ELLIPSOID ? dot(m, b->a) : 0, length = length_of(across, z);
  if (!(length > 0)) return false;
  const double before = reached(b->points, m);
  if (b->curve == OG_CURVE_ELLIPSOID) {
    add_place(b, x / length, y / length, z / length);
    return reached(b->points, m) - before > LEAST_GAIN * sqrt(dot(m, m));
  }
  // There is no z here: `across` is above zero as the length is.
  add_place(b, x / across, y / across, -1);
  if (b->curve == OG_CURVE_CYLINDER) add_place(b, x / across, y / across, 1);
  return reached(b->points, m) - before > LEAST_GAIN * sqrt(dot(m, m));
}

// The rim's point in that direction, at that end, joins the exact hull.
static void hand_over(og_enclosure_solver *s, int body, const rough_body *b, uint32_t point) {
  const double *place = b->place[point];
  if (b->curve == OG_CURVE_ELLIPSOID) {
    mpz_set_d(s->kept.x.z, ldexp(place[0], 53));
    mpz_set_d(s->kept.y.z, ldexp(place[1], 53));
    mpz_set_d(s->kept.z.z, ldexp(place[2], 53));
    og_inner_add_far(s, body, &s->kept);
    return;
  }
  if (b->curve == OG_CURVE_NONE || (place[0] == 0 && place[1] == 0)) return;
  mpz_set_d(s->kept.x.z, ldexp(place[0], 53));
  mpz_set_d(s->kept.y.z, ldexp(place[1], 53));
  og_inner_add(s, body, &s->kept.x, &s->kept.y, place[2] > 0);
}

void og_enclosure_warm(og_enclosure_solver *s) {
  static const double origin[3] = {0, 0, 0};
  rough_body a, b;
  og_guess guess;
  double n[3], opposite[3];
  bool more = true;
  start_body(s, 0, &a, &s->rough.a);
  start_body(s, 1, &b, &s->rough.b);
  for (int round = 0; round < ROUGH_ROUNDS && more; round++) {
    guess = og_guess_nearest(&s->rough, origin, n);
    if (guess.count == 4) break;
    for (int k = 0; k < 3; k++) opposite[k] = -n[k];
    const bool of_a = extend(&a, opposite), of_b = extend(&b, n);
    more = of_a || of_b;
  }
  guess = og_guess_nearest(&s->rough, origin, n);
  for (size_t k = 0; k < guess.count; k++) {
    hand_over(s, 0, &a, guess.pair[k].i);
    hand_over(s, 1, &b, guess.pair[k].j);
  }
}
