#ifndef OG_EVA_ARGUMENTS_H
#define OG_EVA_ARGUMENTS_H

/// Arguments of unknown value, for the drivers of proofs/eva.
///
/// At level A (OG_EVA_ANY is defined) a number is any value of its type, infinities and NaN among them; at level B it
/// lies between bounds that the driver states. Arrays have fixed sizes and any contents: what is shown of a mesh is
/// shown of meshes with up to OG_EVA_VERTICES vertices (8, or 4 where OG_EVA_SMALL is defined).

#include "__fc_builtin.h"
#include "ref/body.h"
#include "ref/simplex/simplex.h"

// Room of a mesh. Small for the tests of pairs, whose loops over all pairs of edges Eva goes through one by one.
#ifdef OG_EVA_SMALL
enum { OG_EVA_VERTICES = 4, OG_EVA_EDGES = 12, OG_EVA_FACES = 4 };
#else
enum { OG_EVA_VERTICES = 8, OG_EVA_EDGES = 36, OG_EVA_FACES = 12 };
#endif

#ifdef OG_EVA_ANY
static volatile og_scalar any_value;
static inline og_scalar number_between(og_scalar low, og_scalar high) {
  (void)low;
  (void)high;
  return any_value;
}
#else
static inline og_scalar number_between(og_scalar low, og_scalar high) { return Frama_C_double_interval(low, high); }
#endif
static inline og_scalar number(og_scalar most) { return number_between(-most, most); }
static inline int whole(int low, int high) { return Frama_C_interval(low, high); }
static inline bool either(void) { return Frama_C_interval(0, 1) != 0; }
/// The same, but each value is followed on its own: what is true of one alone stays known.
static inline int each(int low, int high) { return Frama_C_interval_split(low, high); }

static inline og_vec3 vector(og_scalar most) { return (og_vec3){number(most), number(most), number(most)}; }
static inline og_mat3 matrix(og_scalar most) { return (og_mat3){{vector(most), vector(most), vector(most)}}; }

/// A vector of multiples of 2^-100, of magnitude up to `most`: zero (case 0), or one with a component that is not (its
/// number and sign are what cases 1 to 6 are about). The seven cases together are all of them.
static inline og_vec3 lattice_vector(int which, og_scalar most) {
  const og_scalar least = 0x1p-100;
  og_vec3 a = vector(which == 0 ? 0 : most);
  if (which == 1) a.x = number_between(least, most);
  if (which == 2) a.x = number_between(-most, -least);
  if (which == 3) a.y = number_between(least, most);
  if (which == 4) a.y = number_between(-most, -least);
  if (which == 5) a.z = number_between(least, most);
  if (which == 6) a.z = number_between(-most, -least);
  return a;
}

/// What a function gave back must be a number: read at level B, where Eva reports whatever is not.
static inline void expect_number(og_scalar x) {
#ifndef OG_EVA_ANY
  /*@ assert finite: \is_finite(x); */
#endif
  (void)x;
}
static inline void expect_vector(og_vec3 a) {
  expect_number(a.x);
  expect_number(a.y);
  expect_number(a.z);
}

// ---- bodies ----

/// A support mapping about which nothing is known: any point of the size that the shape is (a number), any vertex of
/// OG_EVA_VERTICES or none.
static inline og_support any_support(const void *shape, og_vec3 direction) {
  (void)direction;
  return (og_support){vector(*(const og_scalar *)shape), whole(-1, OG_EVA_VERTICES - 1)};
}
static inline og_convex any_convex(const og_scalar *size) { return (og_convex){any_support, size, vector(*size)}; }

/// Memory of a mesh: arrays that are objects of their own, so that an index too large leaves them. (Members of one
/// object are not told apart where it is read through a pointer.)
typedef struct mesh_room {
  og_vec3 *vertex;
  og_half_edge *edge;
  og_face_plane *face;
  int *vertex_edge;
} mesh_room;

static inline mesh_room room_a(void) {
  static og_vec3 vertex[OG_EVA_VERTICES];
  static og_half_edge edge[OG_EVA_EDGES];
  static og_face_plane face[OG_EVA_FACES];
  static int vertex_edge[OG_EVA_VERTICES];
  return (mesh_room){vertex, edge, face, vertex_edge};
}
static inline mesh_room room_b(void) {
  static og_vec3 vertex[OG_EVA_VERTICES];
  static og_half_edge edge[OG_EVA_EDGES];
  static og_face_plane face[OG_EVA_FACES];
  static int vertex_edge[OG_EVA_VERTICES];
  return (mesh_room){vertex, edge, face, vertex_edge};
}

/// A mesh whose indices are in range (mesh_indices), and nothing more: twins need not be twins, nor rounds end.
static inline og_half_edge_mesh any_mesh(mesh_room room, og_scalar most) {
  for (int k = 0; k < OG_EVA_VERTICES; k++) {
    room.vertex[k] = vector(most);
    room.vertex_edge[k] = whole(-1, OG_EVA_EDGES - 1);
  }
  for (int k = 0; k < OG_EVA_EDGES; k++)
    room.edge[k] = (og_half_edge){whole(0, OG_EVA_VERTICES - 1), whole(0, OG_EVA_EDGES - 1), whole(0, OG_EVA_EDGES - 1),
                                  whole(0, OG_EVA_FACES - 1)};
  for (int k = 0; k < OG_EVA_FACES; k++)
    room.face[k] = (og_face_plane){vector(1), number(most), whole(0, OG_EVA_EDGES - 1)};
  return (og_half_edge_mesh){
      whole(1, OG_EVA_VERTICES), whole(1, OG_EVA_EDGES), whole(1, OG_EVA_FACES), room.vertex, room.edge, room.face,
      room.vertex_edge};
}
/// The same with every vertex on the hull.
static inline og_half_edge_mesh any_full_mesh(mesh_room room, og_scalar most) {
  const og_half_edge_mesh mesh = any_mesh(room, most);
  for (int k = 0; k < OG_EVA_VERTICES; k++) room.vertex_edge[k] = whole(0, OG_EVA_EDGES - 1);
  return mesh;
}

typedef struct body_room {
  og_scalar size;
  og_half_edge_mesh mesh;
} body_room;

/// A body of any kind, with a mesh; its fields need not agree with each other.
static inline og_body any_body(body_room *room, mesh_room mesh, og_scalar most) {
  room->size = most;
  room->mesh = any_full_mesh(mesh, most);
  return (og_body){.kind = (og_body_kind)whole(OG_BODY_POINT, OG_BODY_CONE),
                   .vertex_count = whole(1, OG_EVA_VERTICES),
                   .vertex = mesh.vertex,
                   .radius = number_between(0, most),
                   .rotation = matrix(1),
                   .centre = vector(most),
                   .half = {number_between(0, most), number_between(0, most), number_between(0, most)},
                   .mesh = &room->mesh,
                   .convex = any_convex(&room->size),
                   .core = any_convex(&room->size)};
}

static inline og_simplex any_simplex(int count, og_scalar most) {
  og_simplex simplex;
  simplex.count = count;
  for (int k = 0; k < 4; k++) {
    const og_support a = {vector(most), whole(-1, OG_EVA_VERTICES - 1)},
                     b = {vector(most), whole(-1, OG_EVA_VERTICES - 1)};
    simplex.vertex[k] = (og_cso_vertex){vector(2 * most), a, b};
    simplex.weight[k] = number_between(0, 1);
  }
  return simplex;
}

#endif
