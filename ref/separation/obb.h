#ifndef OG_OBB_H
#define OG_OBB_H

/// Oriented boxes, and a pair of them in the frame of the first.
///
/// All that the tests on 6 and on 15 axes need is the vector between the centres and the nine cosines between the
/// axes. Domain: coordinates up to OG_SCALAR_MAX / 16, a pair no smaller than OG_SCALAR_MIN / OG_SCALAR_EPSILON.
/// Proved (docs/trust/verification.md): in real arithmetic, that the table holds the products that it should, and, of
/// orthonormal axes, that each comparison is the gap along its axis, so that the axis found separates; else none does.
/// Limits: where the axes of A are left-handed, an `axis` of two edges (index 6 and above) points from A to B. Verdict and
/// index do not depend on the hand.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100, up to 4
/// vertices.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/separation/obb_logic.h"

/// The binary exponent (frexp) of the least size of a pair: OG_SCALAR_MIN / OG_SCALAR_EPSILON.
#define OG_OBB_LEAST_EXPONENT (OG_SCALAR_MIN_EXP + OG_SCALAR_MANT_DIG - 1)

typedef struct og_obb {
  og_vec3 centre;
  og_vec3 axis[3];   // orthonormal
  og_scalar half[3]; // half the edges along the axes, >= 0
} og_obb;

typedef struct og_obb_pair {
  og_scalar cosine[3][3];   // [i][j]: axis i of A times axis j of B
  og_scalar absolute[3][3]; // their magnitudes
  og_scalar apart_a[3];     // centre of B minus centre of A, along the axes of A
  og_scalar apart_b[3];     // the same along the axes of B
  const og_obb *a, *b;
  og_scalar error; // bound on the rounding error of any of the 15 comparisons
} og_obb_pair;

/// What a test on a pair of boxes found.
typedef struct og_obb_separation {
  og_outcome outcome;
  bool apart;   // on `axis`, by more than the rounding error: certain
  int index;    // of the separating axis: 0-2 axes of A, 3-5 of B, 6 + 3i + j axis i of A x axis j of B; -1 if none
  og_vec3 axis; // that axis in unit length, from B to A
  int axes;     // axes tested
} og_obb_separation;

/*@ predicate is_upright{L}(og_obb *box) = orthonormal3(box->axis[0], box->axis[1], box->axis[2]);
    logic real reach_along{L}(og_obb *box, og_vec3 n) =
      reach3(n, box->axis[0], box->axis[1], box->axis[2], box->half[0], box->half[1], box->half[2]);
    // By how much n separates the boxes; negative where it does not.
    logic real gap_along{L}(og_obb *a, og_obb *b, og_vec3 n) =
      \abs(dot(n, b->centre) - dot(n, a->centre)) - (reach_along(a, n) + reach_along(b, n));
    // Its axes from another one on.
    predicate is_turn(integer i, integer j, integer k) =
      (i == 0 && j == 1 && k == 2) || (i == 1 && j == 2 && k == 0) || (i == 2 && j == 0 && k == 1);
    lemma turned_box{L}: \forall og_obb *p, integer i, j, k; is_turn(i, j, k) && is_upright(p) ==>
      orthonormal3(p->axis[i], p->axis[j], p->axis[k]);
    lemma turned_reach{L}: \forall og_obb *p, og_vec3 n, integer i, j, k; is_turn(i, j, k) ==>
      reach_along(p, n) == reach3(n, p->axis[i], p->axis[j], p->axis[k], p->half[i], p->half[j], p->half[k]);
    // The 15 axes, by number; those of both boxes' faces and those of their edges.
    predicate is_face_axis{L}(og_obb *a, og_obb *b, og_vec3 n, integer index) =
      (0 <= index < 3 && n == a->axis[index]) || (3 <= index < 6 && n == b->axis[index - 3]);
    logic integer edge_number(integer i, integer j) = 6 + 3 * i + j;
    lemma one_number: \forall integer i, j, k, l; 0 <= i < 3 && 0 <= j < 3 && 0 <= k < 3 && 0 <= l < 3 &&
      edge_number(i, j) == edge_number(k, l) ==> i == k && j == l;
    predicate is_edge_axis{L}(og_obb *a, og_obb *b, og_vec3 n, integer index) =
      \exists integer i, j; 0 <= i < 3 && 0 <= j < 3 && index == edge_number(i, j) &&
        is_cross(n, a->axis[i], b->axis[j]);
    predicate is_axis{L}(og_obb *a, og_obb *b, og_vec3 n, integer index) =
      is_face_axis(a, b, n, index) || is_edge_axis(a, b, n, index);

    predicate readable_pair{L}(og_obb_pair *p) = \valid_read(p) && \valid_read(p->a) && \valid_read(p->b);
    predicate writable_pair{L}(og_obb_pair *p) = \valid(p) && \valid_read(p->a) && \valid_read(p->b) &&
      \separated(p, p->a) && \separated(p, p->b);
    predicate same_boxes{L, M}(og_obb_pair *p) =
      \at(p->a, L) == \at(p->a, M) && \at(p->b, L) == \at(p->b, M) && \at(p->error, L) == \at(p->error, M);
    predicate has_cosine{L}(og_obb_pair *p, integer i, integer j) =
      p->cosine[i][j] == dot(p->a->axis[i], p->b->axis[j]) &&
      p->absolute[i][j] == \abs(dot(p->a->axis[i], p->b->axis[j]));
    predicate has_cosines{L}(og_obb_pair *p) = \forall integer i, j; 0 <= i < 3 && 0 <= j < 3 ==> has_cosine(p, i, j);
    predicate has_centre{L}(og_obb_pair *p, integer i) =
      p->apart_a[i] == dot(p->a->axis[i], p->b->centre) - dot(p->a->axis[i], p->a->centre) &&
      p->apart_b[i] == dot(p->b->axis[i], p->b->centre) - dot(p->b->axis[i], p->a->centre);
    predicate has_centres{L}(og_obb_pair *p) = \forall integer i; 0 <= i < 3 ==> has_centre(p, i);
    // From the centre of A to that of B.
    predicate is_apart{L}(og_obb_pair *p, og_vec3 apart) = is_moved(apart, p->b->centre, -1.0, p->a->centre);
    // What the tests need: that the axes are orthonormal, and the table of the cosines.
    predicate is_table{L}(og_obb_pair *p) =
      is_upright(p->a) && is_upright(p->b) && has_cosines(p) && has_centres(p);

    // From one state of memory to another.
    predicate kept_box{L, M}(og_obb *box) = \at(box->centre, L) == \at(box->centre, M) &&
      (\forall integer k; 0 <= k < 3 ==> \at(box->axis[k], L) == \at(box->axis[k], M)) &&
      (\forall integer k; 0 <= k < 3 ==> \at(box->half[k], L) == \at(box->half[k], M));
    predicate kept_boxes{L, M}(og_obb *a, og_obb *b) = kept_box{L, M}(a) && kept_box{L, M}(b);
    lemma kept_upright{L, M}: \forall og_obb *box; kept_box{L, M}(box) && is_upright{L}(box) ==> is_upright{M}(box);
    lemma kept_gap{L, M}: \forall og_obb *a, *b, og_vec3 n; kept_boxes{L, M}(a, b) ==>
      gap_along{L}(a, b, n) == gap_along{M}(a, b, n);
    lemma kept_face_axis{L, M}: \forall og_obb *a, *b, og_vec3 n, integer k; kept_boxes{L, M}(a, b) &&
      is_face_axis{L}(a, b, n, k) ==> is_face_axis{M}(a, b, n, k);
    lemma kept_axis{L, M}: \forall og_obb *a, *b, og_vec3 n, integer k; kept_boxes{L, M}(a, b) &&
      is_axis{L}(a, b, n, k) ==> is_axis{M}(a, b, n, k);

    // The greatest rounding error of a comparison, for axes that are orthonormal.
    logic real size_of_box{L}(og_obb *box) = box->half[0] + box->half[1] + box->half[2];
    logic real size_of_pair{L}(og_obb *a, og_obb *b) =
      \abs(b->centre.x - a->centre.x) + \abs(b->centre.y - a->centre.y) + \abs(b->centre.z - a->centre.z) +
      size_of_box(a) + size_of_box(b);
    logic real error_of_pair{L}(og_obb *a, og_obb *b) = 8 * OG_SCALAR_EPSILON * size_of_pair(a, b);
    lemma kept_error{L, M}: \forall og_obb *a, *b; kept_boxes{L, M}(a, b) ==>
      error_of_pair{L}(a, b) == error_of_pair{M}(a, b);
*/

/// Prepares the pair. DEGENERATE where axes are not orthonormal to within 16 epsilon, a half edge is negative or the
/// pair has no extent; OUT_OF_RANGE outside the domain or not finite. Cost: constant.
/*@ requires memory: \valid(pair) && \valid_read(a) && \valid_read(b) && \separated(pair, a) && \separated(pair, b);
    terminates \true;
    exits \false;
    assigns *pair;
    ensures boxes: \result == OG_OUTCOME_ANSWERED ==> pair->a == a && pair->b == b;
    ensures table: exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==> has_cosines(pair) && has_centres(pair);
    ensures error: exact_arithmetic && \result == OG_OUTCOME_ANSWERED && is_upright{Pre}(a) && is_upright{Pre}(b) ==>
                   0 < pair->error == error_of_pair{Pre}(a, b);
*/
og_outcome og_obb_pair_make(og_obb_pair *pair, const og_obb *a, const og_obb *b);

/// Tests the axes of A, then those of B; result->index >= 0 where one separates.
/*@ requires memory: readable_pair(pair) && \valid(result) && \separated(result, pair) && \separated(result, pair->a) &&
                     \separated(result, pair->b);
    requires fresh:  result->apart == 0 && result->axes == 0;
    terminates \true;
    exits \false;
    assigns *result;
    ensures axes:  0 <= result->axes <= 6;
    ensures kept:  result->outcome == \old(result->outcome) &&
                   (result->apart == 0 ==> result->index == \old(result->index));
    ensures index: result->apart != 0 ==> 0 <= result->index < 6;
    ensures apart: exact_arithmetic && is_table{Pre}(pair) && result->apart != 0 ==>
                   \forall og_vec3 n; is_face_axis{Pre}(\old(pair->a), \old(pair->b), n, result->index) ==>
                     gap_along{Pre}(\old(pair->a), \old(pair->b), n) > \old(pair->error);
    ensures meet:  exact_arithmetic && is_table{Pre}(pair) && result->apart == 0 ==>
                   \forall og_vec3 n, integer k; is_face_axis{Pre}(\old(pair->a), \old(pair->b), n, k) ==>
                     gap_along{Pre}(\old(pair->a), \old(pair->b), n) <= \old(pair->error);
*/
void og_obb_try_faces(const og_obb_pair *pair, og_obb_separation *result);

/// Tests the axes of A, those of B, then the nine cross products, axis i of A with axis j of B.
/*@ requires memory: readable_pair(pair) && \valid(result) && \separated(result, pair) && \separated(result, pair->a) &&
                     \separated(result, pair->b);
    requires fresh:  result->apart == 0 && result->axes == 0;
    terminates \true;
    exits \false;
    assigns *result;
    ensures axes:  0 <= result->axes <= 15;
    ensures kept:  result->outcome == \old(result->outcome) &&
                   (result->apart == 0 ==> result->index == \old(result->index));
    ensures index: result->apart != 0 ==> 0 <= result->index < 15;
    ensures apart: exact_arithmetic && is_table{Pre}(pair) && result->apart != 0 ==>
                   \forall og_vec3 n; is_axis{Pre}(\old(pair->a), \old(pair->b), n, result->index) ==>
                     gap_along{Pre}(\old(pair->a), \old(pair->b), n) > \old(pair->error);
    ensures meet:  exact_arithmetic && is_table{Pre}(pair) && result->apart == 0 ==>
                   \forall og_vec3 n, integer k; is_axis{Pre}(\old(pair->a), \old(pair->b), n, k) ==>
                     gap_along{Pre}(\old(pair->a), \old(pair->b), n) <= \old(pair->error);
*/
void og_obb_try_all(const og_obb_pair *pair, og_obb_separation *result);

/// The box of a body of kind OG_BODY_BOX.
/*@ requires memory: \valid_read(body);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_obb og_obb_of_body(const og_body *body);

/// The claim on relation alone: iterations count the axes.
/*@ requires memory: \valid_read(found);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_claim og_obb_claim(const og_obb_separation *found);

#endif
