#ifndef OG_HULL_SEARCH_H
#define OG_HULL_SEARCH_H

/// The parts of the solver of the question `hull`.

#include "spec/body/side.h"
#include "spec/hull/checker.h"

/// The points, each place once: the first of equal ones, in ascending order by x, then y, then z.
typedef struct og_hull_search {
  const og_points *points;
  og_sides sides;
  uint32_t *place;
  size_t count;
  size_t steps;
} og_hull_search;

/// The facets of points that span a plane, and what holds the others, from the certificate's simplex, which is made to
/// turn counterclockwise in the plane.
void og_hull_search_plane(og_hull_search *search, bool in_space, og_hull_certificate *certificate);
/// The facets of points that span space, from the certificate's simplex.
void og_hull_search_space(og_hull_search *search, og_hull_certificate *certificate);
/// What holds each point that is no corner of these facets.
void og_hull_search_holders(const og_hull_search *search, og_hull_certificate *certificate);

/// One for each point: is it a corner? The caller frees it.
bool *og_hull_search_corners(const og_points *points, const og_facets *facets);

#endif
