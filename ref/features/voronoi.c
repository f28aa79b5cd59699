#include "ref/features/voronoi.h"

bool og_feature_is_of(const og_half_edge_mesh *mesh, og_feature feature) {
  const int k = feature.index;
  switch (feature.kind) {
  case OG_FEATURE_VERTEX: return 0 <= k && k < mesh->vertex_count && mesh->vertex_edge[k] >= 0;
  case OG_FEATURE_EDGE: return 0 <= k && k < mesh->edge_count;
  case OG_FEATURE_FACE: return 0 <= k && k < mesh->face_count;
  }
  return false;
}

// The plane between h's first vertex and its edge, seen from the vertex.
static og_voronoi_plane vertex_plane(const og_voronoi_region *r, int h) {
  return (og_voronoi_plane){
      og_edge_tail(r->mesh, h), og_neg(og_edge_along(r->mesh, r->scale, h)), {OG_FEATURE_EDGE, h}};
}

// The plane between h's face and its edge, seen from the face.
static og_voronoi_plane face_plane(const og_voronoi_region *r, int h) {
  const og_vec3 normal = r->mesh->face[r->mesh->edge[h].face].normal;
  return (og_voronoi_plane){
      og_edge_tail(r->mesh, h), og_cross(normal, og_edge_along(r->mesh, r->scale, h)), {OG_FEATURE_EDGE, h}};
}

// Plane k of the edge of h: 0 and 1 to its ends, 2 and 3 to its faces.
static og_voronoi_plane edge_plane(const og_voronoi_region *r, int k) {
  const og_half_edge *edge = r->mesh->edge;
  const int h = k % 2 == 0 ? r->of.index : edge[r->of.index].twin;
  og_voronoi_plane plane = k < 2 ? vertex_plane(r, h) : face_plane(r, h);
  plane.normal = og_neg(plane.normal);
  plane.beyond = k < 2 ? (og_feature){OG_FEATURE_VERTEX, edge[h].origin} : (og_feature){OG_FEATURE_FACE, edge[h].face};
  return plane;
}

og_voronoi_region og_voronoi_region_of(const og_half_edge_mesh *mesh, og_scalar scale, og_feature of) {
  og_voronoi_region r = {.mesh = mesh, .scale = scale, .of = of};
  switch (of.kind) {
  case OG_FEATURE_VERTEX: r.next = mesh->vertex_edge[of.index]; break;
  case OG_FEATURE_EDGE: r.next = 0; break;
  case OG_FEATURE_FACE: r.next = mesh->face[of.index].edge; break;
  }
  r.left = of.kind == OG_FEATURE_EDGE ? 4 : mesh->edge_count;
  return r;
}

bool og_voronoi_next(og_voronoi_region *region, og_voronoi_plane *plane) {
  if (region->left <= 0) return false;
  const og_half_edge_mesh *mesh = region->mesh;
  const int at = region->next;
  region->left--;
  switch (region->of.kind) {
  case OG_FEATURE_VERTEX:
    *plane = vertex_plane(region, at);
    region->next = og_edge_around(mesh, at);
    if (region->next == mesh->vertex_edge[region->of.index]) region->left = 0;
    break;
  case OG_FEATURE_EDGE:
    *plane = edge_plane(region, at);
    region->next = at + 1;
    break;
  case OG_FEATURE_FACE:
    *plane = face_plane(region, at);
    region->next = mesh->edge[at].next;
    if (region->next == mesh->face[region->of.index].edge) region->left = 0;
    break;
  }
  return true;
}

og_scalar og_voronoi_height(const og_half_edge_mesh *mesh, og_scalar scale, int face, og_vec3 x) {
  const og_face_plane *plane = &mesh->face[face];
  return og_dot(plane->normal, og_scale(scale, og_sub(x, og_edge_tail(mesh, plane->edge))));
}
