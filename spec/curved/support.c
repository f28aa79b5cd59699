#include "spec/curved/support.h"

const char *og_curved_face_name(og_curved_face face) {
  static const char *const names[OG_CURVED_FACE_COUNT] = {"none",    "all",      "low",  "high",
                                                          "low rim", "high rim", "side", "apex", "point"};
  return names[face];
}

const char *og_curved_support_refusal_text(og_curved_support_refusal refusal) {
  static const char *const texts[OG_CURVED_SUPPORT_REFUSED_END] = {
      "accepted",
      "the problem states nothing",
      "the body has no such face",
      "the face is not exactly what reaches farthest",
  };
  return texts[refusal];
}

typedef struct support_check {
  const og_curved_support_problem *problem;
  og_curved_axes axes;
  bool is_cone, is_disc, is_ellipsoid;
  og_int centre, along, square; // d . c, d . A, (d . U)^2 + (d . V)^2; of an ellipsoid 0 and (d . A)^2 more
  og_int t;
} support_check;

static bool set_products(support_check *c) {
  const og_primitive *pair = &c->problem->pair;
  const og_exact_body *frame = &pair->a;
  const og_points points = {.count = frame->count, .at = frame->point};
  if (c->problem->curve == OG_CURVE_NONE || frame->count != 4 || frame->direction_count > 0) return false;
  if (og_int_sign(&frame->den) <= 0 || og_int_sign(&pair->direction_den) <= 0) return false;
  if (og_int_sign(&frame->radius) != 0 || !og_curved_axes_set(&c->axes, &points)) return false;
  c->is_disc = og_ivec_is_zero(&c->axes.a);
  c->is_cone = c->problem->curve == OG_CURVE_CONE && !c->is_disc;
  og_ivec_dot(&c->centre, &pair->direction, &frame->point[0]);
  og_ivec_dot(&c->along, &pair->direction, &c->axes.a);
  og_ivec_dot(&c->t, &pair->direction, &c->axes.u);
  og_int_mul(&c->square, &c->t, &c->t);
  og_ivec_dot(&c->t, &pair->direction, &c->axes.v);
  og_int_addmul(&c->square, &c->t, &c->t);
  return true;
}

// An ellipsoid is said to be a disc, as it has no ends either.
static bool set_arms(support_check *c) {
  const og_primitive *pair = &c->problem->pair;
  const og_exact_body *frame = &pair->a;
  if (frame->count != 4 || frame->direction_count > 0 || og_int_sign(&frame->radius) != 0) return false;
  if (og_int_sign(&frame->den) <= 0 || og_int_sign(&pair->direction_den) <= 0) return false;
  c->is_disc = true;
  og_ivec_dot(&c->centre, &pair->direction, &frame->point[0]);
  og_int_set_si(&c->along, 0);
  og_int_set_si(&c->square, 0);
  for (int k = 1; k < 4; k++) {
    og_ivec_dot(&c->t, &pair->direction, &frame->point[k]);
    og_int_sub(&c->t, &c->t, &c->centre);
    og_int_addmul(&c->square, &c->t, &c->t);
  }
  return true;
}

// The sign of what the apex reaches less what the rim does: 2 d . A - sqrt(square).
/*@ // The sign of 2 along - sqrt(square).
    predicate apex_beyond(real along, real square) = along > 0 && 4 * along * along > square;
    predicate apex_level(real along, real square) = along >= 0 && 4 * along * along == square; */

/*@ requires check: \valid(c) && val(&c->square) >= 0;
    terminates \true; exits \false; assigns val(&c->t);
    ensures beyond: \result > 0 <==> apex_beyond(val(&c->along), val(&c->square));
    ensures level:  \result == 0 <==> apex_level(val(&c->along), val(&c->square)); */
static int compare_apex(support_check *c) {
  const int along = og_int_sign(&c->along);
  if (along <= 0) return along < 0 || og_int_sign(&c->square) > 0 ? -1 : 0;
  og_int_add(&c->t, &c->along, &c->along);
  og_int_mul(&c->t, &c->t, &c->t);
  return og_int_compare(&c->t, &c->square);
}

/*@ requires check: \valid_read(c);
    terminates \true; exits \false; assigns \nothing;
    ensures has: \result != 0 <==> face == OG_CURVED_FACE_ALL ||
      (face == OG_CURVED_FACE_LOW_RIM && c->is_ellipsoid == 0) ||
      (face == OG_CURVED_FACE_POINT && c->is_ellipsoid != 0) ||
      (face == OG_CURVED_FACE_LOW && c->is_disc == 0) || (face == OG_CURVED_FACE_SIDE && c->is_disc == 0) ||
      (face == OG_CURVED_FACE_HIGH && c->is_disc == 0 && c->is_cone == 0) ||
      (face == OG_CURVED_FACE_HIGH_RIM && c->is_disc == 0 && c->is_cone == 0) ||
      (face == OG_CURVED_FACE_APEX && c->is_cone != 0); */
static bool has_face(const support_check *c, og_curved_face face) {
  switch (face) {
  case OG_CURVED_FACE_ALL: return true;
  case OG_CURVED_FACE_LOW_RIM: return !c->is_ellipsoid;
  case OG_CURVED_FACE_LOW:
  case OG_CURVED_FACE_SIDE: return !c->is_disc;
  case OG_CURVED_FACE_HIGH:
  case OG_CURVED_FACE_HIGH_RIM: return !c->is_disc && !c->is_cone;
  case OG_CURVED_FACE_APEX: return c->is_cone;
  case OG_CURVED_FACE_POINT: return c->is_ellipsoid;
  case OG_CURVED_FACE_NONE:
  case OG_CURVED_FACE_COUNT: break;
  }
  return false;
}

/*@ // What the end at +A reaches less what the rim at -A does: above, at or below zero.
    predicate upper_above{L}(support_check *c) =
      c->is_cone != 0 ? apex_beyond(val(&c->along), val(&c->square)) : val(&c->along) > 0;
    predicate upper_level{L}(support_check *c) =
      c->is_cone != 0 ? apex_level(val(&c->along), val(&c->square)) : val(&c->along) == 0;
    predicate upper_below{L}(support_check *c) = !upper_above(c) && !upper_level(c);
    predicate reaches{L}(support_check *c, integer face) =
      (face == OG_CURVED_FACE_ALL && val(&c->square) == 0 && upper_level(c)) ||
      (face == OG_CURVED_FACE_LOW && val(&c->square) == 0 && upper_below(c)) ||
      (face == OG_CURVED_FACE_LOW_RIM && val(&c->square) > 0 && (c->is_disc != 0 || upper_below(c))) ||
      (face == OG_CURVED_FACE_HIGH && val(&c->square) == 0 && upper_above(c)) ||
      (face == OG_CURVED_FACE_HIGH_RIM && val(&c->square) > 0 && upper_above(c)) ||
      (face == OG_CURVED_FACE_SIDE && val(&c->square) > 0 && upper_level(c)) ||
      (face == OG_CURVED_FACE_APEX && upper_above(c)) ||
      (face == OG_CURVED_FACE_POINT && val(&c->square) > 0); */

// Is the face exactly what reaches farthest? `upper` compares the end at +A, with its rim or as an apex, with the rim
// at -A.
/*@ requires check: \valid(c) && val(&c->square) >= 0;
    terminates \true; exits \false; assigns val(&c->t);
    ensures is: \result != 0 <==> reaches(c, face); */
static bool is_farthest(support_check *c, og_curved_face face) {
  const bool across = og_int_sign(&c->square) > 0;
  const int upper = c->is_cone ? compare_apex(c) : og_int_sign(&c->along);
  switch (face) {
  case OG_CURVED_FACE_ALL: return !across && upper == 0;
  case OG_CURVED_FACE_LOW: return !across && upper < 0;
  case OG_CURVED_FACE_LOW_RIM: return across && (c->is_disc || upper < 0);
  case OG_CURVED_FACE_HIGH: return !across && upper > 0;
  case OG_CURVED_FACE_HIGH_RIM: return across && upper > 0;
  case OG_CURVED_FACE_SIDE: return across && upper == 0;
  case OG_CURVED_FACE_APEX: return upper > 0;
  case OG_CURVED_FACE_POINT: return across;
  case OG_CURVED_FACE_NONE:
  case OG_CURVED_FACE_COUNT: break;
  }
  return false;
}

// What any point of the face reaches, over both denominators. A cone's side reaches as far as its apex.
static void set_value(const support_check *c, og_curved_face face, og_surd *value) {
  const bool is_apex = face == OG_CURVED_FACE_APEX || (c->is_cone && face == OG_CURVED_FACE_SIDE);
  const bool is_high = is_apex || face == OG_CURVED_FACE_HIGH || face == OG_CURVED_FACE_HIGH_RIM;
  const bool is_low = face == OG_CURVED_FACE_LOW || face == OG_CURVED_FACE_LOW_RIM;
  og_surd_set_zero(value);
  if (is_high) og_int_add(&value->p, &c->centre, &c->along);
  else if (is_low) og_int_sub(&value->p, &c->centre, &c->along);
  else og_int_set(&value->p, &c->centre);
  if (!is_apex) og_int_set(&value->q, &c->square);
  value->s = og_int_sign(&value->q);
  og_int_mul(&value->m, &c->problem->pair.a.den, &c->problem->pair.direction_den);
}

static og_curved_support_refusal check(support_check *c, og_curved_face face, og_primitive_finding *finding) {
  c->is_ellipsoid = c->problem->curve == OG_CURVE_ELLIPSOID;
  if (!(c->is_ellipsoid ? set_arms(c) : set_products(c))) return OG_CURVED_SUPPORT_REFUSED_PROBLEM;
  if (!has_face(c, face)) return OG_CURVED_SUPPORT_REFUSED_KIND;
  if (!is_farthest(c, face)) return OG_CURVED_SUPPORT_REFUSED_LESS;
  set_value(c, face, &finding->value);
  return OG_CURVED_SUPPORT_ACCEPTED;
}

og_curved_support_refusal og_check_curved_support(const og_curved_support_problem *problem, og_curved_face face,
                                                  og_primitive_finding *finding) {
  support_check c = {.problem = problem};
  og_int *const numbers[] = {&c.centre, &c.along, &c.square, &c.t};
  og_curved_axes_init(&c.axes);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  const og_curved_support_refusal refusal = check(&c, face, finding);
  og_curved_axes_clear(&c.axes);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  return refusal;
}
