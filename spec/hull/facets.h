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
/*@ requires facets: \valid(facets);
    terminates \true; exits \false; assigns facets->count, facets->corner_count;
    ensures none: facets->count == 0 && facets->corner_count == 0; */
void og_facets_reset(og_facets *facets);
/// Appends a corner to the facet that is being made; og_facets_end ends it.
void og_facets_add(og_facets *facets, uint32_t corner);
void og_facets_end(og_facets *facets);

/*@ logic integer start_of{L}(og_facets *f, integer k) = k == 0 ? 0 : f->end[k - 1];
    logic integer size_of{L}(og_facets *f, integer k) = f->end[k] - start_of(f, k);
    logic uint32_t *cycle_of{L}(og_facets *f, integer k) = f->corner + start_of(f, k);
    // What og_facets_add and og_facets_end make: every corner is in one facet, whose end no other facet has passed.
    predicate facets_readable{L}(og_facets *f) =
      \valid_read(f) && \valid_read(f->end + (0 .. f->count - 1)) &&
      \valid_read(f->corner + (0 .. f->corner_count - 1));
    predicate are_facets{L}(og_facets *f) =
      facets_readable(f) && start_of(f, f->count) == f->corner_count &&
      \forall integer k; 0 <= k < f->count ==> 0 <= start_of(f, k) <= f->end[k] <= f->corner_count; */

/*@ requires facets: are_facets(facets) && k <= facets->count;
    terminates \true; exits \false; assigns \nothing;
    ensures start: \result == start_of(facets, k);
    ensures below: \result <= facets->corner_count; */
static inline size_t og_facet_start(const og_facets *facets, size_t k) { return k == 0 ? 0 : facets->end[k - 1]; }
/*@ requires facets: are_facets(facets) && k < facets->count;
    terminates \true; exits \false; assigns \nothing;
    ensures size: \result == size_of(facets, k); */
static inline size_t og_facet_size(const og_facets *facets, size_t k) {
  return facets->end[k] - og_facet_start(facets, k);
}

/*@ // One list of numbers stands before another in a dictionary: where they first differ, or as its beginning.
    predicate alike{L}(uint32_t *a, uint32_t *b, integer to) = \forall integer i; 0 <= i < to ==> a[i] == b[i];
    predicate stands_before{L}(uint32_t *a, integer m, uint32_t *b, integer n) =
      \exists integer k; 0 <= k <= m && k < n && alike(a, b, k) && (k == m || a[k] < b[k]);
    predicate begins_with_least{L}(og_facets *f, integer k) =
      \forall integer i; 0 < i < size_of(f, k) ==> cycle_of(f, k)[0] < cycle_of(f, k)[i];
    predicate are_canonical{L}(og_facets *f) =
      (\forall integer k; 0 <= k < f->count ==> begins_with_least(f, k)) &&
      \forall integer k; 0 < k < f->count ==>
        stands_before(cycle_of(f, k - 1), size_of(f, k - 1), cycle_of(f, k), size_of(f, k)); */

/// Is every facet's first number less than its others, and every facet behind the one before?
/*@ requires facets: are_facets(facets);
    terminates \true; exits \false; assigns \nothing;
    ensures are: \result != 0 <==> are_canonical(facets); */
bool og_facets_are_canonical(const og_facets *facets);
/// Makes it so, where no facet names a point twice and no two facets are equal. Cost: O(n log n).
void og_facets_sort(og_facets *facets);

/// The triangles of all fans; every facet has three corners or more. The caller frees them. Null where there are none.
og_fan_triangle *og_fan_triangles(const og_facets *facets, size_t *count);

#endif
