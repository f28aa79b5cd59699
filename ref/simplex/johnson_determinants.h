#ifndef OG_JOHNSON_DETERMINANTS_H
#define OG_JOHNSON_DETERMINANTS_H

/// The determinants of Johnson's sub-algorithm, for all sub-simplices at once.
///
/// A subset of the vertices is a number with one bit a vertex. determinant[X][i], for i in X, divided by their sum over
/// X is the weight of vertex i for the point of aff(X) nearest to the origin. They follow from those of smaller sets:
///   D_i({i}) = 1,   D_j(X + j) = sum over i in X of D_i(X) (y_k - y_j) . y_i,   any k in X.
/// Source: Johnson 1987; Gilbert, Johnson, Keerthi 1988, 4; van den Bergen 2003, 4.3.2; Varjus 2018, 5.2.1.
/// Proved (docs/trust/verification.md): in real arithmetic, that the table has them, and zeros for sets beyond the
/// count.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1.

#include "ref/simplex/simplex.h"

typedef struct og_johnson {
  int count;                    // vertices, 1 to 4
  og_scalar determinant[16][4]; // zero where the vertex is not in the subset
} og_johnson;

/*@ // The determinants of a vertex a in {a, b}, {a, b, c}, {a, b, c, d}, of the products ab = a.b, ...
    logic real johnson2(real ab, real bb) = bb - ab;
    logic real johnson3(real ab, real ac, real bb, real bc, real cc) =
      johnson2(bc, cc) * (bb - ab) + johnson2(bc, bb) * (bc - ac);
    logic real johnson4(real ab, real ac, real ad, real bb, real bc, real bd, real cc, real cd, real dd) =
      johnson3(bc, bd, cc, cd, dd) * (bb - ab) + johnson3(bc, cd, bb, bd, dd) * (bc - ac) +
      johnson3(bd, cd, bb, bc, cc) * (bd - ad);
    // The table, row by row: what each vertex adds to it.
    predicate is_row(og_johnson r, integer X, real a, real b, real c, real d) = r.determinant[X][0] == a &&
      r.determinant[X][1] == b && r.determinant[X][2] == c && r.determinant[X][3] == d;
    predicate are_rows1(og_johnson r) =
      is_row(r, 1, 1.0, 0.0, 0.0, 0.0);
    predicate are_rows2(og_johnson r, real aa, real ab, real bb) =
      is_row(r, 2, 0.0, 1.0, 0.0, 0.0) &&
      is_row(r, 3, johnson2(ab, bb), johnson2(ab, aa), 0.0, 0.0);
    predicate are_rows3(og_johnson r, real aa, real ab, real ac, real bb, real bc, real cc) =
      is_row(r, 4, 0.0, 0.0, 1.0, 0.0) &&
      is_row(r, 5, johnson2(ac, cc), 0.0, johnson2(ac, aa), 0.0) &&
      is_row(r, 6, 0.0, johnson2(bc, cc), johnson2(bc, bb), 0.0) &&
      is_row(r, 7, johnson3(ab, ac, bb, bc, cc), johnson3(ab, bc, aa, ac, cc), johnson3(ac, bc, aa, ab, bb), 0.0);
    predicate are_rows4(og_johnson r, real aa, real ab, real ac, real ad, real bb, real bc, real bd, real cc, real cd,
      real dd) =
      is_row(r, 8, 0.0, 0.0, 0.0, 1.0) &&
      is_row(r, 9, johnson2(ad, dd), 0.0, 0.0, johnson2(ad, aa)) &&
      is_row(r, 10, 0.0, johnson2(bd, dd), 0.0, johnson2(bd, bb)) &&
      is_row(r, 11, johnson3(ab, ad, bb, bd, dd), johnson3(ab, bd, aa, ad, dd), 0.0, johnson3(ad, bd, aa, ab, bb)) &&
      is_row(r, 12, 0.0, 0.0, johnson2(cd, dd), johnson2(cd, cc)) &&
      is_row(r, 13, johnson3(ac, ad, cc, cd, dd), 0.0, johnson3(ac, cd, aa, ad, dd), johnson3(ad, cd, aa, ac, cc)) &&
      is_row(r, 14, 0.0, johnson3(bc, bd, cc, cd, dd), johnson3(bc, cd, bb, bd, dd), johnson3(bd, cd, bb, bc, cc)) &&
      is_row(r, 15, johnson4(ab, ac, ad, bb, bc, bd, cc, cd, dd), johnson4(ab, bc, bd, aa, ac, ad, cc, cd, dd),
        johnson4(ac, bc, cd, aa, ab, ad, bb, bd, dd), johnson4(ad, bd, cd, aa, ab, ac, bb, bc, cc));
    predicate is_table{L}(og_johnson r, og_vec3 *y, integer n) = are_rows1(r) &&
      (n > 1 ==> are_rows2(r, dot(y[0], y[0]), dot(y[0], y[1]), dot(y[1], y[1]))) &&
      (n > 2 ==> are_rows3(r, dot(y[0], y[0]), dot(y[0], y[1]), dot(y[0], y[2]), dot(y[1], y[1]), dot(y[1], y[2]),
                           dot(y[2], y[2]))) &&
      (n > 3 ==> are_rows4(r, dot(y[0], y[0]), dot(y[0], y[1]), dot(y[0], y[2]), dot(y[0], y[3]), dot(y[1], y[1]),
                           dot(y[1], y[2]), dot(y[1], y[3]), dot(y[2], y[2]), dot(y[2], y[3]), dot(y[3], y[3])));
    // Of sets with a vertex beyond the count it has zeros.
    predicate is_zero_row(og_johnson r, integer X) = is_row(r, X, 0.0, 0.0, 0.0, 0.0);
    predicate are_zero2(og_johnson r) = is_zero_row(r, 2) && is_zero_row(r, 3);
    predicate are_zero3(og_johnson r) =
      is_zero_row(r, 4) && is_zero_row(r, 5) && is_zero_row(r, 6) && is_zero_row(r, 7);
    predicate are_zero4(og_johnson r) =
      is_zero_row(r, 8) && is_zero_row(r, 9) && is_zero_row(r, 10) && is_zero_row(r, 11) &&
      is_zero_row(r, 12) && is_zero_row(r, 13) && is_zero_row(r, 14) && is_zero_row(r, 15);
    predicate is_zero_beyond(og_johnson r, integer n) =
      (n <= 1 ==> are_zero2(r)) && (n <= 2 ==> are_zero3(r)) && (n <= 3 ==> are_zero4(r));
    // An entry by value, and in memory.
    logic real entry(og_johnson r, integer X, integer i) = r.determinant[X][i];
    lemma entry_value{L}: \forall og_johnson *r, integer X, i; 0 <= X < 16 && 0 <= i < 4 ==>
      entry(*r, X, i) == r->determinant[X][i];
    predicate is_row_at{L}(og_scalar *w, og_johnson r, integer X) = is_row(r, X, w[0], w[1], w[2], w[3]);
    predicate is_ahead(og_johnson r, integer X, integer i) = entry(r, X, i) > 0;
    predicate is_behind(og_johnson r, integer X, integer i) = entry(r, X, i) <= 0;
    // All of X are ahead.
    predicate is_interior(og_johnson r, integer X) =
      (X == 1 ==> is_ahead(r, 1, 0)) &&
      (X == 2 ==> is_ahead(r, 2, 1)) &&
      (X == 3 ==> is_ahead(r, 3, 0) && is_ahead(r, 3, 1)) &&
      (X == 4 ==> is_ahead(r, 4, 2)) &&
      (X == 5 ==> is_ahead(r, 5, 0) && is_ahead(r, 5, 2)) &&
      (X == 6 ==> is_ahead(r, 6, 1) && is_ahead(r, 6, 2)) &&
      (X == 7 ==> is_ahead(r, 7, 0) && is_ahead(r, 7, 1) && is_ahead(r, 7, 2)) &&
      (X == 8 ==> is_ahead(r, 8, 3)) &&
      (X == 9 ==> is_ahead(r, 9, 0) && is_ahead(r, 9, 3)) &&
      (X == 10 ==> is_ahead(r, 10, 1) && is_ahead(r, 10, 3)) &&
      (X == 11 ==> is_ahead(r, 11, 0) && is_ahead(r, 11, 1) && is_ahead(r, 11, 3)) &&
      (X == 12 ==> is_ahead(r, 12, 2) && is_ahead(r, 12, 3)) &&
      (X == 13 ==> is_ahead(r, 13, 0) && is_ahead(r, 13, 2) && is_ahead(r, 13, 3)) &&
      (X == 14 ==> is_ahead(r, 14, 1) && is_ahead(r, 14, 2) && is_ahead(r, 14, 3)) &&
      (X == 15 ==> is_ahead(r, 15, 0) && is_ahead(r, 15, 1) && is_ahead(r, 15, 2) && is_ahead(r, 15, 3));
    // All others but X are behind: those beyond the count too, of which the table has zeros.
    predicate are_behind(og_johnson r, integer X) =
      (X == 1 ==> is_behind(r, 3, 1) && is_behind(r, 5, 2) && is_behind(r, 9, 3)) &&
      (X == 2 ==> is_behind(r, 3, 0) && is_behind(r, 6, 2) && is_behind(r, 10, 3)) &&
      (X == 3 ==> is_behind(r, 7, 2) && is_behind(r, 11, 3)) &&
      (X == 4 ==> is_behind(r, 5, 0) && is_behind(r, 6, 1) && is_behind(r, 12, 3)) &&
      (X == 5 ==> is_behind(r, 7, 1) && is_behind(r, 13, 3)) &&
      (X == 6 ==> is_behind(r, 7, 0) && is_behind(r, 14, 3)) &&
      (X == 7 ==> is_behind(r, 15, 3)) &&
      (X == 8 ==> is_behind(r, 9, 0) && is_behind(r, 10, 1) && is_behind(r, 12, 2)) &&
      (X == 9 ==> is_behind(r, 11, 1) && is_behind(r, 13, 2)) &&
      (X == 10 ==> is_behind(r, 11, 0) && is_behind(r, 14, 2)) &&
      (X == 11 ==> is_behind(r, 15, 2)) &&
      (X == 12 ==> is_behind(r, 13, 0) && is_behind(r, 14, 1)) &&
      (X == 13 ==> is_behind(r, 15, 1)) &&
      (X == 14 ==> is_behind(r, 15, 0));
*/

/// For `count` points of magnitude at most 1 (the determinants of four are of sixth degree). Cost: constant.
/*@ requires count:  1 <= count <= 4;
    requires points: \valid_read(y + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures count: \result.count == count;
    ensures first: is_interior(\result, 1);
    ensures beyond: is_zero_beyond(\result, count);
    ensures table: exact_arithmetic ==> is_table(\result, y, count);
*/
og_johnson og_johnson_determinants(const og_vec3 *y, int count);

/// How many subsets there are, the empty one included: their numbers are below that.
/*@ requires count: 1 <= count <= 4;
    terminates \true; exits \false; assigns \nothing;
    ensures power: (count == 1 && \result == 2) || (count == 2 && \result == 4) || (count == 3 && \result == 8) ||
                   (count == 4 && \result == 16); */
static inline int og_johnson_subsets(int count) { return count == 1 ? 2 : count == 2 ? 4 : count == 3 ? 8 : 16; }

/// The weights of all vertices, in no unit, for the nearest point of the subset's affine hull.
/*@ requires memory: \valid_read(johnson);
    requires subset: 1 <= subset < 16;
    terminates \true; exits \false; assigns \result \from johnson, subset;
    ensures place: \result == &johnson->determinant[subset][0];
    ensures memory: \valid_read(\result + (0 .. 3));
    ensures row: is_row_at(\result, *johnson, subset); */
static inline const og_scalar *og_johnson_weights(const og_johnson *johnson, int subset) {
  return johnson->determinant[subset];
}

/// Is the nearest point of the subset's affine hull in the interior of the subset? (All its determinants are positive.)
/*@ requires memory: \valid_read(johnson);
    requires subset: 1 <= subset < 16;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures interior: \result <==> is_interior(*johnson, subset);
*/
bool og_johnson_is_interior(const og_johnson *johnson, int subset);

#endif
