#ifndef OG_JOHNSON_OF_THREE_H
#define OG_JOHNSON_OF_THREE_H

/// That Johnson's test always takes a set of three vertices, in real numbers.
///
/// The determinant of a vertex in all three is the side of the other two's edge on which the origin lies (side_of), so
/// the sets that pass are the Voronoi regions of the triangle. But an edge passes only where both of its own
/// determinants are positive: where one is zero, that corner passes, or the origin is on the inner side (open_edge). So
/// outside of corners and edges it is over the face (over_face). Flat triangles and repeated vertices need no case.
/// Proved in the model `real` (docs/trust/verification.md), all lemmas included. No code.

#include "ref/closest/triangle_logic.h"
#include "ref/simplex/johnson_sets.h"

/*@ lemma open_edge: \forall real aa, ab, ac, bb, bc; !corner_passes3(aa, ab, ac) && !corner_passes3(bb, ab, bc) &&
      !edge_passes3(aa, ab, ac, bb, bc) ==> no_edge(aa, ab, bb, ac, bc);
    predicate no_corner_passes3(real aa, real ab, real ac, real bb, real bc, real cc) =
      !corner_passes3(aa, ab, ac) && !corner_passes3(bb, ab, bc) && !corner_passes3(cc, ac, bc);
    predicate no_edge_passes3(real aa, real ab, real ac, real bb, real bc, real cc) =
      !edge_passes3(aa, ab, ac, bb, bc) && !edge_passes3(aa, ac, ab, cc, bc) && !edge_passes3(bb, bc, ab, cc, ac);
    predicate no_edges(real aa, real ab, real ac, real bb, real bc, real cc) =
      no_edge(aa, ab, bb, ac, bc) && no_edge(bb, bc, cc, ab, ac) && no_edge(cc, ac, aa, bc, ab);
    lemma no_edges_pass: \forall real aa, ab, ac, bb, bc, cc; no_corner_passes3(aa, ab, ac, bb, bc, cc) &&
      no_edge_passes3(aa, ab, ac, bb, bc, cc) ==> no_edges(aa, ab, ac, bb, bc, cc);
    lemma face_left: \forall real aa, ab, ac, bb, bc, cc; figure3(aa, ab, ac, bb, bc, cc) &&
      no_corner_passes3(aa, ab, ac, bb, bc, cc) && no_edge_passes3(aa, ab, ac, bb, bc, cc) ==>
      face_passes3(aa, ab, ac, bb, bc, cc);
    lemma some_of_figure: \forall real aa, ab, ac, bb, bc, cc; figure3(aa, ab, ac, bb, bc, cc) ==>
      passes3(aa, ab, ac, bb, bc, cc);
    lemma some_of_three: \forall og_vec3 a, b, c;
      passes3(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c));
*/

#endif
