#include "eva/arguments.h"
#include "ref/simplex/johnson_determinants.h"
#include "ref/simplex/reduce.h"
#include "ref/simplex/simplex_backup.h"
#include "ref/simplex/simplex_johnson.h"
#include "ref/simplex/simplex_signed_volumes.h"
#include "ref/simplex/simplex_voronoi.h"

static void expect_solver(og_simplex_solver solver) {
  // One count after the other: how many vertices there are and which are set go together.
  for (int count = 0; count <= 5; count++) {
    og_simplex simplex = any_simplex(count, 0x1p100);
    og_vec3 nearest;
    if (solver(&simplex, &nearest) != OG_OUTCOME_ANSWERED) continue;
    expect_vector(nearest);
    for (int k = 0; k < simplex.count; k++) expect_number(simplex.weight[k]);
  }
}

// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history
void drive_simplex_johnson(void) { expect_solver(og_simplex_johnson); }
// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history
void drive_simplex_backup(void) {
  for (int count = 0; count <= 5; count++) {
    og_simplex simplex = any_simplex(count, 0x1p100);
    og_vec3 nearest;
    (void)og_simplex_backup(&simplex, &nearest);
  }
}
// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history
void drive_simplex_signed_volumes(void) { expect_solver(og_simplex_signed_volumes); }
// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history
void drive_simplex_voronoi(void) { expect_solver(og_simplex_voronoi); }

// B: |x| <= 1
void drive_johnson_determinants(void) {
  const og_vec3 y[4] = {vector(1), vector(1), vector(1), vector(1)};
  for (int count = 1; count <= 4; count++) {
    const og_johnson johnson = og_johnson_determinants(y, count);
    const int subset = whole(1, (1 << count) - 1);
    for (int k = 0; k < count; k++) expect_number(johnson.determinant[subset][k]);
    (void)og_johnson_is_interior(&johnson, subset);
  }
}

void drive_reduce(void) {
  expect_number(og_unit_power(number_between(0, OG_SCALAR_MAX)));
  og_simplex simplex = any_simplex(whole(0, 5), 0x1p100);
  og_vec3 s[4], nearest;
  expect_number(og_unit_vertices(&simplex, s));
  simplex.count = whole(0, 4);
  const og_scalar weight[4] = {number_between(0, 1), number_between(0, 1), number_between(0, 1), number_between(0, 1)};
  og_simplex copy;
  og_simplex_copy(&copy, &simplex);
  og_simplex_reduce(&simplex, weight, &nearest);
  og_simplex_keep(&copy, weight);
}
