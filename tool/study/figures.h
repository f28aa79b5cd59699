#ifndef OG_FIGURES_H
#define OG_FIGURES_H

/// What the study primitives runs on: eight points, a direction and a turn, of which every algorithm takes what it
/// wants.
///
/// Families 'any' to 'far' are drawn here; the others are the generator's families about primitives (origo gen --list
/// --primitives), of whose bodies the points are taken in order, and filled up with points of the lattice. Everything
/// follows from family, seed and index.

#include <stdint.h>

#include "ref/vec3.h"
#include "tool/gen/family.h"

enum { OG_FIGURE_POINTS = 8 };

typedef struct og_figure {
  uint64_t index;
  og_vec3 point[OG_FIGURE_POINTS];
  og_vec3 direction; // not zero
  og_mat3 turn;      // a rotation but for rounding
} og_figure;

/// Number of families, and the name of one.
size_t og_figure_family_count(void);
const char *og_figure_family_name(size_t family);

/// `made` is working storage.
og_figure og_figure_make(size_t family, uint64_t seed, uint64_t index, og_gen_case *made);

#endif
