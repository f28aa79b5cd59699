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

// B: |x| <= 2^100
// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history -eva-interprocedural-splits
// -eva-subdivide-non-linear 0
void drive_simplex_johnson(void) { expect_solver(og_simplex_johnson); }
// B: |x| <= 2^100
// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history -eva-interprocedural-splits
// -eva-subdivide-non-linear 0
void drive_simplex_backup(void) {
  for (int count = 0; count <= 5; count++) {
    og_simplex simplex = any_simplex(count, 0x1p100);
    og_vec3 nearest;
    (void)og_simplex_backup(&simplex, &nearest);
  }
}
// B: |x| <= 2^100
// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history -eva-interprocedural-splits
// -eva-subdivide-non-linear 0
void drive_simplex_signed_volumes(void) { expect_solver(og_simplex_signed_volumes); }
// B: |x| <= 2^100
// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history -eva-interprocedural-splits
// -eva-subdivide-non-linear 0
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

// One vertex has the largest coordinate, above low, up to high: which vertex, coordinate and sign one by one.
static void show_unit(int count, int vertex, og_scalar low, og_scalar high) {
  //@ loop unroll 6;
  for (int which = 0; which < 6; which++) {
    const og_scalar large = which % 2 == 0 ? number_between(low, high) : number_between(-high, -low);
    og_simplex simplex = any_simplex(count, high / 2);
    og_vec3 *w = &simplex.vertex[vertex].w;
    if (which / 2 == 0) w->x = large;
    if (which / 2 == 1) w->y = large;
    if (which / 2 == 2) w->z = large;
    og_vec3 s[4];
    og_scalar scale;
    (void)og_unit_vertices(&simplex, s);
    if (count == 1) expect_vector(og_unit_vector(*w, &scale));
  }
}

// Bands begin at 2^-52 and 2^-22, from where on bounds.txt says more.
static int end_of_band(int k) { return k == -52 ? -22 : k + 97 < 102 ? k + 97 : 102; }

// B: |x| <= 2^102
// Options: -eva-precision 1
// -eva-subdivide-non-linear 0
void drive_unit_vertices(void) {
  const og_scalar below = 0x1p-1022;
  og_scalar scale;
  expect_vector(og_unit_vector(vector(below), &scale));
  //@ loop unroll 6;
  for (int count = 0; count < 6; count++) {
    og_simplex simplex = any_simplex(count, below / 2);
    og_vec3 s[4];
    (void)og_unit_vertices(&simplex, s);
    //@ loop unroll 6;
    for (int vertex = 0; vertex < count && count <= 4; vertex++)
      //@ loop unroll 14;
      for (int k = -1022; k < 102; k = end_of_band(k))
        show_unit(count, vertex, pow(2, k) * (1 + 0x1p-52), pow(2, end_of_band(k)));
  }
}

// B: |x| <= 2^100, weights 0 to 1
void drive_reduce(void) {
  expect_number(og_unit_power(number_between(0, 0x1p102)));
  og_simplex simplex = any_simplex(whole(0, 5), 0x1p100);
  og_vec3 s[4], nearest;
  (void)og_unit_vertices(&simplex, s);
  simplex.count = whole(1, 4);
  const og_scalar weight[4] = {number_between(0, 1), number_between(0, 1), number_between(0, 1), number_between(0, 1)};
  og_simplex copy;
  og_simplex_copy(&copy, &simplex);
  og_simplex_reduce(&simplex, weight, &nearest);
  og_simplex_keep(&copy, weight);
}
