#ifndef OG_GEN_CURVED_SCENE_H
#define OG_GEN_CURVED_SCENE_H

/// Cylinders and cones that touch exactly: what the families of curved bodies are made of.
///
/// A body that leans along a Pythagorean arm (x, 0, z) of length L has the radius L i / 8 and half the height L j / 8.
/// So its lowest point is on the lattice of eighths (rounded_scene.h), and with it the place where it touches.

#include "tool/gen/rounded_scene.h"

/// A body that leans in the plane y = 0, and where its lowest point is from its centre, in eighths.
typedef struct og_gen_lean {
  og_gen_arm axis;
  int64_t i, j;
  og_gen_lattice_vector lowest;
} og_gen_lean;

/// A cylinder or a cone.
og_gen_shape og_gen_draw_curve(og_random *random);
/// An arm of which neither the first nor the second component is 0; both are positive, the third is 0.
og_gen_arm og_gen_oblique_arm(og_random *random);
/// An upright body of integers.
void og_gen_stand(og_gen_scene *scene, int body, og_gen_shape curve, int64_t radius, int64_t half_height);
/// The body leans so that a point of its rim (of a cone: of its base) is lowest.
og_gen_lean og_gen_lean_rim(og_gen_scene *scene, int body, og_gen_shape curve, const og_gen_arm *arm);
/// A cone whose apex is lowest; upright where `arm` is null.
og_gen_lean og_gen_lean_apex(og_gen_scene *scene, int body, const og_gen_arm *arm);
/// A cone that lies on the plane z = 0, above or below it: its apex at the origin, its side along the x axis. The
/// side's length.
int64_t og_gen_lay_cone(og_gen_scene *scene, int body, bool above);
/// Moves the body so that its lowest point is at the place (in eighths).
void og_gen_put_lowest(og_gen_scene *scene, int body, const og_gen_lean *lean, og_gen_lattice_vector place);
/// B becomes a box of half edges 16 to 20 along x and y and 1 to 6 along z; half its edges.
void og_gen_draw_table(og_gen_scene *scene, int64_t half[3]);

/// Scenes that touch, and the size of B that is to be stepped. A stands on what it touches, along z. `group` and `how`
/// say what B is.
og_gen_number *og_gen_make_rim_face(og_gen_scene *scene, uint64_t group);
og_gen_number *og_gen_make_rim_rim(og_gen_scene *scene, uint64_t group);
og_gen_number *og_gen_make_apex(og_gen_scene *scene, uint64_t group);
/// There are 8 kinds. In those before OG_GEN_LYING A is beside B instead, and both are upright.
og_gen_number *og_gen_make_sides(og_gen_scene *scene, int how);
enum { OG_GEN_LYING = 3 };

/// A ball (0), a capsule (1), a box (2), a hull (3), a cylinder or a cone (more), in a general pose near the origin.
void og_gen_draw_body(og_gen_body *body, og_random *random, int kind);

#endif
