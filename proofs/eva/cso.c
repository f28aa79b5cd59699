#define OG_EVA_SMALL
#include "eva/claim.h"
#include "ref/cso/cd_dual.h"
#include "ref/cso/gjk.h"
#include "ref/cso/mpr.h"
#include "ref/cso/walk.h"
#include "ref/simplex/simplex_backup.h"
#include "ref/simplex/simplex_johnson.h"
#include "ref/simplex/simplex_signed_volumes.h"
#include "ref/simplex/simplex_voronoi.h"

static og_simplex_solver solvers(int k) {
  static const og_simplex_solver all[4] = {og_simplex_signed_volumes, og_simplex_johnson, og_simplex_backup,
                                           og_simplex_voronoi};
  return all[k];
}

// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history
void drive_walk(void) {
  const og_scalar size = 1;
  const og_convex a = any_convex(&size), b = any_convex(&size);
  for (int k = 0; k < 4; k++)
    for (int count = 0; count < 4; count++) {
      og_walk walk;
      og_walk_begin(&walk, &a, &b, solvers(k));
      walk.nearest = vector(1);
      walk.distance = number_between(0, 1);
      walk.coordinates = number_between(0, 1);
      walk.simplex = any_simplex(count, 1);
      walk.stalled = whole(0, OG_WALK_STALLS);
      const og_cso_vertex w = og_walk_support(&walk, vector(1));
      expect_number(og_walk_height(vector(1), number(1), &w));
      (void)og_walk_is_behind(vector(1), &w);
      (void)og_walk_is_final(&walk, vector(1), number(1), &w);
      (void)og_walk_advance(&walk, &w);
      (void)og_walk_in_range(&walk);
      expect_vector(og_walk_start(&walk, vector(1)));
    }
}

void drive_gjk(void) { expect_run(og_run_gjk, 0x1p100); }
void drive_mpr(void) { expect_run(og_run_mpr, 0x1p100); }
void drive_cd_dual(void) { expect_run(og_run_cd_dual, 0x1p100); }
