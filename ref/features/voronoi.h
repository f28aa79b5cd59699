#ifndef OG_VORONOI_H
#define OG_VORONOI_H

/// Features of a convex polyhedron, and the planes around their Voronoi regions.
///
/// The Voronoi region of a feature is the part of space outside the polyhedron that is at least as near to it as to
/// every other feature. Two features with one in the other's boundary share a plane: a vertex and an edge the plane
/// through the vertex across the edge, an edge and a face the plane through the edge across the face. So
///   - a vertex has one plane an edge at it, a face one an edge around it (and its own plane below: see
///     og_voronoi_height), an edge four: those to its two ends, then those to its two faces.
/// The side of a plane is formed from differences of the input's points, multiplied by `scale`, a power of two, so that
/// products neither overflow nor vanish. Both features take it from the same half-edge by the same operations, with
/// opposite sign: what is outside the one is inside the other in every bit, so no walk can step to and fro between two.
///
/// Error of a side: that of a dot product of three terms after one rounding of each difference, 4 OG_SCALAR_EPSILON
/// |normal| |x - on|, and for planes between edge and face 3 more for the product n x u and the stored normal.
/// Meshes: as mesh_check.h finds sound. Source: Mirtich 1998; Lin and Canny 1991; Ericson 2005, 9.2.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1, up to 4 vertices.

#include "ref/polytope/half_edge.h"

typedef enum og_feature_kind { OG_FEATURE_VERTEX, OG_FEATURE_EDGE, OG_FEATURE_FACE } og_feature_kind;

typedef struct og_feature {
  og_feature_kind kind;
  int index; // of the vertex, the half-edge (either of the edge's two) or the face
} og_feature;

typedef struct og_voronoi_plane {
  og_vec3 on;        // a point of it, in the input's unit
  og_vec3 normal;    // towards the region, of any length
  og_feature beyond; // the feature on the other side
} og_voronoi_plane;

/// The planes around one region, one at a time.
typedef struct og_voronoi_region {
  const og_half_edge_mesh *mesh;
  og_scalar scale;
  og_feature of;
  int next; // half-edge of the next plane; of an edge the number of the next plane, 0 to 3
  int left; // planes that may still come: the bound of every loop over a region
} og_voronoi_region;

/// Is there such a feature? (A vertex without edges is none.)
/*@ requires mesh: sound_mesh(mesh);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index: \result ==> 0 <= feature.index;
    ensures vertex: feature.kind == OG_FEATURE_VERTEX && 0 <= feature.index < mesh->vertex_count ==>
      (\result != 0 <==> 0 <= mesh->vertex_edge[feature.index]);
    ensures no_vertex: feature.kind == OG_FEATURE_VERTEX && mesh->vertex_count <= feature.index ==> \result == 0;
    ensures edge: feature.kind == OG_FEATURE_EDGE ==> (\result != 0 <==> 0 <= feature.index < mesh->edge_count);
    ensures face: feature.kind == OG_FEATURE_FACE ==> (\result != 0 <==> 0 <= feature.index < mesh->face_count);
*/
bool og_feature_is_of(const og_half_edge_mesh *mesh, og_feature feature);

/*@ requires mesh: sound_mesh(mesh);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures of: \result.mesh == mesh && \result.of.kind == of.kind && \result.of.index == of.index;
    ensures left: \result.left == (of.kind == OG_FEATURE_EDGE ? 4 : mesh->edge_count);
*/
og_voronoi_region og_voronoi_region_of(const og_half_edge_mesh *mesh, og_scalar scale, og_feature of);

/// Sets *plane to the next one; false after the last.
/*@ requires memory: \valid(region) && \valid(plane) && \separated(region, plane);
    requires mesh: sound_mesh(region->mesh);
    terminates \true;
    exits \false;
    assigns *region, *plane;
    ensures more: \result <==> 0 < \old(region->left);
    ensures fewer: \old(region->left) <= 0 ==> region->left == \old(region->left);
    ensures less: 0 < \old(region->left) ==> 0 <= region->left < \old(region->left);
*/
bool og_voronoi_next(og_voronoi_region *region, og_voronoi_plane *plane);

/// Positive where x is inside the plane, negative outside, in units of 1 / scale times the normal's length.
static inline og_scalar og_voronoi_side(const og_voronoi_plane *plane, og_scalar scale, og_vec3 x) {
  return og_dot(plane->normal, og_scale(scale, og_sub(x, plane->on)));
}

/// How high x is above the face's plane, in units of 1 / scale.
/*@ requires mesh: sound_mesh(mesh);
    requires face: 0 <= face < mesh->face_count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures height: \abs(\result - scale * (dot(mesh->face[face].normal, x) -
      dot(mesh->face[face].normal, mesh->vertex[mesh->edge[mesh->face[face].edge].origin]))) <=
      8 * OG_SCALAR_EPSILON * scale * (\abs(mesh->face[face].normal.x) + \abs(mesh->face[face].normal.y) +
        \abs(mesh->face[face].normal.z)) *
      (\abs(x.x) + \abs(x.y) + \abs(x.z) + \abs(mesh->vertex[mesh->edge[mesh->face[face].edge].origin].x) +
       \abs(mesh->vertex[mesh->edge[mesh->face[face].edge].origin].y) +
        \abs(mesh->vertex[mesh->edge[mesh->face[face].edge].origin].z)) +
      OG_SCALAR_MIN;
*/
og_scalar og_voronoi_height(const og_half_edge_mesh *mesh, og_scalar scale, int face, og_vec3 x);

/// The ends of a half-edge.
static inline og_vec3 og_edge_tail(const og_half_edge_mesh *mesh, int h) { return mesh->vertex[mesh->edge[h].origin]; }
static inline og_vec3 og_edge_head(const og_half_edge_mesh *mesh, int h) {
  return mesh->vertex[mesh->edge[mesh->edge[h].twin].origin];
}
/// From tail to head, times scale: that of the twin is its negative in every bit.
static inline og_vec3 og_edge_along(const og_half_edge_mesh *mesh, og_scalar scale, int h) {
  return og_scale(scale, og_sub(og_edge_head(mesh, h), og_edge_tail(mesh, h)));
}
/// The next half-edge that starts from the same vertex.
static inline int og_edge_around(const og_half_edge_mesh *mesh, int h) { return mesh->edge[mesh->edge[h].twin].next; }

#endif
