#ifndef OG_PAIRS_MATRIX_H
#define OG_PAIRS_MATRIX_H

/// A set of pairs as a matrix: one byte for every two boxes.                              (pair manager: pairs-matrix)
///
/// The byte in row i and column j, i < j, is 1 if the pair is in the set. Iteration goes through the rows, so pairs come in
/// ascending order. Add says FULL of a number beyond the matrix; then nothing has changed.
/// Cost: boxes^2 bytes, however few pairs there are; adding, removing and asking are one access each.
///
/// Source: Kravec, question 3 (matrix of collisions).
/// Limits: quadratic memory, and iteration looks at every byte.
/// Safe (proofs/eva.py): by WP alone, all functions; none computes.

#include "ref/broad/pairs.h"
#include "ref/outcome.h"

typedef struct og_pairs_matrix {
  uint8_t *cell; // boxes^2 bytes of the caller
  int64_t boxes; // numbers are 0 .. boxes - 1
  int64_t count;
} og_pairs_matrix;

/*@ logic integer cell_at(integer boxes, integer i, integer j) = i * boxes + j;
    predicate is_pairs_matrix{L}(og_pairs_matrix *held) =
      \valid(held) && 0 <= held->boxes <= 1000000000 &&
      \valid(held->cell + (0 .. cell_at(held->boxes, held->boxes, 0) - 1)) &&
      \separated(held, held->cell + (0 .. cell_at(held->boxes, held->boxes, 0) - 1));
    predicate in_matrix{L}(og_pairs_matrix *held, integer i, integer j) =
      0 <= i < j < held->boxes && held->cell[cell_at(held->boxes, i, j)] != 0;
*/

/// Empties the set, whose memory the caller has put in.
/*@ requires held: is_pairs_matrix(held);
    terminates \true; exits \false;
    assigns held->count, held->cell[0 .. cell_at(held->boxes, held->boxes, 0) - 1];
    ensures none: held->count == 0 && \forall integer i, j; !in_matrix(held, i, j); */
void og_pairs_matrix_clear(og_pairs_matrix *held);

/*@ requires held: is_pairs_matrix(held);
    terminates \true; exits \false; assigns \nothing;
    ensures found: \result != 0 <==> in_matrix(held, i, j); */
bool og_pairs_matrix_contains(const og_pairs_matrix *held, int32_t i, int32_t j);

/// ANSWERED, whether the pair was there before or not; FULL of numbers that are not 0 <= i < j < boxes.
/*@ requires held: is_pairs_matrix(held) && 0 <= held->count < INT64_MAX;
    terminates \true; exits \false;
    assigns held->count, held->cell[0 .. cell_at(held->boxes, held->boxes, 0) - 1];
    ensures added:  \result == OG_OUTCOME_ANSWERED ==> in_matrix(held, i, j);
    ensures full:   \result == OG_OUTCOME_FULL <==> !(0 <= i < j < held->boxes);
    ensures others: \forall integer a, b; a != i || b != j ==> (in_matrix{Pre}(held, a, b) <==> in_matrix(held, a, b));
    ensures new:    !in_matrix{Pre}(held, i, j) && in_matrix(held, i, j) ==> held->count == \old(held->count) + 1;
    ensures old:    in_matrix{Pre}(held, i, j) || !in_matrix(held, i, j) ==> held->count == \old(held->count); */
og_outcome og_pairs_matrix_add(og_pairs_matrix *held, int32_t i, int32_t j);

/// Whether the pair was there.
/*@ requires held: is_pairs_matrix(held) && INT64_MIN < held->count;
    terminates \true; exits \false;
    assigns held->count, held->cell[0 .. cell_at(held->boxes, held->boxes, 0) - 1];
    ensures gone:   !in_matrix(held, i, j);
    ensures found:  \result != 0 <==> in_matrix{Pre}(held, i, j);
    ensures others: \forall integer a, b; a != i || b != j ==> (in_matrix{Pre}(held, a, b) <==> in_matrix(held, a, b));
    ensures count:  held->count == \old(held->count) - (\result != 0 ? 1 : 0); */
bool og_pairs_matrix_remove(og_pairs_matrix *held, int32_t i, int32_t j);

/// The next pair in ascending order after `*pair`, which it replaces; false if there is none. Begins with {0, 0}.
/*@ requires held: is_pairs_matrix(held) && \valid(pair) && 0 <= pair->i < 2000000000 && 0 <= pair->j < 2000000000;
    requires apart: \separated(pair, held, held->cell + (0 .. cell_at(held->boxes, held->boxes, 0) - 1));
    terminates \true; exits \false; assigns *pair;
    ensures next:  \result != 0 ==> in_matrix(held, pair->i, pair->j);
    ensures later: \result != 0 ==> is_before(\old(pair->i), \old(pair->j), pair->i, pair->j); */
bool og_pairs_matrix_next(const og_pairs_matrix *held, og_index_pair *pair);

#endif
