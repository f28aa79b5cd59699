#include "ref/support/sphere.h"

#include "ref/support/direction.h"

/*@ requires sphere: \valid_read(sphere);
    terminates \true; exits \false; assigns \nothing;
    ensures curved:   \result.vertex == -1;
    ensures inside:   exact_arithmetic && 0 <= sphere->radius ==>
                        in_ball(\result.point, sphere->centre, sphere->radius);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x;
                        in_ball(x, sphere->centre, sphere->radius) ==> dot(d, x) <= dot(d, \result.point); */
static og_support support(const og_sphere *sphere, og_vec3 d) {
  return (og_support){og_ball_point(sphere->centre, sphere->radius, d), -1};
}

og_support og_sphere_support(const void *shape, og_vec3 direction) {
  const og_sphere *sphere = shape;
  return support(sphere, direction);
}

og_convex og_convex_sphere(const og_sphere *sphere) { return (og_convex){og_sphere_support, sphere, sphere->centre}; }
