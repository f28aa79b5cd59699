#ifndef OG_GEN_ROUNDED_SCENE_H
#define OG_GEN_ROUNDED_SCENE_H

/// Pairs of spheres, capsules and boxes that touch exactly: built upright on a lattice, then turned and moved as a
/// whole.
///
/// Contact of rounded bodies is a distance of cores equal to the sum of the radii, so the cores stand a Pythagorean
/// vector apart. A rotation by a quaternion of integers keeps that distance, exactly.

#include "tool/gen/case.h"
#include "tool/gen/lattice.h"

/// Positions are in eighths.
#define OG_GEN_EIGHTHS 8

/// A vector of integers whose length is one.
typedef struct og_gen_arm {
  og_gen_lattice_vector v;
  int64_t length;
} og_gen_arm;

typedef struct og_gen_scene {
  og_gen_case *c;
  og_random *random;
  int64_t turn[2][4];              // of A and B in the scene, quaternions
  og_gen_lattice_vector centre[2]; // of A and B
  bool moves;
  og_gen_lattice_vector velocity[2]; // of A and B, not in eighths
} og_gen_scene;

/// Both bodies at the origin, not turned. The bodies' shapes are set by the caller.
og_gen_scene og_gen_scene_empty(og_gen_turn *turn, og_gen_case *c);
/// Turns and moves the whole scene (half of the time so that the axes stay axes) and sets the bodies' poses
/// and velocities.
void og_gen_scene_place(og_gen_scene *scene);
/// The body (0 is A, 1 is B) with its z axis along the arm.
void og_gen_scene_aim(og_gen_scene *scene, int body, const og_gen_arm *arm);
/// centre of the body += k v
void og_gen_scene_move(og_gen_scene *scene, int body, int64_t k, og_gen_lattice_vector v);

/// Arms with signs and axes in any order; in the plane z = 0; with no component below zero.
og_gen_arm og_gen_any_arm(og_random *random);
og_gen_arm og_gen_flat_arm(og_random *random);
og_gen_arm og_gen_corner_arm(og_random *random);

/// B becomes a box of integers; half its edges.
void og_gen_draw_box(og_gen_scene *scene, int64_t half[3]);
/// The sum of radii that leaves bodies whose cores are `length` apart half of that apart, or makes them overlap.
double og_gen_miss_or_overlap(og_random *random, bool apart, int64_t length);
/// A number of eighths that is at most `limit` (an integer) in magnitude.
int64_t og_gen_within(og_random *random, int64_t limit);

// rounded.c

/// Two radii whose sum is exactly `sum` (a multiple of 1/8 of few bits, at least 1/4): eighths.
void og_gen_set_radii(og_gen_case *c, og_random *random, double sum);
/// A vector of integers with a length that is one, too.
og_gen_point og_gen_draw_arm(og_random *random, double *length);
/// Member of a triple: touching, or by an ulp of the size (a double that is larger where a body is) apart or into each
/// other. Flags it.
void og_gen_step_size(og_gen_case *c, og_gen_number *size, unsigned member);
/// The same by an ulp of the body's radius.
void og_gen_step_radius(og_gen_case *c, og_gen_body *body, unsigned member);

#endif
