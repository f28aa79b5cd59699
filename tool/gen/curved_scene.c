#include "tool/gen/curved_scene.h"

og_gen_shape og_gen_draw_curve(og_random *random) { return og_random_flip(random) ? OG_GEN_CYLINDER : OG_GEN_CONE; }

og_gen_arm og_gen_oblique_arm(og_random *random) {
  og_gen_arm arm;
  do arm = og_gen_flat_arm(random);
  while (arm.v.at[0] == 0 || arm.v.at[1] == 0);
  for (int axis = 0; axis < 2; ++axis)
    if (arm.v.at[axis] < 0) arm.v.at[axis] = -arm.v.at[axis];
  return arm;
}

void og_gen_stand(og_gen_scene *scene, int body, og_gen_shape curve, int64_t radius, int64_t half_height) {
  og_gen_set_curved(body == 0 ? &scene->c->a : &scene->c->b, curve, (double)radius, (double)half_height);
}

static og_gen_lean draw_lean(og_gen_scene *scene, og_gen_arm axis) {
  og_gen_lean lean = {.axis = axis};
  lean.i = og_random_integer(scene->random, 1, 3);
  lean.j = og_random_integer(scene->random, 1, 3);
  return lean;
}

static void set_lean(og_gen_scene *scene, int body, og_gen_shape curve, const og_gen_lean *lean, double radius) {
  const double half_height = (double)(lean->axis.length * lean->j) / OG_GEN_EIGHTHS;
  og_gen_set_curved(body == 0 ? &scene->c->a : &scene->c->b, curve, radius, half_height);
  og_gen_scene_aim(scene, body, &lean->axis);
}

og_gen_lean og_gen_lean_rim(og_gen_scene *scene, int body, og_gen_shape curve, const og_gen_arm *arm) {
  const int64_t x = arm->v.at[0], z = arm->v.at[1];
  og_gen_lean lean = draw_lean(scene, (og_gen_arm){{{x, 0, z}}, arm->length});
  lean.lowest = (og_gen_lattice_vector){{lean.i * z - lean.j * x, 0, -lean.i * x - lean.j * z}};
  set_lean(scene, body, curve, &lean, (double)(arm->length * lean.i) / OG_GEN_EIGHTHS);
  return lean;
}

og_gen_lean og_gen_lean_apex(og_gen_scene *scene, int body, const og_gen_arm *arm) {
  const int64_t x = arm == NULL ? 0 : arm->v.at[0], z = arm == NULL ? 1 : arm->v.at[1];
  og_gen_lean lean = draw_lean(scene, (og_gen_arm){{{x, 0, -z}}, arm == NULL ? 1 : arm->length});
  lean.lowest = (og_gen_lattice_vector){{lean.j * x, 0, -lean.j * z}};
  // So slim that its side rises from the apex: radius / (2 half_height) < z / x.
  set_lean(scene, body, OG_GEN_CONE, &lean, (double)(lean.j * z) / OG_GEN_EIGHTHS);
  return lean;
}

int64_t og_gen_lay_cone(og_gen_scene *scene, int body, bool above) {
  static const int64_t triples[][3] = {{4, 3, 5}, {12, 5, 13}, {8, 15, 17}};
  const int64_t *t = triples[og_random_integer(scene->random, 0, 2)];
  const int64_t sign = above ? 1 : -1;
  const og_gen_arm to_apex = {{{-t[0], 0, -sign * t[1]}}, t[2]};
  const og_gen_lattice_vector centre = {{t[0] * t[0] / 2, 0, sign * t[0] / 2 * t[1]}};
  og_gen_stand(scene, body, OG_GEN_CONE, t[1] * t[2], t[0] * t[2] / 2);
  og_gen_scene_aim(scene, body, &to_apex);
  og_gen_scene_move(scene, body, OG_GEN_EIGHTHS, centre);
  return t[2] * t[2];
}

void og_gen_put_lowest(og_gen_scene *scene, int body, const og_gen_lean *lean, og_gen_lattice_vector place) {
  og_gen_scene_move(scene, body, 1, place);
  og_gen_scene_move(scene, body, -1, lean->lowest);
}

void og_gen_draw_table(og_gen_scene *scene, int64_t half[3]) {
  for (int axis = 0; axis < 2; ++axis) half[axis] = og_random_integer(scene->random, 16, 20);
  half[2] = og_random_integer(scene->random, 1, 6);
  og_gen_set_box(&scene->c->b, (double)half[0], (double)half[1], (double)half[2]);
}
