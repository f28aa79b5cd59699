#include "tool/judge/variants.h"

#include <math.h>
#include <string.h>

const char *og_variant_name(og_variant variant) {
  static const char *const names[OG_VARIANT_COUNT] = {
      [OG_VARIANT_SWAPPED] = "swapped",           [OG_VARIANT_LARGER] = "times 2^20",
      [OG_VARIANT_SMALLER] = "times 2^-20",       [OG_VARIANT_REVERSED] = "points reversed",
      [OG_VARIANT_REPEATED] = "a point repeated", [OG_VARIANT_SHIFTED] = "shifted",
      [OG_VARIANT_TURNED] = "axes permuted",
  };
  return names[variant];
}

static bool is_number(double x, bool binary32) { return isfinite(x) && (!binary32 || (double)(float)x == x); }

// ---- scaling ----

// Every number keeps its bits.
static bool scale(og_small_case *c, int exponent, bool binary32) {
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      double *x = og_small_number_at(&c->body[which], k).at;
      const double scaled = ldexp(*x, exponent);
      if (!is_number(scaled, binary32) || ldexp(scaled, -exponent) != *x) return false;
      *x = scaled;
    }
  return true;
}

// ---- points ----

static void exchange(double *a, double *b) {
  double kept[3];
  memcpy(kept, a, sizeof kept);
  memcpy(a, b, sizeof kept);
  memcpy(b, kept, sizeof kept);
}

static bool reverse(og_small_case *c) {
  bool some = false;
  for (int which = 0; which < 2; which++) {
    og_small_body *body = &c->body[which];
    for (size_t k = 0; 2 * k + 1 < body->count; k++) exchange(body->xyz + 3 * k, body->xyz + 3 * (body->count - 1 - k));
    some = some || body->count > 1;
  }
  return some;
}

static bool repeat(og_small_case *c) {
  bool some = false;
  for (int which = 0; which < 2; which++) {
    og_small_body *body = &c->body[which];
    if (body->kind != OG_SHAPE_HULL) continue; // a segment has two points, and no other number
    og_small_resize(body, body->count + 1);
    memcpy(body->xyz + 3 * (body->count - 1), body->xyz, 3 * sizeof *body->xyz);
    some = true;
  }
  return some;
}

// ---- moving ----

static double largest_coordinate(og_small_case *c) {
  double largest = 0;
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      const og_small_number number = og_small_number_at(&c->body[which], k);
      if (!number.is_size) largest = fmax(largest, fabs(*number.at));
    }
  return largest;
}

static bool shift(og_small_case *c, bool binary32) {
  int exponent;
  (void)frexp(largest_coordinate(c), &exponent);
  const double by[3] = {ldexp(1, exponent), -ldexp(1, exponent), ldexp(1, exponent - 1)};
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      const og_small_number number = og_small_number_at(&c->body[which], k);
      if (number.is_size) continue;
      const double x = *number.at, moved = x + by[number.axis], taken = moved - by[number.axis];
      // The sum is exact where both of its parts come back (Knuth's two-sum has no error).
      if (!is_number(moved, binary32) || taken != x || moved - taken != by[number.axis]) return false;
      *number.at = moved;
    }
  return true;
}

static void turn_vector(double *v) {
  const double x = v[0];
  v[0] = v[1];
  v[1] = v[2];
  v[2] = x;
}

// Only points and unturned boxes and spheres have their image as the same shape with the same numbers.
static bool turn(og_small_case *c) {
  for (int which = 0; which < 2; which++) {
    og_small_body *body = &c->body[which];
    if (body->turned || body->kind == OG_SHAPE_CAPSULE) return false;
    for (size_t k = 0; k < body->count; k++) turn_vector(body->xyz + 3 * k);
    turn_vector(body->half);
    turn_vector(body->translation);
  }
  return true;
}

bool og_make_variant(og_small_case *r, const og_small_case *c, og_variant variant, bool binary32) {
  og_small_case_copy(r, c);
  const og_small_body kept = r->body[0];
  switch (variant) {
  case OG_VARIANT_SWAPPED: r->body[0] = r->body[1], r->body[1] = kept; return true;
  case OG_VARIANT_LARGER: return scale(r, 20, binary32);
  case OG_VARIANT_SMALLER: return scale(r, -20, binary32);
  case OG_VARIANT_REVERSED: return reverse(r);
  case OG_VARIANT_REPEATED: return repeat(r);
  case OG_VARIANT_SHIFTED: return shift(r, binary32);
  case OG_VARIANT_TURNED: return turn(r);
  case OG_VARIANT_COUNT: break;
  }
  return false;
}
