#ifndef OG_FACETS_H
#define OG_FACETS_H

/// A list of facets, each a cycle of numbers of points, in one array; and the triangles of their fans.
///
/// The fan of a facet c0, c1, ..., cm are the triangles (c0, ci, ci+1), 0 < i < m. The triangles are numbered facet by
/// facet. Canonical: a facet begins with its least number, and the facets stand in ascending order, as words do in a
/// dictionary.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct og_facets {
  size_t count;     // facets
  size_t *end;      // facet k is corner[end[k - 1]] up to corner[end[k] - 1]
  uint32_t *corner; //
  size_t corner_count;
  size_t room, corner_room;
} og_facets;

typedef struct og_fan_triangle {
  uint32_t facet, corner[3];
} og_fan_triangle;

void og_facets_init(og_facets *facets);
void og_facets_clear(og_facets *facets);
/// No facets, keeping the storage.
void og_facets_reset(og_facets *facets);
/// Appends a corner to the facet that is being made; og_facets_end ends it.
void og_facets_add(og_facets *facets, uint32_t corner);
void og_facets_end(og_facets *facets);

static inline size_t og_facet_start(const og_facets *facets, size_t k) { return k == 0 ? 0 : facets->end[k - 1]; }
static inline size_t og_facet_size(const og_facets *facets, size_t k) {
  return facets->end[k] - og_facet_start(facets, k);
}

/// Is every facet's first number less than its others, and every facet behind the one before?
bool og_facets_are_canonical(const og_facets *facets);
/// Makes it so, where no facet names a point twice and no two facets are equal. Cost: O(n log n).
void og_facets_sort(og_facets *facets);

/// The triangles of all fans; every facet has three corners or more. The caller frees them. Null where there are none.
og_fan_triangle *og_fan_triangles(const og_facets *facets, size_t *count);

#endif
