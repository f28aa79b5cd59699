// The algorithms on A - B that can write their steps.

#include "ref/traced.h"

#include "ref/cso/epa_traced.h"
#include "ref/cso/gjk_traced.h"
#include "ref/cso/mpr.h"

extern const og_algorithm og_algorithm_epa, og_algorithm_gjk, og_algorithm_gjk_backup, og_algorithm_gjk_johnson,
    og_algorithm_gjk_voronoi, og_algorithm_mpr;

const og_traced og_traced_gjk = {.algorithm = &og_algorithm_gjk, .pair = og_run_gjk_traced};
const og_traced og_traced_gjk_johnson = {.algorithm = &og_algorithm_gjk_johnson, .pair = og_run_gjk_johnson_traced};
const og_traced og_traced_gjk_backup = {.algorithm = &og_algorithm_gjk_backup, .pair = og_run_gjk_backup_traced};
const og_traced og_traced_gjk_voronoi = {.algorithm = &og_algorithm_gjk_voronoi, .pair = og_run_gjk_voronoi_traced};
const og_traced og_traced_mpr = {.algorithm = &og_algorithm_mpr, .pair = og_run_mpr_traced};
const og_traced og_traced_epa = {.algorithm = &og_algorithm_epa, .pair = og_run_epa_traced};
