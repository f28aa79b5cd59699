#ifndef OG_HULL_CHECKER_H
#define OG_HULL_CHECKER_H

/// Why some cycles are the facets of the convex hull of points, and the checker of that.
///
/// A certificate names independent points, one more than the hull has dimensions. With two dimensions it has the cycle
/// of corners, with three all facets; and for each point that is no corner, in ascending order, the triangle of a fan
/// (facets.h) that has it. docs/trust/certificates.md has the proof. The checker shares nothing with the solver but
/// exact numbers, signs of determinants (spec/body/side.h) and the list of facets.
/// Cost: O(n + m log m) for n points and m edges.

#include "spec/hull/facets.h"
#include "spec/hull/problem.h"

typedef struct og_hull_certificate {
  size_t simplex_count; // 0: no certificate; otherwise the dimension plus 1
  uint32_t simplex[4];
  og_facets facets; // canonical; dimension 2: one, turning as the simplex does
  size_t holder_count, holder_room;
  uint32_t *holder; // numbers of triangles
} og_hull_certificate;

void og_hull_certificate_init(og_hull_certificate *certificate);
void og_hull_certificate_clear(og_hull_certificate *certificate);
/// Nothing in it, keeping its storage.
void og_hull_certificate_reset(og_hull_certificate *certificate);
void og_hull_certificate_add_holder(og_hull_certificate *certificate, uint32_t triangle);

typedef enum og_hull_refusal {
  OG_HULL_ACCEPTED,
  OG_HULL_REFUSED_PROBLEM,          // no points, or neither two nor three axes
  OG_HULL_REFUSED_SIMPLEX,          // not one to four points, or they are dependent
  OG_HULL_REFUSED_DIMENSION,        // a point lies outside of the simplex's line or plane
  OG_HULL_REFUSED_FACETS,           // facets that a hull of this dimension has not, or fewer than it has
  OG_HULL_REFUSED_INDEX,            // a corner names no point
  OG_HULL_REFUSED_SIZE,             // a facet has fewer than three corners
  OG_HULL_REFUSED_ORDER,            // the facets are not canonical
  OG_HULL_REFUSED_BENT,             // a facet is not planar
  OG_HULL_REFUSED_CORNER,           // a facet's corners do not all turn counterclockwise, seen from outside
  OG_HULL_REFUSED_EDGE,             // an edge does not run once each way
  OG_HULL_REFUSED_RIDGE,            // two facets meet in no convex edge
  OG_HULL_REFUSED_WOUND,            // the surface winds more than once
  OG_HULL_REFUSED_COUNT_OF_HOLDERS, // not one triangle for each point that is no corner
  OG_HULL_REFUSED_HOLDER,           // a number names no triangle
  OG_HULL_REFUSED_OUTSIDE,          // a point is not where its triangle has it
  OG_HULL_REFUSED_LATER,            // a corner equals a point that stands before it
  OG_HULL_REFUSED_COUNT
} og_hull_refusal;

/// One sentence per refusal.
const char *og_hull_refusal_text(og_hull_refusal refusal);

/// What an accepted certificate proves.
typedef struct og_hull_finding {
  int dimension;    // 0 to 3
  og_facets facets; // canonical; a flat hull in space has its cycle both ways
  size_t vertex_count, vertex_room;
  uint32_t *vertex; // in ascending order
} og_hull_finding;

void og_hull_finding_init(og_hull_finding *finding);
void og_hull_finding_clear(og_hull_finding *finding);

/// The finding is meaningful on OG_HULL_ACCEPTED only.
og_hull_refusal og_check_hull(const og_hull_problem *problem, const og_hull_certificate *certificate,
                              og_hull_finding *finding);

#endif
