#include "tests/shared/curved_pair.h"

#include <math.h>
#include <string.h>

const char *curved_family_name(curved_family which) {
  static const char *const names[CURVED_FAMILIES] = {"rim on face", "rim on rim",      "apex on face",
                                                     "rim on side", "side along side", "one ulp from parallel",
                                                     "discs",       "needles",         "any way"};
  return names[which];
}

void curved_pair_init(curved_pair *pair, uint64_t seed) {
  memset(pair, 0, sizeof *pair);
  pair->random = or_random_seeded(seed);
  og_enclosure_problem_init(&pair->problem);
  for (int k = 0; k < 2; k++) {
    og_case_body_init(&pair->from[k]);
    og_world_body_init(&pair->world[k]);
  }
}

void curved_pair_clear(curved_pair *pair) {
  og_enclosure_problem_clear(&pair->problem);
  for (int k = 0; k < 2; k++) {
    og_case_body_clear(&pair->from[k]);
    og_world_body_clear(&pair->world[k]);
  }
}

static long pick(curved_pair *b, int least, int most) { return or_random_int(&b->random, least, most); }
static double between(curved_pair *b, double least, double most) {
  return (double)(og_scalar)(least + (most - least) * (0.5 + 0.5 * or_random_uniform(&b->random)));
}

// ---- families ----

static void stand(curved_pair *b, int body, og_curve curve) {
  wanted_curve *w = &b->wanted[body];
  *w = (wanted_curve){curve, between(b, 0.5, 2), between(b, 0.5, 2), {0, 0, 0, 1}, {0, 0, 0}};
}

static void turn_any_way(curved_pair *b, wanted_curve *w) {
  for (int k = 0; k < 4; k++) w->rotation[k] = (double)pick(b, -9, 9);
  w->rotation[3] += 20;
}

static og_curve any_curve(curved_pair *b) { return pick(b, 0, 1) == 0 ? OG_CURVE_CYLINDER : OG_CURVE_CONE; }

// B upright above A, or beside it, with the gap between.
static void put_above(curved_pair *b) {
  wanted_curve *upper = &b->wanted[1];
  upper->at[2] = b->wanted[0].half_height + upper->half_height + b->gap;
}

static void put_beside(curved_pair *b) {
  wanted_curve *other = &b->wanted[1];
  other->at[0] = b->wanted[0].radius + other->radius + b->gap;
}

// Turned about x by a right angle: the axis along -y.
static void lay_down(wanted_curve *w) {
  w->rotation[0] = w->rotation[3] = 1;
  w->rotation[1] = w->rotation[2] = 0;
}

static void make_family(curved_pair *b, curved_family which) {
  wanted_curve *a = &b->wanted[0], *other = &b->wanted[1];
  stand(b, 0, OG_CURVE_CYLINDER);
  stand(b, 1, OG_CURVE_CYLINDER);
  switch (which) {
  case CURVED_RIM_ON_FACE: // lying on the cap, in the middle of it
    lay_down(other);
    other->at[2] = a->half_height + other->radius + b->gap;
    break;
  case CURVED_RIM_ON_RIM: // one cap's rim over the other's
    put_beside(b);
    other->at[0] -= b->gap + 0x1p-4;
    other->at[2] = a->half_height + other->half_height + b->gap;
    break;
  case CURVED_APEX_ON_FACE:
    a->curve = OG_CURVE_CONE;
    put_above(b);
    break;
  case CURVED_RIM_ON_SIDE: // crossed, and so far along that only the rim is near
    lay_down(other);
    put_beside(b);
    other->at[1] = other->half_height;
    break;
  case CURVED_SIDE_ALONG_SIDE:
    put_beside(b);
    other->at[2] = between(b, -0.5, 0.5);
    break;
  case CURVED_NEARLY_PARALLEL:
    put_beside(b);
    other->rotation[pick(b, 0, 2)] = (double)OG_SCALAR_EPSILON;
    break;
  case CURVED_DISCS:
    a->half_height = other->half_height = 0;
    if (pick(b, 0, 1) == 0) lay_down(other);
    put_beside(b);
    break;
  case CURVED_NEEDLES:
    a->radius = between(b, 0x1p-9, 0x1p-8);
    other->radius = between(b, 0x1p-9, 0x1p-8);
    lay_down(other);
    put_beside(b);
    break;
  case CURVED_ANY_WAY:
  case CURVED_FAMILIES:
    a->curve = any_curve(b);
    other->curve = any_curve(b);
    turn_any_way(b, a);
    turn_any_way(b, other);
    for (int k = 0; k < 3; k++) other->at[k] = between(b, -4, 4);
  }
}

static void pick_gap(curved_pair *b) {
  const double gaps[] = {-0x1p-10, -(double)OG_SCALAR_EPSILON, 0, (double)OG_SCALAR_EPSILON, 0x1p-20, 0x1p-10, 0.25, 1};
  b->gap = gaps[pick(b, 0, 7)];
}

// ---- bodies ----

static void set_box(og_shape *s, const wanted_curve *w) {
  og_shape_reset(s, OG_SHAPE_BOX);
  og_rational_from_double(&s->half[0], w->radius);
  og_rational_from_double(&s->half[1], w->radius);
  og_rational_from_double(&s->half[2], w->half_height);
}

static void set_frame(og_shape *s, const wanted_curve *w) {
  og_shape_reset(s, OG_SHAPE_HULL);
  og_shape_resize(s, 4);
  for (int k = 0; k < 12; k++) og_rational_set_si(&s->coordinate[k], 0);
  og_rational_from_double(&s->coordinate[3], w->radius);
  og_rational_from_double(&s->coordinate[7], w->curve == OG_CURVE_ELLIPSOID ? 0.75 * w->radius : w->radius);
  og_rational_from_double(&s->coordinate[11], w->half_height);
}

static bool make_body(curved_pair *b, int body) {
  const wanted_curve *w = &b->wanted[body];
  og_shape *s = &b->from[body].shape;
  if (w->curve == OG_CURVE_NONE) set_box(s, w);
  else set_frame(s, w);
  s->pose = OG_POSE_ROTATION;
  for (int k = 0; k < 4; k++) og_rational_from_double(&s->rotation[k], w->rotation[k]);
  for (int k = 0; k < 3; k++) og_rational_from_double(&s->translation[k], (double)(og_scalar)w->at[k]);
  b->from[body].curve = b->problem.curve[body] = w->curve;
  return og_shape_to_body(&b->from[body].exact, s, SIZE_MAX) == OG_SHAPE_OK &&
         (w->curve == OG_CURVE_ELLIPSOID || og_make_body(&b->world[body], &b->from[body]));
}

bool curved_pair_set(curved_pair *pair) {
  pair->size = 0;
  for (int k = 0; k < 2; k++) {
    const wanted_curve *w = &pair->wanted[k];
    if (!make_body(pair, k)) return false;
    pair->size = fmax(pair->size, fabs(w->at[0]) + fabs(w->at[1]) + fabs(w->at[2]) + w->radius + w->half_height);
  }
  return og_problem_set_exact(&pair->problem.pair, &pair->from[0].exact, &pair->from[1].exact, NULL) == OG_PROBLEM_OK;
}

bool curved_pair_make(curved_pair *pair, curved_family which) {
  pick_gap(pair);
  make_family(pair, which);
  return curved_pair_set(pair);
}
