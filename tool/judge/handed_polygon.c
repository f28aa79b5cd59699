#include "tool/judge/handed_polygon.h"

void og_handed_polygon_init(og_handed_polygon *r) {
  og_handed_hull_init(&r->points);
  og_polygon_problem_init(&r->whole);
  og_triangulation_answer_init(&r->answer);
}

void og_handed_polygon_clear(og_handed_polygon *r) {
  og_handed_hull_clear(&r->points);
  og_polygon_problem_clear(&r->whole);
  og_triangulation_answer_clear(&r->answer);
}

bool og_hand_over_polygon(og_handed_polygon *r, const og_hand_over *how, const og_polygon_problem *from) {
  og_polygon_problem_fill(&r->whole);
  for (size_t k = 0; k < from->hole_count; k++) og_polygon_problem_add_hole(&r->whole, from->hole[k]);
  return og_hand_over_hull(&r->points, how, &from->points);
}

bool og_handed_polygon_solve(og_handed_polygon *r) {
  const og_handed_hull *points = &r->points;
  og_hull_problem_set_doubles(&r->whole.points, 2, points->xyz, points->count); // r->points has taken them
  return og_solve_triangulation(&r->whole, &r->answer) == OG_TRIANGULATION_ACCEPTED;
}

void og_write_handed_polygon(og_text *text, const char *id, const og_handed_polygon *c) {
  const og_polygon_problem *whole = &c->whole;
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_format(text, ",\"question\":\"%s\",\"points\":", og_question_at(OG_TRIANGULATE)->id);
  for (size_t ring = 0; ring <= whole->hole_count; ring++) {
    const size_t end = ring < whole->hole_count ? whole->hole[ring] : c->points.count;
    if (ring > 0) og_text_add(text, ring == 1 ? ",\"holes\":[" : ",");
    og_write_handed_list(text, &c->points, og_polygon_ring_start(whole, ring), end);
  }
  og_text_add(text, whole->hole_count > 0 ? "]}" : "}");
}
