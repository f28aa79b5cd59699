#include "tool/draw/parts_picture.h"

#include <math.h>
#include <stdio.h>

#include "spec/hull/solve/hull.h"
#include "spec/pair/witness.h"
#include "spec/parts/solve/parts.h"
#include "tool/draw/boxes_page.h"
#include "tool/draw/view.h"

typedef struct scene {
  const og_case *one;
  const og_parts_problem *problem;
  const og_parts_answer *answer;
  bool moves;      // a sweep, or a path
  double shift[3]; // of B, up to the first contact
} scene;

// ---- where points are ----

// The page's third axis goes to the back, so z takes the place of the second.
static og_page_point stand(const double at[3]) { return (og_page_point){{at[0], at[2], at[1]}}; }

static og_page_point point_of(const scene *s, int body, int32_t k, bool moved) {
  const double *from = og_parts_points(s->problem, body)->approx + 3 * (size_t)k;
  double at[3];
  for (int axis = 0; axis < 3; axis++) at[axis] = from[axis] + (body == 1 && moved ? s->shift[axis] : 0);
  return stand(at);
}

static void set_shift(scene *s) {
  const og_problem *pair = &s->problem->pair;
  const og_int *const part[3] = {&pair->velocity.x, &pair->velocity.y, &pair->velocity.z};
  const og_finding *finding = &s->answer->finding;
  og_int one;
  og_int_init(&one);
  og_int_set_si(&one, 1);
  s->moves = og_question_translates(s->one->question);
  double length = 0;
  for (int k = 0; k < 3; k++) {
    s->shift[k] = s->moves ? og_scale_quotient(part[k], &one, pair->approx_exp) : 0;
    length = fmax(length, fabs(s->shift[k]));
  }
  // A ray that hits nothing goes as far as everything is large. What is bounded stays where it is without a contact.
  double time = s->moves && finding->hit ? og_surd_to_double(&finding->first) : 0;
  if (s->one->question == OG_HIT && !finding->hit) time = pair->has_until ? 1 : length > 0 ? 2 / length : 0;
  for (int k = 0; k < 3; k++) s->shift[k] *= time;
  og_int_clear(&one);
}

// ---- parts ----

typedef struct pen {
  const og_boxes_page *page; // null: only what is around all is wanted
  og_aabb *around;
  const char *looks;
  bool moved;
} pen;

static void draw_face(const scene *s, const pen *p, int body, const int32_t *point, size_t count) {
  og_chain chain = {0, 0, NULL};
  for (size_t k = 0; k < count; k++) {
    const og_page_point at = point_of(s, body, point[k], p->moved);
    if (p->around != NULL) og_page_box_take(p->around, at);
    else og_chain_add(&chain, og_boxes_page_x(p->page, at), og_boxes_page_y(p->page, at));
  }
  if (p->around == NULL) og_svg_polygon(p->page->svg, p->looks, &chain);
  og_chain_clear(&chain);
}

enum { MOST_CORNERS = 256 };

static void draw_facets(const scene *s, const pen *p, int body, const int32_t *point, const og_facets *facets) {
  int32_t corner[MOST_CORNERS];
  for (size_t f = 0; f < facets->count; f++) {
    const size_t start = og_facet_start(facets, f), end = facets->end[f];
    size_t count = 0;
    for (size_t k = start; k < end && count < MOST_CORNERS; k++) corner[count++] = point[facets->corner[k]];
    draw_face(s, p, body, corner, count);
  }
}

// The facets of its hull, exactly.
static void draw_hull(const scene *s, const pen *p, int body, const int32_t *point, size_t count) {
  const og_points *points = og_parts_points(s->problem, body);
  og_exact_body of;
  og_hull_problem hull;
  og_hull_answer answer;
  og_exact_body_init(&of);
  og_hull_problem_init(&hull);
  og_hull_answer_init(&answer);
  og_exact_body_resize(&of, count);
  for (size_t k = 0; k < count; k++) og_ivec_set(&of.point[k], &points->at[point[k]]);
  og_hull_problem_set_exact(&hull, 3, &of);
  if (og_solve_hull(&hull, &answer) == OG_HULL_ACCEPTED && answer.finding.dimension > 1)
    draw_facets(s, p, body, point, &answer.finding.facets);
  else draw_face(s, p, body, point, count);
  og_hull_answer_clear(&answer);
  og_hull_problem_clear(&hull);
  og_exact_body_clear(&of);
}

static void draw_part(const scene *s, const pen *p, int body, int32_t k) {
  size_t count;
  const int32_t *point = og_part_points(&s->problem->part[body], k, &count);
  if (count <= 3 || p->around != NULL) draw_face(s, p, body, point, count);
  else draw_hull(s, p, body, point, count);
}

static bool is_of_answer(const scene *s, int body, int32_t k) {
  return s->answer->certificate.has_pair && s->answer->certificate.part[body] == k;
}

static void draw_parts(const scene *s, const og_boxes_page *page, int body) {
  static const char *const wires[] = {"box-back", "common-back"}, *const filled[] = {"a", "b"};
  for (int last = 0; last < 2; last++)
    for (int32_t k = 0; k < s->problem->part[body].count; k++) {
      const pen p = {page, NULL, last ? filled[body] : wires[body], true};
      if (is_of_answer(s, body, k) == (last == 1)) draw_part(s, &p, body, k);
    }
}

// ---- the answer ----

static double mean(const og_combination *combination, const scene *s, int body, const int32_t *point, int axis) {
  og_int sum;
  og_int_init(&sum);
  og_int_set_si(&sum, 0);
  for (size_t k = 0; k < combination->count; k++) og_int_add(&sum, &sum, &combination->weight[k]);
  double at = 0;
  for (size_t k = 0; k < combination->count; k++) {
    const uint32_t which = body == 0 ? combination->pair[k].i : combination->pair[k].j;
    at += og_scale_quotient(&combination->weight[k], &sum, 0) *
          og_parts_points(s->problem, body)->approx[3 * (size_t)point[which] + (size_t)axis];
  }
  og_int_clear(&sum);
  return at;
}

// Of cores that are apart.
static void draw_nearest(const scene *s, const og_boxes_page *page) {
  const og_parts_certificate *certificate = &s->answer->certificate;
  const og_combination *combination = certificate->has_pair ? og_witness_combination(&certificate->pair) : NULL;
  og_page_point at[2];
  if (combination == NULL || s->moves || s->answer->finding.relation == OG_PENETRATING) return;
  for (int body = 0; body < 2; body++) {
    size_t count;
    const int32_t *point = og_part_points(&s->problem->part[body], certificate->part[body], &count);
    const double x[3] = {mean(combination, s, body, point, 0), mean(combination, s, body, point, 1),
                         mean(combination, s, body, point, 2)};
    at[body] = stand(x);
  }
  og_boxes_page_line(page, "exact", at[0], at[1]);
  for (int body = 0; body < 2; body++)
    og_svg_circle(page->svg, "point", og_boxes_page_x(page, at[body]), og_boxes_page_y(page, at[body]), 3);
}

// From A's point, against B's motion seen from A.
static og_page_point end_of_path(const scene *s) {
  const double *from = s->problem->pair.a.approx;
  const double at[3] = {from[0] - s->shift[0], from[1] - s->shift[1], from[2] - s->shift[2]};
  return stand(at);
}

static void draw_path(const scene *s, const og_boxes_page *page) {
  const og_page_point start = stand(s->problem->pair.a.approx), end = end_of_path(s);
  og_boxes_page_line(page, "exact", start, end);
  og_svg_circle(page->svg, "point", og_boxes_page_x(page, start), og_boxes_page_y(page, start), 3);
  if (!s->answer->finding.hit) return;
  og_svg_circle(page->svg, "touch", og_boxes_page_x(page, end), og_boxes_page_y(page, end), 4);
}

static void say(const scene *s, const og_boxes_page *page) {
  const og_finding *finding = &s->answer->finding;
  char text[200], value[64] = "";
  if (s->moves && finding->hit)
    snprintf(value, sizeof value, "first contact at t = %.17g", og_surd_to_double(&finding->first));
  else if (s->moves) snprintf(value, sizeof value, "no contact");
  else if (s->one->question == OG_DISTANCE && finding->relation == OG_SEPARATED)
    snprintf(value, sizeof value, "separated: distance %.17g", og_surd_to_double(&finding->distance));
  else if (s->one->question == OG_DEPTH && finding->has_depth && finding->relation == OG_PENETRATING)
    snprintf(value, sizeof value, "penetrating: depth %.17g", og_surd_to_double(&finding->depth));
  else snprintf(value, sizeof value, "%s", og_relation_name(finding->relation));
  snprintf(text, sizeof text, "%d and %d parts, %s%s", (int)s->problem->part[0].count, (int)s->problem->part[1].count,
           value, og_int_sign(&s->problem->pair.radius) > 0 ? "; drawn without their balls" : "");
  og_svg_label(page->svg, "ink", "start", OG_BOXES_EDGE, 48, text);
}

// ---- the page ----

// A path's B stays where it is: its point moves.
static void draw_page(og_text *svg, double width, scene *s) {
  const bool is_path = s->one->question == OG_HIT;
  og_aabb around = {{0, 0, 0}, {0, 0, 0}}; // where A's first point is
  double shift[3] = {s->shift[0], s->shift[1], s->shift[2]};
  for (int body = 0; body < 2; body++)
    for (int32_t k = 0; k < s->problem->part[body].count; k++)
      for (int moved = 0; moved < 2; moved++) {
        const pen p = {NULL, &around, NULL, moved == 1 && !is_path};
        draw_part(s, &p, body, k);
      }
  if (is_path) og_page_box_take(&around, end_of_path(s));
  const og_drawn_boxes page_of = {.axes = 3, .count = 1, .box = &around};
  og_boxes_page page = {.svg = svg, .drawn = &page_of};
  og_boxes_page_lay_out(&page, width);
  og_svg_open(svg, page.width, page.height);
  og_svg_label(svg, "ink title", "start", OG_BOXES_EDGE, 28, s->one->id);
  say(s, &page);
  if (s->moves && !is_path && s->answer->finding.hit) {
    const pen ghost = {&page, NULL, "b-ghost", false};
    for (int32_t k = 0; k < s->problem->part[1].count; k++) draw_part(s, &ghost, 1, k);
  }
  if (is_path) s->shift[0] = s->shift[1] = s->shift[2] = 0;
  draw_parts(s, &page, 1);
  if (!is_path) draw_parts(s, &page, 0);
  for (int k = 0; k < 3; k++) s->shift[k] = shift[k];
  if (is_path) draw_path(s, &page);
  draw_nearest(s, &page);
  og_svg_close(svg);
}

bool og_parts_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint) {
  const int64_t parts = (int64_t)one->parts.part[0].count + one->parts.part[1].count;
  if (parts > OG_MOST_DRAWN_PARTS)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "%s: %lld parts are more than the %d that are drawn", one->id,
                       (long long)parts, (int)OG_MOST_DRAWN_PARTS);
  og_parts_solver *const solver = og_parts_solver_new();
  og_parts_answer answer;
  og_parts_answer_init(&answer);
  const bool solved = og_solve_parts(solver, one->question, &one->parts, &answer) == OG_ANSWERED;
  scene s = {.one = one, .problem = &one->parts, .answer = &answer};
  if (solved) {
    set_shift(&s);
    draw_page(svg, width, &s);
  } else {
    og_complain(complaint, OG_INPUT_BAD, NULL, "%s: the solver's certificate was refused", one->id);
  }
  og_parts_answer_clear(&answer);
  og_parts_solver_free(solver);
  return solved;
}
