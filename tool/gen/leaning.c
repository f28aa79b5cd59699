#include "tool/gen/leaning.h"

#include <math.h>

static double length(og_random *random, og_gen_grain grain) {
  double whole = (double)og_random_integer(random, 1, 4);
  double broken = og_random_between(random, 0.5, 4);
  return grain == OG_GEN_INTEGERS ? whole : broken;
}

static void add_rectangle(og_gen_body *body, og_random *random, double x, og_gen_grain grain) {
  double y0 = -length(random, grain), y1 = length(random, grain);
  double z0 = -length(random, grain), z1 = length(random, grain);
  og_gen_add(body, x, y0, z0);
  og_gen_add(body, x, y1, z0);
  og_gen_add(body, x, y1, z1);
  og_gen_add(body, x, y0, z1);
}

static void add_triangle(og_gen_body *body, og_random *random, double x, og_gen_grain grain) {
  // One corner on the axis y > 0 and two behind it, on different sides: the axis point is inside.
  double y0 = length(random, grain), y1 = length(random, grain), y2 = length(random, grain);
  double z1 = length(random, grain), z2 = length(random, grain);
  og_gen_add(body, x, y0, 0);
  og_gen_add(body, x, -y1, z1);
  og_gen_add(body, x, -y2, -z2);
}

static void add_face(og_gen_body *body, og_random *random, double x, og_gen_grain grain) {
  if (og_random_flip(random)) add_rectangle(body, random, x, grain);
  else add_triangle(body, random, x, grain);
}

void og_gen_lean(og_gen_body *body, og_random *random, og_gen_feature feature, double c, int side, og_gen_grain grain) {
  switch (feature) {
  case OG_GEN_FACE: add_face(body, random, c, grain); break;
  case OG_GEN_EDGE_Y: // (a statement a draw: the order in which C evaluates arguments is not fixed)
    og_gen_add(body, c, -length(random, grain), 0);
    og_gen_add(body, c, length(random, grain), 0);
    break;
  case OG_GEN_EDGE_Z:
    og_gen_add(body, c, 0, -length(random, grain));
    og_gen_add(body, c, 0, length(random, grain));
    break;
  case OG_GEN_VERTEX: og_gen_add(body, c, 0, 0); break;
  }
  // The far face must be clear of the plane by far more than an ulp of c.
  double depth = length(random, grain);
  if (grain == OG_GEN_DOUBLES) depth *= fmax(1, fabs(c));
  add_face(body, random, c + side * depth, grain);
  og_gen_shuffle(body, random);
}

void og_gen_lean_pair(og_gen_case *scene, og_random *random, og_gen_feature a, og_gen_feature b, double c, double d,
                      og_gen_grain grain) {
  og_gen_lean(&scene->a, random, a, c, -1, grain);
  og_gen_lean(&scene->b, random, b, d, +1, grain);
}
