#include "spec/primitive/checker.h"

#include "life/arguments.h"

// Points of a body, one more than a simplex has; and as few corners and walls as show each loop.
enum { POINTS = 5, PARTS = 3 };

static void make_body(og_exact_body *body) {
  og_exact_body_resize(body, POINTS);
  body->count = up_to(POINTS);
  body->direction_count = up_to(OG_MAX_DIRECTIONS);
  for (int k = 0; k < OG_MAX_DIRECTIONS; k++) body->endless[k] = either();
}

static void make_primitive(og_primitive *p) {
  og_primitive_init(p);
  p->question = (og_question)whole(0, OG_QUESTION_COUNT);
  make_body(&p->a);
  make_body(&p->b);
}

// A spot with as many weights as the body has room for; it states up to four of them, as that the spot of a simplex has
// as many as the simplex has points is more than Eva keeps in mind (WP proves it).
static void make_spot(og_spot *spot, og_exact_body *body) {
  const size_t count = body->count;
  body->count = POINTS;
  og_spot_reset(spot, body);
  body->count = count;
  spot->count = up_to(POINTS - 1);
}

static void make_corner(og_corner *corner, og_primitive *p) {
  make_spot(&corner->a, &p->a);
  make_spot(&corner->b, &p->b);
}

static void make_bounds(og_bounds *bounds) {
  for (int k = 0; k < PARTS; k++) og_bounds_add(bounds)->of_b = either();
  bounds->count = up_to(PARTS);
}

static void make_lists(og_primitive_certificate *c, og_primitive *p) {
  for (int k = 0; k < PARTS; k++) *og_certificate_add_vertex(c) = index_below(POINTS);
  for (int k = 0; k < PARTS; k++) make_corner(og_certificate_add_corner(c), p);
  c->vertex_count = up_to(PARTS);
  c->corner_count = up_to(PARTS);
  make_bounds(&c->flat);
  make_bounds(&c->wall);
}

static void make_certificate(og_primitive_certificate *c, og_primitive *p) {
  og_primitive_certificate_init(c);
  make_corner(&c->feet, p);
  make_corner(&c->way, p);
  make_lists(c, p);
  c->kind = (og_primitive_kind)whole(OG_PRIMITIVE_NONE, OG_PRIMITIVE_KIND_COUNT);
  c->endless = either();
  c->both_ways = either();
  c->first_is_root = either();
  c->last_is_root = either();
}

static void name_point(const og_primitive *p, const og_corner *corner) {
  og_rational point[3];
  for (int k = 0; k < 3; k++) og_rational_init(&point[k]);
  og_spot_point(point, &corner->a, &p->a);
  for (int k = 0; k < 3; k++) og_rational_clear(&point[k]);
}

// Certificates of any kind, for any question, two of them.
void drive_primitive(void) {
  og_primitive p;
  og_primitive_certificate certificate;
  og_primitive_finding finding;
  make_primitive(&p);
  make_certificate(&certificate, &p);
  og_primitive_finding_init(&finding);
  for (int k = 0; k < 2; k++) (void)og_check_primitive(&p, &certificate, &finding);
  name_point(&p, &certificate.feet);
  og_primitive_finding_clear(&finding);
  og_primitive_certificate_clear(&certificate);
  og_primitive_clear(&p);
  expect_nothing_left();
}
