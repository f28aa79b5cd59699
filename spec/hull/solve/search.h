#ifndef OG_HULL_SEARCH_H
#define OG_HULL_SEARCH_H

/// The parts of the solver of the question `hull`.

#include "spec/body/side.h"
#include "spec/hull/checker.h"

typedef struct og_hull_search {
  const og_points *points;
  og_sides sides;
  size_t steps;
} og_hull_search;

/// Negative, zero or positive as point a comes before b, equals it or comes behind it: by x, then y, then z.
int og_hull_search_compare(const og_points *points, uint32_t a, uint32_t b);

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
