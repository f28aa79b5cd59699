// Where the bodies are and how large: moved, scaled, mirrored together.

#include <math.h>

#include "tool/shrink/shrink.h"

// ---- places ----

static void move(og_small_case *c, int axis, double by) {
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      const og_small_number number = og_small_number_at(&c->body[which], k);
      if (number.axis == axis) *number.at += by;
    }
}

// Every coordinate in turn becomes zero.
static bool move_along(og_shrink *s, int axis) {
  bool better = false;
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&s->best.body[which]); k++) {
      const og_small_number number = og_small_number_at(&s->best.body[which], k);
      if (number.axis != axis || *number.at == 0) continue;
      move(&s->next, axis, -*number.at);
      if (og_shrink_offer(s)) better = true;
    }
  return better;
}

bool og_shrink_places(og_shrink *s) {
  bool better = false;
  for (int axis = 0; axis < 3; axis++)
    if (move_along(s, axis)) better = true;
  return better;
}

// ---- scales ----

#define ALL_AXES (-1)

static void scale(og_small_case *c, int axis, int exponent) {
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      const og_small_number number = og_small_number_at(&c->body[which], k);
      if (axis == ALL_AXES || number.axis == axis) *number.at = ldexp(*number.at, exponent);
    }
}

static bool scale_by(og_shrink *s, int axis, int exponent) {
  scale(&s->next, axis, exponent);
  return og_shrink_offer(s);
}

// The exponents of the largest number's first bit and of the smallest one's last, along the axis.
static bool exponents(og_shrink *s, int axis, int *first, int *last) {
  bool any = false;
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&s->best.body[which]); k++) {
      const og_small_number number = og_small_number_at(&s->best.body[which], k);
      if (*number.at == 0 || (axis != ALL_AXES && number.axis != axis)) continue;
      const og_small_bits bits = og_small_bits_of(*number.at);
      if (!any || bits.first > *first) *first = bits.first;
      if (!any || bits.last < *last) *last = bits.last;
      any = true;
    }
  return any;
}

static bool scale_along(og_shrink *s, int axis) {
  int first = 0, last = 0;
  if (!exponents(s, axis, &first, &last)) return false;
  bool better = scale_by(s, axis, -last);                                            // all are integers, one is odd
  if (exponents(s, axis, &first, &last) && scale_by(s, axis, -first)) better = true; // the largest is 1 or so
  for (int step = 512; step > 0; step /= 2) {
    if (scale_by(s, axis, step)) better = true;
    if (scale_by(s, axis, -step)) better = true;
  }
  return better;
}

static bool is_points(const og_small_body *body) {
  return (body->count > 0 || body->kind == OG_SHAPE_POINT) && body->radius == 0;
}

bool og_shrink_scales(og_shrink *s) {
  bool better = scale_along(s, ALL_AXES);
  const bool points = is_points(&s->best.body[0]) && is_points(&s->best.body[1]);
  for (int axis = 0; axis < 3 && points; axis++)
    if (scale_along(s, axis)) better = true;
  return better;
}

// ---- mirrors ----

static void mirror(og_small_case *c, int axis) {
  for (int which = 0; which < 2; which++)
    for (size_t k = 0; k < og_small_number_count(&c->body[which]); k++) {
      const og_small_number number = og_small_number_at(&c->body[which], k);
      if (number.axis == axis) *number.at = -*number.at;
    }
}

bool og_shrink_mirrors(og_shrink *s) {
  bool better = false;
  for (int axis = 0; axis < 3; axis++) {
    mirror(&s->next, axis);
    if (og_shrink_offer(s)) better = true;
  }
  for (int which = 0; which < 2; which++)
    for (int k = 0; k < 4 && s->best.body[which].turned; k++) {
      s->next.body[which].rotation[k] = fabs(s->next.body[which].rotation[k]);
      if (og_shrink_offer(s)) better = true;
    }
  return better;
}
