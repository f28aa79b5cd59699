// Numbers with fewer bits: rounded, set equal, made smaller.

#include <math.h>

#include "tool/shrink/shrink.h"

// Which numbers change together: of a body or both, along an axis or all, of one value or any, or one alone.
typedef struct group {
  int body;    // 0, 1; -1: both
  int axis;    // 0, 1, 2; -1: any
  bool valued; // only those equal to `value`
  double value;
  size_t only; // this number alone; SIZE_MAX: all of them
} group;

static bool contains(const group *g, int body, size_t k, const og_small_number *number) {
  return (g->body < 0 || g->body == body) && (g->axis < 0 || g->axis == number->axis) &&
         (!g->valued || *number->at == g->value) && (g->only == SIZE_MAX || g->only == k);
}

// ---- rounding ----

static double round_to(double x, int exponent) { return ldexp(round(ldexp(x, -exponent)), exponent); }

static void round_group(og_small_case *c, const group *g, int exponent) {
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      const og_small_number number = og_small_number_at(&c->body[which], k);
      if (contains(g, which, k, &number)) *number.at = round_to(*number.at, exponent);
    }
}

// Exponents between which rounding changes something: above the largest, at the last bit of the finest.
static bool range_of(og_small_case *c, const group *g, int *highest, int *lowest) {
  bool any = false;
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      const og_small_number number = og_small_number_at(&c->body[which], k);
      if (*number.at == 0 || !contains(g, which, k, &number)) continue;
      const og_small_bits bits = og_small_bits_of(*number.at);
      if (!any || bits.first + 2 > *highest) *highest = bits.first + 2;
      if (!any || bits.last < *lowest) *lowest = bits.last;
      any = true;
    }
  return any;
}

// From coarse to fine, the first that still fails.
static bool round_off(og_shrink *s, const group *g) {
  int highest = 0, lowest = 0;
  if (!range_of(&s->best, g, &highest, &lowest)) return false;
  for (int exponent = highest; exponent > lowest; exponent--) {
    round_group(&s->next, g, exponent);
    if (og_shrink_offer(s)) return true;
  }
  return false;
}

bool og_shrink_bits(og_shrink *s) {
  bool better = round_off(s, &(group){-1, -1, false, 0, SIZE_MAX});
  for (int body = 0; body < 2; body++)
    if (round_off(s, &(group){body, -1, false, 0, SIZE_MAX})) better = true;
  for (int axis = 0; axis < 3; axis++)
    if (round_off(s, &(group){-1, axis, false, 0, SIZE_MAX})) better = true;
  for (int body = 0; body < 2; body++)
    for (size_t k = 0; k < og_small_number_count(&s->best.body[body]); k++) {
      const og_small_number number = og_small_number_at(&s->best.body[body], k);
      // First with all that stand level with it, then alone.
      if (number.axis >= 0 && round_off(s, &(group){-1, number.axis, true, *number.at, SIZE_MAX})) better = true;
      if (round_off(s, &(group){body, -1, false, 0, k})) better = true;
    }
  return better;
}

// ---- other values ----

static void set_group(og_small_case *c, const group *g, double value) {
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      const og_small_number number = og_small_number_at(&c->body[which], k);
      if (contains(g, which, k, &number)) *number.at = value;
    }
}

static bool offer_value(og_shrink *s, const group *g, double value) {
  set_group(&s->next, g, value);
  return og_shrink_offer(s);
}

// Small numbers, then some between them and the number itself. (A size is not negative: the mirror image of
// one is never offered.)
static bool smaller_values(og_shrink *s, const group *g, double x, bool is_size) {
  static const double small[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 0.5, 0.25};
  for (size_t k = 0; k < sizeof small / sizeof *small; k++) {
    if (offer_value(s, g, small[k])) return true;
    if (!is_size && offer_value(s, g, -small[k])) return true;
  }
  // A power of two half as far from 1.
  const double halfway = copysign(ldexp(1, og_small_bits_of(x).first / 2), x);
  return offer_value(s, g, halfway) || offer_value(s, g, x / 2) || offer_value(s, g, x - copysign(1, x)) ||
         offer_value(s, g, fabs(x));
}

// As another number of the same axis, or its mirror image.
static bool equal_values(og_shrink *s, const group *g, int axis) {
  for (int body = 0; body < 2; body++)
    for (size_t k = 0; k < og_small_number_count(&s->best.body[body]); k++) {
      const og_small_number other = og_small_number_at(&s->best.body[body], k);
      if (axis >= 0 && other.axis != axis) continue;
      const double value = *other.at;
      if (offer_value(s, g, axis < 0 ? fabs(value) : value)) return true;
      if (axis >= 0 && offer_value(s, g, -value)) return true;
    }
  return false;
}

bool og_shrink_values(og_shrink *s) {
  bool better = false;
  for (int body = 0; body < 2; body++)
    for (size_t k = 0; k < og_small_number_count(&s->best.body[body]); k++) {
      const og_small_number number = og_small_number_at(&s->best.body[body], k);
      if (*number.at == 0) continue;
      const group level = {-1, number.axis, true, *number.at, SIZE_MAX}, alone = {body, -1, false, 0, k};
      if (number.axis >= 0 && smaller_values(s, &level, *number.at, false)) better = true;
      if (*number.at != 0 && smaller_values(s, &alone, *number.at, number.is_size)) better = true;
      if (*number.at != 0 && equal_values(s, &alone, number.axis)) better = true;
    }
  return better;
}
