#include "ref/traced_registry.h"

extern const og_traced og_traced_epa, og_traced_gjk, og_traced_gjk_backup, og_traced_gjk_johnson, og_traced_gjk_voronoi,
    og_traced_mpr;

extern const og_traced og_traced_v_clip, og_traced_lin_canny;
extern const og_traced og_traced_sat_3d;
extern const og_traced og_traced_conservative_advancement;
extern const og_traced og_traced_sap_sweep, og_traced_sap_incremental, og_traced_grid, og_traced_dynamic_tree;
extern const og_traced og_traced_bvh_aabb;
extern const og_traced og_traced_clip_halfplanes;

static const og_traced *const all[] = {&og_traced_gjk,        &og_traced_gjk_johnson,
                                       &og_traced_gjk_backup, &og_traced_gjk_voronoi,
                                       &og_traced_mpr,        &og_traced_epa,
                                       &og_traced_v_clip,     &og_traced_lin_canny,
                                       &og_traced_sat_3d,     &og_traced_conservative_advancement,
                                       &og_traced_sap_sweep,  &og_traced_sap_incremental,
                                       &og_traced_grid,       &og_traced_dynamic_tree,
                                       &og_traced_bvh_aabb,   &og_traced_clip_halfplanes};

const og_traced *og_traced_find(const og_algorithm *algorithm) {
  /*@ loop invariant counter: 0 <= k <= sizeof(all) / sizeof(all[0]);
      loop assigns k;
      loop variant sizeof(all) / sizeof(all[0]) - k; */
  for (size_t k = 0; k < sizeof all / sizeof *all; k++)
    if (all[k]->algorithm == algorithm) return all[k];
  return NULL;
}
