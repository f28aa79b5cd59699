#include "ref/broad/pairs_matrix.h"

/*@ // Z3 proves these with products.
    lemma cell_inside: \forall integer boxes, i, j; 0 <= i < boxes && 0 <= j < boxes ==>
      0 <= cell_at(boxes, i, j) < cell_at(boxes, boxes, 0);
    lemma cell_own: \forall integer boxes, i, j, a, b;
      0 <= i < boxes && 0 <= j < boxes && 0 <= a < boxes && 0 <= b < boxes && cell_at(boxes, i, j) == cell_at(boxes, a, b) ==>
      i == a && j == b;
    lemma cell_few: \forall integer boxes; 0 <= boxes <= 1000000000 ==>
      0 <= cell_at(boxes, boxes, 0) <= 1000000000000000000;
*/

void og_pairs_matrix_clear(og_pairs_matrix *held) {
  held->count = 0;
  //@ assert few: 0 <= cell_at(held->boxes, held->boxes, 0) <= 1000000000000000000;
  const int64_t cells = held->boxes * held->boxes;
  //@ assert cells: cells == cell_at(held->boxes, held->boxes, 0);
  /*@ loop invariant place: 0 <= c <= cells;
      loop invariant none: \forall integer k; 0 <= k < c ==> held->cell[k] == 0;
      loop assigns c, held->cell[0 .. cells - 1];
      loop variant cells - c; */
  for (int64_t c = 0; c < cells; c++) held->cell[c] = 0;
}

/*@ requires held: is_pairs_matrix(held);
    terminates \true; exits \false; assigns \nothing;
    ensures cell: 0 <= i < j < held->boxes ==> \result == cell_at(held->boxes, i, j) &&
                    0 <= \result < cell_at(held->boxes, held->boxes, 0);
    ensures none: !(0 <= i < j < held->boxes) ==> \result == -1; */
static inline int64_t cell_of(const og_pairs_matrix *held, int32_t i, int32_t j) {
  if (!(0 <= i && i < j && j < held->boxes)) return -1;
  //@ assert inside: 0 <= cell_at(held->boxes, i, j) < cell_at(held->boxes, held->boxes, 0);
  //@ assert row: 0 <= cell_at(held->boxes, i, 0) < cell_at(held->boxes, held->boxes, 0);
  //@ assert few: cell_at(held->boxes, held->boxes, 0) <= 1000000000000000000;
  return i * held->boxes + j;
}

bool og_pairs_matrix_contains(const og_pairs_matrix *held, int32_t i, int32_t j) {
  const int64_t c = cell_of(held, i, j);
  return c >= 0 && held->cell[c] != 0;
}

og_outcome og_pairs_matrix_add(og_pairs_matrix *held, int32_t i, int32_t j) {
  const int64_t c = cell_of(held, i, j);
  if (c < 0) return OG_OUTCOME_FULL;
  if (held->cell[c] != 0) return OG_OUTCOME_ANSWERED;
  held->cell[c] = 1;
  held->count++;
  return OG_OUTCOME_ANSWERED;
}

bool og_pairs_matrix_remove(og_pairs_matrix *held, int32_t i, int32_t j) {
  const int64_t c = cell_of(held, i, j);
  if (c < 0 || held->cell[c] == 0) return false;
  held->cell[c] = 0;
  held->count--;
  return true;
}

bool og_pairs_matrix_next(const og_pairs_matrix *held, og_index_pair *pair) {
  int32_t i = pair->i, j = pair->j + 1;
  /*@ loop invariant row: \at(pair->i, Pre) <= i <= 2000000000 && 0 <= j <= 2000000001;
      loop invariant later: is_before(\at(pair->i, Pre), \at(pair->j, Pre), i, j);
      loop assigns i, j, *pair;
      loop variant 2000000000 - i; */
  for (; i < held->boxes; i++, j = i + 1) {
    /*@ loop invariant column: 0 <= j <= 2000000001;
        loop invariant later: is_before(\at(pair->i, Pre), \at(pair->j, Pre), i, j);
        loop assigns j, *pair;
        loop variant 2000000001 - j; */
    for (; j < held->boxes; j++) {
      if (!og_pairs_matrix_contains(held, i, j)) continue;
      pair->i = i;
      pair->j = j;
      return true;
    }
  }
  return false;
}
