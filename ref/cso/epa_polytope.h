#ifndef OG_EPA_POLYTOPE_H
#define OG_EPA_POLYTOPE_H

/// The polytope that the expanding polytope algorithm grows.                                       (catalogue: epa)
///
/// A closed surface of triangles whose corners are points of the configuration space obstacle (CSO), each triangle
/// with the three that it shares an edge with. Adding a vertex removes the faces that the vertex lies above and joins
/// it to their outline, as the incremental hull does. Source: van den Bergen 2001, 5; 2003, 4.3.8.
///
/// Coordinates here are those of the CSO times the power of two that brings its largest to [1/2, 1): exact, and no
/// product overflows.
/// Safe (proofs/eva.py): by WP alone, all functions; B, all that compute, for |x| <= 2^60, a coordinate of the
/// start more than 2^-22, tolerance 0 to 1 (some: others).

#include "ref/simplex/simplex.h"

/// Capacity in vertices, those that have become interior included: also the bound on expansions. Pairs of polytopes of
/// 16 vertices took at most 40, of 128 vertices 81; what curved bodies need, epa.h says.
#define OG_EPA_VERTICES 256
/// A closed triangulated surface with v vertices has 2 v - 4 faces (Euler).
#define OG_EPA_FACES (2 * OG_EPA_VERTICES - 4)

typedef enum og_epa_face_state {
  OG_EPA_FREE,   // the slot is not in use
  OG_EPA_OPEN,   // may still be expanded
  OG_EPA_CLOSED, // rounding does not let it be expanded
} og_epa_face_state;

typedef struct og_epa_face {
  og_epa_face_state state;
  int vertex[3];    // counterclockwise seen from outside
  int neighbour[3]; // the face beyond the edge from vertex k to vertex k + 1 (mod 3)
  og_vec3 normal;   // outward, unit length
  og_scalar offset; // of its plane from the origin, negative when the origin is outside
} og_epa_face;

/// An edge between a face that goes and one that stays.
typedef struct og_epa_horizon_edge {
  int from, to; // vertices, in the order of the face that goes
  int beyond;   // the face that stays
} og_epa_horizon_edge;

/// Memory of the caller; its content before a call does not matter. 75 kB in binary64.
typedef struct og_epa_workspace {
  int vertex_count, face_count; // slots in use or used before
  og_scalar tolerance;          // heights up to here are rounding
  og_cso_vertex vertex[OG_EPA_VERTICES];
  og_vec3 point[OG_EPA_VERTICES]; // the same points, scaled
  int leaving[OG_EPA_VERTICES];   // the edge of the horizon that begins at this vertex; -1: none
  og_epa_face face[OG_EPA_FACES];
  bool visible[OG_EPA_FACES];
  int gone[OG_EPA_FACES];                       // the visible faces
  og_epa_horizon_edge horizon[OG_EPA_VERTICES]; // it passes no vertex twice
  int slot[OG_EPA_VERTICES];                    // of the faces that its edges make
  og_vec3 normal[OG_EPA_VERTICES];              // of these
} og_epa_workspace;

/*@ predicate epa_memory(og_epa_workspace *w) =
      \valid(w) && 0 <= w->vertex_count <= OG_EPA_VERTICES && 0 <= w->face_count <= OG_EPA_FACES;
    // Every index that is stored is one in use, in the slots of faces that went too.
    predicate epa_polytope(og_epa_workspace *w) = epa_memory(w) && \forall integer f; 0 <= f < w->face_count ==>
      0 <= w->face[f].vertex[0] < w->vertex_count && 0 <= w->face[f].vertex[1] < w->vertex_count &&
      0 <= w->face[f].vertex[2] < w->vertex_count && 0 <= w->face[f].neighbour[0] < w->face_count &&
      0 <= w->face[f].neighbour[1] < w->face_count && 0 <= w->face[f].neighbour[2] < w->face_count;
    predicate epa_open(og_epa_workspace *w) =
      \exists integer f; 0 <= f < w->face_count && w->face[f].state == OG_EPA_OPEN;
*/

/// *unit = a / |a|. False, and *unit is zero, where the square of the length is below OG_SCALAR_MIN, as its root would
/// not be the length to within rounding.
/*@ requires memory: \valid(unit);
    terminates \true; exits \false; assigns *unit; */
static inline bool og_epa_unit(og_vec3 a, og_vec3 *unit) {
  const og_scalar square = og_norm2(a);
  *unit = (og_vec3){0, 0, 0};
  if (!(square >= OG_SCALAR_MIN)) return false;
  *unit = og_scale(1 / og_sqrt(square), a);
  return true;
}

/// Height of vertex v above the plane of face f.
/*@ requires place: \valid_read(work) && 0 <= f < OG_EPA_FACES && 0 <= v < OG_EPA_VERTICES;
    terminates \true; exits \false; assigns \nothing; */
static inline og_scalar og_epa_height(const og_epa_workspace *work, int f, int v) {
  return og_dot(work->face[f].normal, work->point[v]) - work->face[f].offset;
}

/// Makes the polytope the tetrahedron of these four vertices, in any order. Each is farther from the others' plane, line
/// or point than rounding; false where a face has no area nevertheless.
/*@ requires memory:    \valid(work) && \valid_read(vertex + (0 .. 3));
    requires apart:     \separated(work, vertex + (0 .. 3));
    requires vertices:  \forall integer k; 0 <= k < 4 ==> 0 <= vertex[k] < work->vertex_count <= OG_EPA_VERTICES;
    terminates \true;
    exits      \false;
    assigns    work->face[0 .. 3], work->visible[0 .. 3], work->face_count;
    ensures    four:    work->face_count == 4 && work->vertex_count == \old(work->vertex_count);
    ensures    polytope: epa_polytope(work);
    ensures    open:    \result != 0 ==> work->face[0].state == OG_EPA_OPEN;
*/
bool og_epa_tetrahedron(og_epa_workspace *work, const int vertex[4]);

/// Expands the polytope to vertex v, which lies above face f. False, and nothing is changed, where the faces below v do
/// not make one patch with a simple outline, or v makes a face without area with it: rounding only does that.
/// Cost: linear in the faces that go.
/*@ requires memory:    epa_polytope(work);
    requires face:      0 <= f < work->face_count <= OG_EPA_FACES;
    requires vertex:    0 <= v < work->vertex_count <= OG_EPA_VERTICES;
    terminates \true;
    exits      \false;
    assigns    work->face[0 .. OG_EPA_FACES - 1], work->face_count, work->visible[0 .. OG_EPA_FACES - 1],
               work->gone[0 .. OG_EPA_FACES - 1], work->horizon[0 .. OG_EPA_VERTICES - 1],
               work->leaving[0 .. OG_EPA_VERTICES - 1], work->slot[0 .. OG_EPA_VERTICES - 1],
               work->normal[0 .. OG_EPA_VERTICES - 1];
    ensures    polytope: epa_polytope(work);
    ensures    open:     \old(epa_open(work)) ==> epa_open(work);
    ensures    kept:     work->vertex_count == \old(work->vertex_count);
    ensures    faces:    work->face_count >= \old(work->face_count);
*/
bool og_epa_expand(og_epa_workspace *work, int f, int v);

#endif
