#include "eva/arguments.h"
#include "ref/door/polygons.h"
#include "ref/separation/sat_2d.h"
#include "ref/separation/sat_2d_side.h"

extern const og_algorithm og_algorithm_sat_2d, og_algorithm_sat_2d_side;

static og_polygon any_polygon(og_vec2 vertex[4], int count) {
  for (int k = 0; k < 4; k++) vertex[k] = (og_vec2){number(0x1p100), number(0x1p100)};
  return (og_polygon){count, vertex};
}

static void show(const og_door_polygons *door, int count) {
  og_vec2 of_a[4], of_b[4];
  const og_polygon a = any_polygon(of_a, count), b = any_polygon(of_b, 4);
  const og_claim r = og_polygons_run(door, &a, &b);
  expect_number(r.depth);
  expect_vector(r.normal);
}

// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
void drive_door_polygons(void) {
  show(og_algorithm_sat_2d.polygons, 2);
  show(og_algorithm_sat_2d.polygons, 4);
  show(og_algorithm_sat_2d_side.polygons, 4);
}
