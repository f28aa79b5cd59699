#ifndef OR_RANDOM_POINTS_H
#define OR_RANDOM_POINTS_H

/// Point sets from which the families of pairs are made; xyz holds 3 count numbers. (No two random numbers in
/// one expression: C leaves open which comes first, and compilers differ.)

#include "tests/shared/random_pair.h"

/// 4 to 8, mostly few.
size_t or_vertex_count(or_random *r);

/// Integers in [-size, size].
void or_lattice_points(double *xyz, size_t count, int size, or_random *r);

/// Doubles in [-size, size).
void or_uniform_points(double *xyz, size_t count, double size, or_random *r);

void or_move_points(double *xyz, size_t count, double x, double y, double z);

/// By a vector of integers between low and high.
void or_move_by_lattice(double *xyz, size_t count, const int low[3], const int high[3], or_random *r);

/// By a vector of doubles in [-size, size).
void or_move_by_uniform(double *xyz, size_t count, const double size[3], or_random *r);

/// The eight corners of an axis-aligned box.
void or_box_points(double *xyz, const int low[3], const int high[3]);

/// A box of integers: low corner in [-reach, reach], sides of 1 to `most`.
void or_random_box(double *xyz, int reach, int most, or_random *r);

#endif
