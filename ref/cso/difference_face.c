#include "ref/cso/difference_face.h"

#include "ref/orientation/higher_exact.h"
#include "ref/orientation/triangle_normal.h"
#include "ref/support/hull_climb.h"

static int head_of(const og_half_edge_mesh *mesh, int edge) { return mesh->edge[mesh->edge[edge].twin].origin; }

// ---- heights along a face's normal, turned over ----

// Two edges that a direction is perpendicular to, from [0] to [1]: up is the first times the second.
typedef struct frame {
  og_vec3 u[2], v[2];
} frame;

static int compare(const frame *f, og_vec3 p, og_vec3 q) {
  return og_higher_exact(f->u[0], f->u[1], f->v[0], f->v[1], p, q);
}

static bool is_triangle(const og_half_edge_mesh *mesh, int face) {
  const int first = mesh->face[face].edge;
  return mesh->edge[mesh->edge[mesh->edge[first].next].next].next == first;
}

static frame frame_of_face(const og_half_edge_mesh *mesh, int face) {
  const int first = mesh->face[face].edge, second = mesh->edge[first].next;
  const og_vec3 corner = mesh->vertex[mesh->edge[first].origin], next = mesh->vertex[mesh->edge[second].origin];
  return (frame){{corner, next}, {corner, mesh->vertex[head_of(mesh, second)]}};
}

// Does vertex p of `mesh` stand higher than its vertex q against the normal of a face of the other body? Level ones are
// told apart by x, then y, then z: so every two are, in one order for each face. Triangles are planes exactly; larger
// faces are so to within rounding, and have the normal that they come with.
static bool is_higher(const og_half_edge_mesh *mesh, int p, int q, const og_half_edge_mesh *other, int face) {
  const og_vec3 x = mesh->vertex[p], y = mesh->vertex[q], difference = og_sub(x, y);
  if (is_triangle(other, face)) {
    const frame f = frame_of_face(other, face);
    const int sign = compare(&f, x, y);
    if (sign != 0) return sign < 0;
  } else {
    const og_scalar height = og_dot(other->face[face].normal, difference);
    if (height != 0) return height < 0;
  }
  if (difference.x != 0) return difference.x > 0;
  if (difference.y != 0) return difference.y > 0;
  return difference.z > 0;
}

// The highest vertex of `mesh` against the normal of a face of the other body. A climb finds it but for rounding; on it
// goes from neighbour to higher neighbour, each higher than all before.
static int highest(const og_half_edge_mesh *mesh, int start, const og_half_edge_mesh *other, int face) {
  int vertex = og_hull_climb(mesh, start, og_neg(other->face[face].normal)).support.vertex;
  int edge = mesh->vertex_edge[vertex], turned = 0;
  // Each vertex once, each of its edges once, a vertex's last turn over again: fewer than three times all half-edges.
  for (int k = 0; k < 3 * mesh->edge_count && turned >= 0; k++) {
    const int neighbour = head_of(mesh, edge);
    if (is_higher(mesh, neighbour, vertex, other, face)) {
      vertex = neighbour;
      edge = mesh->vertex_edge[vertex];
      continue;
    }
    edge = mesh->edge[mesh->edge[edge].twin].next;
    if (edge == mesh->vertex_edge[vertex]) turned = -1;
  }
  return vertex;
}

// ---- faces ----

og_difference_face og_difference_face_of_a(const og_difference *m, int face, int start) {
  return (og_difference_face){OG_DIFFERENCE_FACE_VERTEX, face, highest(m->b, start, m->a, face),
                              m->a->face[face].normal};
}

og_difference_face og_difference_face_of_b(const og_difference *m, int face, int start) {
  return (og_difference_face){OG_DIFFERENCE_VERTEX_FACE, highest(m->a, start, m->b, face), face,
                              og_neg(m->b->face[face].normal)};
}

static frame frame_of_edges(const og_difference *m, int a, int b) {
  return (frame){{m->b->vertex[m->b->edge[b].origin], m->b->vertex[head_of(m->b, b)]},
                 {m->a->vertex[m->a->edge[a].origin], m->a->vertex[head_of(m->a, a)]}};
}

static og_difference_face face_of_edges(const og_difference *m, int a, int b) {
  const frame f = frame_of_edges(m, a, b);
  return (og_difference_face){OG_DIFFERENCE_EDGES, a, b, og_edges_normal(f.u[0], f.u[1], f.v[0], f.v[1])};
}

// ---- edges ----

og_difference_edge og_difference_first_edge(const og_difference *m, const og_difference_face *face) {
  switch (face->kind) {
  case OG_DIFFERENCE_FACE_VERTEX: return (og_difference_edge){true, m->a->face[face->a].edge, face->b};
  // Minus turns the face of B over, and its edges run the other way round.
  case OG_DIFFERENCE_VERTEX_FACE:
    return (og_difference_edge){false, m->b->edge[m->b->face[face->b].edge].twin, face->a};
  default: return (og_difference_edge){true, face->a, m->b->edge[face->b].origin};
  }
}

// Around a parallelogram: A's edge at the tail of B's, B's at the head of A's, and the same backwards.
static bool next_of_parallelogram(const og_difference *m, const og_difference_face *face, og_difference_edge *edge) {
  const int a_back = m->a->edge[face->a].twin, b_back = m->b->edge[face->b].twin;
  if (!edge->is_of_a && edge->edge == b_back) return false;
  if (!edge->is_of_a) *edge = (og_difference_edge){true, a_back, m->b->edge[b_back].origin};
  else if (edge->edge == a_back) *edge = (og_difference_edge){false, b_back, m->a->edge[face->a].origin};
  else *edge = (og_difference_edge){false, face->b, m->a->edge[a_back].origin};
  return true;
}

bool og_difference_next_edge(const og_difference *m, const og_difference_face *face, og_difference_edge *edge) {
  switch (face->kind) {
  case OG_DIFFERENCE_FACE_VERTEX: edge->edge = m->a->edge[edge->edge].next; break;
  case OG_DIFFERENCE_VERTEX_FACE: edge->edge = m->b->edge[m->b->edge[m->b->edge[edge->edge].twin].next].twin; break;
  default: return next_of_parallelogram(m, face, edge);
  }
  return edge->edge != og_difference_first_edge(m, face).edge;
}

static og_vec3 point_of(const og_difference *m, int a, int b) {
  return og_scale(m->scale, og_sub(m->a->vertex[a], m->b->vertex[b]));
}

og_vec3 og_difference_tail(const og_difference *m, const og_difference_edge *edge) {
  if (edge->is_of_a) return point_of(m, m->a->edge[edge->edge].origin, edge->vertex);
  return point_of(m, edge->vertex, m->b->edge[edge->edge].origin);
}

og_vec3 og_difference_head(const og_difference *m, const og_difference_edge *edge) {
  if (edge->is_of_a) return point_of(m, head_of(m->a, edge->edge), edge->vertex);
  return point_of(m, edge->vertex, head_of(m->b, edge->edge));
}

// ---- across an edge ----

// An arc of one body's map, and the body that it belongs to: from the face of `edge` to that of its twin.
typedef struct arc {
  const og_half_edge_mesh *mesh;
  int edge;
} arc;

static int start_of(const arc *w) { return w->mesh->edge[w->edge].face; }
static int end_of(const arc *w) { return w->mesh->edge[w->mesh->edge[w->edge].twin].face; }

// Do the ends of q's arc lie to both sides of the great circle of p's, as they do where p's arc passes over it to q's
// head? (The other way about they do so at the far side of the sphere.)
static bool straddles(const arc *q, const arc *p) {
  const int head = head_of(p->mesh, p->edge), tail = p->mesh->edge[p->edge].origin;
  return !is_higher(p->mesh, head, tail, q->mesh, start_of(q)) && is_higher(p->mesh, head, tail, q->mesh, end_of(q));
}

// The half-edge from `vertex` of `mesh` across whose arc the way along an arc of the other body leaves the region where
// `vertex` is the highest; -1 if it does not. Of the great circles that the way leaves by, one at most has its arc
// there.
static int crossed_by(const arc *way, const og_half_edge_mesh *mesh, int vertex) {
  arc border = {mesh, mesh->vertex_edge[vertex]};
  // A vertex has fewer edges than the mesh; the bound ends the turn on an inconsistent mesh too.
  for (int k = 0; k < mesh->edge_count; k++) {
    const int neighbour = head_of(mesh, border.edge);
    const bool leaves = is_higher(mesh, vertex, neighbour, way->mesh, start_of(way)) &&
                        !is_higher(mesh, vertex, neighbour, way->mesh, end_of(way));
    if (leaves && straddles(&border, way)) return border.edge;
    border.edge = mesh->edge[mesh->edge[border.edge].twin].next;
    if (border.edge == mesh->vertex_edge[vertex]) break;
  }
  return -1;
}

og_difference_face og_difference_across(const og_difference *m, const og_difference_edge *edge) {
  if (edge->is_of_a) {
    const arc way = {m->a, edge->edge};
    const int crossed = crossed_by(&way, m->b, edge->vertex), face = end_of(&way);
    if (crossed >= 0) return face_of_edges(m, edge->edge, m->b->edge[crossed].twin);
    return (og_difference_face){OG_DIFFERENCE_FACE_VERTEX, face, edge->vertex, m->a->face[face].normal};
  }
  // Minus turns B's faces over: its half-edge has the face at hand on its other side.
  const arc way = {m->b, m->b->edge[edge->edge].twin};
  const int crossed = crossed_by(&way, m->a, edge->vertex), face = end_of(&way);
  if (crossed >= 0) return face_of_edges(m, crossed, edge->edge);
  return (og_difference_face){OG_DIFFERENCE_VERTEX_FACE, edge->vertex, face, og_neg(m->b->face[face].normal)};
}

// ---- separation ----

static frame frame_of(const og_difference *m, const og_difference_face *face) {
  if (face->kind == OG_DIFFERENCE_EDGES) return frame_of_edges(m, face->a, face->b);
  if (face->kind == OG_DIFFERENCE_FACE_VERTEX) return frame_of_face(m->a, face->a);
  const frame f = frame_of_face(m->b, face->b);
  return (frame){{f.v[0], f.v[1]}, {f.u[0], f.u[1]}};
}

bool og_difference_separates(const og_difference *m, const og_difference_face *face) {
  const frame f = frame_of(m, face);
  og_vec3 top = m->a->vertex[0], bottom = m->b->vertex[0];
  for (int k = 1; k < m->a->vertex_count; k++)
    if (compare(&f, m->a->vertex[k], top) > 0) top = m->a->vertex[k];
  for (int k = 1; k < m->b->vertex_count; k++)
    if (compare(&f, m->b->vertex[k], bottom) < 0) bottom = m->b->vertex[k];
  return compare(&f, bottom, top) > 0;
}
