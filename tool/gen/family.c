#include "tool/gen/family.h"

#include <string.h>

#include "tool/gen/families.h"

static const og_question still[] = {OG_RELATION, OG_DISTANCE, OG_DEPTH};
static const og_question apart[] = {OG_DISTANCE, OG_RELATION};
// Seven, so that every kind of a family, of which there are 2 to 16, comes to every question.
static const og_question around[] = {OG_DISTANCE, OG_RELATION, OG_DEPTH, OG_DISTANCE, OG_RELATION, OG_DEPTH, OG_DEPTH};
static const og_question overlapping[] = {OG_DEPTH, OG_RELATION};
static const og_question deep[] = {OG_DEPTH};
static const og_question moving[] = {OG_SWEEP};
static const og_question support[] = {OG_SUPPORT};
static const og_question simplex[] = {OG_SIMPLEX};
static const og_question closest[] = {OG_CLOSEST};
static const og_question hit[] = {OG_HIT};
static const og_question orientation[] = {OG_ORIENTATION};
static const og_question overlaps[] = {OG_OVERLAPS};
static const og_question mesh_pairs[] = {OG_MESH_PAIRS};
static const og_question bound[] = {OG_BOUND};
static const og_question hull[] = {OG_HULL};
static const og_question triangulate[] = {OG_TRIANGULATE};
static const og_question decompose[] = {OG_DECOMPOSE};
static const og_question contact[] = {OG_CONTACT};
static const og_question clip[] = {OG_CLIP};
static const og_question motion[] = {OG_MOTION};
static const og_question minkowski[] = {OG_MINKOWSKI};
static const og_question mesh_motion[] = {OG_MESH_MOTION};
static const og_question features[] = {OG_VERTEX_FACE, OG_EDGE_EDGE};

#define ASKS(questions) questions, sizeof(questions) / sizeof(questions)[0]

// clang-format off
// One line a family: id, what it is, generator, flags, members a group, cases in the corpus, questions.
static const og_gen_family families[] = {
    {"touch-face", "two faces in one plane, overlapping", og_gen_touch_face, {"touching"}, 1, 24, ASKS(still)},
    {"touch-edge", "an edge on a face", og_gen_touch_edge, {"touching"}, 1, 24, ASKS(still)},
    {"touch-vertex", "a corner on a face", og_gen_touch_vertex, {"touching"}, 1, 24, ASKS(still)},
    {"touch-vertex-edge", "a corner on an edge", og_gen_touch_vertex_edge, {"touching"}, 1, 24, ASKS(still)},
    {"touch-vertex-vertex", "a corner on a corner", og_gen_touch_vertex_vertex, {"touching"}, 1, 24, ASKS(still)},
    {"touch-edge-edge", "two edges that cross in one point", og_gen_touch_edge_edge, {"touching"}, 1, 24, ASKS(still)},
    {"touch-parallel-edges", "two edges on one line", og_gen_touch_parallel_edges, {"touching", "parallel"}, 1, 24, ASKS(still)},
    {"touch-boxes", "box shapes face to face, edge to edge, corner to corner", og_gen_touch_boxes, {"touching", "parallel"}, 1, 24, ASKS(still)},
    {"touch-rotated", "rotated boxes, a corner of one on a face of the other, exactly", og_gen_touch_rotated, {"touching", "rational-pose"}, 1, 30, ASKS(still)},
    {"touch-rotated-edges", "rotated boxes, edge on edge, exactly", og_gen_touch_rotated_edges, {"touching", "rational-pose"}, 1, 30, ASKS(still)},
    {"ulp-face", "face against face: touching, an ulp apart, an ulp into", og_gen_ulp_face, {"one-ulp"}, 3, 27, ASKS(still)},
    {"ulp-edge", "edge against face: touching, an ulp apart, an ulp into", og_gen_ulp_edge, {"one-ulp"}, 3, 27, ASKS(still)},
    {"ulp-vertex", "corner against face: touching, an ulp apart, an ulp into", og_gen_ulp_vertex, {"one-ulp"}, 3, 27, ASKS(still)},
    {"ulp-edge-edge", "crossing edges: touching, an ulp apart, an ulp into", og_gen_ulp_edge_edge, {"one-ulp"}, 3, 27, ASKS(still)},
    {"ulp-vertex-vertex", "corner against corner: touching, an ulp apart, an ulp into", og_gen_ulp_vertex_vertex, {"one-ulp"}, 3, 27, ASKS(still)},
    {"stacked-boxes", "equal boxes straight above each other, gap or overlap a short decimal", og_gen_stacked_boxes, {"stacked", "parallel"}, 1, 24, ASKS(still)},
    {"equidistant-support", "cubes at even offsets: new corners no nearer than the estimate", og_gen_equidistant_support, {"equidistant-support"}, 1, 24, ASKS(apart)},
    {"grazing-cubes", "cubes beside each other along an edge or a corner, a few ulps either way", og_gen_grazing_cubes, {"side-by-side", "parallel"}, 1, 24, ASKS(still)},
    {"integer-tetrahedra", "tetrahedra with coordinates -3 to 3", og_gen_integer_tetrahedra, {"small-integers"}, 1, 30, ASKS(still)},
    {"coincident-vertices", "hulls with one to three corners in common", og_gen_coincident_vertices, {"shared-vertices"}, 1, 24, ASKS(still)},
    {"sliver-triangles", "triangles 2^10 to 2^45 times longer than high", og_gen_sliver_triangles, {"flat", "sliver"}, 1, 24, ASKS(still)},
    {"sliver-tetrahedra", "tetrahedra almost without thickness, stacked or crossing", og_gen_sliver_tetrahedra, {"sliver"}, 1, 24, ASKS(still)},
    {"needles", "tetrahedra 2^10 to 2^40 times longer than thick, crossing or side by side", og_gen_needles, {"needle"}, 1, 24, ASKS(still)},
    {"near-parallel-edges", "edges 2^-10 to 2^-50 from parallel", og_gen_near_parallel_edges, {"near-parallel"}, 1, 24, ASKS(still)},
    {"near-parallel-boxes", "boxes rotated by 2^-7 to 2^-45", og_gen_near_parallel_boxes, {"near-parallel"}, 1, 24, ASKS(still)},
    {"near-coplanar-faces", "cubes face to face, all corners off by a few ulps", og_gen_near_coplanar_faces, {"near-parallel", "near-coplanar"}, 1, 24, ASKS(still)},
    {"prisms", "lattice prisms with parallel axes and sides", og_gen_prisms, {"parallel", "small-integers"}, 1, 24, ASKS(still)},
    {"identical", "a body and itself", og_gen_identical, {"identical"}, 1, 24, ASKS(overlapping)},
    {"nested", "a body and its image, shrunk up to 2^20 times", og_gen_nested, {"nested"}, 1, 24, ASKS(overlapping)},
    {"deep-containment", "a box deep inside another, with or without a face in common", og_gen_deep_containment, {"nested"}, 1, 24, ASKS(overlapping)},
    {"random-hulls", "hulls of 8 points in general position", og_gen_random_hulls, {"general-position"}, 1, 30, ASKS(still)},
    {"random-boxes", "boxes in general poses", og_gen_random_boxes, {"general-position"}, 1, 30, ASKS(still)},
    {"big-hulls-32", "hulls of 32 points near a sphere", og_gen_big_hulls_32, {"many-points"}, 1, 12, ASKS(still)},
    {"big-hulls-128", "hulls of 128 points near a sphere", og_gen_big_hulls_128, {"many-points"}, 1, 6, ASKS(still)},
    {"flat-both", "two polygons in one plane", og_gen_flat_both, {"flat", "coplanar"}, 1, 24, ASKS(still)},
    {"flat-parallel", "two polygons in parallel planes", og_gen_flat_parallel, {"flat", "parallel"}, 1, 24, ASKS(apart)},
    {"flat-one", "a polygon through, on or above a solid", og_gen_flat_one, {"flat"}, 1, 24, ASKS(still)},
    {"segments", "segments crossing, in line, parallel, skew, equal; through triangles", og_gen_segments, {"flat"}, 1, 30, ASKS(still)},
    {"points", "single points: equal, on a face, on a segment, inside, outside", og_gen_points, {"flat"}, 1, 24, ASKS(still)},
    {"repeated-points", "every point up to four times", og_gen_repeated_points, {"repeated-points"}, 1, 24, ASKS(still)},
    {"interior-points", "hulls with points inside", og_gen_interior_points, {"interior-points"}, 1, 24, ASKS(still)},
    {"collinear-points", "boxes full of lattice points, face against face", og_gen_collinear_points, {"interior-points", "collinear-points"}, 1, 12, ASKS(still)},
    {"far-origin", "small integers, 10^6 to 10^15 from the origin", og_gen_far_origin, {"far-origin"}, 1, 24, ASKS(still)},
    {"tiny", "bodies of size 10^-12", og_gen_tiny, {"tiny"}, 1, 24, ASKS(still)},
    {"huge", "bodies of size 2^100 to 2^1000", og_gen_huge, {"huge"}, 1, 24, ASKS(still)},
    {"extreme-exponents", "a body of size 1e301 and one of size 1e-313", og_gen_extreme_exponents, {"extreme-exponents"}, 1, 24, ASKS(still)},
    {"subnormal", "all coordinates small multiples of 2^-1074", og_gen_subnormal, {"subnormal"}, 1, 24, ASKS(still)},
    {"mixed-scale", "a boulder and a grain of sand on it", og_gen_mixed_scale, {"mixed-scale"}, 1, 24, ASKS(still)},
    {"millimetre-parts", "cubes of a few millimetres, in metres", og_gen_millimetre_parts, {"millimetres", "parallel"}, 1, 24, ASKS(still)},
    {"unnormalised-quaternion", "rotations by quaternions of length 2^-300 to 2^300", og_gen_unnormalised_quaternion, {"unnormalised-quaternion", "rational-pose"}, 1, 24, ASKS(still)},
    {"matrix-sheared", "boxes and hulls under any matrix, mirrored ones included", og_gen_matrix_sheared, {"not-orthonormal"}, 1, 24, ASKS(still)},
    {"matrix-nearly-orthonormal", "rotation matrices rounded or off by 2^-20 to 2^-52", og_gen_matrix_nearly_orthonormal, {"not-orthonormal", "near-parallel"}, 1, 24, ASKS(still)},
    {"matrix-singular", "solids flattened by their matrix to a figure, a segment or a point", og_gen_matrix_singular, {"not-orthonormal", "flat"}, 1, 24, ASKS(still)},
    {"sphere-touch", "spheres that touch: Pythagorean distances", og_gen_sphere_touch, {"touching", "rounded"}, 1, 24, ASKS(still)},
    {"sphere-ulp", "spheres: touching, an ulp apart, an ulp into", og_gen_sphere_ulp, {"one-ulp", "rounded"}, 3, 27, ASKS(still)},
    {"sphere-nested", "a sphere around a sphere or a box, concentric or not", og_gen_sphere_nested, {"nested", "rounded"}, 1, 24, ASKS(overlapping)},
    {"capsule-touch", "capsules that touch: side by side, end to end, crossing, on a box", og_gen_capsule_touch, {"touching", "rounded"}, 1, 24, ASKS(still)},
    {"rounded-hull-touch", "rounded hulls that touch, upright or rotated", og_gen_rounded_hull_touch, {"touching", "rounded"}, 1, 24, ASKS(still)},
    {"rounded-overlap", "rounded hulls: only skins overlap, cores touch, cores overlap", og_gen_rounded_overlap, {"rounded"}, 1, 24, ASKS(overlapping)},
    {"rounded-apart", "rounded hulls apart by a square root less the radii", og_gen_rounded_apart, {"rounded", "irrational"}, 1, 24, ASKS(apart)},
    {"rounded-irrational", "spheres whose radii sum to the double nearest their irrational distance", og_gen_rounded_irrational, {"rounded", "irrational"}, 1, 24, ASKS(still)},
    {"sphere-capsule", "a sphere beside a capsule's side or end, around it, with its centre on the core", og_gen_sphere_capsule, {"rounded"}, 1, 42, ASKS(still)},
    {"sphere-capsule-ulp", "a sphere and a capsule's side, end or both: touching, an ulp apart, an ulp into", og_gen_sphere_capsule_ulp, {"one-ulp", "rounded"}, 3, 45, ASKS(still)},
    {"sphere-box", "a sphere beside a face, edge or corner of a box, around it, with its centre inside", og_gen_sphere_box, {"rounded"}, 1, 48, ASKS(still)},
    {"sphere-box-ulp", "a sphere and a box's face, edge or corner: touching, an ulp apart, an ulp into", og_gen_sphere_box_ulp, {"one-ulp", "rounded"}, 3, 45, ASKS(still)},
    {"capsule-capsule", "capsules apart and overlapping, crossing, in one line, one in the other", og_gen_capsule_capsule, {"rounded"}, 1, 48, ASKS(still)},
    {"capsule-capsule-ulp", "capsules parallel, crossing, in line, end to end: touching, an ulp apart, an ulp into", og_gen_capsule_capsule_ulp, {"one-ulp", "rounded"}, 3, 48, ASKS(still)},
    {"capsule-box", "a capsule beside a box, in it, through it, along its edge", og_gen_capsule_box, {"rounded"}, 1, 48, ASKS(still)},
    {"capsule-box-ulp", "a capsule on a box's face, edge or corner: touching, an ulp apart, an ulp into", og_gen_capsule_box_ulp, {"one-ulp", "rounded"}, 3, 42, ASKS(still)},
    {"sweep-head-on", "hulls meeting head on", og_gen_sweep_head_on, {"sweep"}, 1, 24, ASKS(moving)},
    {"sweep-grazing", "hulls sliding past each other in contact, never entering", og_gen_sweep_grazing, {"sweep", "grazing"}, 1, 24, ASKS(moving)},
    {"sweep-corner", "a corner meeting a corner or crossing an edge: contact for an instant", og_gen_sweep_corner, {"sweep", "grazing", "instant"}, 1, 24, ASKS(moving)},
    {"sweep-miss-by-ulp", "sliding past: in contact, an ulp off, an ulp in", og_gen_sweep_miss_by_ulp, {"sweep", "one-ulp"}, 3, 24, ASKS(moving)},
    {"sweep-touching-start", "in contact at time 0: moving away, along, into", og_gen_sweep_touching_start, {"sweep", "contact-at-start"}, 1, 24, ASKS(moving)},
    {"sweep-start-inside", "overlapping at time 0", og_gen_sweep_start_inside, {"sweep", "contact-at-start"}, 1, 24, ASKS(moving)},
    {"sweep-zero-velocity", "no relative motion: touching, overlapping or apart for ever", og_gen_sweep_zero_velocity, {"sweep", "zero-velocity"}, 1, 24, ASKS(moving)},
    {"sweep-parallel-velocity", "moving along the faces at a distance", og_gen_sweep_parallel_velocity, {"sweep", "miss", "parallel"}, 1, 24, ASKS(moving)},
    {"sweep-away", "moving away from each other", og_gen_sweep_away, {"sweep", "miss"}, 1, 24, ASKS(moving)},
    {"sweep-until", "the motion ends at the contact, an ulp before, an ulp after", og_gen_sweep_until, {"sweep", "one-ulp"}, 3, 24, ASKS(moving)},
    {"sweep-random", "random hulls flying at each other", og_gen_sweep_random, {"sweep", "general-position"}, 1, 24, ASKS(moving)},
    {"sweep-extreme-speed", "speeds of 2^-500 to 2^500", og_gen_sweep_extreme_speed, {"sweep", "extreme-exponents"}, 1, 24, ASKS(moving)},
    {"sweep-rounded", "spheres, capsules and rounded hulls meeting", og_gen_sweep_rounded, {"sweep", "rounded"}, 1, 24, ASKS(moving)},
    {"sweep-rounded-ulp", "a sphere passing: touching for an instant, an ulp off, an ulp in", og_gen_sweep_rounded_ulp, {"sweep", "rounded", "one-ulp"}, 3, 24, ASKS(moving)},
    {"engine-reports", "the smallest pairs that engines were measured to get wrong, at five sizes", og_gen_engine_reports, {"engine-report"}, 1, 40, ASKS(still)},
    {"support-ties", "a direction square to a face or an edge, and an ulp beside", og_gen_support_ties, {"one-ulp", "ties"}, 3, 24, ASKS(support)},
    {"support-two-ties", "two bodies, a direction square to faces or edges of both, and an ulp beside",
     og_gen_support_two_ties, {"one-ulp", "ties"}, 3, 48, ASKS(support)},
    {"support-two-random", "two hulls, boxes or rounded bodies, any direction",
     og_gen_support_two_random, {"general-position", "rational-pose"}, 1, 24, ASKS(support)},
    {"simplex-degenerate", "simplices with repeated, collinear or coplanar points, the origin on a feature, an ulp beside", og_gen_simplex_degenerate, {"one-ulp", "degenerate-simplex"}, 3, 36, ASKS(simplex)},
    {"closest-parallel", "lines, edges and faces parallel to each other or in contact, an ulp apart, an ulp into", og_gen_closest_parallel, {"one-ulp", "parallel"}, 3, 36, ASKS(closest)},
    {"support-shapes", "points, segments, triangles, boxes, balls, capsules, polygons and rounded hulls",
     og_gen_support_shapes, {"small-integers"}, 1, 24, ASKS(support)},
    {"hit-rays", "rays that cross, start on one another or lie on one line, and rays an ulp beside",
     og_gen_hit_rays, {"small-integers"}, 1, 24, ASKS(hit)},
    {"hit-triangles", "rays and lines through a triangle's edge and corner: on it, an ulp out, an ulp in",
     og_gen_hit_triangles, {"one-ulp"}, 3, 24, ASKS(hit)},
    {"closest-point-segment",
     "points on a segment, beside it, beyond its end; an ulp to each side; without a length, far, huge",
     og_gen_closest_point_segment, {"one-ulp"}, 3, 36, ASKS(closest)},
    {"closest-point-plane",
     "points on a plane or a half-space, in front, behind; an ulp to each side; far, huge, tiny",
     og_gen_closest_point_plane, {"one-ulp"}, 3, 24, ASKS(closest)},
    {"hit-grazing", "rays, segments and triangles along a face, an edge or through a corner, an ulp off, an ulp in", og_gen_hit_grazing, {"one-ulp", "grazing"}, 3, 48, ASKS(hit)},
    {"hit-sphere", "lines that are tangent to a sphere, an ulp off, an ulp in; ends on the sphere", og_gen_hit_sphere, {"one-ulp", "rounded"}, 3, 24, ASKS(hit)},
    {"orientation-degenerate", "points on a line or in a plane, an ulp beside it on both sides", og_gen_orientation_degenerate, {"one-ulp", "degenerate-simplex"}, 3, 24, ASKS(orientation)},
    {"boxes-lattice", "cubes, squares or intervals that fill space: neighbours touch", og_gen_boxes_lattice, {"touching"}, 1, 3, ASKS(overlaps)},
    {"boxes-ulp", "rows of boxes end to end: touching, an ulp apart, an ulp into", og_gen_boxes_ulp, {"one-ulp"}, 3, 6, ASKS(overlaps)},
    {"boxes-points", "boxes of size zero on few places", og_gen_boxes_points, {"flat"}, 1, 3, ASKS(overlaps)},
    {"boxes-identical", "the same box over and over", og_gen_boxes_identical, {"identical"}, 1, 3, ASKS(overlaps)},
    {"boxes-nested", "boxes around one centre, each twice as large as the one before", og_gen_boxes_nested, {"nested"}, 1, 3, ASKS(overlaps)},
    {"boxes-one-cell", "a crowd, and two boxes 2^60 apart that make any grid coarse", og_gen_boxes_one_cell, {"far-origin"}, 1, 3, ASKS(overlaps)},
    {"boxes-huge-beside-tiny", "dust, and a few boxes that hold it all", og_gen_boxes_huge_beside_tiny, {"mixed-scale"}, 1, 3, ASKS(overlaps)},
    {"boxes-extreme", "ends from the least to the greatest number there is", og_gen_boxes_extreme, {"extreme-exponents"}, 1, 3, ASKS(overlaps)},
    {"boxes-coherent", "boxes that move by an eighth of their size a step", og_gen_boxes_coherent, {"box-steps"}, 1, 3, ASKS(overlaps)},
    {"boxes-teleport", "every other box jumps to anywhere", og_gen_boxes_teleport, {"box-steps"}, 1, 3, ASKS(overlaps)},
    {"boxes-renewed", "all boxes go, others come under their numbers, all go", og_gen_boxes_renewed, {"box-steps"}, 1, 3, ASKS(overlaps)},
    {"boxes-growing", "boxes shrink to points, grow beyond all others, and shrink again", og_gen_boxes_growing, {"box-steps"}, 1, 3, ASKS(overlaps)},
    {"mesh-spheres", "two spheres of 80 triangles that cut each other, turned by a rational rotation", og_gen_mesh_spheres, {"general-position"}, 1, 6, ASKS(mesh_pairs)},
    {"mesh-tori", "two bumpy tori, one through the other", og_gen_mesh_tori, {"general-position"}, 1, 3, ASKS(mesh_pairs)},
    {"mesh-cubes", "cubes of 12 triangles face to face, aligned or shifted: touching, an ulp apart, an ulp into", og_gen_mesh_cubes, {"one-ulp", "parallel"}, 3, 12, ASKS(mesh_pairs)},
    {"mesh-identical", "a sphere and its copy, in place or 2^-10 to 2^-40 beside it", og_gen_mesh_identical, {"identical"}, 1, 4, ASKS(mesh_pairs)},
    {"mesh-itself", "a torus that runs through itself", og_gen_mesh_itself, {"shared-vertices"}, 1, 4, ASKS(mesh_pairs)},
    {"mesh-grids", "two grids in one plane, turned or shifted by parts of a cell", og_gen_mesh_grids, {"coplanar"}, 1, 4, ASKS(mesh_pairs)},
    {"mesh-junctions", "rows of triangles whose corners stand on the middle of others' edges", og_gen_mesh_junctions, {"touching"}, 1, 4, ASKS(mesh_pairs)},
    {"mesh-slivers", "a fan of needles around an axis, and a sheet through their tips", og_gen_mesh_slivers, {"sliver"}, 1, 4, ASKS(mesh_pairs)},
    {"mesh-zero-area", "triangles that are segments, points or copies, on a small lattice", og_gen_mesh_zero_area, {"flat", "repeated-points"}, 1, 12, ASKS(mesh_pairs)},
    {"mesh-soup", "a mesh of random triangles with common corners, on a small lattice, with itself", og_gen_mesh_soup, {"shared-vertices", "small-integers"}, 1, 12, ASKS(mesh_pairs)},
    {"mesh-field", "a height field, and a box on its peaks: touching, an ulp apart, an ulp into", og_gen_mesh_field, {"one-ulp"}, 3, 6, ASKS(mesh_pairs)},
    {"mesh-inside", "a sphere inside a sphere: they meet nowhere, or in a corner", og_gen_mesh_inside, {"nested"}, 1, 4, ASKS(mesh_pairs)},
    {"bound-random", "points in a cube", og_gen_bound_random, {"general-position"}, 1, 6, ASKS(bound)},
    {"bound-lattice", "points that fill a cube of a lattice", og_gen_bound_lattice, {"small-integers"}, 1, 6, ASKS(bound)},
    {"bound-cospherical", "points on one sphere or circle, exactly, and one within", og_gen_bound_cospherical, {"small-integers"}, 1, 6, ASKS(bound)},
    {"bound-ulp", "points one ulp beside a sphere or circle", og_gen_bound_ulp, {"one-ulp"}, 1, 6, ASKS(bound)},
    {"bound-repeated", "few places, many points on each", og_gen_bound_repeated, {"repeated-points"}, 1, 6, ASKS(bound)},
    {"bound-collinear", "points of one line", og_gen_bound_collinear, {"collinear-points"}, 1, 6, ASKS(bound)},
    {"bound-coplanar", "points of one plane", og_gen_bound_coplanar, {"coplanar"}, 1, 6, ASKS(bound)},
    {"bound-extreme", "coordinates from the least to the greatest number there is", og_gen_bound_extreme, {"extreme-exponents"}, 1, 6, ASKS(bound)},
    {"bound-box-random", "points in a cube, for the least box of any axes", og_gen_bound_box_random, {"general-position"}, 1, 6, ASKS(bound)},
    {"bound-box-turned", "corners of a box that is turned, and points within", og_gen_bound_box_turned, {"small-integers"}, 1, 6, ASKS(bound)},
    {"bound-box-ties", "integers on a circle or sphere: many rectangles of one area", og_gen_bound_box_ties, {"small-integers"}, 1, 6, ASKS(bound)},
    {"bound-box-simplex", "triangles and tetrahedra, for the least box of any axes", og_gen_bound_box_simplex, {"small-integers"}, 1, 6, ASKS(bound)},
    {"bound-box-flat", "points of a line or plane, for the least box of any axes", og_gen_bound_box_flat, {"flat"}, 1, 6, ASKS(bound)},
    {"bound-box-ulp", "a turned box, and a point on its side, an ulp outside, an ulp within", og_gen_bound_box_ulp, {"one-ulp"}, 3, 6, ASKS(bound)},
    {"bound-box-rivals", "two edges with rectangles of one area; a corner moved by an ulp, either way", og_gen_bound_box_rivals, {"small-integers"}, 3, 6, ASKS(bound)},
    {"bound-triangles", "surfaces, whole or broken, for the least box of any axes",
     og_gen_bound_triangles, {"small-integers"}, 1, 12, ASKS(bound)},
    {"bound-triangles-extreme", "triangles with the greatest and the least exponents",
     og_gen_bound_triangles_extreme, {"extreme-exponents"}, 1, 4, ASKS(bound)},
    {"bound-turn-every", "points that turn in every way about a pivot: among them, beside them, far from them",
     og_gen_bound_turn_every, {"general-position"}, 1, 12, ASKS(bound)},
    {"bound-turn-every-ulp", "two points equally far from the pivot, then one an ulp farther or nearer",
     og_gen_bound_turn_every_ulp, {"one-ulp"}, 3, 12, ASKS(bound)},
    {"bound-turn-once", "points that turn once, by a quaternion or by a matrix",
     og_gen_bound_turn_once, {"rational-pose"}, 1, 12, ASKS(bound)},
    {"bound-turn-flat", "a point, a segment and a square that turn, and quarter turns that keep a box's sides",
     og_gen_bound_turn_flat, {"flat", "small-integers"}, 1, 12, ASKS(bound)},
    {"bound-turn-far", "a small body far from its pivot, and one far from the origin with it",
     og_gen_bound_turn_far, {"far-origin"}, 1, 8, ASKS(bound)},
    {"bound-turn-extreme", "points, pivots and turns with the greatest and the least exponents",
     og_gen_bound_turn_extreme, {"extreme-exponents"}, 1, 8, ASKS(bound)},
    {"bound-box-extreme", "the greatest and the least exponents, for the least box of any axes", og_gen_bound_box_extreme, {"extreme-exponents"}, 1, 4, ASKS(bound)},
    {"hull-ball", "points in a ball or disc", og_gen_hull_ball, {"general-position"}, 1, 6, ASKS(hull)},
    {"hull-sphere", "points about on a sphere or circle: all are vertices", og_gen_hull_sphere, {"general-position"}, 1, 6, ASKS(hull)},
    {"hull-cube", "points on the faces of a cube or the sides of a square, up to one ulp beside", og_gen_hull_cube, {"one-ulp", "coplanar"}, 1, 6, ASKS(hull)},
    {"hull-lattice", "points that fill a cube or square of a lattice", og_gen_hull_lattice, {"small-integers", "coplanar"}, 1, 6, ASKS(hull)},
    {"hull-ulp", "points of a lattice, each coordinate up to one ulp beside", og_gen_hull_ulp, {"one-ulp"}, 1, 6, ASKS(hull)},
    {"hull-cospherical", "integers on one sphere, many in one plane", og_gen_hull_cospherical, {"small-integers", "coplanar"}, 1, 6, ASKS(hull)},
    {"hull-coplanar", "points of one plane", og_gen_hull_coplanar, {"coplanar"}, 1, 6, ASKS(hull)},
    {"hull-collinear", "points of one line", og_gen_hull_collinear, {"collinear-points"}, 1, 6, ASKS(hull)},
    {"hull-repeated", "few places, many points on each", og_gen_hull_repeated, {"repeated-points"}, 1, 8, ASKS(hull)},
    {"hull-extreme", "coordinates from the least to the greatest number there is", og_gen_hull_extreme, {"extreme-exponents"}, 1, 6, ASKS(hull)},
    {"polygon-convex", "integers on a circle, points on the straight sides between them", og_gen_polygon_convex, {"small-integers", "collinear-points"}, 1, 6, ASKS(triangulate)},
    {"polygon-star", "a star around a point", og_gen_polygon_star, {"general-position"}, 1, 6, ASKS(triangulate)},
    {"polygon-comb", "a comb with long teeth", og_gen_polygon_comb, {"needle", "small-integers"}, 1, 6, ASKS(triangulate)},
    {"polygon-spiral", "a band that winds inwards", og_gen_polygon_spiral, {"small-integers"}, 1, 6, ASKS(triangulate)},
    {"polygon-ulp", "spikes that end one ulp above a side, on it or below", og_gen_polygon_ulp, {"one-ulp"}, 1, 9, ASKS(triangulate)},
    {"polygon-straight", "a square with many points on its sides, exactly or up to one ulp beside", og_gen_polygon_straight, {"one-ulp", "collinear-points"}, 1, 6, ASKS(triangulate)},
    {"polygon-lattice", "corners of a small lattice around its middle, some of them twice", og_gen_polygon_lattice, {"small-integers", "repeated-points"}, 1, 10, ASKS(triangulate)},
    {"polygon-crossing", "corners in any order", og_gen_polygon_crossing, {"general-position"}, 1, 8, ASKS(triangulate)},
    {"polygon-collinear", "corners of one line, and perhaps one beside it", og_gen_polygon_collinear, {"collinear-points"}, 1, 6, ASKS(triangulate)},
    {"polygon-extreme", "coordinates from the least number there is to 2^500, around a middle", og_gen_polygon_extreme, {"extreme-exponents"}, 1, 6, ASKS(triangulate)},
    {"polygon-holes", "a box with stars cut out of it",
     og_gen_polygon_holes, {"general-position"}, 1, 6, ASKS(triangulate)},
    {"polygon-holes-ulp",
     "a hole with a corner on a side, an ulp within or an ulp beyond, another hole an ulp beside that one",
     og_gen_polygon_holes_ulp, {"one-ulp"}, 3, 9, ASKS(triangulate)},
    {"polygon-holes-touching", "holes that share a corner or a side with the outline or each other",
     og_gen_polygon_holes_touching, {"small-integers", "touching"}, 1, 12, ASKS(triangulate)},
    {"polygon-holes-collinear", "holes with corners on one line",
     og_gen_polygon_holes_collinear, {"collinear-points", "small-integers"}, 1, 8, ASKS(triangulate)},
    {"polygon-holes-wrong", "holes outside, in each other, across a side or each other, and there twice",
     og_gen_polygon_holes_wrong, {"small-integers"}, 1, 12, ASKS(triangulate)},
    {"polygon-bridged", "holes joined to the outline by an edge there and back",
     og_gen_polygon_bridged, {"repeated-points", "touching"}, 1, 9, ASKS(triangulate)},
    {"parts-cubes", "cubes of a small grid, each a part with walls of its own", og_gen_parts_cubes, {"small-integers", "coplanar"}, 1, 6, ASKS(decompose)},
    {"parts-dent", "a block with a corner cut out, one part: the bound is its concavity, an ulp less, an ulp more", og_gen_parts_dent, {"one-ulp"}, 3, 12, ASKS(decompose)},
    {"parts-torus", "a bumpy torus as one part, or cut across its ring", og_gen_parts_torus, {"general-position"}, 1, 4, ASKS(decompose)},
    {"parts-flat", "a tetrahedron whose tip is an ulp above its base, on it or an ulp below", og_gen_parts_flat, {"one-ulp", "flat"}, 3, 6, ASKS(decompose)},
    {"parts-shared-edge", "two tetrahedra that share an edge or a corner, one part or two", og_gen_parts_shared_edge, {"shared-vertices"}, 1, 6, ASKS(decompose)},
    {"parts-faults", "a triangle that is missing, there twice, turned round, or in the other part", og_gen_parts_faults, {"shared-vertices", "small-integers"}, 1, 12, ASKS(decompose)},
    {"parts-extreme", "a block from 2^-500 to 2^500 long", og_gen_parts_extreme, {"extreme-exponents"}, 1, 4, ASKS(decompose)},
    {"clip-random", "polygons of points anywhere", og_gen_clip_random, {"general-position"}, 1, 6, ASKS(clip)},
    {"clip-star", "triangles and squares through each other: as many corners as both have", og_gen_clip_star, {"small-integers"}, 1, 6, ASKS(clip)},
    {"clip-lattice", "polygons, segments and points of a small lattice", og_gen_clip_lattice, {"small-integers"}, 1, 12, ASKS(clip)},
    {"clip-touch", "squares that share a side, a part of it or a corner", og_gen_clip_touch, {"touching"}, 1, 6, ASKS(clip)},
    {"clip-ulp", "a corner against a side: touching, an ulp apart, an ulp into", og_gen_clip_ulp, {"one-ulp"}, 3, 9, ASKS(clip)},
    {"clip-extreme", "coordinates from the least number there is to the greatest", og_gen_clip_extreme, {"extreme-exponents"}, 1, 6, ASKS(clip)},
    {"moving-random", "points on paths from anywhere to anywhere", og_gen_paths_random, {"general-position"}, 1, 8, ASKS(features)},
    {"moving-lattice", "coordinates -2 to 2 at both ends", og_gen_paths_lattice, {"small-integers"}, 1, 12, ASKS(features)},
    {"moving-start", "in contact at the start alone", og_gen_paths_start, {"contact-at-start"}, 1, 8, ASKS(features)},
    {"moving-end", "in contact at the end alone", og_gen_paths_end, {"contact-at-until"}, 1, 8, ASKS(features)},
    {"moving-boundary", "a contact on an edge or a corner, at a fraction of the time or at its square root", og_gen_paths_boundary, {"touching"}, 1, 12, ASKS(features)},
    {"moving-roots", "all in one plane at a double root, or in one place at a triple one", og_gen_paths_roots, {"multiple-root"}, 1, 12, ASKS(features)},
    {"moving-parallel", "a triangle that is a segment for an instant, edges that are parallel for an instant", og_gen_paths_parallel, {"vanishing-normal"}, 1, 8, ASKS(features)},
    {"moving-degenerate", "corners on one line or in one place, edges without length or parallel", og_gen_paths_degenerate, {"degenerate-simplex"}, 1, 12, ASKS(features)},
    {"moving-planar", "paths within one plane", og_gen_paths_planar, {"coplanar"}, 1, 12, ASKS(features)},
    {"moving-still", "nothing moves, or a translation", og_gen_paths_still, {"zero-velocity"}, 1, 8, ASKS(features)},
    {"moving-ulp", "A ends on B: touching, an ulp apart, an ulp into", og_gen_paths_ulp, {"one-ulp"}, 3, 12, ASKS(features)},
    {"moving-extreme", "exponents of 1e-300 and 1e307 together", og_gen_paths_extreme, {"extreme-exponents"}, 1, 8, ASKS(features)},
    {"moving-shrink", "features that run from 2^79 apart onto one place", og_gen_paths_shrink, {"mixed-scale"}, 1, 12, ASKS(features)},
    {"contact-faces", "faces in one plane, however their polygons lie", og_gen_contact_faces, {"coplanar", "small-integers"}, 1, 12, ASKS(contact)},
    {"contact-features", "corners, edges and faces in one plane", og_gen_contact_features, {"coplanar", "small-integers"}, 1, 12, ASKS(contact)},
    {"contact-edges", "an edge on a face, an edge on a line with another, edges that cross", og_gen_contact_edges, {"touching"}, 1, 12, ASKS(contact)},
    {"contact-vertices", "a corner on a face, an edge and a corner", og_gen_contact_vertices, {"touching"}, 1, 12, ASKS(contact)},
    {"contact-turned", "boxes that stand on each other, turned and shifted", og_gen_contact_turned, {"coplanar", "rational-pose"}, 1, 12, ASKS(contact)},
    {"contact-rotated", "rotated boxes, edge on edge, exactly", og_gen_touch_rotated_edges, {"touching", "rational-pose"}, 1, 12, ASKS(contact)},
    {"contact-flat", "flat bodies, segments and points in one plane", og_gen_contact_flat, {"flat", "small-integers"}, 1, 12, ASKS(contact)},
    {"contact-ulp", "face to face: touching, an ulp apart, an ulp into", og_gen_ulp_face, {"one-ulp"}, 3, 12, ASKS(contact)},
    {"contact-sliver", "faces side by side in one plane: an edge in common, an ulp apart, a sliver of an ulp in common", og_gen_contact_sliver, {"one-ulp", "coplanar"}, 3, 12, ASKS(contact)},
    {"contact-extreme", "faces in one plane, 1e300 long and 1e-300 wide", og_gen_contact_extreme, {"extreme-exponents"}, 1, 12, ASKS(contact)},
    {"contact-lattice", "hulls of points of a lattice side by side", og_gen_contact_lattice, {"small-integers"}, 1, 12, ASKS(contact)},
    {"contact-rounded", "balls and capsules on each other and on boxes: touching, an ulp apart, an ulp into", og_gen_contact_rounded, {"one-ulp", "rounded"}, 3, 24, ASKS(contact)},
    {"contact-rounded-faces", "rounded bodies, faces of their cores one above the other: touching, an ulp apart, an ulp into", og_gen_contact_rounded_faces, {"one-ulp", "rounded"}, 3, 12, ASKS(contact)},
    {"contact-rounded-hulls", "rounded hulls, a face, an edge or a corner of each: touching, an ulp apart, an ulp into", og_gen_rounded_hull_ulp, {"one-ulp", "rounded"}, 3, 18, ASKS(contact)},
    {"contact-half-space", "bodies, rounded or not, on a half-space: touching, an ulp apart, an ulp into", og_gen_contact_half_space, {"one-ulp"}, 3, 36, ASKS(contact)},
    {"motion-random", "hulls of 8 points that move and turn in general position", og_gen_motion_random, {"turning", "general-position"}, 1, 12, ASKS(motion)},
    {"motion-bullet", "a small fast body through paper", og_gen_motion_bullet, {"turning", "tunnelling", "sliver"}, 1, 8, ASKS(motion)},
    {"motion-sandwich", "a thin plate that turns above another", og_gen_motion_sandwich, {"turning", "tunnelling", "sliver"}, 1, 8, ASKS(motion)},
    {"motion-rod", "a long thin rod that turns, and something small far out", og_gen_motion_rod, {"turning", "tunnelling", "needle"}, 1, 8, ASKS(motion)},
    {"motion-face", "a face meets a face, turning in its plane", og_gen_motion_face, {"turning", "small-integers"}, 1, 8, ASKS(motion)},
    {"motion-edge", "an edge meets an edge that crosses it", og_gen_motion_edge, {"turning", "small-integers"}, 1, 8, ASKS(motion)},
    {"motion-corner", "a corner meets a face", og_gen_motion_corner, {"turning", "small-integers"}, 1, 8, ASKS(motion)},
    {"motion-start", "in contact at the start, then turning into each other", og_gen_motion_start, {"turning", "contact-at-start"}, 1, 8, ASKS(motion)},
    {"motion-end", "in contact at the end alone", og_gen_motion_end, {"turning", "contact-at-until"}, 1, 8, ASKS(motion)},
    {"motion-still", "nothing moves: overlapping, touching or apart", og_gen_motion_still, {"zero-velocity"}, 1, 6, ASKS(motion)},
    {"motion-miss", "turning past each other", og_gen_motion_miss, {"turning", "miss"}, 1, 8, ASKS(motion)},
    {"motion-moment", "a corner past a corner: they touch for one moment",
     og_gen_motion_moment, {"turning", "small-integers"}, 1, 8, ASKS(motion)},
    {"motion-lengths", "a quarter of a turn all but at once, as the quaternions differ much in length",
     og_gen_motion_lengths, {"turning", "tunnelling"}, 1, 8, ASKS(motion)},
    {"motion-rounded", "balls, capsules and rounded hulls that move and turn in general position", og_gen_motion_rounded, {"turning", "general-position", "rounded"}, 1, 12, ASKS(motion)},
    {"motion-rounded-fall", "a rounded body falls on another and meets it at an eighth of the time", og_gen_motion_rounded_fall, {"turning", "small-integers", "rounded"}, 1, 12, ASKS(motion)},
    {"motion-rounded-ulp", "a ball or a capsule ends touching a ball, an ulp apart or an ulp into it", og_gen_motion_rounded_ulp, {"turning", "one-ulp", "rounded"}, 3, 12, ASKS(motion)},
    {"spin-random", "hulls of 8 points with constant angular velocities in general position", og_gen_spin_random, {"turning", "general-position"}, 1, 12, ASKS(motion)},
    {"spin-rod", "a long thin rod that turns several times, and something small far out", og_gen_spin_rod, {"turning", "tunnelling", "needle"}, 1, 12, ASKS(motion)},
    {"spin-roll", "a box that rolls towards a wall", og_gen_spin_roll, {"turning", "small-integers"}, 1, 8, ASKS(motion)},
    {"spin-start", "in contact at the start, an ulp apart or an ulp into each other, then turning away", og_gen_spin_start, {"turning", "contact-at-start", "one-ulp"}, 3, 12, ASKS(motion)},
    {"spin-graze", "the end of a turning segment reaches a wall by a little, or falls short of it", og_gen_spin_graze, {"turning", "tunnelling"}, 2, 12, ASKS(motion)},
    {"spin-door", "a door turns about its hinge, and a ball is in its way or is not",
     og_gen_spin_door, {"turning", "small-integers"}, 1, 8, ASKS(motion)},
    {"spin-miss", "turning past each other with constant angular velocities", og_gen_spin_miss, {"turning", "miss"}, 1, 8, ASKS(motion)},
    {"minkowski-boxes", "boxes along the axes: apart, touching, overlapping, a box with itself",
     og_gen_minkowski_boxes, {"parallel", "small-integers"}, 1, 8, ASKS(minkowski)},
    {"minkowski-turned", "boxes, one turned by a rational rotation: 32 vertices, 60 edges, 30 faces",
     og_gen_minkowski_turned, {"rational-pose"}, 1, 12, ASKS(minkowski)},
    {"minkowski-touch", "turned boxes, a corner of one on a face of the other, exactly",
     og_gen_minkowski_touch, {"touching", "rational-pose"}, 1, 6, ASKS(minkowski)},
    {"minkowski-flat", "points, segments, triangles and parallelograms of small integers",
     og_gen_minkowski_flat, {"flat", "small-integers"}, 1, 16, ASKS(minkowski)},
    {"minkowski-ulp", "face against face: touching, an ulp apart, an ulp into",
     og_gen_ulp_face, {"one-ulp"}, 3, 6, ASKS(minkowski)},
    {"minkowski-edge-ulp", "crossing edges: touching, an ulp apart, an ulp into",
     og_gen_ulp_edge_edge, {"one-ulp"}, 3, 6, ASKS(minkowski)},
    {"minkowski-near-coplanar", "cubes face to face, all corners off by a few ulps",
     og_gen_near_coplanar_faces, {"near-parallel", "near-coplanar"}, 1, 4, ASKS(minkowski)},
    {"minkowski-same", "a hull with itself, its points in another order",
     og_gen_identical, {"small-integers"}, 1, 6, ASKS(minkowski)},
    {"minkowski-hulls", "hulls of 8 points in general position",
     og_gen_minkowski_hulls, {"general-position"}, 1, 6, ASKS(minkowski)},
    {"minkowski-prisms", "lattice prisms with parallel axes and sides",
     og_gen_minkowski_prisms, {"parallel", "small-integers"}, 1, 6, ASKS(minkowski)},
    {"minkowski-repeated", "hulls with points repeated",
     og_gen_minkowski_repeated, {"repeated-points"}, 1, 6, ASKS(minkowski)},
    {"minkowski-sheared", "boxes and hulls under any matrix, mirrored ones included",
     og_gen_minkowski_sheared, {"not-orthonormal"}, 1, 6, ASKS(minkowski)},
    {"deform-cloth", "a cloth folded over itself, whose upper part falls on the lower one",
     og_gen_deform_cloth, {"general-position"}, 1, 6, ASKS(mesh_motion)},
    {"deform-sheets", "a flat sheet falls on another: shifted by parts of a cell, with or without a slope",
     og_gen_deform_sheets, {"coplanar", "small-integers"}, 1, 8, ASKS(mesh_motion)},
    {"deform-start", "meshes that touch at the start and part, or come through each other",
     og_gen_deform_start, {"touching"}, 1, 8, ASKS(mesh_motion)},
    {"deform-ulp", "a sheet ends on another, by a corner or an edge: touching, an ulp apart, an ulp into",
     og_gen_deform_ulp, {"one-ulp"}, 3, 12, ASKS(mesh_motion)},
    {"deform-still", "nothing moves: apart, crossing, touching",
     og_gen_deform_still, {"zero-velocity"}, 1, 6, ASKS(mesh_motion)},
    {"deform-planar", "triangles that move within one plane, on a small lattice",
     og_gen_deform_planar, {"coplanar", "small-integers"}, 1, 12, ASKS(mesh_motion)},
    {"deform-extreme", "lengths of 2^-200 and 2^100 together",
     og_gen_deform_extreme, {"extreme-exponents"}, 1, 6, ASKS(mesh_motion)},
    {"minkowski-extreme", "one body 1e301 long, the other 1e-313",
     og_gen_minkowski_extreme, {"extreme-exponents"}, 1, 4, ASKS(minkowski)},
};

// Those of cylinders and cones, and of paths on them, in the same form.
static const og_gen_family curved[] = {
    {"curved-rim-face", "the rim of a cylinder or a cone on a box or a cap: touching, an ulp apart, an ulp into", og_gen_curved_rim_face, {"one-ulp", "curved"}, 3, 36, ASKS(around)},
    {"curved-rim-rim", "a rim on a rim, level or leaning: touching, an ulp apart, an ulp into", og_gen_curved_rim_rim, {"one-ulp", "curved"}, 3, 36, ASKS(around)},
    {"curved-apex", "an apex on face, edge, corner, cap, rim, side, apex, ball: touching, an ulp apart, an ulp into", og_gen_curved_apex, {"one-ulp", "curved"}, 3, 54, ASKS(around)},
    {"curved-sides", "sides of cylinders and cones along each other, a capsule, a box: touching, an ulp apart, an ulp into", og_gen_curved_sides, {"one-ulp", "curved", "parallel"}, 3, 48, ASKS(around)},
    {"curved-skew", "cylinders side by side, one of them turned by an ulp", og_gen_curved_skew, {"one-ulp", "curved", "near-parallel"}, 3, 36, ASKS(around)},
    {"curved-discs", "discs flat or upright on faces, sides and discs: touching, an ulp apart, an ulp into", og_gen_curved_discs, {"one-ulp", "curved", "flat"}, 3, 30, ASKS(around)},
    {"curved-needles", "cylinders and cones 2^10 to 2^30 times longer than thick: touching, an ulp apart, an ulp into", og_gen_curved_needles, {"one-ulp", "curved", "needle"}, 3, 24, ASKS(around)},
    {"curved-random", "cylinders and cones with any body, in general poses", og_gen_curved_random, {"curved", "general-position"}, 1, 36, ASKS(around)},
    {"curved-ellipsoid", "ellipsoids on any body: touching, an ulp apart, an ulp into",
     og_gen_curved_ellipsoid, {"one-ulp", "curved"}, 3, 48, ASKS(around)},
    {"curved-ellipsoid-thin", "needles, plates and discs on a box: touching, an ulp apart, an ulp into",
     og_gen_curved_ellipsoid_thin, {"one-ulp", "curved", "needle"}, 3, 24, ASKS(around)},
    {"curved-ellipsoid-random", "ellipsoids with any body, in general poses",
     og_gen_curved_ellipsoid_random, {"curved", "general-position"}, 1, 36, ASKS(apart)},
    {"curved-hit-side", "paths tangent to the side of a cylinder or a cone, along it, up to it: touching, an ulp apart, an ulp into", og_gen_curved_hit_side, {"one-ulp", "curved", "grazing"}, 3, 36, ASKS(hit)},
    {"curved-hit-rim", "paths through the rim of a cylinder, a cone or a disc, in the plane of its end, up to it: touching, an ulp apart, an ulp into", og_gen_curved_hit_rim, {"one-ulp", "curved", "grazing"}, 3, 36, ASKS(hit)},
    {"curved-hit-apex", "paths through a cone's apex, along its axis, along a generator, above it: touching, an ulp apart, an ulp into", og_gen_curved_hit_apex, {"one-ulp", "curved"}, 3, 36, ASKS(hit)},
    {"curved-hit-random", "rays, segments and lines through cylinders and cones in general poses", og_gen_curved_hit_random, {"curved", "general-position"}, 1, 24, ASKS(hit)},
    {"curved-sweep-rim", "a rim that falls on a box, a cap or a rim: the motion ends at the contact, an ulp before, an ulp after", og_gen_curved_sweep_rim, {"sweep", "one-ulp", "curved"}, 3, 36, ASKS(moving)},
    {"curved-sweep-apex", "an apex that falls on face, edge, corner, cap, rim, side, apex, ball: the motion ends at the contact, an ulp before, an ulp after", og_gen_curved_sweep_apex, {"sweep", "one-ulp", "curved"}, 3, 54, ASKS(moving)},
    {"curved-sweep-sides", "sides that meet along a line or across each other: the motion ends at the contact, an ulp before, an ulp after", og_gen_curved_sweep_sides, {"sweep", "one-ulp", "curved", "parallel"}, 3, 48, ASKS(moving)},
    {"curved-sweep-graze", "cylinders and cones that pass along what they touch: grazing, an ulp apart, an ulp into", og_gen_curved_sweep_graze, {"sweep", "one-ulp", "curved"}, 3, 66, ASKS(moving)},
    {"curved-sweep-start", "touching when the motion starts, an ulp apart, an ulp into; then away, along or on", og_gen_curved_sweep_start, {"sweep", "one-ulp", "curved"}, 3, 66, ASKS(moving)},
    {"curved-sweep-random", "cylinders and cones flown at any body, in general poses", og_gen_curved_sweep_random, {"sweep", "curved", "general-position"}, 1, 36, ASKS(moving)},
    {"curved-contact-end", "the end of a cylinder or a cone on a face, an edge, a corner: a disc, a part of it, polygons, segments; touching, an ulp apart, an ulp into", og_gen_curved_contact_end, {"one-ulp", "curved"}, 3, 48, ASKS(contact)},
    {"curved-contact-rim", "the rim or the apex of a cylinder or a cone on a face, an edge, a corner: touching, an ulp apart, an ulp into", og_gen_curved_contact_rim, {"one-ulp", "curved"}, 3, 36, ASKS(contact)},
    {"curved-contact-side", "the side of a cylinder or a cone along a face or an edge, across an edge, on a corner: touching, an ulp apart, an ulp into", og_gen_curved_contact_side, {"one-ulp", "curved"}, 3, 60, ASKS(contact)},
    {"curved-half-space", "cylinders and cones on a half-space: touching, an ulp apart, an ulp into",
     og_gen_curved_half_space, {"one-ulp", "curved", "half-space"}, 3, 36, ASKS(around)},
    {"curved-support-ties", "directions along the axis of a cylinder or a cone, across it, on a cone's slope, an ulp to each side; without a radius or a height, too", og_gen_curved_support_ties, {"one-ulp", "curved", "ties"}, 3, 48, ASKS(support)},
    {"curved-support-random", "cylinders and cones along any direction, in general poses", og_gen_curved_support_random, {"curved", "general-position"}, 1, 24, ASKS(support)},
    {"curved-support-ellipsoid", "ellipsoids of any half axes along any direction, turned, sheared or mirrored",
     og_gen_curved_support_ellipsoid, {"curved", "general-position"}, 1, 24, ASKS(support)},
    {"curved-support-flat", "ellipsoids without some half axes: along what they have, across it, an ulp to each side",
     og_gen_curved_support_flat, {"one-ulp", "curved", "ties"}, 3, 24, ASKS(support)},
    {"curved-support-extreme", "ellipsoids and directions with the greatest and the least exponents",
     og_gen_curved_support_extreme, {"curved", "extreme-exponents"}, 1, 8, ASKS(support)},
};

// Those of bodies made of parts, of half-spaces and of the plane, in the same form.
static const og_gen_family parts[] = {
    {"parts-floor", "boxes, balls, hulls and capsules on a floor of 72 triangles: touching, an ulp apart, an ulp into", og_gen_parts_floor, {"one-ulp", "parts"}, 3, 15, ASKS(apart)},
    {"parts-peaks", "a box on one or more peaks of a height field: touching, an ulp apart, an ulp into", og_gen_parts_peaks, {"one-ulp", "parts", "ties"}, 3, 6, ASKS(apart)},
    {"parts-spheres", "spheres of 80 triangles with tori, spheres and boxes, in general poses", og_gen_parts_spheres, {"parts", "general-position"}, 1, 9, ASKS(apart)},
    {"rays-border", "rays on the border of a floor, on its corner and along its plane; an ulp out, an ulp in", og_gen_rays_border, {"one-ulp", "parts", "grazing"}, 3, 9, ASKS(hit)},
    {"rays-meshes", "rays and segments through spheres and tori", og_gen_rays_meshes, {"parts", "general-position"}, 1, 6, ASKS(hit)},
    {"parts-blocks", "boxes, balls, hulls and capsules on a compound of four blocks, where they meet or near it: touching, an ulp apart, an ulp into", og_gen_parts_blocks, {"one-ulp", "parts", "ties"}, 3, 15, ASKS(apart)},
    {"parts-deep",
     "two compounds of four blocks, one in the other by half steps, several pairs as deep, too; or in general position",
     og_gen_parts_deep, {"parts", "ties"}, 1, 12, ASKS(deep)},
    {"curved-floor",
     "cylinders and cones on a floor of 72 triangles: touching, an ulp apart, an ulp into",
     og_gen_curved_floor, {"one-ulp", "parts", "curved"}, 3, 18, ASKS(apart)},
    {"curved-blocks",
     "cylinders and cones on a compound of four blocks, where they meet or near it: touching, an ulp apart, "
     "an ulp into",
     og_gen_curved_blocks, {"one-ulp", "parts", "curved", "ties"}, 3, 18, ASKS(apart)},
    {"curved-meshes",
     "cylinders and cones with tori and spheres of triangles, in general position",
     og_gen_curved_meshes, {"parts", "curved", "general-position"}, 1, 12, ASKS(apart)},
    {"shared-floor",
     "what boxes, balls, hulls and capsules share with a floor of triangles: touching, an ulp apart, an ulp into",
     og_gen_parts_floor, {"one-ulp", "parts"}, 3, 15, ASKS(contact)},
    {"shared-peaks",
     "what a box shares with one or more peaks of a height field: touching, an ulp apart, an ulp into",
     og_gen_parts_peaks, {"one-ulp", "parts", "ties"}, 3, 6, ASKS(contact)},
    {"shared-blocks",
     "what boxes, balls, hulls and capsules share with a compound of four blocks: touching, an ulp apart, an ulp into",
     og_gen_parts_blocks, {"one-ulp", "parts", "ties"}, 3, 15, ASKS(contact)},
    {"shared-deep",
     "what two compounds of four blocks share, one in the other by half steps; or in general position",
     og_gen_parts_deep, {"parts", "ties"}, 1, 12, ASKS(contact)},
    {"flights-floor", "boxes, balls, hulls and capsules that fall on a floor of triangles or blocks: the motion ends at the contact, an ulp before, an ulp after", og_gen_flights_floor, {"sweep", "one-ulp", "parts"}, 3, 15, ASKS(moving)},
    {"flights-meshes", "spheres of 80 triangles, balls and boxes flown at a torus, in general position", og_gen_flights_meshes, {"sweep", "parts", "general-position"}, 1, 6, ASKS(moving)},
    {"solid-rest",
     "boxes, balls, hulls and capsules on a solid cube: touching, an ulp apart, an ulp into",
     og_gen_solid_rest, {"one-ulp", "parts"}, 3, 15, ASKS(apart)},
    {"solid-within",
     "boxes and balls in solid cubes, spheres and tori, in their holes, and beside them, in general position",
     og_gen_solid_within, {"parts", "general-position"}, 1, 18, ASKS(apart)},
    {"solid-points",
     "a point in a solid mesh, on a face, an edge or a corner, or outside; on a face an ulp to each side",
     og_gen_solid_points, {"one-ulp", "parts"}, 3, 24, ASKS(still)},
    {"solid-rays",
     "rays and segments that start in solid meshes or outside, through edges and corners, too",
     og_gen_solid_rays, {"parts", "grazing"}, 1, 12, ASKS(hit)},
    {"solid-pairs",
     "solid cubes beside, on and in each other, with faces, edges and corners in common, or equal; a "
     "sphere at a cube: an ulp to each side, too",
     og_gen_solid_pairs, {"one-ulp", "parts", "ties"}, 3, 24, ASKS(apart)},
    {"field-rest",
     "boxes, balls, hulls and capsules on a solid height field, and boxes at its walls: touching, an ulp apart, "
     "an ulp into",
     og_gen_field_rest, {"one-ulp", "parts"}, 3, 18, ASKS(apart)},
    {"field-points",
     "a point above, on, below or beside a solid height field; on a peak an ulp to each side",
     og_gen_field_points, {"one-ulp", "parts"}, 3, 24, ASKS(still)},
    {"field-rays",
     "rays to solid height fields, from inside and far down to their walls, too",
     og_gen_field_rays, {"parts"}, 1, 12, ASKS(hit)},
    {"half-space-rest", "boxes, balls, hulls and capsules on a half-space: touching, an ulp apart, an ulp into", og_gen_half_space_rest, {"one-ulp", "half-space"}, 3, 30, ASKS(still)},
    {"half-space-sweep", "the same, falling on it: the motion ends at the contact, an ulp before, an ulp after", og_gen_half_space_sweep, {"sweep", "one-ulp", "half-space"}, 3, 15, ASKS(moving)},
    {"plane-rects",
     "a point or a rectangle at a rectangle's side, in the plane z = 0: touching, an ulp apart, an ulp into",
     og_gen_plane_rects, {"one-ulp"}, 3, 24, ASKS(still)},
    {"plane-sweeps", "polygons that translate in the plane z = 0",
     og_gen_plane_sweeps, {"sweep", "flat", "small-integers"}, 1, 16, ASKS(moving)},
};

// Those of bodies of the plane, in the same form.
static const og_gen_family plane[] = {
    {"plane-touch",
     "a polygon, a segment or a point at a rectangle's side, turned or not: touching, an ulp apart, an ulp into",
     og_gen_plane_touch, {"plane", "one-ulp", "rational-pose"}, 3, 45, ASKS(still)},
    {"plane-rounded", "circles and capsules at a rectangle's side or a circle: touching, an ulp apart, an ulp into",
     og_gen_plane_rounded, {"plane", "one-ulp", "rounded"}, 3, 27, ASKS(still)},
    {"plane-flat", "segments that cross or lie on one line, and bodies without an area",
     og_gen_plane_flat, {"plane", "flat", "small-integers"}, 1, 24, ASKS(still)},
    {"plane-deep", "rectangles in each other: one or several ways out as short",
     og_gen_plane_deep, {"plane", "ties", "small-integers"}, 1, 24, ASKS(overlapping)},
    {"plane-random", "polygons in general position, rounded or turned",
     og_gen_plane_random, {"plane", "general-position"}, 1, 24, ASKS(still)},
    {"plane-moves", "a body that flies at a rectangle: the motion ends at the contact, an ulp before, an ulp after",
     og_gen_plane_moves, {"plane", "sweep", "one-ulp"}, 3, 24, ASKS(moving)},
    {"plane-contacts", "what bodies share that touch, or are an ulp apart, or an ulp into each other",
     og_gen_plane_contacts, {"plane", "one-ulp", "rational-pose"}, 3, 30, ASKS(contact)},
    {"plane-paths", "rays and segments along a rectangle's side or a circle: on it, an ulp out, an ulp in",
     og_gen_plane_paths, {"plane", "one-ulp", "grazing"}, 3, 18, ASKS(hit)},
};
// clang-format on

static const og_gen_family decoded = {
    "decoded",
    "what fuzzers run: random programs that take pairs of the other families, turn, nudge and join them",
    og_gen_decoded,
    {NULL},
    1,
    0,
    ASKS(still)};

size_t og_gen_family_count(void) { return sizeof families / sizeof families[0]; }

size_t og_gen_body_family_count(void) {
  size_t count = og_gen_family_count();
  while (families[count - 1].question[0] >= OG_OVERLAPS) count--;
  return count;
}

size_t og_gen_curved_family_count(void) { return sizeof curved / sizeof curved[0]; }

const og_gen_family *og_gen_curved_family_at(size_t k) { return &curved[k]; }

size_t og_gen_parts_family_count(void) { return sizeof parts / sizeof parts[0]; }

const og_gen_family *og_gen_parts_family_at(size_t k) { return &parts[k]; }

size_t og_gen_plane_family_count(void) { return sizeof plane / sizeof plane[0]; }

const og_gen_family *og_gen_plane_family_at(size_t k) { return &plane[k]; }

const og_gen_family *og_gen_family_at(size_t k) { return &families[k]; }

const og_gen_family *og_gen_family_decoded(void) { return &decoded; }

const og_gen_family *og_gen_family_by_id(const char *id) {
  for (size_t k = 0; k < og_gen_family_count(); ++k)
    if (strcmp(families[k].id, id) == 0) return &families[k];
  for (size_t k = 0; k < og_gen_curved_family_count(); ++k)
    if (strcmp(curved[k].id, id) == 0) return &curved[k];
  for (size_t k = 0; k < og_gen_parts_family_count(); ++k)
    if (strcmp(parts[k].id, id) == 0) return &parts[k];
  for (size_t k = 0; k < og_gen_plane_family_count(); ++k)
    if (strcmp(plane[k].id, id) == 0) return &plane[k];
  return strcmp(decoded.id, id) == 0 ? &decoded : NULL;
}

bool og_gen_family_is_curved(const og_gen_family *family) {
  for (size_t k = 0; k < og_gen_curved_family_count(); ++k)
    if (family == &curved[k]) return true;
  return false;
}

bool og_gen_family_is_of_parts(const og_gen_family *family) {
  for (size_t k = 0; k < og_gen_parts_family_count(); ++k)
    if (family == &parts[k]) return true;
  return false;
}

bool og_gen_family_is_of_plane(const og_gen_family *family) {
  for (size_t k = 0; k < og_gen_plane_family_count(); ++k)
    if (family == &plane[k]) return true;
  return false;
}

bool og_gen_family_moves(const og_gen_family *family) { return family->question[0] == OG_SWEEP; }

bool og_gen_family_is_of_pairs(const og_gen_family *family) { return og_question_is_of_pair(family->question[0]); }

bool og_gen_family_asks(const og_gen_family *family, og_question question) {
  for (size_t k = 0; k < family->question_count; k++)
    if (family->question[k] == question) return true;
  return false;
}

bool og_gen_family_is_human_scale(const og_gen_family *family) {
  // engine-reports has its pairs at five sizes.
  static const char *const extreme[] = {"tiny",       "huge",        "extreme-exponents", "subnormal",
                                        "far-origin", "mixed-scale", "engine-report"};
  for (const char *const *flag = family->flag; *flag != NULL; ++flag)
    for (size_t k = 0; k < sizeof extreme / sizeof *extreme; ++k)
      if (strcmp(*flag, extreme[k]) == 0) return false;
  return og_gen_family_is_of_pairs(family) && family != &decoded;
}

void og_gen_make(const og_gen_family *family, uint64_t seed, uint64_t index, og_gen_case *c) {
  uint64_t group = index / family->members;
  og_gen_turn turn = {.group = group, .member = (unsigned)(index % family->members)};
  og_random_start(&turn.random, family->id, seed, group);
  *c = (og_gen_case){.question = family->question[group % family->question_count]};
  for (const char *const *flag = family->flag; *flag != NULL; ++flag) og_gen_flag(c, *flag);
  family->make(&turn, c);
}
