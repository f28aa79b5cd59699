#include "tests/shared/turn_fault.h"

#include <gmp.h>
#include <math.h>

#include "ref/closest/range.h"

enum { AXES = 3 };

static double part(og_vec3 v, int axis) { return (double)(axis == 0 ? v.x : axis == 1 ? v.y : v.z); }

// r = a - b
static void set_difference(mpq_t r, double a, double b) {
  mpq_t y;
  mpq_init(y);
  mpq_set_d(r, a);
  mpq_set_d(y, b);
  mpq_sub(r, r, y);
  mpq_clear(y);
}

static int compare_double(const mpq_t a, double b) {
  mpq_t x;
  mpq_init(x);
  mpq_set_d(x, b);
  const int order = mpq_cmp(a, x);
  mpq_clear(x);
  return order;
}

// ---- for every rotation ----

// The square of the distance from the pivot.
static void set_square(mpq_t r, og_vec3 p, og_vec3 pivot) {
  mpq_t d;
  mpq_init(d);
  mpq_set_ui(r, 0, 1);
  for (int k = 0; k < AXES; k++) {
    set_difference(d, part(p, k), part(pivot, k));
    mpq_mul(d, d, d);
    mpq_add(r, r, d);
  }
  mpq_clear(d);
}

// Of the farthest point.
static void set_farthest(mpq_t r, const og_turn_input *in) {
  mpq_t d;
  mpq_init(d);
  mpq_set_ui(r, 0, 1);
  for (int k = 0; k < in->count; k++) {
    set_square(d, in->point[k], in->pivot);
    if (mpq_cmp(d, r) > 0) mpq_set(r, d);
  }
  mpq_clear(d);
}

// Is length^2 >= square, and length not negative; not longer than a few epsilon more?
static const char *fault_of_length(const mpq_t length, const mpq_t square, double size) {
  mpq_t most, slack;
  mpq_inits(most, slack, NULL);
  const char *fault = NULL;
  mpq_mul(most, length, length);
  if (mpq_sgn(length) < 0 || mpq_cmp(most, square) < 0) fault = "a turned point outside";
  mpq_set_d(slack, 16 * (double)OG_SCALAR_EPSILON * size + 64 * (double)OG_SCALAR_MIN * (double)OG_SCALAR_EPSILON);
  mpq_sub(most, length, slack);
  if (mpq_sgn(most) > 0) {
    mpq_mul(most, most, most);
    if (mpq_cmp(most, square) > 0) fault = "wider than the farthest point asks for";
  }
  mpq_clears(most, slack, NULL);
  return fault;
}

// The square itself may be beyond the largest double.
static double root_of(const mpq_t square) {
  mpf_t root;
  mpf_init2(root, 64);
  mpf_set_q(root, square);
  mpf_sqrt(root, root);
  const double r = mpf_get_d(root);
  mpf_clear(root);
  return r;
}

static const char *fault_for_all(const og_door_turn *door, const og_turn_input *in, const og_turn_claim *claim) {
  mpq_t square, length;
  mpq_inits(square, length, NULL);
  set_farthest(square, in);
  const double radius = root_of(square);
  const char *fault = NULL;
  if (door->makes_ball) {
    mpq_set_d(length, (double)claim->ball.outer);
    fault = fault_of_length(length, square, (double)claim->ball.outer);
    if (og_largest(og_sub(claim->ball.centre, in->pivot)) != 0) fault = "a centre that is not the pivot";
  }
  for (int k = 0; k < AXES && !door->makes_ball && fault == NULL; k++) {
    const double size = fabs(part(in->pivot, k)) + radius;
    set_difference(length, part(claim->outer.hi, k), part(in->pivot, k));
    const double room = isfinite(size) ? size : fmax(fabs(part(claim->outer.lo, k)), fabs(part(claim->outer.hi, k)));
    fault = fault_of_length(length, square, room);
    if (fault != NULL) break;
    set_difference(length, part(in->pivot, k), part(claim->outer.lo, k));
    fault = fault_of_length(length, square, room);
  }
  mpq_clears(square, length, NULL);
  return fault;
}

// ---- for one rotation ----

// r = pivot + row (p - pivot), along an axis; p's coordinates are those of `lo` or `hi`, as `corner` says.
static void set_turned(mpq_t r, const og_turn_input *in, int axis, og_vec3 lo, og_vec3 hi, int corner) {
  mpq_t d, entry;
  mpq_inits(d, entry, NULL);
  mpq_set_d(r, part(in->pivot, axis));
  for (int k = 0; k < AXES; k++) {
    set_difference(d, part(corner >> k & 1 ? hi : lo, k), part(in->pivot, k));
    mpq_set_d(entry, part(in->rotation.row[axis], k));
    mpq_mul(d, d, entry);
    mpq_add(r, r, d);
  }
  mpq_clears(d, entry, NULL);
}

static og_aabb box_of(const og_turn_input *in) {
  og_aabb box = {in->point[0], in->point[0]};
  for (int k = 1; k < in->count; k++) {
    const og_vec3 p = in->point[k];
    box.lo = (og_vec3){og_min(box.lo.x, p.x), og_min(box.lo.y, p.y), og_min(box.lo.z, p.z)};
    box.hi = (og_vec3){og_max(box.hi.x, p.x), og_max(box.hi.y, p.y), og_max(box.hi.z, p.z)};
  }
  return box;
}

static double size_along(const og_turn_input *in, int axis, const og_aabb *box) {
  double size = fabs(part(in->pivot, axis));
  for (int k = 0; k < AXES; k++) {
    const double from = part(in->pivot, k);
    size += fabs(part(in->rotation.row[axis], k)) * (fmax(fabs(part(box->lo, k)), fabs(part(box->hi, k))) + fabs(from));
  }
  return size;
}

static const char *fault_along(const og_turn_input *in, int axis, const og_aabb *outer) {
  const og_aabb box = box_of(in);
  const double lo = part(outer->lo, axis), hi = part(outer->hi, axis);
  const double room = 16 * (double)OG_SCALAR_EPSILON * size_along(in, axis, &box) +
                      64 * (double)OG_SCALAR_MIN * (double)OG_SCALAR_EPSILON;
  mpq_t reach, least, most, slack;
  mpq_inits(reach, least, most, slack, NULL);
  const char *fault = NULL;
  for (int k = 0; k < in->count; k++) {
    set_turned(reach, in, axis, in->point[k], in->point[k], 0);
    if (compare_double(reach, lo) < 0 || compare_double(reach, hi) > 0) fault = "a turned point outside";
  }
  for (int corner = 0; corner < 1 << AXES; corner++) {
    set_turned(reach, in, axis, box.lo, box.hi, corner);
    if (corner == 0 || mpq_cmp(reach, least) < 0) mpq_set(least, reach);
    if (corner == 0 || mpq_cmp(reach, most) > 0) mpq_set(most, reach);
  }
  if (compare_double(least, lo) < 0 || compare_double(most, hi) > 0) fault = "a corner of the turned box outside";
  if (isfinite(room)) {
    mpq_set_d(slack, room);
    mpq_sub(least, least, slack);
    mpq_add(most, most, slack);
    if (compare_double(least, lo) > 0 || compare_double(most, hi) < 0) fault = "wider than the turned box";
  }
  mpq_clears(reach, least, most, slack, NULL);
  return fault;
}

const char *or_turn_fault(const og_door_turn *door, const og_turn_input *in, const og_turn_claim *claim) {
  if (claim->outcome != OG_OUTCOME_ANSWERED) return NULL;
  if (door->makes_ball && !og_finite(claim->ball.outer)) return "a radius that is not finite";
  if (!door->makes_ball && !(og_is_finite(claim->outer.lo) && og_is_finite(claim->outer.hi)))
    return "an end that is not finite";
  if (door->for_all) return fault_for_all(door, in, claim);
  const char *fault = NULL;
  for (int k = 0; k < AXES && fault == NULL; k++) fault = fault_along(in, k, &claim->outer);
  return fault;
}
