#include "tool/judge/handed_polygon.h"

void og_handed_polygon_init(og_handed_polygon *r) {
  og_handed_hull_init(&r->points);
  og_triangulation_answer_init(&r->answer);
}

void og_handed_polygon_clear(og_handed_polygon *r) {
  og_handed_hull_clear(&r->points);
  og_triangulation_answer_clear(&r->answer);
}

bool og_hand_over_polygon(og_handed_polygon *r, const og_hand_over *how, const og_hull_problem *from) {
  return og_hand_over_hull(&r->points, how, from);
}

bool og_handed_polygon_solve(og_handed_polygon *r) {
  return og_solve_triangulation(&r->points.problem, &r->answer) == OG_TRIANGULATION_ACCEPTED;
}

void og_write_handed_polygon(og_text *text, const char *id, const og_handed_polygon *c) {
  og_write_handed_points(text, id, OG_TRIANGULATE, &c->points);
}
