#include "ref/cso/difference_face.h"

#include "ref/separation/axis.h"
#include "ref/support/hull_climb.h"

static int head_of(const og_half_edge_mesh *mesh, int edge) { return mesh->edge[mesh->edge[edge].twin].origin; }

static og_vec3 along(const og_half_edge_mesh *mesh, int edge) {
  return og_sub(mesh->vertex[head_of(mesh, edge)], mesh->vertex[mesh->edge[edge].origin]);
}

static og_vec3 normal_of(const og_half_edge_mesh *mesh, int edge) { return mesh->face[mesh->edge[edge].face].normal; }

// ---- faces ----

og_difference_face og_difference_face_of_a(const og_difference *m, int face, int start) {
  const og_vec3 normal = m->a->face[face].normal;
  const int vertex = og_hull_climb(m->b, start, og_neg(normal)).support.vertex;
  return (og_difference_face){OG_DIFFERENCE_FACE_VERTEX, face, vertex, normal};
}

og_difference_face og_difference_face_of_b(const og_difference *m, int face, int start) {
  const og_vec3 normal = og_neg(m->b->face[face].normal);
  const int vertex = og_hull_climb(m->a, start, normal).support.vertex;
  return (og_difference_face){OG_DIFFERENCE_VERTEX_FACE, vertex, face, normal};
}

static og_difference_face face_of_edges(const og_difference *m, int a, int b) {
  return (og_difference_face){OG_DIFFERENCE_EDGES, a, b, og_axis_across(along(m->b, b), along(m->a, a))};
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

// Does the vertex stand higher than a neighbour: `above` it in height, level ones told apart by x, then y, then z?
static bool is_higher(og_scalar above, og_vec3 difference) {
  if (above != 0) return above > 0;
  if (difference.x != 0) return difference.x > 0;
  if (difference.y != 0) return difference.y > 0;
  return difference.z > 0;
}

// Where a way leaves the region of a vertex across the arc of an edge.
typedef struct crossing {
  int edge;           // from the vertex; -1: nowhere
  og_vec3 difference; // from the neighbour to the vertex
  og_scalar start;    // how much higher the vertex is at the way's start
  og_scalar fall;     // how much of that it loses along the way, more than all
} crossing;

// Two crossings at one place (the way runs through a face normal): the direction turned a little tells.
static bool is_sooner(const crossing *c, const crossing *than) {
  const og_scalar a = c->start * than->fall, b = than->start * c->fall;
  if (a != b) return a < b;
  const og_vec3 p = og_scale(than->fall, c->difference), q = og_scale(c->fall, than->difference);
  return !is_higher(0, og_sub(p, q));
}

// The half-edge from `vertex` at whose arc the way from the direction `from` to the direction `to` first leaves the
// region where `vertex` is the highest; -1 if it does not.
static int first_crossed(const og_half_edge_mesh *mesh, int vertex, og_vec3 from, og_vec3 to) {
  crossing best = {.edge = -1};
  int edge = mesh->vertex_edge[vertex];
  // A vertex has fewer edges than the mesh; the bound ends the turn on an inconsistent mesh too.
  for (int k = 0; k < mesh->edge_count; k++) {
    const int twin = mesh->edge[edge].twin;
    const og_vec3 difference = og_sub(mesh->vertex[vertex], mesh->vertex[mesh->edge[twin].origin]);
    const og_scalar start = og_dot(from, difference), end = og_dot(to, difference);
    const crossing found = {edge, difference, start, start - end};
    const bool leaves = is_higher(start, difference) && !is_higher(end, difference);
    if (leaves && (best.edge < 0 || is_sooner(&found, &best))) best = found;
    edge = mesh->edge[twin].next;
    if (edge == mesh->vertex_edge[vertex]) break;
  }
  return best.edge;
}

og_difference_face og_difference_across(const og_difference *m, const og_difference_edge *edge) {
  if (edge->is_of_a) {
    // From the half-edge's own face to its twin's. On B, which is turned over, the other way.
    const int twin = m->a->edge[edge->edge].twin;
    const og_vec3 from = og_neg(normal_of(m->a, edge->edge)), to = og_neg(normal_of(m->a, twin));
    const int crossed = first_crossed(m->b, edge->vertex, from, to);
    if (crossed >= 0) return face_of_edges(m, edge->edge, m->b->edge[crossed].twin);
    return (og_difference_face){OG_DIFFERENCE_FACE_VERTEX, m->a->edge[twin].face, edge->vertex, og_neg(to)};
  }
  const int twin = m->b->edge[edge->edge].twin;
  const og_vec3 from = og_neg(normal_of(m->b, twin)), to = og_neg(normal_of(m->b, edge->edge));
  const int crossed = first_crossed(m->a, edge->vertex, from, to);
  if (crossed >= 0) return face_of_edges(m, crossed, edge->edge);
  return (og_difference_face){OG_DIFFERENCE_VERTEX_FACE, edge->vertex, m->b->edge[edge->edge].face, to};
}
