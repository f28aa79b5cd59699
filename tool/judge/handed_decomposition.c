#include "tool/judge/handed_decomposition.h"

#include <string.h>

#include "spec/decompose/surface.h"
#include "tool/format/answer_text.h"

void og_handed_decomposition_init(og_handed_decomposition *r) {
  memset(r, 0, sizeof *r);
  og_handed_meshes_init(&r->mesh);
}

void og_handed_decomposition_clear(og_handed_decomposition *r) { og_handed_meshes_clear(&r->mesh); }

bool og_hand_over_decomposition(og_handed_decomposition *r, const og_hand_over *how,
                                const og_decomposition_problem *from) {
  r->from = from;
  if (!og_hand_over_meshes(&r->mesh, how, &from->mesh)) return false;
  r->extent = og_handed_extent_of(r->mesh.xyz[0], r->mesh.points[0]);
  return true;
}

bool og_handed_decomposition_is_small(const og_handed_decomposition *r) {
  return r->mesh.problem.a.count <= OG_MAX_JUDGED_TRIANGLES;
}

bool og_handed_decomposition_is_solid(const og_handed_decomposition *r) {
  // A problem that borrows the mesh.
  const og_decomposition_problem problem = {.mesh = r->mesh.problem};
  const og_surface all = og_surface_of_all(&problem);
  uint32_t edge[2];
  if (og_surface_find_open(&problem, all, edge)) return false;
  og_int six;
  og_int_init(&six);
  og_surface_volume(&six, &problem, all);
  const bool solid = og_int_sign(&six) > 0;
  og_int_clear(&six);
  return solid;
}

void og_write_handed_decomposition(og_text *text, const char *id, const og_handed_decomposition *c) {
  const og_facets *parts = &c->from->parts;
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_add(text, ",\"question\":\"decompose\"");
  og_add_handed_mesh(text, "a", c->mesh.xyz[0], c->mesh.points[0], &c->mesh.problem.a);
  og_text_add(text, ",\"parts\":[");
  for (size_t k = 0; k < parts->count; k++) {
    og_text_add(text, k == 0 ? "[" : ",[");
    for (size_t i = og_facet_start(parts, k); i < parts->end[k]; i++)
      og_text_format(text, "%s%u", i == og_facet_start(parts, k) ? "" : ",", (unsigned)parts->corner[i]);
    og_text_add(text, "]");
  }
  og_text_add(text, "],\"bound\":");
  og_add_rational_string(text, &c->from->bound);
  og_text_add(text, "}");
}
