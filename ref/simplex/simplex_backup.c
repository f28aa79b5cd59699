#include "ref/simplex/simplex_backup.h"

#include "ref/door/simplex.h"
#include "ref/simplex/johnson_determinants.h"
#include "ref/simplex/johnson_logic.h"
#include "ref/simplex/reduce.h"
#include "ref/simplex/simplex_johnson.h"

/// The squared distance from the origin of the point that the subset's determinants make.
/*@ requires memory: \valid_read(johnson);
    requires count: 1 <= johnson->count <= 4;
    requires points: \valid_read(y + (0 .. johnson->count - 1));
    requires subset: 1 <= subset < 16;
    terminates \true; exits \false; assigns \nothing; */
static og_scalar distance_square(const og_johnson *johnson, const og_vec3 *y, int subset) {
  og_scalar sum = 0;
  /*@ loop invariant counter: 0 <= i <= johnson->count;
      loop assigns i, sum;
      loop variant johnson->count - i; */
  for (int i = 0; i < johnson->count; i++) sum += johnson->determinant[subset][i];
  og_vec3 point = {0, 0, 0};
  /*@ loop invariant counter: 0 <= i <= johnson->count;
      loop assigns i, point;
      loop variant johnson->count - i; */
  for (int i = 0; i < johnson->count; i++)
    point = og_add_scaled(point, og_fraction(johnson->determinant[subset][i], sum), y[i]);
  return og_norm2(point);
}

// The nearest of the points that are in the interior of their subset.
/*@ requires memory: \valid(simplex) && \valid(nearest) && \separated(simplex, nearest);
    terminates \true; exits \false; assigns *simplex, *nearest;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures count:   \result == OG_OUTCOME_ANSWERED ==> 1 <= simplex->count <= \old(simplex->count);
    ensures inside:  \result == OG_OUTCOME_ANSWERED && simplex->count == 4 ==> is_origin(*nearest);
    ensures part:    \result == OG_OUTCOME_ANSWERED ==> is_part(\old(*simplex), *simplex);
    ensures made:    exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==> is_made(*nearest, *simplex);
    ensures kept:    \result != OG_OUTCOME_ANSWERED ==> *simplex == \old(*simplex); */
static og_outcome by_comparison(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 y[4];
  const og_scalar scale = og_unit_vertices(simplex, y);
  if (scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  const og_johnson johnson = og_johnson_determinants(y, simplex->count);
  const int end = og_johnson_subsets(simplex->count);
  //@ assert unit: exact_arithmetic ==> is_in_unit(&y[0], scale, simplex);
  //@ assert table: exact_arithmetic ==> is_table(johnson, &y[0], simplex->count);
  int best = 1;
  og_scalar best_square = og_norm2(y[0]);
  /*@ loop invariant counter: 2 <= subset <= end;
      loop invariant best: 1 <= best < end && is_interior(johnson, best);
      loop assigns subset, best, best_square;
      loop variant end - subset; */
  for (int subset = 2; subset < end; subset++) {
    if (!og_johnson_is_interior(&johnson, subset)) continue;
    const og_scalar square = distance_square(&johnson, y, subset);
    if (square < best_square) {
      best_square = square;
      best = subset;
    }
  }
  const og_scalar *weight = og_johnson_weights(&johnson, best);
  //@ assert counted: are_counted(simplex->count, best);
  //@ assert heavy: exact_arithmetic ==> is_heavy(weight, simplex->count);
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

og_outcome og_simplex_backup(og_simplex *simplex, og_vec3 *nearest) {
  const og_outcome outcome = og_simplex_johnson(simplex, nearest);
  return outcome == OG_OUTCOME_DEGENERATE ? by_comparison(simplex, nearest) : outcome;
}

// ---- what is known of it ----

static const og_door_simplex simplex_backup_door = {.run = og_simplex_backup};

const og_algorithm og_algorithm_simplex_backup = {
    .id = "simplex-backup",
    .row = "3.6",
    .questions = "simplex",
    .path = "ref/simplex/simplex_backup",
    .source = "Gilbert, Johnson, Keerthi 1988, 4; Varjus 2018, 5.2.1",
    .cost = "O(1)",
    .limits = "as simplex-johnson, but refuses none",
    .simplex = &simplex_backup_door,
};
