#ifndef OG_CLAIMED_HULLS_H
#define OG_CLAIMED_HULLS_H

/// The parts of a decomposition that an engine claims, each the convex hull of some points.
///
/// The field `hulls` lists the points of each. Or `parts` and `corners` are claimed, as `origo run` writes them: a part
/// is the hull of the corners that its facets name.

#include <jansson.h>
#include <stddef.h>

#include "tool/format/complaint.h"

typedef struct og_claimed_hulls {
  bool any;    // were hulls claimed, if none at all?
  bool finite; // otherwise a number is NaN, infinite or too large for binary64, and only `any` counts
  size_t count, room;
  size_t *end; // hull k has the points end[k - 1] up to end[k] - 1
  size_t points, point_room;
  double *xyz; // three numbers a point, rounded once to binary64
} og_claimed_hulls;

void og_claimed_hulls_init(og_claimed_hulls *hulls);
void og_claimed_hulls_clear(og_claimed_hulls *hulls);
/// Claims nothing; the storage stays.
void og_claimed_hulls_reset(og_claimed_hulls *hulls);

static inline size_t og_claimed_hull_start(const og_claimed_hulls *hulls, size_t k) {
  return k == 0 ? 0 : hulls->end[k - 1];
}

/// The fields of a claim; without them nothing is claimed. A point may be there more than once.
bool og_read_claimed_hulls(og_claimed_hulls *hulls, const json_t *root, og_complaint *complaint);

#endif
