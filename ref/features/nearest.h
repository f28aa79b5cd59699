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
    ensures offset_x: \exists integer k, l; 0 <= k < mesh[0]->vertex_count && 0 <= l < mesh[1]->vertex_count &&
      (\abs(\result.offset.x - (\result.a.x - \result.b.x)) <= 16 * OG_SCALAR_EPSILON *
        (\abs(mesh[0]->vertex[k].x) + \abs(mesh[0]->vertex[k].y) + \abs(mesh[0]->vertex[k].z) +
         \abs(mesh[1]->vertex[l].x) + \abs(mesh[1]->vertex[l].y) + \abs(mesh[1]->vertex[l].z)) + OG_SCALAR_MIN);
    ensures offset_y: \exists integer k, l; 0 <= k < mesh[0]->vertex_count && 0 <= l < mesh[1]->vertex_count &&
      (\abs(\result.offset.y - (\result.a.y - \result.b.y)) <= 16 * OG_SCALAR_EPSILON *
        (\abs(mesh[0]->vertex[k].x) + \abs(mesh[0]->vertex[k].y) + \abs(mesh[0]->vertex[k].z) +
         \abs(mesh[1]->vertex[l].x) + \abs(mesh[1]->vertex[l].y) + \abs(mesh[1]->vertex[l].z)) + OG_SCALAR_MIN);
    ensures offset_z: \exists integer k, l; 0 <= k < mesh[0]->vertex_count && 0 <= l < mesh[1]->vertex_count &&
      (\abs(\result.offset.z - (\result.a.z - \result.b.z)) <= 16 * OG_SCALAR_EPSILON *
        (\abs(mesh[0]->vertex[k].x) + \abs(mesh[0]->vertex[k].y) + \abs(mesh[0]->vertex[k].z) +
         \abs(mesh[1]->vertex[l].x) + \abs(mesh[1]->vertex[l].y) + \abs(mesh[1]->vertex[l].z)) + OG_SCALAR_MIN);
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
