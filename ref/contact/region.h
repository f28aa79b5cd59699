#ifndef OG_REGION_H
#define OG_REGION_H

/// Contact regions: the vertices of a convex polyhedron that face a direction, and their hull across it.
///
/// A feature faces the direction d if some direction within the tolerance angle of d has it as its farthest. On the Gauss
/// map that is a disc about d: a face is a point of the sphere, an edge the arc between its two faces, a vertex the
/// cell between arcs. The region holds the vertices whose cells meet the disc. It is seen along d: the corners of its
/// convex hull, counterclockwise seen from where the frame's third axis points.
///
/// Three ways to find it: all edges (simply), a flood from the farthest vertex along arcs that meet the disc, and the
/// farthest vertices of d and of eight directions about it (sampled). The first two find the same.
/// Cost: O(V + E); O(V) and the edges of the region; 9 V.
/// Failure: OUT_OF_RANGE as hull_2d.h says of the corners; FULL where the mesh has more vertices than there is room for.
/// Source: Varjus 2018, 5.3.2 (after Migdalskiy 2010).
/// Safe (proofs/eva.py): A, 23 of 24 functions.

#include "ref/polytope/half_edge.h"
#include "ref/separation/polygon.h"

/// The plane across a normal: coordinates of a vertex are its distances from the frame's centre along these axes, in
/// the frame's unit.
typedef struct og_contact_plane {
  og_axis_frame frame; // of both bodies
  og_vec3 axis[3];     // of unit length, perpendicular to each other, right-handed; the third is the normal
} og_contact_plane;

/// Memory of the caller: of each array room for `room` vertices.
typedef struct og_region {
  int room;
  int count;         // corners
  bool is_edge;      // of two: does the segment between them lie on the surface?
  og_vec2 *corner;   // across the normal
  int *vertex;       // of each corner the mesh's vertex
  int *found;        // before the hull is made, all vertices of the region
  int *seen;         // per vertex: has it been found?
  int *hull;         // one more
  int *order;        // for the hull
  og_vec3 *in_plane; // for the hull
} og_region;

/// A face whose normal has a smaller part along the direction is steep, or as good as upright: no height above it.
#define OG_REGION_STEEP ((og_scalar)0.125)
#define OG_REGION_UPRIGHT (4096 * OG_SCALAR_EPSILON)
/// Rounding of a point's place, in the frame's unit. Corners may be beyond planes and edges by so much: many coincide.
#define OG_REGION_SLACK (64 * OG_SCALAR_EPSILON)

/// How the region's vertices are found. OF_END: all that project to the end of the body's interval along the direction,
/// but for rounding, without an angle; such vertices on one line are an edge.
typedef enum og_region_search {
  OG_REGION_SIMPLY,
  OG_REGION_FLOODED,
  OG_REGION_SAMPLED,
  OG_REGION_OF_END
} og_region_search;

/// The region of the mesh towards plane->axis[2], times -1 if `below`; `flat` is the tangent of the tolerance angle.
/// (Whether the mesh is convex is not checked.)
/*@ requires memory: \valid(region) && \valid_read(plane) && sound_mesh(mesh) && 1 <= mesh->vertex_count;
    terminates \true;
    exits \false;
    ensures count: \result == OG_OUTCOME_ANSWERED ==> 0 <= region->count <= mesh->vertex_count;
    ensures vertices: \result == OG_OUTCOME_ANSWERED ==>
      \forall integer k; 0 <= k < region->count ==> 0 <= region->vertex[k] < mesh->vertex_count;
*/
og_outcome og_region_find(og_region *region, const og_half_edge_mesh *mesh, const og_contact_plane *plane, bool below,
                          og_scalar flat, og_region_search search);

/// How far the body reaches towards plane->axis[2], times -1 if `below`, above a point of the plane, in the frame's unit.
/// A region that is a vertex or an edge has the height of its point nearest to that point; any other has the surface's.
/*@ requires memory: \valid_read(region) && \valid_read(plane) && sound_mesh(mesh);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures vertex: region->count == 1 ==> \abs(\result - (below ? 0 - 1 : 1) * plane->frame.inverse *
        (dot(plane->axis[2], mesh->vertex[region->vertex[0]]) - dot(plane->axis[2], plane->frame.centre))) <=
      16 * OG_SCALAR_EPSILON * plane->frame.inverse *
        (\abs(mesh->vertex[region->vertex[0]].x - plane->frame.centre.x) +
         \abs(mesh->vertex[region->vertex[0]].y - plane->frame.centre.y) +
         \abs(mesh->vertex[region->vertex[0]].z - plane->frame.centre.z)) + OG_SCALAR_MIN;
*/
og_scalar og_region_height(const og_region *region, const og_half_edge_mesh *mesh, const og_contact_plane *plane,
                           bool below, og_vec2 at);

/// The same of the whole surface, out to where it would go on; OG_SCALAR_MAX where no face is turned that way.
/*@ requires memory: \valid_read(plane) && sound_mesh(mesh);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures none: (\forall integer f; 0 <= f < mesh->face_count ==>
        (below ? 0 - 1 : 1) * dot(mesh->face[f].normal, plane->axis[2]) <= 0) ==> \result == OG_SCALAR_MAX;
    ensures some: (\exists integer f; 0 <= f < mesh->face_count &&
        0.25 <= (below ? 0 - 1 : 1) * dot(mesh->face[f].normal, plane->axis[2])) ==> \result < OG_SCALAR_MAX;
*/
og_scalar og_surface_height(const og_half_edge_mesh *mesh, const og_contact_plane *plane, bool below, og_vec2 at);

#endif
