#ifndef OG_NEAREST_H
#define OG_NEAREST_H

/// Nearest points of a feature of A and a feature of B.
///
/// Of a vertex and a face, the vertex and its foot on the face's plane (which the caller knows to be in the face). Of
/// an edge and a face: they are parallel and the edge passes above the face; the middle of that part and its foot. Of
/// two faces likewise, with the first edge of either that passes above the other.
/// Cost: constant but for faces: their edges, of two faces the product. Failure: none; where no edge passes above the
/// face, the middle of the edge is taken.
/// Error: of the distance below 8 OG_SCALAR_EPSILON of the pair's largest coordinate (segment_segment.h; for a face
/// the error of a height, voronoi.h).  Source: Mirtich 1998; the primitives of ref/closest.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-50, |x| <= 1, scale 2^-50 to 1,
/// up to 4 vertices.

#include "ref/features/feature_walk.h"

typedef struct og_nearest_points {
  og_vec3 a, b;
  og_vec3 offset; // a - b, more accurate than the difference of the rounded points
} og_nearest_points;

/*@ requires meshes: \valid_read(mesh + (0 .. 1)) && sound_mesh(mesh[0]) && sound_mesh(mesh[1]);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures vertex_a: \forall integer k; 0 <= k < mesh[0]->vertex_count ==>
      (pair.of[0].kind == OG_FEATURE_VERTEX && pair.of[0].index == k ==> \result.a.x == mesh[0]->vertex[k].x &&
       \result.a.y == mesh[0]->vertex[k].y && \result.a.z == mesh[0]->vertex[k].z);
    ensures vertex_b: \forall integer k; 0 <= k < mesh[1]->vertex_count ==>
      (pair.of[1].kind == OG_FEATURE_VERTEX && pair.of[1].index == k ==> \result.b.x == mesh[1]->vertex[k].x &&
       \result.b.y == mesh[1]->vertex[k].y && \result.b.z == mesh[1]->vertex[k].z);
    ensures offset_x: \abs(\result.offset.x - (\result.a.x - \result.b.x)) <= 8 * OG_SCALAR_EPSILON *
      (\abs(\result.a.x) + \abs(\result.a.y) + \abs(\result.a.z) + \abs(\result.b.x) + \abs(\result.b.y) +
       \abs(\result.b.z)) + OG_SCALAR_MIN;
    ensures offset_y: \abs(\result.offset.y - (\result.a.y - \result.b.y)) <= 8 * OG_SCALAR_EPSILON *
      (\abs(\result.a.x) + \abs(\result.a.y) + \abs(\result.a.z) + \abs(\result.b.x) + \abs(\result.b.y) +
       \abs(\result.b.z)) + OG_SCALAR_MIN;
    ensures offset_z: \abs(\result.offset.z - (\result.a.z - \result.b.z)) <= 8 * OG_SCALAR_EPSILON *
      (\abs(\result.a.x) + \abs(\result.a.y) + \abs(\result.a.z) + \abs(\result.b.x) + \abs(\result.b.y) +
       \abs(\result.b.z)) + OG_SCALAR_MIN;
*/
og_nearest_points og_nearest_of_features(const og_half_edge_mesh *const mesh[2], og_scalar scale, og_feature_pair pair);

/// The nearest to half-edge h of `mesh` among the edges around a face of `other` and their ends. Only edges across
/// whose plane a part of h is outside the face: no other can be the nearest to an edge that does not pass above the
/// face, and rounded distances must not say that it is.
/*@ requires mesh: sound_mesh(mesh) && 0 <= h < mesh->edge_count;
    requires other: sound_mesh(other) && 0 <= face < other->face_count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures kind: \result.kind == OG_FEATURE_EDGE || \result.kind == OG_FEATURE_VERTEX;
    ensures edge: \result.kind == OG_FEATURE_EDGE ==> other->edge[\result.index].face == face ||
      other->edge[other->edge[\result.index].twin].face == face;
    ensures vertex: \result.kind == OG_FEATURE_VERTEX ==> \exists integer k; 0 <= k < other->edge_count &&
      (other->edge[k].face == face && other->edge[k].origin == \result.index);
*/
og_feature og_nearest_on_boundary(const og_half_edge_mesh *mesh, int h, const og_half_edge_mesh *other, int face,
                                  og_scalar scale);

#endif
