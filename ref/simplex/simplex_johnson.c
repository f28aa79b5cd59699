#include "ref/simplex/simplex_johnson.h"

#include "ref/simplex/johnson_determinants.h"
#include "ref/simplex/reduce.h"

/// Would every vertex outside the subset get a weight of zero or less?
static bool others_are_behind(const og_johnson *johnson, int subset) {
  for (int j = 0; j < johnson->count; j++)
    if (!(subset >> j & 1) && !(johnson->determinant[subset | 1 << j][j] <= 0)) return false;
  return true;
}

og_outcome og_simplex_johnson(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 y[4];
  if (og_unit_vertices(simplex, y) == 0) return OG_OUTCOME_OUT_OF_RANGE;
  const og_johnson johnson = og_johnson_determinants(y, simplex->count);
  for (int subset = 1; subset < 1 << simplex->count; subset++)
    if (og_johnson_is_interior(&johnson, subset) && others_are_behind(&johnson, subset)) {
      og_simplex_reduce(simplex, johnson.determinant[subset], nearest);
      return OG_OUTCOME_ANSWERED;
    }
  return OG_OUTCOME_DEGENERATE;
}
