#include "ref/simplex/simplex_johnson.h"

#include "ref/door/simplex.h"
#include "ref/simplex/johnson_answers.h"
#include "ref/simplex/johnson_determinants.h"
#include "ref/simplex/johnson_logic.h"
#include "ref/simplex/reduce.h"

/*@ predicate are_subsets(integer i, integer j, integer k, integer l) =
      0 <= i < 16 && 0 <= j < 16 && 0 <= k < 16 && 0 <= l < 16; */

/// Would every vertex outside the subset get a weight of zero or less? (Beyond the count determinants are zero.)
/*@ requires memory: \valid_read(johnson);
    requires subset: 1 <= subset < 16;
    terminates \true; exits \false; assigns \nothing;
    ensures behind: \result <==> are_behind(*johnson, subset); */
static bool others_are_behind(const og_johnson *johnson, int subset) {
  //@ assert in_1: subset == 1 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_2: subset == 2 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_3: subset == 3 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_4: subset == 4 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_5: subset == 5 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_6: subset == 6 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_7: subset == 7 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_8: subset == 8 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_9: subset == 9 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_10: subset == 10 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_11: subset == 11 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_12: subset == 12 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_13: subset == 13 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_14: subset == 14 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  //@ assert in_15: subset == 15 ==> are_subsets(subset | 1, subset | 2, subset | 4, subset | 8);
  const og_scalar(*d)[4] = johnson->determinant;
  const bool is_so = (subset & 1 || d[subset | 1][0] <= 0) && (subset & 2 || d[subset | 2][1] <= 0) &&
                     (subset & 4 || d[subset | 4][2] <= 0) && (subset & 8 || d[subset | 8][3] <= 0);
  /*@ assert of_1: subset == 1 ==> (is_so <==> (is_behind(*johnson, 3, 1) && is_behind(*johnson, 5, 2) &&
          is_behind(*johnson, 9, 3))); */
  /*@ assert of_2: subset == 2 ==> (is_so <==> (is_behind(*johnson, 3, 0) && is_behind(*johnson, 6, 2) &&
          is_behind(*johnson, 10, 3))); */
  //@ assert of_3: subset == 3 ==> (is_so <==> (is_behind(*johnson, 7, 2) && is_behind(*johnson, 11, 3)));
  /*@ assert of_4: subset == 4 ==> (is_so <==> (is_behind(*johnson, 5, 0) && is_behind(*johnson, 6, 1) &&
          is_behind(*johnson, 12, 3))); */
  //@ assert of_5: subset == 5 ==> (is_so <==> (is_behind(*johnson, 7, 1) && is_behind(*johnson, 13, 3)));
  //@ assert of_6: subset == 6 ==> (is_so <==> (is_behind(*johnson, 7, 0) && is_behind(*johnson, 14, 3)));
  //@ assert of_7: subset == 7 ==> (is_so <==> is_behind(*johnson, 15, 3));
  /*@ assert of_8: subset == 8 ==> (is_so <==> (is_behind(*johnson, 9, 0) && is_behind(*johnson, 10, 1) &&
          is_behind(*johnson, 12, 2))); */
  //@ assert of_9: subset == 9 ==> (is_so <==> (is_behind(*johnson, 11, 1) && is_behind(*johnson, 13, 2)));
  //@ assert of_10: subset == 10 ==> (is_so <==> (is_behind(*johnson, 11, 0) && is_behind(*johnson, 14, 2)));
  //@ assert of_11: subset == 11 ==> (is_so <==> is_behind(*johnson, 15, 2));
  //@ assert of_12: subset == 12 ==> (is_so <==> (is_behind(*johnson, 13, 0) && is_behind(*johnson, 14, 1)));
  //@ assert of_13: subset == 13 ==> (is_so <==> is_behind(*johnson, 15, 1));
  //@ assert of_14: subset == 14 ==> (is_so <==> is_behind(*johnson, 15, 0));
  //@ assert of_15: subset == 15 ==> is_so;
  return is_so;
}

og_outcome og_simplex_johnson(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 y[4];
  const og_scalar scale = og_unit_vertices(simplex, y);
  if (scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  const og_johnson johnson = og_johnson_determinants(y, simplex->count);
  const int end = og_johnson_subsets(simplex->count);
  //@ assert unit: exact_arithmetic ==> is_in_unit(&y[0], scale, simplex);
  //@ assert table: exact_arithmetic ==> is_table(johnson, &y[0], simplex->count);
  //@ assert end: is_number_of_sets(simplex->count, end);
  /*@ loop invariant counter: 1 <= subset <= end;
      loop invariant none: none_before(johnson, subset);
      loop assigns subset;
      loop variant end - subset; */
  for (int subset = 1; subset < end; subset++)
    if (og_johnson_is_interior(&johnson, subset) && others_are_behind(&johnson, subset)) {
      const og_scalar *weight = og_johnson_weights(&johnson, subset);
      //@ assert below: 1 <= subset < 16;
      //@ assert counted: are_counted(simplex->count, subset);
      //@ assert chosen: is_chosen(johnson, subset, simplex->count);
      //@ assert heavy: exact_arithmetic ==> is_heavy(weight, simplex->count);
      /*@ assert near: exact_arithmetic ==> \forall og_vec3 p; is_point(p, simplex, weight, simplex->count) ==>
            off_simplex(dot(p, p), simplex); */
      /*@ assert inside: exact_arithmetic && are_all_ahead(weight) ==> \forall og_vec3 p; is_origin(p) ==>
            is_point(p, simplex, weight, simplex->count); */
      //@ ghost Found: ;
      og_simplex_reduce(simplex, weight, nearest);
      //@ assert ahead: simplex->count == 4 ==> are_all_ahead{Found}(weight);
      //@ assert point: exact_arithmetic ==> is_point{Found}(*nearest, simplex, weight, \at(simplex->count, Found));
      //@ assert share: exact_arithmetic ==> is_share(&simplex->weight[0], simplex->count);
      /*@ assert moments: exact_arithmetic ==> nearest->x == moment_x(simplex, &simplex->weight[0], simplex->count) &&
            nearest->y == moment_y(simplex, &simplex->weight[0], simplex->count) &&
            nearest->z == moment_z(simplex, &simplex->weight[0], simplex->count); */
      //@ assert made: exact_arithmetic ==> is_made(*nearest, *simplex);
      return OG_OUTCOME_ANSWERED;
    }
  //@ assert some: exact_arithmetic ==> !none_before(johnson, end);
  return OG_OUTCOME_DEGENERATE;
}

// ---- what is known of it ----

static const og_door_simplex simplex_johnson_door = {.run = og_simplex_johnson};

const og_algorithm og_algorithm_simplex_johnson = {
    .id = "simplex-johnson",
    .row = "3.6",
    .questions = "simplex",
    .path = "ref/simplex/simplex_johnson",
    .source = "Johnson 1987; van den Bergen 2003, 4.3.2; Varjus 2018, 5.2.1",
    .cost = "O(1)",
    .limits = "flat simplices: distance off by 1e-7 of the size, 1 % refused; needles: by the size itself",
    .simplex = &simplex_johnson_door,
};
