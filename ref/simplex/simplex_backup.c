#include "ref/simplex/simplex_backup.h"

#include "ref/simplex/johnson_determinants.h"
#include "ref/simplex/reduce.h"
#include "ref/simplex/simplex_johnson.h"

/// The squared distance from the origin of the point that the subset's determinants make.
static og_scalar distance_square(const og_johnson *johnson, const og_vec3 *y, int subset) {
  og_scalar sum = 0;
  for (int i = 0; i < johnson->count; i++) sum += johnson->determinant[subset][i];
  og_vec3 point = {0, 0, 0};
  for (int i = 0; i < johnson->count; i++)
    point = og_add_scaled(point, og_fraction(johnson->determinant[subset][i], sum), y[i]);
  return og_norm2(point);
}

og_outcome og_simplex_backup(og_simplex *simplex, og_vec3 *nearest) {
  const og_outcome outcome = og_simplex_johnson(simplex, nearest);
  if (outcome != OG_OUTCOME_DEGENERATE) return outcome;
  og_vec3 y[4];
  if (og_unit_vertices(simplex, y) == 0) return OG_OUTCOME_OUT_OF_RANGE;
  const og_johnson johnson = og_johnson_determinants(y, simplex->count);
  int best = 1;
  og_scalar best_square = og_norm2(y[0]);
  for (int subset = 2; subset < 1 << simplex->count; subset++) {
    if (!og_johnson_is_interior(&johnson, subset)) continue;
    const og_scalar square = distance_square(&johnson, y, subset);
    if (square < best_square) {
      best_square = square;
      best = subset;
    }
  }
  og_simplex_reduce(simplex, johnson.determinant[best], nearest);
  return OG_OUTCOME_ANSWERED;
}
