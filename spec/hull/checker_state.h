#ifndef OG_HULL_CHECKER_STATE_H
#define OG_HULL_CHECKER_STATE_H

/// What the parts of the checker share. The indices of simplex and corners were checked; facets have three corners or
/// more; there is one holder for each point that is no corner.

#include "spec/hull/checker.h"

typedef struct og_hull_check {
  const og_points *points;
  const og_hull_certificate *certificate;
  bool *is_corner;           // one for each point
  og_fan_triangle *triangle; //
  size_t triangle_count;
} og_hull_check;

/// Does the point stand before a corner of the triangle that it equals?
bool og_hull_stands_before(const og_hull_check *check, size_t point, const og_fan_triangle *triangle);

/// Of points that span a line or less: the simplex has one or two.
og_hull_refusal og_check_hull_line(const og_hull_check *check);
/// Of points that span a plane: the simplex has three, and there is one facet.
og_hull_refusal og_check_hull_plane(const og_hull_check *check, bool in_space);
/// Of points that span space: the simplex has four.
og_hull_refusal og_check_hull_space(const og_hull_check *check);

#endif
