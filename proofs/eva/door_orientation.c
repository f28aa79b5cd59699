#include "eva/arguments.h"
#include "ref/door/orientation.h"
#include "ref/orientation/orient2d.h"
#include "ref/orientation/orient3d.h"
#include "ref/orientation/orient_exact.h"

extern const og_algorithm og_algorithm_orient2d, og_algorithm_orient3d, og_algorithm_orient_exact;

static void show(const og_door_orientation *door, og_scalar most) {
  const og_vec3 point[4] = {vector(most), vector(most), vector(most), vector(most)};
  const og_orientation_claim r = og_orientation_run(door, point);
  expect_number(r.determinant);
  expect_number(r.error);
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_door_orientation(void) {
  show(og_algorithm_orient2d.orientation, 0x1p100);
  show(og_algorithm_orient3d.orientation, 0x1p100);
}

// The exact signs themselves have drivers of their own.
// B: multiples of 2^-100, |x| <= 1
// Options: -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_door_orientation_exact(void) {
  show(og_algorithm_orient_exact.orientation, 1);
  show(og_algorithm_orient_exact.orientation->another, 1);
}
