#include "tool/judge/handed_parts.h"

static void add_point(og_text *text, const double *at) {
  for (int k = 0; k < 3; k++) {
    og_text_add(text, k == 0 ? "[" : ",");
    og_text_add_decimal(text, at[k], 17);
  }
  og_text_add(text, "]");
}

static void add_hull(og_text *text, const og_handed_points *of, const int32_t *point, size_t count) {
  og_text_format(text, "{\"shape\":\"%s\",\"points\":[", og_shape_at(og_small_kind(count))->id);
  for (size_t k = 0; k < count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_point(text, of->xyz + 3 * (size_t)point[k]);
  }
  og_text_add(text, "]");
  if (of->radius != 0) og_text_format(text, ",\"radius\":%.17g", of->radius);
  og_text_add(text, "}");
}

static bool is_mesh(const og_handed_points *of, const og_part_list *list) {
  size_t count = 3;
  for (int32_t k = 0; k < list->count && count == 3; k++) (void)og_part_points(list, k, &count);
  return count == 3 && of->radius == 0;
}

static void add_mesh(og_text *text, const og_handed_points *of, const og_part_list *list, bool solid) {
  og_text_add(text, "{\"shape\":\"mesh\",\"points\":[");
  for (size_t k = 0; k < of->count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_point(text, of->xyz + 3 * k);
  }
  og_text_add(text, "],\"triangles\":[");
  for (int32_t k = 0; k < list->count; k++) {
    size_t count;
    const int32_t *at = og_part_points(list, k, &count);
    og_text_format(text, "%s[%d,%d,%d]", k == 0 ? "" : ",", (int)at[0], (int)at[1], (int)at[2]);
  }
  og_text_add(text, solid ? "],\"solid\":true}" : "]}");
}

static void add_body(og_text *text, const og_handed_parts *c, int body) {
  const og_handed_points *of = &c->of[body];
  const og_part_list *list = &c->problem.part[body];
  const bool solid = c->solid[body], stays = c->has_parts[body] && is_mesh(of, list);
  size_t count;
  const int32_t *point = og_part_points(list, 0, &count);
  if (list->count == 1 && count == of->count && !stays) {
    add_hull(text, of, point, count);
    return;
  }
  if (is_mesh(of, list)) {
    add_mesh(text, of, list, solid);
    return;
  }
  og_text_add(text, "{\"shape\":\"compound\",\"bodies\":[");
  for (int32_t k = 0; k < list->count; k++) {
    point = og_part_points(list, k, &count);
    if (k > 0) og_text_add(text, ",");
    add_hull(text, of, point, count);
  }
  og_text_add(text, "]}");
}

static og_shape_kind kind_of(const og_handed_parts *c) {
  if (c->has_end) return og_small_kind(c->of[0].count);
  return c->is_line ? OG_SHAPE_LINE : OG_SHAPE_RAY;
}

static void add_ray(og_text *text, const og_handed_parts *c) {
  og_text_format(text, "{\"shape\":\"%s\",\"points\":[", og_shape_at(kind_of(c))->id);
  add_point(text, c->of[0].xyz);
  if (c->of[0].count > 1) {
    og_text_add(text, ",");
    add_point(text, c->of[0].xyz + 3);
  }
  og_text_add(text, "]");
  if (!c->has_end) {
    og_text_add(text, ",\"direction\":");
    add_point(text, c->direction);
  }
  og_text_add(text, "}");
}

void og_write_handed_parts(og_text *text, const char *id, og_question question, const og_handed_parts *c) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_format(text, ",\"question\":\"%s\",\"a\":", og_question_at(question)->id);
  if (c->is_ray) add_ray(text, c);
  else if (c->beside == 0) og_write_handed_body(text, &c->curved.bodies.body[0]);
  else add_body(text, c, 0);
  og_text_add(text, ",\"b\":");
  if (c->is_curved || c->beside == 1) og_write_handed_body(text, &c->curved.bodies.body[1]);
  else add_body(text, c, 1);
  og_text_add(text, "}");
}
