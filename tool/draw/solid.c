#include "tool/draw/solid.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/draw/svg.h"

typedef struct solid {
  og_text *svg;
  const og_panel *panel;
  const char *looks;
  double lift;
  const og_half_edge_mesh *mesh;
} solid;

static const double COPLANAR = 1 - 1e-6; // the cosine of 1.4 thousandths of a radian: 0.5 pixels on a face of 350
static const double EDGE_ON = 1e-4;      // faces that are this nearly parallel to the line of sight are not seen

static og_vec3 normal_of(const solid *s, int face) { return s->mesh->face[face].normal; }
static bool is_front(const solid *s, int face) { return (double)normal_of(s, face).z > EDGE_ON; }
static bool is_one_face(const solid *s, int f, int g) {
  return (double)og_dot(normal_of(s, f), normal_of(s, g)) > COPLANAR;
}

static double pixel_x(const solid *s, int vertex) { return og_panel_x(s->panel, (double)s->mesh->vertex[vertex].x); }
static double pixel_y(const solid *s, int vertex) {
  return og_panel_y(s->panel, (double)s->mesh->vertex[vertex].y + s->lift);
}

// ---- faces ----

static void add_triangle(const solid *s, int face) {
  const int first = s->mesh->face[face].edge;
  int edge = first;
  do {
    const int vertex = s->mesh->edge[edge].origin;
    og_text_add(s->svg, edge == first ? "M" : "L");
    og_svg_number(s->svg, pixel_x(s, vertex));
    og_text_add(s->svg, ",");
    og_svg_number(s->svg, pixel_y(s, vertex));
    edge = s->mesh->edge[edge].next;
  } while (edge != first);
  og_text_add(s->svg, "Z");
}

// All triangles of a face in one path, which leaves no seams. The light comes over the viewer's left shoulder.
static void add_face(const solid *s, int face, bool *done) {
  const og_vec3 n = normal_of(s, face);
  const double light = -0.45 * (double)n.x + 0.45 * (double)n.y + 0.77 * (double)n.z;
  og_text_format(s->svg, "<path class=\"%s-face\" fill-opacity=\"%.2f\" d=\"", s->looks, 0.30 - 0.24 * fmax(light, 0));
  for (int g = face; g < s->mesh->face_count; g++)
    if (!done[g] && is_front(s, g) && is_one_face(s, face, g)) {
      done[g] = true;
      add_triangle(s, g);
    }
  og_text_add(s->svg, "\"/>\n");
}

static void add_faces(const solid *s) {
  bool *done = og_grow(NULL, (size_t)s->mesh->face_count, sizeof *done);
  for (int f = 0; f < s->mesh->face_count; f++) done[f] = false;
  for (int f = 0; f < s->mesh->face_count; f++)
    if (!done[f] && is_front(s, f)) add_face(s, f, done);
  free(done);
}

// ---- edges ----

static void add_edges(const solid *s, const char *kind, bool in_front) {
  char looks[32];
  snprintf(looks, sizeof looks, "%s-%s", s->looks, kind);
  for (int e = 0; e < s->mesh->edge_count; e++) {
    const og_half_edge *edge = &s->mesh->edge[e], *twin = &s->mesh->edge[edge->twin];
    if (edge->twin < e || is_one_face(s, edge->face, twin->face)) continue;
    if ((is_front(s, edge->face) || is_front(s, twin->face)) != in_front) continue;
    og_svg_line(s->svg, looks, pixel_x(s, edge->origin), pixel_y(s, edge->origin), pixel_x(s, twin->origin),
                pixel_y(s, twin->origin));
  }
}

void og_solid_draw(og_text *svg, const og_panel *panel, const og_scene *scene, const og_seen_body *seen, double lift) {
  const size_t count = seen->projection.count;
  if (count < 4 || count > OG_MESH_VERTICES) return;
  og_vec3 *vertex = og_grow(NULL, count, sizeof *vertex);
  for (size_t k = 0; k < count; k++) {
    const og_seen at = og_see(&scene->view, &seen->projection, k, panel->unit);
    vertex[k] = (og_vec3){(og_scalar)at.x, (og_scalar)at.y, (og_scalar)at.z};
  }
  og_world_body world;
  og_world_body_init(&world);
  og_make_hull(&world, vertex, count);
  if (world.body.mesh != NULL) {
    const solid s = {svg, panel, seen->looks, lift, world.body.mesh};
    add_faces(&s);
    add_edges(&s, "back", false);
    add_edges(&s, "edge", true);
  }
  og_world_body_clear(&world);
  free(vertex);
}
