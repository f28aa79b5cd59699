#ifndef OG_DIFFERENCE_FACE_H
#define OG_DIFFERENCE_FACE_H

/// Faces of the Minkowski difference A - B of two polyhedra, one at a time, from a face to its neighbour.
///
/// A face of A - B is a face of A less a vertex of B, a vertex of A less a face of B, or an edge of A less an edge of B
/// (a parallelogram). On the Gauss map (face normals are points, edges arcs, vertices the regions between them) the
/// faces of A - B are what the maps of A and of -B have in common: points of the one in regions of the other, and
/// crossings of arcs. An edge of A - B is a piece of an arc of the one within a region of the other; its two ends are
/// the two faces that share it. So the face across an edge is found from the edges at one vertex. Nothing of A - B is
/// stored.
///
/// Where arcs touch (parallel faces, parallel edges) the difference has coplanar faces and could be cut up in more than
/// one way; level vertices count as higher by their x, then y, then z (as in hull_climb.h), as if A's map were turned a
/// little against B's. Heights are compared exactly, so the pieces fit together and the faces that can be reached are
/// the whole boundary, with parallel faces too (which the test shows).
/// Meshes: consistent; for the above of triangles, the hull of the points as given (as hull-incremental makes them), in
/// any one length unit; the domain of orient_exact.h. Cost: edges at one vertex.
/// Source: Choi, Li, Wang, Cameron 2005 (HKU TR-2005-01) for the faces; Gregorius 2013 for arcs that cross. How a
/// neighbour is found is ours.
/// Limits: faces of more than three corners are taken to lie in one plane and compared by their stored, rounded normal:
/// of pieces coplanar but for rounding one may then be reached that is a little inside. Its corners are points of A - B
/// all the same. (What cd-dual makes of such meshes its header says.)
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1, up to 4 vertices.

#include "ref/polytope/half_edge.h"

typedef struct og_difference {
  const og_half_edge_mesh *a, *b;
  og_scalar scale; // what points of A - B are multiplied by
} og_difference;

/*@ predicate readable_difference{L}(og_difference *m) =
      \valid_read(m) && sound_mesh(m->a) && sound_mesh(m->b);
*/

typedef enum og_difference_kind {
  OG_DIFFERENCE_FACE_VERTEX,
  OG_DIFFERENCE_VERTEX_FACE,
  OG_DIFFERENCE_EDGES,
} og_difference_kind;

/// a: face, vertex or half-edge of A; b: vertex, face or half-edge of B. The half-edges of two edges are such that that
/// of B times that of A points outward.
typedef struct og_difference_face {
  og_difference_kind kind;
  int a, b;
  og_vec3 normal; // outward, unit length
} og_difference_face;

/// An edge of A - B as seen from one of its faces: counterclockwise around it seen from outside.
typedef struct og_difference_edge {
  bool is_of_a; // a half-edge of A less a vertex of B; else a vertex of A less a half-edge of B
  int edge, vertex;
} og_difference_edge;

/// The face of A with that number, or of B, with the vertex that makes it a face of A - B. `start`: a vertex from where
/// to look for it.
/*@ requires memory: readable_difference(m);
    requires face: 0 <= face < m->a->face_count;
    requires start: 0 <= start < m->b->vertex_count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures face: \result.kind == OG_DIFFERENCE_FACE_VERTEX && \result.a == face && 0 <= \result.b < m->b->vertex_count;
*/
og_difference_face og_difference_face_of_a(const og_difference *m, int face, int start);
/*@ requires memory: readable_difference(m);
    requires face: 0 <= face < m->b->face_count;
    requires start: 0 <= start < m->a->vertex_count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures face: \result.kind == OG_DIFFERENCE_VERTEX_FACE && \result.b == face && 0 <= \result.a < m->a->vertex_count;
*/
og_difference_face og_difference_face_of_b(const og_difference *m, int face, int start);

/// A face's edges, in some order: the first; then the next, false after the last.
/*@ requires memory: readable_difference(m);
    requires face: \valid_read(face);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures of_a: \result.is_of_a != 0 <==> face->kind != OG_DIFFERENCE_VERTEX_FACE;
    ensures around_a: face->kind == OG_DIFFERENCE_FACE_VERTEX ==>
      \result.edge == m->a->face[face->a].edge && \result.vertex == face->b;
    ensures around_b: face->kind == OG_DIFFERENCE_VERTEX_FACE ==>
      \result.edge == m->b->edge[m->b->face[face->b].edge].twin && \result.vertex == face->a;
    ensures of_edges: face->kind == OG_DIFFERENCE_EDGES ==>
      \result.edge == face->a && \result.vertex == m->b->edge[face->b].origin;
*/
og_difference_edge og_difference_first_edge(const og_difference *m, const og_difference_face *face);
/*@ requires memory: readable_difference(m);
    requires face: \valid_read(face) && \valid(edge) && \separated(face, edge);
    terminates \true;
    exits \false;
    assigns *edge;
    ensures around_a: face->kind == OG_DIFFERENCE_FACE_VERTEX ==>
      edge->edge == m->a->edge[\old(edge->edge)].next && (\result == 0 <==> edge->edge == m->a->face[face->a].edge);
    ensures around_b: face->kind == OG_DIFFERENCE_VERTEX_FACE ==>
      (\result == 0 <==> edge->edge == m->b->edge[m->b->face[face->b].edge].twin);
    ensures vertex: face->kind != OG_DIFFERENCE_EDGES ==> edge->vertex == \old(edge->vertex);
*/
bool og_difference_next_edge(const og_difference *m, const og_difference_face *face, og_difference_edge *edge);

/// The ends of an edge: points of A - B, scaled.
/*@ requires memory: readable_difference(m);
    requires edge: \valid_read(edge);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures of_a_x: edge->is_of_a ==>
      \abs(\result.x - m->scale * (m->a->vertex[m->a->edge[edge->edge].origin].x -
        m->b->vertex[edge->vertex].x)) <= 2 * OG_SCALAR_EPSILON * \abs(\result.x) + OG_SCALAR_MIN;
    ensures of_a_y: edge->is_of_a ==>
      \abs(\result.y - m->scale * (m->a->vertex[m->a->edge[edge->edge].origin].y -
        m->b->vertex[edge->vertex].y)) <= 2 * OG_SCALAR_EPSILON * \abs(\result.y) + OG_SCALAR_MIN;
    ensures of_a_z: edge->is_of_a ==>
      \abs(\result.z - m->scale * (m->a->vertex[m->a->edge[edge->edge].origin].z -
        m->b->vertex[edge->vertex].z)) <= 2 * OG_SCALAR_EPSILON * \abs(\result.z) + OG_SCALAR_MIN;
    ensures of_b_x: !edge->is_of_a ==>
      \abs(\result.x - m->scale * (m->a->vertex[edge->vertex].x -
        m->b->vertex[m->b->edge[edge->edge].origin].x)) <= 2 * OG_SCALAR_EPSILON * \abs(\result.x) + OG_SCALAR_MIN;
    ensures of_b_y: !edge->is_of_a ==>
      \abs(\result.y - m->scale * (m->a->vertex[edge->vertex].y -
        m->b->vertex[m->b->edge[edge->edge].origin].y)) <= 2 * OG_SCALAR_EPSILON * \abs(\result.y) + OG_SCALAR_MIN;
    ensures of_b_z: !edge->is_of_a ==>
      \abs(\result.z - m->scale * (m->a->vertex[edge->vertex].z -
        m->b->vertex[m->b->edge[edge->edge].origin].z)) <= 2 * OG_SCALAR_EPSILON * \abs(\result.z) + OG_SCALAR_MIN;
*/
og_vec3 og_difference_tail(const og_difference *m, const og_difference_edge *edge);
/*@ requires memory: readable_difference(m);
    requires edge: \valid_read(edge);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures of_a_x: edge->is_of_a ==>
      \abs(\result.x - m->scale * (m->a->vertex[m->a->edge[m->a->edge[edge->edge].twin].origin].x -
        m->b->vertex[edge->vertex].x)) <= 2 * OG_SCALAR_EPSILON * \abs(\result.x) + OG_SCALAR_MIN;
    ensures of_a_y: edge->is_of_a ==>
      \abs(\result.y - m->scale * (m->a->vertex[m->a->edge[m->a->edge[edge->edge].twin].origin].y -
        m->b->vertex[edge->vertex].y)) <= 2 * OG_SCALAR_EPSILON * \abs(\result.y) + OG_SCALAR_MIN;
    ensures of_a_z: edge->is_of_a ==>
      \abs(\result.z - m->scale * (m->a->vertex[m->a->edge[m->a->edge[edge->edge].twin].origin].z -
        m->b->vertex[edge->vertex].z)) <= 2 * OG_SCALAR_EPSILON * \abs(\result.z) + OG_SCALAR_MIN;
    ensures of_b_x: !edge->is_of_a ==>
      \abs(\result.x - m->scale * (m->a->vertex[edge->vertex].x -
        m->b->vertex[m->b->edge[m->b->edge[edge->edge].twin].origin].x)) <=
        2 * OG_SCALAR_EPSILON * \abs(\result.x) + OG_SCALAR_MIN;
    ensures of_b_y: !edge->is_of_a ==>
      \abs(\result.y - m->scale * (m->a->vertex[edge->vertex].y -
        m->b->vertex[m->b->edge[m->b->edge[edge->edge].twin].origin].y)) <=
        2 * OG_SCALAR_EPSILON * \abs(\result.y) + OG_SCALAR_MIN;
    ensures of_b_z: !edge->is_of_a ==>
      \abs(\result.z - m->scale * (m->a->vertex[edge->vertex].z -
        m->b->vertex[m->b->edge[m->b->edge[edge->edge].twin].origin].z)) <=
        2 * OG_SCALAR_EPSILON * \abs(\result.z) + OG_SCALAR_MIN;
*/
og_vec3 og_difference_head(const og_difference *m, const og_difference_edge *edge);

/// The face on the other side of the edge.
/*@ requires memory: readable_difference(m);
    requires edge: \valid_read(edge);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures beyond_a: edge->is_of_a && \result.kind == OG_DIFFERENCE_FACE_VERTEX ==>
      \result.a == m->a->edge[m->a->edge[edge->edge].twin].face && \result.b == edge->vertex;
    ensures beyond_b: !edge->is_of_a && \result.kind == OG_DIFFERENCE_VERTEX_FACE ==>
      \result.b == m->b->edge[edge->edge].face && \result.a == edge->vertex;
    ensures crossed_b: edge->is_of_a ==> \result.kind != OG_DIFFERENCE_VERTEX_FACE &&
      (\result.kind == OG_DIFFERENCE_EDGES ==> \result.a == edge->edge &&
       m->b->edge[m->b->edge[\result.b].twin].origin == edge->vertex);
    ensures crossed_a: !edge->is_of_a ==> \result.kind != OG_DIFFERENCE_FACE_VERTEX &&
      (\result.kind == OG_DIFFERENCE_EDGES ==> \result.b == edge->edge &&
       m->a->edge[\result.a].origin == edge->vertex);
*/
og_difference_face og_difference_across(const og_difference *m, const og_difference_edge *edge);

/// Is all of B beyond all of A along the face's normal? Exactly: by the edges that the normal is perpendicular to, for
/// the vertices as given. Cost: the vertices of both.
/*@ requires memory: readable_difference(m);
    requires face: \valid_read(face);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
bool og_difference_separates(const og_difference *m, const og_difference_face *face);

#endif
