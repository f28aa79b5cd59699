/// Rounded bodies that touch, and bodies on a half-space.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"
#include "tool/gen/leaning.h"
#include "tool/gen/rounded_scene.h"

// Balls and capsules on each other and on boxes, in triples.
void og_gen_contact_rounded(og_gen_turn *turn, og_gen_case *c) {
  og_gen_function *const kinds[] = {og_gen_sphere_box_ulp, og_gen_capsule_box_ulp, og_gen_capsule_capsule_ulp,
                                    og_gen_sphere_ulp};
  og_gen_turn inner = *turn;
  inner.group = turn->group / 4;
  kinds[turn->group % 4](&inner, c);
}

// Points in the plane z = height, the first of them on the axis, and others beyond it on one side.
static void press(og_gen_body *body, og_random *random, double height, int side) {
  const int64_t flat = og_random_integer(random, 3, 7), others = og_random_integer(random, 0, 3);
  for (int64_t k = 0; k < flat + others; k++) {
    og_gen_point p = og_gen_draw_integers(random, -4, 4);
    if (k == 0) p.x = p.y = 0;
    p.z = height + (k < flat ? 0 : side * (1 + fabs(p.z)));
    og_gen_add_point(body, p);
  }
  og_gen_shuffle(body, random);
}

// Faces of the cores lie in parallel planes, as far apart as both radii.
void og_gen_contact_rounded_faces(og_gen_turn *turn, og_gen_case *c) {
  const double sum = (double)og_random_integer(&turn->random, 1, 4);
  press(&c->a, &turn->random, sum, 1);
  press(&c->b, &turn->random, 0, -1);
  og_gen_set_radii(c, &turn->random, sum);
  og_gen_step_radius(c, &c->b, turn->member);
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

// A body with a face, an edge or a corner on the plane x = at, rounded in every other group.
void og_gen_contact_half_space(og_gen_turn *turn, og_gen_case *c) {
  static const og_gen_feature features[] = {OG_GEN_FACE, OG_GEN_EDGE_Y, OG_GEN_VERTEX};
  const bool is_rounded = turn->group % 2 == 1, is_a = turn->group / 2 % 2 == 1;
  og_gen_body *const plane = is_a ? &c->a : &c->b, *const body = is_a ? &c->b : &c->a;
  const double at = is_rounded ? (double)og_random_integer(&turn->random, -6, 6)
                               : og_random_scaled(&turn->random, -12, 12);
  const double radius = is_rounded ? (double)og_random_integer(&turn->random, 1, 32) / OG_GEN_EIGHTHS : 0;
  og_gen_lean(body, &turn->random, features[turn->group / 4 % 3], at, 1,
              is_rounded ? OG_GEN_INTEGERS : OG_GEN_DOUBLES);
  if (is_rounded) og_gen_set_radius(body, radius);
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_body(&frame, body);
  plane->shape = OG_GEN_PLANE;
  plane->normal = og_gen_frame_vector(&frame, (og_gen_point){1, 0, 0});
  plane->offset = -og_gen_ulp_step(-(at - radius), turn->member); // lower is farther apart
  og_gen_flag_ulp(c, turn->member, "touching");
}
