#ifndef OG_CLAIMED_FACETS_H
#define OG_CLAIMED_FACETS_H

/// What an engine claims about a convex hull: facets as cycles of points, counterclockwise seen from outside. Or about
/// a polygon: triangles.

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>

#include "tool/format/complaint.h"

typedef struct og_claimed_facets {
  bool any; // were facets claimed, if none at all?
  size_t count, room;
  size_t *start; // of each facet in `corner`; start[count] is the end of the last
  size_t corner_room;
  uint32_t *corner; // numbers of points
} og_claimed_facets;

void og_claimed_facets_init(og_claimed_facets *facets);
void og_claimed_facets_clear(og_claimed_facets *facets);
/// Claims nothing; the storage stays.
void og_claimed_facets_reset(og_claimed_facets *facets);

/// The field of that name of a claim, "facets" or "triangles"; without it nothing is claimed. Facets may be of any
/// length, and name any number. With `corners` above zero each has so many.
bool og_read_claimed_facets(og_claimed_facets *facets, const json_t *root, const char *field, size_t corners,
                            og_complaint *complaint);

#endif
