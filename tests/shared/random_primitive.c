#include "tests/shared/random_primitive.h"

#include <math.h>
#include <stdlib.h>

double or_random_coordinate(or_random *random, or_grain grain) {
  if (grain == OR_GRAIN_ANY) return or_random_uniform(random);
  const double x = or_random_int(random, -2, 2);
  if (grain == OR_GRAIN_LATTICE || or_random_int(random, 0, 7) > 0) return x;
  return nextafter(x, or_random_int(random, 0, 1) == 0 ? -9 : 9);
}

static void draw(og_rational *r, size_t count, or_grain grain, or_random *random) {
  for (size_t k = 0; k < count; k++) og_rational_from_double(&r[k], or_random_coordinate(random, grain));
}

// Three numbers that are not all zero.
static void draw_direction(og_rational *r, or_grain grain, or_random *random) {
  draw(r, 3, grain, random);
  if (og_rational_sign(&r[0]) == 0 && og_rational_sign(&r[1]) == 0 && og_rational_sign(&r[2]) == 0)
    og_rational_set_si(&r[or_random_int(random, 0, 2)], 1);
}

static void draw_plane(og_shape *shape, or_grain grain, or_random *random) {
  og_rational normal[4];
  for (int k = 0; k < 4; k++) og_rational_init(&normal[k]);
  draw_direction(normal, grain, random);
  draw(&normal[3], 1, grain, random);
  og_shape_set_plane(shape, normal, &normal[3], or_random_int(random, 0, 1) == 0);
  for (int k = 0; k < 4; k++) og_rational_clear(&normal[k]);
}

static void draw_solid(og_shape *shape, or_grain grain, or_random *random) {
  draw(shape->half, 3, grain, random);
  draw(&shape->radius, 1, grain, random);
  for (int k = 0; k < 3; k++) mpz_abs(shape->half[k].num.z, shape->half[k].num.z);
  mpz_abs(shape->radius.num.z, shape->radius.num.z);
  if (shape->kind != OG_SHAPE_SPHERE) og_rational_set_si(&shape->radius, 0);
  draw(shape->translation, 3, grain, random);
  if (or_random_int(random, 0, 1) == 0) return;
  shape->pose = OG_POSE_ROTATION;
  for (int k = 0; k < 4; k++) og_rational_set_si(&shape->rotation[k], or_random_int(random, -2, 2));
  og_rational_set_si(&shape->rotation[3], 1);
}

void or_random_primitive(og_shape *shape, og_exact_body *body, og_shape_kind kind, or_grain grain, or_random *random) {
  const og_shape_entry *entry = og_shape_at(kind);
  og_shape_reset(shape, kind);
  if (entry->has_normal) {
    draw_plane(shape, grain, random);
  } else if (entry->has_points) {
    og_shape_resize(shape, entry->point_count == 0 ? (size_t)or_random_int(random, 1, 4) : entry->point_count);
    draw(shape->coordinate, 3 * shape->count, grain, random);
  } else {
    draw_solid(shape, grain, random);
  }
  if (entry->has_direction) {
    draw_direction(shape->direction, grain, random);
    shape->direction_count = 1;
    shape->endless[0] = kind == OG_SHAPE_LINE;
  }
  if (og_shape_to_body(body, shape, 1000000) != OG_SHAPE_OK) abort();
}
