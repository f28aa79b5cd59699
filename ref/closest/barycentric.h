#ifndef OG_BARYCENTRIC_H
#define OG_BARYCENTRIC_H

/// Barycentric coordinates of a point in a triangle, in the plane and in space.                (catalogue: barycentric)
///
/// Weights of the corners, of sum 1 but for rounding, whose combination is p; all are >= 0 where p is in the triangle.
/// Each is a ratio of signed areas. In space the triangle and p are projected along the coordinate axis that leaves the
/// largest area (of needles, whose areas are mostly rounding, one that may leave it). A point beside the triangle's
/// plane gets the coordinates of the point of the plane that it is projected to along that axis, which is not the
/// nearest one (see point_triangle.h for that).
/// Coordinates are in any one length unit; z is ignored in the plane.
/// Failure: DEGENERATE where rounding hides the sign of the triangle's (projected) area, OUT_OF_RANGE for coordinates
/// beyond OG_RANGE_LARGEST or not finite, and where a weight is. Cost: constant.
/// Source: Rasku 2003, 7.3. Its rule takes the normal's largest component; what counts is the largest magnitude, else
/// the triangle (0,0,0), (0,1,0), (1,0,0), whose normal is (0,0,-1), would lose its area.
/// Limits: thin triangles have few digits; those without sure area are refused.
/// Errors, proofs, measurements and tests: barycentric.md.

#include "ref/closest/range.h"
#include "ref/outcome.h"
#include "ref/vec3.h"

typedef struct og_barycentric {
  og_outcome outcome;
  og_scalar weight[3]; // of a, b, c
} og_barycentric;

// p is the sum of the corners times the weights, in x and y; and in two of the coordinates at least.
/*@ predicate weighed(real x, real y, real z, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) =
      x + y + z == 1 && x * a.x + y * b.x + z * c.x == p.x && x * a.y + y * b.y + z * c.y == p.y;
    predicate weighed_in_two(real x, real y, real z, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) =
      weighed(x, y, z, a, b, c, p) ||
      (x + y + z == 1 && x * a.z + y * b.z + z * c.z == p.z && x * a.x + y * b.x + z * c.x == p.x) ||
      (x + y + z == 1 && x * a.y + y * b.y + z * c.y == p.y && x * a.z + y * b.z + z * c.z == p.z);
*/

/// part / whole of areas in a figure's unit, themselves below OG_RANGE_LARGEST in magnitude; OG_RANGE_LARGEST where the
/// quotient is not, or whole is zero.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures ratio: exact_arithmetic && \result < OG_RANGE_LARGEST ==> whole != 0 && \result * whole == part;
*/
og_scalar og_area_ratio(og_scalar part, og_scalar whole);

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures weighed: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                     weighed(\result.weight[0], \result.weight[1], \result.weight[2], a, b, c, p);
*/
og_barycentric og_barycentric_2d(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p);

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures weighed: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                     weighed_in_two(\result.weight[0], \result.weight[1], \result.weight[2], a, b, c, p);
*/
og_barycentric og_barycentric_3d(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p);

#endif
