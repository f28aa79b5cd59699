#ifndef OG_JOHNSON_SETS_H
#define OG_JOHNSON_SETS_H

/// Which sets of vertices Johnson's test takes, by the products of the vertices (aa = a.a, ab = a.b, ...).
///
/// A set passes where the determinants of its own vertices are positive and those of the others, each with the set, are
/// not. One set stands for all of its size: the letters are permuted as in the table (johnson_determinants.h).
/// Definitions only: no lemmas, no code.

#include "ref/simplex/johnson_determinants.h"

/*@ predicate corner_passes3(real aa, real ab, real ac) = johnson2(ab, aa) <= 0 && johnson2(ac, aa) <= 0;
    predicate edge_passes3(real aa, real ab, real ac, real bb, real bc) =
      johnson2(ab, bb) > 0 && johnson2(ab, aa) > 0 && johnson3(ac, bc, aa, ab, bb) <= 0;
    predicate face_passes3(real aa, real ab, real ac, real bb, real bc, real cc) =
      johnson3(ab, ac, bb, bc, cc) > 0 && johnson3(ab, bc, aa, ac, cc) > 0 && johnson3(ac, bc, aa, ab, bb) > 0;
    predicate passes3(real aa, real ab, real ac, real bb, real bc, real cc) =
      corner_passes3(aa, ab, ac) || corner_passes3(bb, ab, bc) || corner_passes3(cc, ac, bc) ||
      edge_passes3(aa, ab, ac, bb, bc) || edge_passes3(aa, ac, ab, cc, bc) || edge_passes3(bb, bc, ab, cc, ac) ||
      face_passes3(aa, ab, ac, bb, bc, cc);

    predicate corner_passes4(real aa, real ab, real ac, real ad) =
      johnson2(ab, aa) <= 0 && johnson2(ac, aa) <= 0 && johnson2(ad, aa) <= 0;
    predicate edge_passes4(real aa, real ab, real ac, real ad, real bb, real bc, real bd) =
      johnson2(ab, bb) > 0 && johnson2(ab, aa) > 0 &&
      johnson3(ac, bc, aa, ab, bb) <= 0 && johnson3(ad, bd, aa, ab, bb) <= 0;
    predicate face_passes4(real aa, real ab, real ac, real bb, real bc, real cc, real ad, real bd, real cd) =
      johnson3(ab, ac, bb, bc, cc) > 0 && johnson3(ab, bc, aa, ac, cc) > 0 && johnson3(ac, bc, aa, ab, bb) > 0 &&
      johnson4(ad, bd, cd, aa, ab, ac, bb, bc, cc) <= 0;
    predicate all_pass4(real aa, real ab, real ac, real ad, real bb, real bc, real bd, real cc, real cd, real dd) =
      johnson4(ab, ac, ad, bb, bc, bd, cc, cd, dd) > 0 && johnson4(ab, bc, bd, aa, ac, ad, cc, cd, dd) > 0 &&
      johnson4(ac, bc, cd, aa, ab, ad, bb, bd, dd) > 0 && johnson4(ad, bd, cd, aa, ab, ac, bb, bc, cc) > 0;
    predicate a_corner_passes4(real aa, real ab, real ac, real ad, real bb, real bc, real bd, real cc, real cd,
      real dd) = corner_passes4(aa, ab, ac, ad) || corner_passes4(bb, ab, bc, bd) || corner_passes4(cc, ac, bc, cd) ||
      corner_passes4(dd, ad, bd, cd);
    predicate an_edge_passes4(real aa, real ab, real ac, real ad, real bb, real bc, real bd, real cc, real cd,
      real dd) = edge_passes4(aa, ab, ac, ad, bb, bc, bd) || edge_passes4(aa, ac, ab, ad, cc, bc, cd) ||
      edge_passes4(aa, ad, ab, ac, dd, bd, cd) || edge_passes4(bb, bc, ab, bd, cc, ac, cd) ||
      edge_passes4(bb, bd, ab, bc, dd, ad, cd) || edge_passes4(cc, cd, ac, bc, dd, ad, bd);
    predicate a_face_passes4(real aa, real ab, real ac, real ad, real bb, real bc, real bd, real cc, real cd,
      real dd) = face_passes4(aa, ab, ac, bb, bc, cc, ad, bd, cd) || face_passes4(aa, ab, ad, bb, bd, dd, ac, bc, cd) ||
      face_passes4(aa, ac, ad, cc, cd, dd, ab, bc, bd) || face_passes4(bb, bc, bd, cc, cd, dd, ab, ac, ad);
    predicate passes4(real aa, real ab, real ac, real ad, real bb, real bc, real bd, real cc, real cd, real dd) =
      a_corner_passes4(aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ||
      an_edge_passes4(aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ||
      a_face_passes4(aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ||
      all_pass4(aa, ab, ac, ad, bb, bc, bd, cc, cd, dd);
*/

#endif
