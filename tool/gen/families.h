#ifndef OG_GEN_FAMILIES_H
#define OG_GEN_FAMILIES_H

/// The generators, by the file they stand in. What each makes stands in the table of family.c.

#include "tool/gen/family.h"

// touching.c
og_gen_function og_gen_touch_face, og_gen_touch_edge, og_gen_touch_vertex, og_gen_touch_vertex_edge,
    og_gen_touch_vertex_vertex, og_gen_touch_edge_edge, og_gen_touch_parallel_edges, og_gen_touch_boxes;
// rotated.c
og_gen_function og_gen_touch_rotated, og_gen_touch_rotated_edges;
// one_ulp.c
og_gen_function og_gen_ulp_face, og_gen_ulp_edge, og_gen_ulp_vertex, og_gen_ulp_edge_edge, og_gen_ulp_vertex_vertex;
// ties.c
og_gen_function og_gen_stacked_boxes, og_gen_equidistant_support, og_gen_grazing_cubes, og_gen_integer_tetrahedra,
    og_gen_coincident_vertices;
// thin.c
og_gen_function og_gen_sliver_triangles, og_gen_sliver_tetrahedra, og_gen_needles;
// parallel.c
og_gen_function og_gen_near_parallel_edges, og_gen_near_parallel_boxes, og_gen_near_coplanar_faces, og_gen_prisms;
// inside.c
og_gen_function og_gen_identical, og_gen_nested, og_gen_deep_containment;
// general.c
og_gen_function og_gen_random_hulls, og_gen_random_boxes, og_gen_big_hulls_32, og_gen_big_hulls_128;
// flat.c
og_gen_function og_gen_flat_both, og_gen_flat_parallel, og_gen_flat_one, og_gen_segments, og_gen_points;
// redundant.c
og_gen_function og_gen_repeated_points, og_gen_interior_points, og_gen_collinear_points;
// scale.c
og_gen_function og_gen_far_origin, og_gen_tiny, og_gen_huge, og_gen_extreme_exponents, og_gen_subnormal,
    og_gen_mixed_scale, og_gen_millimetre_parts;
// pose.c
og_gen_function og_gen_unnormalised_quaternion, og_gen_matrix_sheared, og_gen_matrix_nearly_orthonormal,
    og_gen_matrix_singular;
// rounded.c
og_gen_function og_gen_sphere_touch, og_gen_sphere_ulp, og_gen_sphere_nested, og_gen_capsule_touch,
    og_gen_rounded_hull_touch, og_gen_rounded_hull_ulp, og_gen_rounded_overlap, og_gen_rounded_apart,
    og_gen_rounded_irrational;
// sphere_pairs.c
og_gen_function og_gen_sphere_capsule, og_gen_sphere_capsule_ulp, og_gen_sphere_box, og_gen_sphere_box_ulp;
// capsule_pairs.c
og_gen_function og_gen_capsule_capsule, og_gen_capsule_capsule_ulp, og_gen_capsule_box, og_gen_capsule_box_ulp;
// curved_rims.c
og_gen_function og_gen_curved_rim_face, og_gen_curved_rim_rim, og_gen_curved_apex;
// curved_sides.c
og_gen_function og_gen_curved_sides, og_gen_curved_skew, og_gen_curved_discs, og_gen_curved_needles,
    og_gen_curved_random;
// curved_ellipsoids.c
og_gen_function og_gen_curved_ellipsoid, og_gen_curved_ellipsoid_thin, og_gen_curved_ellipsoid_random;
// curved_hits.c
og_gen_function og_gen_curved_hit_side, og_gen_curved_hit_rim, og_gen_curved_hit_apex, og_gen_curved_hit_random;
// curved_sweeps.c
og_gen_function og_gen_curved_sweep_rim, og_gen_curved_sweep_apex, og_gen_curved_sweep_sides, og_gen_curved_sweep_graze,
    og_gen_curved_sweep_start, og_gen_curved_sweep_random;
// curved_contacts.c
og_gen_function og_gen_curved_contact_end, og_gen_curved_contact_rim, og_gen_curved_contact_side;
// curved_supports.c
og_gen_function og_gen_curved_support_ties,
    og_gen_curved_support_random, og_gen_curved_support_ellipsoid, og_gen_curved_support_flat,
    og_gen_curved_support_extreme;
// sweep.c
og_gen_function og_gen_sweep_head_on, og_gen_sweep_grazing, og_gen_sweep_corner, og_gen_sweep_miss_by_ulp,
    og_gen_sweep_touching_start, og_gen_sweep_start_inside, og_gen_sweep_zero_velocity, og_gen_sweep_parallel_velocity,
    og_gen_sweep_away, og_gen_sweep_until, og_gen_sweep_random, og_gen_sweep_extreme_speed;
// sweep_rounded.c
og_gen_function og_gen_sweep_rounded, og_gen_sweep_rounded_ulp;
// primitive.c
og_gen_function og_gen_support_ties, og_gen_support_two_ties, og_gen_support_two_random;
og_gen_function og_gen_simplex_degenerate, og_gen_closest_parallel, og_gen_hit_grazing,
    og_gen_hit_sphere, og_gen_orientation_degenerate;
// plane_pairs.c
og_gen_function og_gen_plane_touch, og_gen_plane_rounded, og_gen_plane_flat, og_gen_plane_random, og_gen_plane_deep,
    og_gen_plane_moves, og_gen_plane_contacts, og_gen_plane_paths;
// plane.c
og_gen_function og_gen_plane_rects, og_gen_plane_sweeps, og_gen_support_shapes, og_gen_hit_rays, og_gen_hit_triangles;
// nearest.c
og_gen_function og_gen_closest_point_segment, og_gen_closest_point_plane;
// boxes.c
og_gen_function og_gen_boxes_lattice, og_gen_boxes_ulp, og_gen_boxes_points, og_gen_boxes_identical,
    og_gen_boxes_nested, og_gen_boxes_one_cell, og_gen_boxes_huge_beside_tiny, og_gen_boxes_extreme,
    og_gen_boxes_coherent, og_gen_boxes_teleport, og_gen_boxes_renewed, og_gen_boxes_growing;

// bounds.c
og_gen_function og_gen_bound_random, og_gen_bound_lattice, og_gen_bound_cospherical, og_gen_bound_ulp,
    og_gen_bound_repeated, og_gen_bound_collinear, og_gen_bound_coplanar, og_gen_bound_extreme,
    og_gen_bound_box_random, og_gen_bound_box_turned, og_gen_bound_box_ties, og_gen_bound_box_simplex,
    og_gen_bound_box_flat, og_gen_bound_box_ulp, og_gen_bound_box_rivals, og_gen_bound_box_extreme;

// turns.c
og_gen_function og_gen_bound_triangles, og_gen_bound_triangles_extreme, og_gen_bound_turn_every,
    og_gen_bound_turn_every_ulp, og_gen_bound_turn_once, og_gen_bound_turn_flat, og_gen_bound_turn_far,
    og_gen_bound_turn_extreme;

// hulls.c
og_gen_function og_gen_hull_ball, og_gen_hull_sphere, og_gen_hull_cube, og_gen_hull_lattice, og_gen_hull_ulp,
    og_gen_hull_cospherical, og_gen_hull_coplanar, og_gen_hull_collinear, og_gen_hull_repeated, og_gen_hull_extreme;

// holes.c
og_gen_function og_gen_polygon_holes, og_gen_polygon_holes_ulp, og_gen_polygon_holes_touching,
    og_gen_polygon_holes_collinear, og_gen_polygon_holes_wrong, og_gen_polygon_bridged;
// polygons.c
og_gen_function og_gen_polygon_convex, og_gen_polygon_star, og_gen_polygon_comb, og_gen_polygon_spiral,
    og_gen_polygon_ulp, og_gen_polygon_straight, og_gen_polygon_lattice, og_gen_polygon_crossing,
    og_gen_polygon_collinear, og_gen_polygon_extreme;

// decompositions.c
og_gen_function og_gen_parts_cubes, og_gen_parts_dent, og_gen_parts_torus, og_gen_parts_flat, og_gen_parts_shared_edge,
    og_gen_parts_faults, og_gen_parts_extreme;

// minkowski.c
og_gen_function og_gen_minkowski_boxes, og_gen_minkowski_turned, og_gen_minkowski_touch, og_gen_minkowski_flat,
    og_gen_minkowski_hulls, og_gen_minkowski_prisms, og_gen_minkowski_repeated, og_gen_minkowski_sheared,
    og_gen_minkowski_extreme;
// clips.c
og_gen_function og_gen_clip_random, og_gen_clip_star, og_gen_clip_lattice, og_gen_clip_touch, og_gen_clip_ulp,
    og_gen_clip_extreme;
// deforming.c
og_gen_function og_gen_deform_cloth, og_gen_deform_sheets, og_gen_deform_start, og_gen_deform_ulp,
    og_gen_deform_still, og_gen_deform_planar, og_gen_deform_extreme;
// paths.c
og_gen_function og_gen_paths_random, og_gen_paths_lattice, og_gen_paths_start, og_gen_paths_end,
    og_gen_paths_boundary, og_gen_paths_roots, og_gen_paths_parallel, og_gen_paths_degenerate,
    og_gen_paths_planar, og_gen_paths_still, og_gen_paths_ulp, og_gen_paths_extreme, og_gen_paths_shrink;
// contacts.c
og_gen_function og_gen_contact_faces, og_gen_contact_features, og_gen_contact_edges, og_gen_contact_vertices,
    og_gen_contact_turned, og_gen_contact_flat, og_gen_contact_sliver, og_gen_contact_extreme, og_gen_contact_lattice;
// contacts_rounded.c
og_gen_function og_gen_contact_rounded, og_gen_contact_rounded_faces, og_gen_contact_half_space;
// motions.c
og_gen_function og_gen_motion_random, og_gen_motion_bullet, og_gen_motion_sandwich, og_gen_motion_rod,
    og_gen_motion_face, og_gen_motion_edge, og_gen_motion_corner, og_gen_motion_start, og_gen_motion_end,
    og_gen_motion_still, og_gen_motion_miss, og_gen_motion_moment, og_gen_motion_lengths, og_gen_motion_rounded,
    og_gen_motion_rounded_fall, og_gen_motion_rounded_ulp;
// spins.c
og_gen_function og_gen_spin_random, og_gen_spin_rod, og_gen_spin_roll, og_gen_spin_start, og_gen_spin_graze,
    og_gen_spin_miss, og_gen_spin_door;
// reports.c
og_gen_function og_gen_engine_reports;
// decoded.c
og_gen_function og_gen_decoded;

/// The member of a triple: the value itself (0), the next double above (1: apart), the next below (2: into).
double og_gen_ulp_step(double value, unsigned member);
/// Flags the member: the flag `exact` (0), "ulp-apart" (1) or "ulp-into" (2).
void og_gen_flag_ulp(og_gen_case *c, unsigned member, const char *exact);

// parts.c
og_gen_function og_gen_parts_floor, og_gen_parts_peaks, og_gen_parts_spheres, og_gen_rays_border, og_gen_rays_meshes;
og_gen_function og_gen_flights_floor, og_gen_flights_meshes, og_gen_half_space_rest, og_gen_parts_blocks,
    og_gen_parts_deep, og_gen_half_space_sweep, og_gen_curved_half_space;
// curved_parts.c
og_gen_function og_gen_curved_floor, og_gen_curved_blocks, og_gen_curved_meshes;
// solids.c
og_gen_function og_gen_solid_rest, og_gen_solid_within, og_gen_solid_points, og_gen_solid_rays, og_gen_solid_pairs,
    og_gen_field_rest, og_gen_field_points, og_gen_field_rays;

// meshes.c
og_gen_function og_gen_mesh_spheres, og_gen_mesh_tori, og_gen_mesh_cubes, og_gen_mesh_identical, og_gen_mesh_itself,
    og_gen_mesh_grids, og_gen_mesh_junctions, og_gen_mesh_slivers, og_gen_mesh_zero_area, og_gen_mesh_soup,
    og_gen_mesh_field, og_gen_mesh_inside;

#endif
