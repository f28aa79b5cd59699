#include "spec/curved/solve/guess.h"

#include <math.h>

// Steps of either search. Bodies that are nearer than these tell are left to integers.
enum { STEPS = 24, INWARD_STEPS = 6 };
// Numbers are rounded to so many bits, and what is decided by less than the margins is not decided here.
#define DIRECTION_BITS 30
#define WEIGHT_BITS 16
#define GAP_MARGIN 0x1p-24
#define INSIDE_MARGIN 0x1p-10
// A radius or half a height whose square is less is lost in the rounding of what is 1 at most; and with a product above
// the second number no square below it becomes zero.
#define LEAST_SQUARE 0x1p-80
#define LEAST_PRODUCT 0x1p-400

typedef struct curved_double {
  bool is_cone;
  double centre[3], u[3], v[3], a[3];
  const double *points;
  size_t count;
} curved_double;

static double dot(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void set_difference(double r[3], const double a[3], const double b[3]) {
  for (int k = 0; k < 3; k++) r[k] = a[k] - b[k];
}

static void set_doubles(curved_double *d, const og_curved_search *s) {
  const double *frame = og_curved_frame(s->problem)->approx;
  d->is_cone = s->is_cone;
  d->points = s->points->approx;
  d->count = s->points->count;
  for (int k = 0; k < 3; k++) d->centre[k] = frame[k];
  set_difference(d->u, frame + 3, frame);
  set_difference(d->v, frame + 6, frame);
  set_difference(d->a, frame + 9, frame);
}

// ---- apart ----

// The point of the curved body that is farthest along z.
static void set_farthest(const curved_double *d, const double z[3], double r[3]) {
  const double u = dot(z, d->u), v = dot(z, d->v), a = dot(z, d->a), rim = sqrt(u * u + v * v);
  const bool to_apex = d->is_cone && 2 * a > rim;
  const double along = d->is_cone && !to_apex ? -1 : d->is_cone || a > 0 ? 1 : -1;
  const double across = to_apex || rim == 0 ? 0 : 1 / rim;
  for (int k = 0; k < 3; k++) r[k] = d->centre[k] + along * d->a[k] + across * (u * d->u[k] + v * d->v[k]);
}

static size_t farthest_against(const curved_double *d, const double z[3]) {
  size_t best = 0;
  double least = dot(z, d->points);
  for (size_t k = 1; k < d->count; k++) {
    const double value = dot(z, d->points + 3 * k);
    if (value >= least) continue;
    least = value;
    best = k;
  }
  return best;
}

// z becomes the point nearest to zero of the segment from it to w. False where that is z.
static bool approach(double z[3], const double w[3]) {
  double way[3];
  set_difference(way, w, z);
  const double down = -dot(z, way);
  if (!(down > LEAST_PRODUCT)) return false;
  const double share = down / dot(way, way);
  for (int k = 0; k < 3; k++) z[k] += fmin(share, 1) * way[k];
  return true;
}

// Gilbert's algorithm: z is a point of the difference of the bodies, and nears the one nearest to zero.
static bool find_gap(const curved_double *d, double z[3]) {
  double own[3], w[3];
  set_difference(z, d->points, d->centre);
  for (int step = 0; step < STEPS; step++) {
    set_farthest(d, z, own);
    set_difference(w, d->points + 3 * farthest_against(d, z), own);
    const double gap = dot(z, w), length = sqrt(dot(z, z));
    if (gap > GAP_MARGIN * length) return true;
    if (!approach(z, w)) return false;
  }
  return false;
}

static void set_normal(og_curved_search *s, const double z[3]) {
  og_int *const parts[3] = {&s->normal.x, &s->normal.y, &s->normal.z};
  const double most = fmax(fabs(z[0]), fmax(fabs(z[1]), fabs(z[2])));
  for (int k = 0; k < 3; k++) og_int_set_si(parts[k], lrint(ldexp(z[k] / most, DIRECTION_BITS)));
}

// ---- penetrating ----

typedef struct mean {
  size_t count;
  size_t point[INWARD_STEPS + 1];
  double weight[INWARD_STEPS + 1];
  double at[3]; // in the frame
} mean;

// Where the point is in units of the frame: the cylinder is where x^2 + y^2 <= 1 and |z| <= 1.
static void set_seen(const curved_double *d, size_t point, double r[3]) {
  double from[3];
  set_difference(from, d->points + 3 * point, d->centre);
  r[0] = dot(from, d->u) / dot(d->u, d->u);
  r[1] = dot(from, d->v) / dot(d->v, d->v);
  r[2] = dot(from, d->a) / dot(d->a, d->a);
}

static bool is_inside(const curved_double *d, const double at[3]) {
  const double width = (d->is_cone ? (1 - at[2]) / 2 : 1) - INSIDE_MARGIN, up = 1 - 2 * INSIDE_MARGIN;
  return fabs(at[2]) < up && at[0] * at[0] + at[1] * at[1] < width * width;
}

// The point that is farthest from the mean towards the middle of the body.
static size_t farthest_inwards(const curved_double *d, const double from[3], double seen[3]) {
  size_t best = 0;
  double least = HUGE_VAL, other[3];
  for (size_t k = 0; k < d->count; k++) {
    set_seen(d, k, other);
    const double value = dot(from, other);
    if (value >= least) continue;
    least = value;
    best = k;
    for (int n = 0; n < 3; n++) seen[n] = other[n];
  }
  return best;
}

static void add(mean *m, size_t point, const double seen[3], double share) {
  for (size_t k = 0; k < m->count; k++) m->weight[k] *= 1 - share;
  for (int k = 0; k < 3; k++) m->at[k] += share * (seen[k] - m->at[k]);
  m->point[m->count] = point;
  m->weight[m->count++] = share;
}

// From the first point towards the middle: of a cone that of its largest ball, roughly.
static bool find_inside(const curved_double *d, mean *m) {
  const double middle[3] = {0, 0, d->is_cone ? -0.5 : 0};
  double seen[3] = {0, 0, 0}, from[3], way[3];
  m->count = 0;
  set_seen(d, 0, m->at);
  add(m, 0, m->at, 1);
  for (int step = 0; step < INWARD_STEPS && !is_inside(d, m->at); step++) {
    set_difference(from, m->at, middle);
    const size_t next = farthest_inwards(d, from, seen);
    set_difference(way, seen, m->at);
    const double down = -dot(from, way);
    if (!(down > LEAST_PRODUCT)) return false;
    add(m, next, seen, fmin(down / dot(way, way), 1));
  }
  return is_inside(d, m->at);
}

static void set_mean(og_curved_search *s, const mean *m) {
  og_curved_certificate *certificate = s->certificate;
  certificate->count = 0;
  for (size_t k = 0; k < m->count; k++) {
    const long weight = lrint(ldexp(m->weight[k], WEIGHT_BITS));
    if (weight == 0) continue;
    certificate->point[certificate->count] = (uint32_t)m->point[k];
    og_int_set_si(&certificate->weight[certificate->count++], weight);
  }
}

og_curved_guess og_guess_curved(og_curved_search *s) {
  curved_double d;
  double z[3];
  mean m;
  set_doubles(&d, s);
  if (fmin(dot(d.u, d.u), dot(d.a, d.a)) < LEAST_SQUARE) return OG_CURVED_GUESS_NONE;
  if (find_gap(&d, z)) {
    set_normal(s, z);
    return OG_CURVED_GUESS_APART;
  }
  if (!find_inside(&d, &m)) return OG_CURVED_GUESS_NONE;
  set_mean(s, &m);
  return OG_CURVED_GUESS_INSIDE;
}
