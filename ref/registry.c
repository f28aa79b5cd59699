#include "ref/registry.h"

#include <string.h>

#include "ref/body_check.h"
#include "ref/cso/cd_dual.h"
#include "ref/cso/epa.h"
#include "ref/cso/gjk.h"
#include "ref/cso/gjk_boolean.h"
#include "ref/cso/gjk_enhanced.h"
#include "ref/cso/gjk_isa.h"
#include "ref/cso/mpr.h"
#include "ref/features/lin_canny.h"
#include "ref/features/v_clip.h"
#include "ref/pairs/box_box.h"
#include "ref/pairs/capsule_capsule.h"
#include "ref/pairs/sphere_box.h"
#include "ref/pairs/sphere_capsule.h"
#include "ref/pairs/sphere_sphere.h"
#include "ref/separation/chung_wang.h"
#include "ref/separation/face_plane.h"
#include "ref/separation/sat_3d.h"
#include "ref/separation/sat_cached.h"
#include "ref/separation/sat_gauss.h"
#include "ref/separation/sat_lite.h"
#include "ref/separation/sat_obb.h"

// One line an entry, in the catalogue's order: id, question, path, source, cost, limits, run.
// clang-format off
static const og_algorithm algorithms[] = {
    {"point-segment", "closest", "ref/closest/point_segment", "Ericson 2005, 5.1.2; Huotari 2011, 2", "O(1)", "a segment whose squared length underflows counts as a point", NULL},
    {"point-plane", "closest", "ref/closest/point_plane", "Ericson 2005, 5.1.1; Huotari 2011, 2", "O(1)", "the error is relative to the distance from the plane's named point: one far away costs digits", NULL},
    {"point-triangle", "closest", "ref/closest/point_triangle", "Ericson 2005, 5.1.5; Huotari 2011, 2", "O(1)", "off by up to 0.5 epsilon (longest side / height) of the size on thin triangles", NULL},
    {"segment-segment", "closest", "ref/closest/segment_segment", "Ericson 2005, 5.1.9", "O(1)", "the parameters of nearly parallel segments are off by epsilon over their angle; the distance is not", NULL},
    {"orient2d", "hit", "ref/orientation/orient2d", "Shewchuk 1997, 4.2", "O(1)", "unsure where the triangle's height over its size is below some 2 epsilon; never wrong", NULL},
    {"orient3d", "hit", "ref/orientation/orient3d", "Shewchuk 1997, 4.3; Huotari 2011, 4.1", "O(1)", "unsure where the tetrahedron's height over its size is below some 6 epsilon; never wrong", NULL},
    {"orient-exact", "hit", "ref/orientation/orient_exact", "Shewchuk 1997, 4.2 and 4.3", "O(1)", "coordinates whose bits lie within 2^600 of each other (2^60 in binary32)", NULL},
    {"barycentric", "closest", "ref/closest/barycentric", "Rasku 2003, 7.3", "O(1)", "thin triangles have few digits; those without sure area are refused", NULL},
    {"sphere-sphere", "relation, distance, depth", "ref/pairs/sphere_sphere", "Kravec, question 3; Ericson 2005, 4.3.1", "O(1)", "points and spheres only; verdict unsure within 0.7 epsilon of the size from touching", og_run_sphere_sphere},
    {"sphere-capsule", "relation, distance, depth", "ref/pairs/sphere_capsule", "Kravec, question 3; Ericson 2005, 4.5.1", "O(1)", "a point or sphere with a segment or capsule only; verdict unsure within 0.9 epsilon of the size from touching", og_run_sphere_capsule},
    {"capsule-capsule", "relation, distance, depth", "ref/pairs/capsule_capsule", "Ericson 2005, 4.5.1 and 5.1.9", "O(1)", "points, spheres, segments and capsules only; verdict unsure within 1.2 epsilon of the size from touching", og_run_capsule_capsule},
    {"sphere-box", "relation, distance, depth", "ref/pairs/sphere_box", "Ericson 2005, 5.1.4 and 5.2.5; Varjus 2018, 5", "O(1)", "a point or sphere with a box only; errors up to 6 epsilon of the coordinates, verdict unsure within 2.4", og_run_sphere_box},
    {"box-box", "relation, depth", "ref/pairs/box_box", "Gottschalk, Lin, Manocha 1996, 5; Ericson 2005, 4.4.1", "O(1)", "boxes only; no distance, no points; depth within 5.1 epsilon of the size", og_run_box_box},
    {"hull-incremental", "hull", "ref/polytope/hull_incremental", "O'Rourke 1998, 4.3; Huotari 2011, 4", "O(n^2)", "coplanar points that rounding bent make thin faces; figures thinner than 1e-180 of their size are refused as flat", NULL},
    {"hull-2d", "hull", "ref/polytope/hull_2d", "Andrew 1979; Parac 2020, 5.2.3", "O(n log n)", "none: the hull of the points as given, exactly", NULL},
    {"support-point", "support", "ref/support/point", "van den Bergen 2003, 4.3.4", "O(1)", "none: exact", NULL},
    {"support-segment", "support", "ref/support/segment", "van den Bergen 2003, 4.3.4", "O(1)", "as hull-scan", NULL},
    {"support-triangle", "support", "ref/support/triangle", "van den Bergen 2003, 4.3.4", "O(1)", "as hull-scan", NULL},
    {"support-box", "support", "ref/support/box", "van den Bergen 2003, 4.3.4; Snethen 2008", "O(1)", "perpendicular to an axis but for rounding the corner may be on its wrong side", NULL},
    {"support-sphere", "support", "ref/support/sphere", "van den Bergen 2003, 4.3.4", "O(1)", "off by at most 3 epsilon of the radius and one of the centre", NULL},
    {"support-capsule", "support", "ref/support/capsule", "van den Bergen 2003, 4.3.4", "O(1)", "as hull-scan and sphere", NULL},
    {"support-cylinder", "support", "ref/support/cylinder", "van den Bergen 2003, 4.3.4; Snethen 2008", "O(1)", "off by at most 3 epsilon of the radius", NULL},
    {"support-cone", "support", "ref/support/cone", "van den Bergen 2003, 4.3.4; Snethen 2008", "O(1)", "may take the lower of apex and rim where they are level but for rounding", NULL},
    {"support-ellipsoid", "support", "ref/support/ellipsoid", "Snethen 2008", "O(1)", "off by at most 4 epsilon of each half axis", NULL},
    {"support-rounded", "support", "ref/support/rounded", "van den Bergen 2003, 4.3.4; Varjus 2018, 5.2.4", "the core's", "as the core and sphere", NULL},
    {"minkowski-sum", "support", "ref/support/minkowski_sum", "van den Bergen 2003, 4.3.3; Snethen 2008", "those of both", "those of both, and one rounding", NULL},
    {"minkowski-difference", "support", "ref/support/minkowski_difference", "van den Bergen 2003, 4.3.3; Snethen 2008", "those of both", "those of both, and one rounding", NULL},
    {"affine-image", "support", "ref/support/affine_image", "van den Bergen 2003, 4.3.2; Snethen 2008", "the body's", "another part may be taken of a body nearly flat across the direction", NULL},
    {"hull-scan", "support", "ref/support/hull_scan", "van den Bergen 2003, 4.3.4; Varjus 2018, 5.1", "O(n)", "below the true maximum by less than 6 epsilon of the largest product", NULL},
    {"hull-climb", "support", "ref/support/hull_climb", "Varjus 2018, 5.1; Cameron 1997", "O(1) from a near start, O(n) at worst", "stops early where all neighbours are higher by less than rounding", NULL},
    {"project-scan", "support", "ref/support/project_scan", "Parac 2020, 2.3", "O(n)", "each end off by less than 2 epsilon of the largest product", NULL},
    {"project-bisect", "support", "ref/support/project_bisect", "Parac 2020, 2.3; O'Rourke 1998, 7.9", "O(log n)", "far too short where two edges of one run are perpendicular to the axis but for rounding", NULL},
    {"face-plane", "relation", "ref/separation/face_plane", "Huotari 2011, 5.1", "O(F_A V_B)", "faces of A only: 46 of 1,290 pairs of human scale apart, but said to meet; no flat or rounded bodies", og_run_face_plane},
    {"face-plane-both", "relation", "ref/separation/face_plane", "Huotari 2011, 5.1, with the faces of both", "O(F_A V_B + F_B V_A)", "no edge pairs: 12 of 1,290 pairs of human scale apart, but said to meet; no flat or rounded bodies", og_run_face_plane_both},
    {"sat-2d", "relation, depth", "ref/separation/sat_2d", "Parac 2020, 2.4.1 algorithm 2.7", "O((n_A + n_B)^2)", "polygons apart by less than rounding are said to meet: by 2e-15 of the size", NULL},
    {"sat-2d-side", "relation", "ref/separation/sat_2d_side", "Parac 2020, 2.4.1 algorithms 2.8 and 2.9", "O(n_A n_B)", "polygons apart by less than rounding are said to meet: by 6e-17 of the size", NULL},
    {"sat-3d", "relation, depth", "ref/separation/sat_3d", "Parac 2020, 2.4.2; Varjus 2018, 2.7", "O(E_A E_B (V_A + V_B))", "no flat or rounded bodies; bodies apart by less than rounding are said to meet", og_run_sat_3d},
    {"sat-obb", "relation", "ref/separation/sat_obb", "Gottschalk, Lin, Manocha 1996; Rasku 2003, 6.4 table 1", "O(1)", "boxes only; no depth; boxes apart by less than rounding are said to meet", og_run_sat_obb},
    {"sat-lite", "relation", "ref/separation/sat_lite", "Varjus 2018, 2.7; van den Bergen 1997", "O(1)", "boxes only; boxes apart edge towards edge are said to meet", og_run_sat_lite},
    {"sat-gauss", "relation, depth", "ref/separation/sat_gauss", "Varjus 2018, 5.3.1 alg. 4; Gregorius 2013", "O(F_A V_B + F_B V_A + E_A E_B)", "no flat or rounded bodies; bodies apart by less than rounding are said to meet", og_run_sat_gauss},
    {"sat-cached", "relation, depth", "ref/separation/sat_cached", "Parac 2020, 2.2", "O(V_A + V_B) where the axis holds", "no flat or rounded bodies; no depth; bodies apart by less than rounding are said to meet", og_run_sat_cached},
    {"chung-wang", "relation", "ref/separation/chung_wang", "Huotari 2011, 5.4 pseudocode 7; Chung and Wang 1996", "O(V_A + V_B + rounds) a round", "3 in 5 touching pairs are said to be apart; gives up on 119 of 228 rounded pairs within an ulp of touching", og_run_chung_wang},
    {"simplex-johnson", "simplex", "ref/simplex/simplex_johnson", "Johnson 1987; van den Bergen 2003, 4.3.2; Varjus 2018, 5.2.1", "O(1)", "flat simplices: distance off by 1e-7 of the size, 1 % refused; needles: by the size itself", NULL},
    {"simplex-backup", "simplex", "ref/simplex/simplex_backup", "Gilbert, Johnson, Keerthi 1988, 4; Varjus 2018, 5.2.1", "O(1)", "as simplex-johnson, but refuses none", NULL},
    {"simplex-signed-volumes", "simplex", "ref/simplex/simplex_signed_volumes", "Montanari, Petrinic, Barbieri 2017, 4; Varjus 2018, 5.2.1", "O(1)", "needles thinner than rounding: 1 in 1,600 off by up to a third of the size", NULL},
    {"simplex-voronoi", "simplex", "ref/simplex/simplex_voronoi", "Ericson 2005, 5.1.6; Kravec", "O(1)", "triangles thinner than 1e-8: distance off by up to the size (1 in 7 needles)", NULL},
    {"gjk", "distance, relation", "ref/cso/gjk", "van den Bergen 1999; 2003, 4.3; Varjus 2018, alg. 1", "O(V_A + V_B) an iteration", "refuses 5 % of bodies 2^-30 to 2^-60 thick; 1e-5 of the size off on needles in binary32", og_run_gjk},
    {"gjk-johnson", "distance, relation", "ref/cso/gjk", "van den Bergen 1999; 2003, 4.3; Varjus 2018, alg. 1", "O(V_A + V_B) an iteration", "refuses 6 % of degenerate pairs; thin bodies: rare gross verdicts, distance off by 1e-12 of the size and more", og_run_gjk_johnson},
    {"gjk-backup", "distance, relation", "ref/cso/gjk", "Gilbert, Johnson, Keerthi 1988; Varjus 2018, alg. 1", "O(V_A + V_B) an iteration", "as gjk-johnson", og_run_gjk_backup},
    {"gjk-voronoi", "distance, relation", "ref/cso/gjk", "Ericson 2005, 9.5; Varjus 2018, alg. 1", "O(V_A + V_B) an iteration", "refuses 6 % of degenerate pairs; rare gross verdicts on needles and plates", og_run_gjk_voronoi},
    {"gjk-boolean", "relation", "ref/cso/gjk_boolean", "Muratori 2006; Huotari 2011, 5.3", "O(V_A + V_B) an iteration", "may go round in contact until it gives up; 1 in 17 touching pairs is said to be apart", og_run_gjk_boolean},
    {"gjk-isa", "relation", "ref/cso/gjk_isa", "van den Bergen 1999, 3; Varjus 2018, 5.2", "O(V_A + V_B) an iteration", "refuses 5 % of bodies 2^-30 to 2^-60 thick; no distance", og_run_gjk_isa},
    {"gjk-enhanced", "distance", "ref/cso/gjk_enhanced", "Cameron 1997; Varjus 2018, 5.2", "nearly O(1) an iteration with a mesh", "the depth is an upper bound only, up to 3,500 times too large; thin bodies as gjk-johnson", og_run_gjk_enhanced},
    {"epa", "depth", "ref/cso/epa", "van den Bergen 2001, 5; 2003, 4.3.8; Varjus 2018, 5.2.2", "O(f + v) and two support points an expansion", "curved bodies give up at 1e-11, concentric ones at 2e-2; A - B as thin as rounding: 128 epsilon", og_run_epa},
    {"mpr", "relation, depth", "ref/cso/mpr", "Snethen 2008; Varjus 2018, 5", "O(V_A + V_B) an iteration", "the depth is that along one ray: more than a tenth too large for 4 in 5 pairs; flat A - B is mostly refused", og_run_mpr},
    {"lin-canny", "distance, relation", "ref/features/lin_canny", "Lin and Canny 1991; Lin 1993; Rasku 2003, 3.3", "O(1) from a near start, O(n) pairs at worst", "solid bodies only; gives up on 1 in 4 pairs that meet and 1 in 30 apart: it does not look for penetration, and goes round near contact", og_run_lin_canny},
    {"v-clip", "distance, relation", "ref/features/v_clip", "Mirtich 1998; Ericson 2005, 9.2.1", "O(1) from a near start, O(n) pairs at worst", "solid bodies only; 1 in 1,000 goes round and gives up: near contact, or with many parallel faces; thin bodies: distance off by 2e-9 of the size", og_run_v_clip},
    {"cd-dual", "relation", "ref/cso/cd_dual", "Choi, Li, Wang, Cameron 2005", "O(edges at a vertex) a face", "no flat bodies; gives up on most rounded ones near contact; cores apart by less than rounding of a - b are said to meet", og_run_cd_dual},
};
// clang-format on
enum { ALGORITHM_COUNT = sizeof algorithms / sizeof algorithms[0] };

int og_algorithm_count(void) { return ALGORITHM_COUNT; }

const og_algorithm *og_algorithm_at(int k) { return &algorithms[k]; }

const og_algorithm *og_algorithm_by_id(const char *id) {
  for (int k = 0; k < ALGORITHM_COUNT; k++)
    if (strcmp(algorithms[k].id, id) == 0) return &algorithms[k];
  return NULL;
}

og_claim og_algorithm_run(const og_algorithm *algorithm, const og_body *a, const og_body *b) {
  const og_outcome of_a = og_body_check(a), of_b = og_body_check(b);
  if (of_a != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_a};
  if (of_b != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_b};
  return algorithm->run(a, b);
}
