/// Paths on cylinders and cones: tangent to the side, along it, through the rim and through the apex; touching, an ulp
/// apart, an ulp into. B stands upright at the origin, the path is built of integers, then both are turned.

#include "tool/gen/curved_scene.h"
#include "tool/gen/families.h"

typedef struct path {
  og_gen_point at, along; // where it touches, and where it goes
} path;

static double integer(og_gen_scene *s, int64_t lo, int64_t hi) { return (double)og_random_integer(s->random, lo, hi); }

/// A line, a ray or a segment through path.at, which is neither of its ends.
static void set_through(og_gen_scene *s, path p) {
  static const og_gen_shape shapes[] = {OG_GEN_LINE, OG_GEN_RAY, OG_GEN_SEGMENT};
  og_gen_body *a = &s->c->a;
  const double before = integer(s, 1, 4), after = integer(s, 1, 4);
  a->shape = shapes[og_random_integer(s->random, 0, 2)];
  a->direction = p.along;
  og_gen_add(a, p.at.x - before * p.along.x, p.at.y - before * p.along.y, p.at.z - before * p.along.z);
  if (a->shape == OG_GEN_SEGMENT)
    og_gen_add(a, p.at.x + after * p.along.x, p.at.y + after * p.along.y, p.at.z + after * p.along.z);
}

/// A segment that ends at path.at, or a ray that begins there and goes the other way.
static void set_end(og_gen_scene *s, path p) {
  og_gen_body *a = &s->c->a;
  const double before = integer(s, 1, 4);
  a->shape = og_random_flip(s->random) ? OG_GEN_SEGMENT : OG_GEN_RAY;
  a->direction = (og_gen_point){-p.along.x, -p.along.y, -p.along.z};
  if (a->shape == OG_GEN_SEGMENT)
    og_gen_add(a, p.at.x - before * p.along.x, p.at.y - before * p.along.y, p.at.z - before * p.along.z);
  og_gen_add_point(a, p.at);
}

static void finish(og_gen_scene *s, og_gen_number *size, unsigned member) {
  og_gen_scene_place(s);
  og_gen_step_size(s->c, size, member);
}

// ---- the side ----

/// B is a cylinder whose radius is the arm's length, or a cone of that radius at z = 0; half its height.
static double stand_around(og_gen_scene *s, og_gen_shape curve, int64_t length) {
  const int64_t h = og_random_integer(s->random, 1, 6);
  og_gen_stand(s, 1, curve, curve == OG_GEN_CONE ? 2 * length : length, h);
  return (double)h;
}

void og_gen_curved_hit_side(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const og_gen_arm arm = og_gen_flat_arm(s.random);
  const double x = (double)arm.v.at[0], y = (double)arm.v.at[1], k = integer(&s, 1, 3);
  const int how = (int)(turn->group % 6);
  const og_gen_shape curve = how == 1 ? OG_GEN_CYLINDER : how == 2 ? OG_GEN_CONE : og_gen_draw_curve(s.random);
  const double h = stand_around(&s, curve, arm.length);
  path p = {{x, y, 0}, {-y, x, 0}}; // level
  if (how == 1) p.along = (og_gen_point){0, 0, k}; // along a generator
  if (how == 2) p.along = (og_gen_point){-k * y - x, k * x - y, h}; // across one, in the plane that is tangent
  if (how == 3 && curve == OG_GEN_CYLINDER) p.along.z = k;
  if (how >= 4) p.along = (og_gen_point){-x, -y, how == 4 ? 0 : -k}; // from outside
  if (how >= 4) set_end(&s, p);
  else set_through(&s, p);
  finish(&s, &c->b.radius, turn->member);
}

// ---- the rim ----

void og_gen_curved_hit_rim(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const og_gen_arm arm = og_gen_flat_arm(s.random);
  const double x = (double)arm.v.at[0], y = (double)arm.v.at[1], k = integer(&s, 1, 3);
  const int64_t h = og_random_integer(s.random, 1, 6);
  const int how = (int)(turn->group % 6);
  const og_gen_shape curve = how == 4 ? OG_GEN_CONE : og_gen_draw_curve(s.random);
  og_gen_stand(&s, 1, curve, arm.length, how == 5 ? 0 : h);
  const double low = how == 5 ? 0 : -(double)h;
  path p = {{x, y, low}, {-y, x, 0}}; // level, on the rim alone
  if (how == 1) p.along = (og_gen_point){x - k * y, y + k * x, (double)h}; // from below, outwards
  if (how == 2) p.at = (og_gen_point){k - 2, 0, low}; // in the plane of the end
  if (how == 3) p = (path){{0, k - 2, low}, {k - 2, 0, (double)h}}; // up to the end
  if (how == 4) p.along = (og_gen_point){0, 0, k}; // parallel to the axis, past the side
  if (how == 5) p.along.z = k - 2;
  if (how == 3) set_end(&s, p);
  else set_through(&s, p);
  finish(&s, how == 2 || how == 3 ? &c->b.half_height : &c->b.radius, turn->member);
}

// ---- the apex ----

void og_gen_curved_hit_apex(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const og_gen_arm arm = og_gen_flat_arm(s.random);
  const double x = (double)arm.v.at[0], y = (double)arm.v.at[1], k = integer(&s, 1, 3);
  const int64_t h = og_random_integer(s.random, 1, 6);
  const int how = (int)(turn->group % 6);
  const double top = (double)h;
  og_gen_stand(&s, 1, OG_GEN_CONE, how == 4 ? 2 * arm.length : h, h);
  path p = {{0, 0, top}, {x, y, 0}}; // level
  if (how == 1) p.along.z = 1; // past it, not as steep as the side
  if (how == 2) p.along = (og_gen_point){0, 0, -k}; // along the axis, onto it
  if (how == 4) p.along.z = -top; // along a generator: an ulp of the radius leaves the apex alone
  if (how == 5) p.at.z = top + k; // above it, where the other half of a double cone is
  if (how == 2) set_end(&s, p);
  else if (how != 3) set_through(&s, p);
  else og_gen_add_point(&c->a, p.at);
  if (how == 3) c->a.shape = OG_GEN_POINT;
  if (how < 4) {
    finish(&s, &c->b.half_height, turn->member);
    return;
  }
  og_gen_scene_place(&s);
  c->b.radius = og_gen_double(-og_gen_ulp_step(-c->b.radius.value, turn->member));
  og_gen_flag(c, how == 5 ? "miss" : "grazing");
}

// ---- any position ----

void og_gen_curved_hit_random(og_gen_turn *turn, og_gen_case *c) {
  static const og_gen_shape shapes[] = {OG_GEN_RAY, OG_GEN_SEGMENT, OG_GEN_LINE};
  og_random *random = &turn->random;
  const double radius = og_random_between(random, 0.1, 2), half_height = og_random_between(random, 0.1, 2);
  og_gen_set_curved(&c->b, og_gen_draw_curve(random), radius, half_height);
  const og_gen_point v = og_gen_draw_integers(random, -5, 5), at = og_gen_draw_doubles(random, -1, 1);
  og_gen_set_rotation(&c->b, v.x, v.y, v.z, (double)og_random_integer(random, 1, 5));
  og_gen_set_translation(&c->b, at.x, at.y, at.z);
  const og_gen_point from = og_gen_draw_doubles(random, -4, 4), to = og_gen_draw_doubles(random, -1.5, 1.5);
  c->a.shape = shapes[turn->group % 3];
  og_gen_add_point(&c->a, from);
  if (c->a.shape == OG_GEN_SEGMENT) og_gen_add_point(&c->a, to);
  else c->a.direction = (og_gen_point){to.x - from.x, to.y - from.y, to.z - from.z};
  og_gen_flag(c, "rational-pose");
}
