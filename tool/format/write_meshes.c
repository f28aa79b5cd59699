#include "tool/format/write_meshes.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_pairs.h"

const char *og_triangles_name(og_triangle_relation kind) {
  return kind == OG_TRIANGLES_CROSSING   ? "crossing"
         : kind == OG_TRIANGLES_TOUCHING ? "touching"
         : kind == OG_TRIANGLES_COPLANAR ? "coplanar"
                                       : "none";
}

void og_write_meshes(og_text *text, const char *id, const og_mesh_problem *problem,
                     const og_mesh_certificate *certificate, const og_mesh_finding *finding) {
  og_add_head(text, id, OG_MESH_PAIRS);
  og_text_format(text, ",\"count\":%zu,\"pairs\":", finding->count);
  og_add_pairs(text, finding->pair, finding->count);
  if (problem->with_kinds) {
    og_text_add(text, ",\"kinds\":[");
    for (size_t k = 0; k < finding->count; k++)
      og_text_format(text, k == 0 ? "\"%s\"" : ",\"%s\"", og_triangles_name(finding->kind[k]));
    og_text_add(text, "]");
  }
  og_text_add(text, ",\"certificate\":{\"kind\":\"orders\",\"a\":");
  og_add_order(text, &certificate->a);
  if (!problem->with_itself) {
    og_text_add(text, ",\"b\":");
    og_add_order(text, &certificate->b);
  }
  og_text_add(text, "}}\n");
}
