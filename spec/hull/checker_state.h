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

/*@ predicate same_place{L}(og_ivec *p, og_ivec *q) =
      val(&p->x) == val(&q->x) && val(&p->y) == val(&q->y) && val(&p->z) == val(&q->z);
    predicate stands_before_corner{L}(og_points *p, integer point, og_fan_triangle *t, integer k) =
      point < t->corner[k] && same_place(p->at + point, p->at + t->corner[k]); */

/// Does the point stand before a corner of the triangle that it equals?
/*@ requires points: \valid_read(check) && \valid_read(check->points) &&
                     \valid_read(check->points->at + (0 .. check->points->count - 1)) && point < check->points->count;
    requires corners: \valid_read(triangle) &&
                      \forall integer k; 0 <= k < 3 ==> triangle->corner[k] < check->points->count;
    terminates \true; exits \false; assigns \nothing;
    ensures does: \result != 0 <==> \exists integer k; 0 <= k < 3 &&
      stands_before_corner(check->points, point, triangle, k); */
bool og_hull_stands_before(const og_hull_check *check, size_t point, const og_fan_triangle *triangle);

/// The points span a line or less: the simplex has one or two.
og_hull_refusal og_check_hull_line(const og_hull_check *check);
/// The points span a plane: the simplex has three, and there is one facet.
og_hull_refusal og_check_hull_plane(const og_hull_check *check, bool in_space);
/// The points span space: the simplex has four.
og_hull_refusal og_check_hull_space(const og_hull_check *check);

#endif
