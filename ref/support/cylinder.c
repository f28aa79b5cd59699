#include "ref/support/cylinder.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

/*@ predicate in_cylinder(og_vec3 x, real radius, real half) = in_disc(x.x, x.y, radius) && -half <= x.z <= half;
*/

/*@ requires cylinder: \valid_read(cylinder);
    terminates \true; exits \false; assigns \nothing;
    ensures curved:   \result.vertex == -1;
    ensures inside:   exact_arithmetic && 0 <= cylinder->radius && 0 <= cylinder->half_height ==>
                        in_cylinder(\result.point, cylinder->radius, cylinder->half_height);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x;
                        in_cylinder(x, cylinder->radius, cylinder->half_height) ==>
                        dot(d, x) <= dot(d, \result.point); */
static og_support support(const og_cylinder *cylinder, og_vec3 d) {
  const og_vec3 flat = {d.x, d.y, 0};
  const og_vec3 across = og_direction_unit(flat);
  const og_scalar z = d.z < 0 ? -cylinder->half_height : cylinder->half_height;
  const og_vec3 point = {cylinder->radius * across.x, cylinder->radius * across.y, z};
  //@ assert end: is_end(z, cylinder->half_height, d.z);
  //@ assert rim: exact_arithmetic ==> is_flat(flat, d) && is_rim(point, cylinder->radius, across);
  return (og_support){point, -1};
}

og_support og_cylinder_support(const void *shape, og_vec3 direction) {
  const og_cylinder *cylinder = shape;
  return support(cylinder, direction);
}

og_convex og_convex_cylinder(const og_cylinder *cylinder) {
  return (og_convex){og_cylinder_support, cylinder, {0, 0, 0}};
}

static og_support_claim run_support_cylinder(const og_support_input *input) {
  const og_cylinder cylinder = {input->radius, input->half.z};
  return og_support_claim_of(og_cylinder_support(&cylinder, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_cylinder_door = {
    .run = run_support_cylinder, .shape = OG_SUPPORT_CYLINDER, .bound = 3 * OG_ROOT_3};

const og_algorithm og_algorithm_support_cylinder = {
    .id = "support-cylinder",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/cylinder",
    .source = "van den Bergen 2003, 4.3.4; Snethen 2008",
    .cost = "O(1)",
    .limits = "off by at most 3 epsilon of the radius",
    .support = &support_cylinder_door,
};
