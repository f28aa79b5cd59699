#include "ref/orientation/orient_exact.h"

#include "ref/door/orientation.h"
#include "ref/closest/range.h"
#include "ref/orientation/expansion.h"
#include "ref/orientation/orient2d.h"
#include "ref/orientation/orient3d.h"

int og_orient2d_exact(og_vec3 a, og_vec3 b, og_vec3 c) {
  a.z = b.z = c.z = 0;
  const og_orientation plain = og_orient2d(a, b, c);
  if (plain.sign != 0) return plain.sign;
  const int rise = og_expansion_rise(og_max(og_largest(a), og_max(og_largest(b), og_largest(c))));
  og_expansion_vec u, v;
  og_expansion_vec_difference(&u, a, c, rise);
  og_expansion_vec_difference(&v, b, c, rise);
  og_expansion determinant;
  og_expansion_minor(&determinant, &u.x, &u.y, &v.x, &v.y);
  return og_expansion_sign(&determinant);
}

int og_orient3d_exact(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  const og_orientation plain = og_orient3d(a, b, c, d);
  if (plain.sign != 0) return plain.sign;
  const og_scalar size = og_max(og_max(og_largest(a), og_largest(b)), og_max(og_largest(c), og_largest(d)));
  const int rise = og_expansion_rise(size);
  og_expansion_vec u, v, w;
  og_expansion_vec_difference(&u, a, d, rise);
  og_expansion_vec_difference(&v, b, d, rise);
  og_expansion_vec_difference(&w, c, d, rise);
  og_expansion determinant;
  og_expansion_determinant(&determinant, &u, &v, &w);
  return og_expansion_sign(&determinant);
}

static og_orientation_claim run_plane(const og_vec3 *point) {
  return (og_orientation_claim){.outcome = OG_OUTCOME_ANSWERED,
                                .sign = og_orient2d_exact(point[0], point[1], point[2])};
}

static og_orientation_claim run_space(const og_vec3 *point) {
  return (og_orientation_claim){.outcome = OG_OUTCOME_ANSWERED,
                                .sign = og_orient3d_exact(point[0], point[1], point[2], point[3])};
}

// ---- what is known of it ----

static const og_door_orientation space_door = {.run = run_space, .count = 4, .form = "space"};

static const og_door_orientation plane_door = {.run = run_plane, .count = 3, .form = "plane", .another = &space_door};

const og_algorithm og_algorithm_orient_exact = {
    .id = "orient-exact",
    .row = "3.1",
    .questions = "orientation",
    .path = "ref/orientation/orient_exact",
    .source = "Shewchuk 1997, 4.2 and 4.3",
    .cost = "O(1)",
    .limits = "coordinates whose bits lie within 2^600 of each other (2^60 in binary32)",
    .orientation = &plane_door,
};
