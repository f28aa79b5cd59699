#include "tool/format/write_minkowski.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_hull.h"

static void add_pair(og_text *text, size_t k, size_t first, size_t second) {
  og_text_format(text, "%s[%zu,%zu]", k == 0 ? "" : ",", first, second);
}

void og_add_minkowski_fields(og_text *text, const og_minkowski_problem *problem, const og_minkowski_finding *finding) {
  const og_hull_finding *hull = &finding->hull;
  og_text_format(text, ",\"dimension\":%d,\"vertices\":[", hull->dimension);
  for (size_t k = 0; k < hull->vertex_count; k++)
    add_pair(text, k, hull->vertex[k] / problem->count_b, hull->vertex[k] % problem->count_b);
  og_text_add(text, "],\"edges\":[");
  for (size_t k = 0; k < finding->edge_count; k++) add_pair(text, k, finding->edge[k].from, finding->edge[k].to);
  og_text_add(text, "]");
  og_add_hull_facets(text, &finding->facets);
}

void og_write_minkowski(og_text *text, const char *id, const og_minkowski_problem *problem,
                        const og_hull_certificate *certificate, const og_minkowski_finding *finding) {
  og_add_head(text, id, OG_MINKOWSKI);
  og_add_minkowski_fields(text, problem, finding);
  og_text_add(text, ",\"certificate\":{\"kind\":\"facets\",");
  og_add_hull_certificate(text, certificate);
  og_text_add(text, "}}\n");
}
