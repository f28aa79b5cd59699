#ifndef OR_PARTS_H
#define OR_PARTS_H

/// Parts of a mesh by definition, in plain rationals: edges counted pair by pair, volumes by columns down to z = 0, and
/// hulls of tests/oracle/hull.h. For meshes of a few points.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <gmp.h>

typedef struct or_part {
  mpq_t volume, hull;
} or_part;

void or_part_init(or_part *part);
void or_part_clear(or_part *part);

/// How many more of the triangles run from `from` to `to` than back.
int or_part_balance(uint32_t (*triangle)[3], const size_t *of, size_t count, size_t from, size_t to);

/// Of the triangles of[0..count-1]. The volume is meaningful where every balance is 0. At most OR_HULL_POINTS points.
void or_part_measure(or_part *part, mpq_t (*point)[3], size_t points, uint32_t (*triangle)[3], const size_t *of,
                     size_t count);

#endif
