#include "spec/enclosure/revolved.h"

void og_revolved_init(og_revolved *r) {
  og_ivec *const vectors[] = {&r->axis, &r->apart, &r->centre[0], &r->centre[1], &r->half, &r->product};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  for (int k = 0; k < 2; k++) {
    og_int_init(&r->height[k]);
    og_curved_axes_init(&r->axes[k]);
  }
  for (int k = 0; k < 4; k++) og_int_init(&r->square[k]);
  og_int_init(&r->along);
  og_int_init(&r->t);
}

void og_revolved_clear(og_revolved *r) {
  og_ivec *const vectors[] = {&r->axis, &r->apart, &r->centre[0], &r->centre[1], &r->half, &r->product};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  for (int k = 0; k < 2; k++) {
    og_int_clear(&r->height[k]);
    og_curved_axes_clear(&r->axes[k]);
  }
  for (int k = 0; k < 4; k++) og_int_clear(&r->square[k]);
  og_int_clear(&r->along);
  og_int_clear(&r->t);
}

// ---- the figures ----

// Twice the centre of a body, twice half its axis, and the square of twice its radius times |N|.
static bool set_figure(og_revolved *r, const og_enclosure_problem *problem, int body) {
  const og_points *points = og_enclosure_points(problem, body);
  const bool is_curved = r->curve[body] != OG_CURVE_NONE;
  const size_t last = is_curved ? 0 : points->count - 1;
  if (!is_curved && points->count > 2) return false;
  og_ivec_add(&r->centre[body], &points->at[0], &points->at[last]);
  og_ivec_sub(&r->half, &points->at[last], &points->at[0]);
  og_int_set_si(&r->square[body], 0);
  if (is_curved) {
    og_ivec_add(&r->half, &r->axes[body].a, &r->axes[body].a);
    og_ivec_dot(&r->square[body], &r->axes[body].u, &r->axes[body].u);
    og_int_mul(&r->square[body], &r->square[body], &r->square[3]);
    og_ivec_cross(&r->product, &r->axes[body].n, &r->axis);
    if (!og_ivec_is_zero(&r->product)) return false;
  }
  og_ivec_cross(&r->product, &r->half, &r->axis);
  og_ivec_dot(&r->height[body], &r->half, &r->axis);
  return og_ivec_is_zero(&r->product);
}

bool og_revolved_set(og_revolved *r, const og_enclosure_problem *problem) {
  for (int body = 0; body < 2; body++) {
    r->curve[body] = problem->curve[body];
    const og_points *points = og_enclosure_points(problem, body);
    if (r->curve[body] == OG_CURVE_ELLIPSOID) return false;
    if (r->curve[body] == OG_CURVE_NONE ? points->count == 0 : !og_curved_axes_set(&r->axes[body], points))
      return false;
  }
  og_ivec_set(&r->axis, &r->axes[r->curve[0] == OG_CURVE_NONE ? 1 : 0].n);
  og_ivec_dot(&r->square[3], &r->axis, &r->axis);
  og_int_add(&r->square[3], &r->square[3], &r->square[3]);
  og_int_add(&r->square[3], &r->square[3], &r->square[3]);
  if (!set_figure(r, problem, 0) || !set_figure(r, problem, 1)) return false;
  og_ivec_sub(&r->apart, &r->centre[1], &r->centre[0]);
  og_ivec_dot(&r->along, &r->apart, &r->axis);
  og_ivec_cross(&r->product, &r->apart, &r->axis);
  og_ivec_dot(&r->square[2], &r->product, &r->product);
  return true;
}

// ---- their sum ----

// Outwards from the slope of a cone: (2 |h|, r) where the apex is ahead, (2 |h|, -r) where it is behind. B is mirrored.
static bool set_slope(const og_revolved *r, const og_int length[4], const og_int *scale, int body, og_int *x,
                      og_int *z) {
  const int sign = og_int_sign(&r->height[body]);
  if (r->curve[body] != OG_CURVE_CONE || sign == 0) return false;
  og_int_mul(x, &r->height[body], scale);
  og_int_add(x, x, x);
  if (sign < 0) og_int_neg(x, x);
  og_int_set(z, &length[body]);
  if ((sign < 0) != (body == 1)) og_int_neg(z, z);
  return true;
}

bool og_revolved_side(const og_revolved *r, const og_int length[4], const og_int *scale, int side, og_int *x,
                      og_int *z) {
  if (side >= 3) return side < OG_REVOLVED_SIDES && set_slope(r, length, scale, side - 3, x, z);
  og_int_set_si(x, side == 0);
  og_int_set_si(z, side == 0 ? 0 : side == 1 ? 1 : -1);
  return true;
}

// reach += the most that the figure has of (x, z), which for B is (x, -z).
static void add_figure(og_revolved *r, const og_int length[4], const og_int *scale, int body, const og_int *x,
                       const og_int *z, og_int *reach, og_int *t) {
  og_int_mul(t, &r->height[body], scale);
  og_int_mul(t, t, z);
  if (body == 1) og_int_neg(t, t);
  if (r->curve[body] != OG_CURVE_CONE) {
    if (og_int_sign(t) < 0) og_int_neg(t, t);
    og_int_addmul(t, &length[body], x);
  } else { // the apex, or the rim
    og_int_neg(&r->t, t);
    og_int_addmul(&r->t, &length[body], x);
    if (og_int_compare(&r->t, t) > 0) og_int_set(t, &r->t);
  }
  og_int_add(reach, reach, t);
}

void og_revolved_reach(og_revolved *r, const og_int length[4], const og_int *scale, const og_int *x, const og_int *z,
                       og_int *reach, og_int *t) {
  og_int_mul(reach, &r->along, scale);
  og_int_mul(reach, reach, z);
  og_int_addmul(reach, &length[2], x);
  og_int_neg(reach, reach);
  add_figure(r, length, scale, 0, x, z, reach, t);
  add_figure(r, length, scale, 1, x, z, reach, t);
}
