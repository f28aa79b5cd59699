#include "tool/judge/steady.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"

void og_steady_init(og_steady *steady) {
  *steady = (og_steady){.most = 0};
  og_exact_pair_init(&steady->pair);
}

void og_steady_clear(og_steady *steady) { og_exact_pair_clear(&steady->pair); }

void og_steady_begin(og_steady *steady) {
  steady->any = false;
  steady->most = 0;
}

// ---- the pose ----

double og_make_nudged(og_small_case *r, const og_small_case *c, int back, double share, double size, bool binary32) {
  if (!(size > 0) || !isfinite(size)) return 0;
  int exponent;
  (void)frexp(share * size, &exponent);
  const double sign = back ? -1 : 1, most = ldexp(sign, exponent - 2);
  const double by[3] = {most, most / 2, most / 4}; // all directions at once, and no longer than share * size
  og_small_case_copy(r, c);
  for (size_t k = 0; k < og_small_number_count(&r->body[0]); k++) {
    const og_small_number number = og_small_number_at(&r->body[0], k);
    if (number.is_size) continue;
    const double x = *number.at, sum = x + by[number.axis], moved = binary32 ? (double)(float)sum : sum;
    if (!isfinite(moved) || !(fabs(moved - x - by[number.axis]) <= fabs(by[number.axis]) / 4)) return 0;
    *number.at = moved;
  }
  return sqrt(by[0] * by[0] + by[1] * by[1] + by[2] * by[2]);
}

// ---- the contacts ----

static double value_of(const og_rational *r) { return og_round_quotient_to(OG_ROUND_BINARY64, &r->num, &r->den); }

static double *first_points(const og_statement *statement) {
  double *xyz = og_grow(NULL, 3 * statement->contact_count, sizeof *xyz);
  for (size_t k = 0; k < statement->contact_count; k++)
    for (size_t n = 0; n < 3; n++) xyz[3 * k + n] = value_of(&statement->contacts[k].point[0][n]);
  return xyz;
}

static bool has_manifold(const og_statement *statement) {
  return statement->stated == OG_STATED_ANSWER && statement->finite && statement->has_normal &&
         statement->contact_count > 0;
}

bool og_lead_alike(const double a[3], const double b[3]) {
  const double across = hypot(hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2]), a[0] * b[1] - a[1] * b[0]);
  return across <= 1e-3 * (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}

static bool leads_alike(const og_statement *before, const og_statement *after) {
  double a[3], b[3];
  for (int k = 0; k < 3; k++) {
    a[k] = value_of(&before->normal[k]);
    b[k] = value_of(&after->normal[k]);
  }
  return og_lead_alike(a, b);
}

bool og_raise_to_farthest(og_exact_pair *pair, const double *points, size_t count, og_double_hull hull, double *most) {
  for (size_t k = 0; k < count; k++) {
    if (!og_exact_pair_solve_hulls(pair, (og_double_hull){1, points + 3 * k, 0}, hull)) return false;
    *most = fmax(*most, pair->signed_distance); // below zero: inside
  }
  return true;
}

bool og_steady_compare(og_steady *steady, const og_statement *before, const og_statement *after, double way) {
  if (!has_manifold(before) || !has_manifold(after) || !leads_alike(before, after)) return true;
  double *const a = first_points(before), *const b = first_points(after);
  const og_double_hull hull_a = {before->contact_count, a, 0}, hull_b = {after->contact_count, b, 0};
  double most = 0;
  const bool good = og_raise_to_farthest(&steady->pair, a, hull_a.count, hull_b, &most) &&
                    og_raise_to_farthest(&steady->pair, b, hull_b.count, hull_a, &most);
  free(a);
  free(b);
  steady->any = true;
  if (most / way >= steady->most) {
    steady->most = most / way;
    steady->way = way;
  }
  return good;
}

void og_steady_add(const og_steady *steady, double size, double share, og_judgement *judgement) {
  if (!steady->any) return;
  const double moved = steady->most * steady->way;
  const og_checked check = {.what = OG_CHECK_CONTACT_STEADY,
                            .absolute = moved,
                            .fraction = moved / size,
                            .relative = steady->most,
                            .ulps = moved == 0 ? 0 : HUGE_VAL};
  const og_tolerance tolerance = {.rounding = OG_STEADY_ROUNDING * share, .gross = OG_STEADY_GROSS * share};
  og_judgement_add(judgement, check, tolerance);
}
