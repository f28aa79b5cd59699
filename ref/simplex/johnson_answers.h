#ifndef OG_JOHNSON_ANSWERS_H
#define OG_JOHNSON_ANSWERS_H

/// That Johnson's test takes some set of its table, whatever the vertices, in real numbers.
///
/// What passes by the products of the vertices (johnson_of_three.h, johnson_of_four.h) passes by the table, which has
/// their determinants, and zeros beyond the count. So not all sets fail: of flat simplices and repeated vertices, too,
/// some set passes. Proved in the model `real` (docs/trust/verification.md), all lemmas included. No code.

#include "ref/simplex/johnson_determinants.h"
#include "ref/simplex/johnson_of_four.h"

/*@ predicate does_pass(og_johnson r, integer X) = is_interior(r, X) && are_behind(r, X);
    predicate none_before(og_johnson r, integer end) = \forall integer X; 1 <= X < end ==> !does_pass(r, X);
    // Vertices beyond the count.
    predicate is_behind2(og_johnson r) = is_behind(r, 3, 1);
    predicate is_behind3(og_johnson r) = is_behind(r, 5, 2) && is_behind(r, 6, 2) && is_behind(r, 7, 2);
    predicate is_behind4(og_johnson r) = is_behind(r, 9, 3) && is_behind(r, 10, 3) && is_behind(r, 11, 3) &&
      is_behind(r, 12, 3) && is_behind(r, 13, 3) && is_behind(r, 14, 3) && is_behind(r, 15, 3);
    lemma zero_is_behind: \forall og_johnson r, integer X; is_zero_row(r, X) ==>
      is_behind(r, X, 1) && is_behind(r, X, 2) && is_behind(r, X, 3);
    lemma behind2: \forall og_johnson r; are_zero2(r) ==> is_behind2(r);
    lemma behind3: \forall og_johnson r; are_zero3(r) ==> is_behind3(r);
    lemma behind4: \forall og_johnson r; are_zero4(r) ==> is_behind4(r);
    lemma one_passes: \forall og_johnson r; are_rows1(r) && is_behind2(r) && is_behind3(r) && is_behind4(r) ==>
      does_pass(r, 1);
    predicate some_passes2(og_johnson r) = does_pass(r, 1) || does_pass(r, 2) || does_pass(r, 3);
    lemma some_of_two: \forall og_johnson r, real aa, ab, bb; are_rows1(r) && are_rows2(r, aa, ab, bb) &&
      is_behind3(r) && is_behind4(r) && edge2(aa, ab, bb) >= 0 ==> some_passes2(r);
    predicate some_passes3(og_johnson r) = some_passes2(r) || does_pass(r, 4) || does_pass(r, 5) || does_pass(r, 6) ||
      does_pass(r, 7);
    predicate is_gram_of_three(og_johnson r, real aa, real ab, real ac, real bb, real bc, real cc) =
      are_rows1(r) && are_rows2(r, aa, ab, bb) && are_rows3(r, aa, ab, ac, bb, bc, cc) && is_behind4(r);
    lemma corner_of_three: \forall og_johnson r, real aa, ab, ac, bb, bc, cc;
      is_gram_of_three(r, aa, ab, ac, bb, bc, cc) &&
      (corner_passes3(aa, ab, ac) || corner_passes3(bb, ab, bc) || corner_passes3(cc, ac, bc)) ==> some_passes3(r);
    lemma edge_of_three: \forall og_johnson r, real aa, ab, ac, bb, bc, cc;
      is_gram_of_three(r, aa, ab, ac, bb, bc, cc) &&
      (edge_passes3(aa, ab, ac, bb, bc) || edge_passes3(aa, ac, ab, cc, bc) || edge_passes3(bb, bc, ab, cc, ac)) ==>
      some_passes3(r);
    lemma face_of_three: \forall og_johnson r, real aa, ab, ac, bb, bc, cc;
      is_gram_of_three(r, aa, ab, ac, bb, bc, cc) && face_passes3(aa, ab, ac, bb, bc, cc) ==> some_passes3(r);
    predicate some_passes4(og_johnson r) = some_passes3(r) || does_pass(r, 8) || does_pass(r, 9) || does_pass(r, 10) ||
      does_pass(r, 11) || does_pass(r, 12) || does_pass(r, 13) || does_pass(r, 14) || does_pass(r, 15);
    predicate is_gram_of_four(og_johnson r, real aa, real ab, real ac, real ad, real bb, real bc, real bd, real cc,
      real cd, real dd) = are_rows1(r) && are_rows2(r, aa, ab, bb) && are_rows3(r, aa, ab, ac, bb, bc, cc) &&
      are_rows4(r, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd);
    lemma corner_of_four: \forall og_johnson r, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd;
      is_gram_of_four(r, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) &&
      a_corner_passes4(aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ==> some_passes4(r);
    lemma edge_of_four: \forall og_johnson r, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd;
      is_gram_of_four(r, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) &&
      an_edge_passes4(aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ==> some_passes4(r);
    lemma face_of_four: \forall og_johnson r, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd;
      is_gram_of_four(r, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) &&
      a_face_passes4(aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ==> some_passes4(r);
    lemma all_of_four: \forall og_johnson r, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd;
      is_gram_of_four(r, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) &&
      all_pass4(aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ==> some_passes4(r);
    // Of vectors.
    lemma edge_of_vectors: \forall og_vec3 a, b; edge2(dot(a, a), dot(a, b), dot(b, b)) >= 0;
    lemma some_of_table1{L}: \forall og_johnson r, og_vec3 *u;
      is_table(r, u, 1) && is_zero_beyond(r, 1) ==> does_pass(r, 1);
    lemma some_of_table2{L}: \forall og_johnson r, og_vec3 *u;
      is_table(r, u, 2) && is_zero_beyond(r, 2) ==> some_passes2(r);
    lemma some_of_table3{L}: \forall og_johnson r, og_vec3 *u;
      is_table(r, u, 3) && is_zero_beyond(r, 3) ==> some_passes3(r);
    lemma some_of_table4{L}: \forall og_johnson r, og_vec3 *u; is_table(r, u, 4) ==> some_passes4(r);
    lemma not_none2: \forall og_johnson r; does_pass(r, 1) ==> !none_before(r, 2);
    lemma not_none4: \forall og_johnson r; some_passes2(r) ==> !none_before(r, 4);
    lemma not_none8: \forall og_johnson r; some_passes3(r) ==> !none_before(r, 8);
    lemma not_none16: \forall og_johnson r; some_passes4(r) ==> !none_before(r, 16);
    predicate is_number_of_sets(integer n, integer end) =
      (n == 1 && end == 2) || (n == 2 && end == 4) || (n == 3 && end == 8) || (n == 4 && end == 16);
    lemma never_none{L}: \forall og_johnson r, og_vec3 *u, integer n, end;
      is_table(r, u, n) && is_zero_beyond(r, n) && is_number_of_sets(n, end) ==> !none_before(r, end);
*/

#endif
