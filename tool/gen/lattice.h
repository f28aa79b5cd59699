#ifndef OG_GEN_LATTICE_H
#define OG_GEN_LATTICE_H

/// Vectors of integers, and rotations by quaternions of integers, which are rational: exact placements.

#include <stdint.h>

typedef struct og_gen_lattice_vector {
  int64_t at[3];
} og_gen_lattice_vector;

/// The rotation by (x, y, z, w) / |.| is m / norm.
typedef struct og_gen_lattice_rotation {
  int64_t m[3][3];
  int64_t norm;
} og_gen_lattice_rotation;

og_gen_lattice_rotation og_gen_rotation_by(const int64_t q[4]);
/// norm times the image of v.
og_gen_lattice_vector og_gen_image(const og_gen_lattice_rotation *r, og_gen_lattice_vector v);

#endif
