#include "spec/primitive/checker.h"

#include "life/arguments.h"

// As few corners and walls as show each loop.
enum { PARTS = 3 };

// A body of `least` to `most` points.
static void make_body(og_exact_body *body, size_t least, size_t most) {
  og_exact_body_resize(body, most);
  body->count = between(least, most);
  body->direction_count = up_to(OG_MAX_DIRECTIONS);
  for (int k = 0; k < OG_MAX_DIRECTIONS; k++) body->endless[k] = either();
}

static void make_primitive(og_primitive *p, size_t least, size_t most) {
  og_primitive_init(p);
  p->question = (og_question)whole(0, OG_QUESTION_COUNT);
  make_body(&p->a, least, most);
  make_body(&p->b, 0, most);
}

// A spot of a body with as much room as the body has: of as many weights as it has points, or of fewer.
static void make_spot(og_spot *spot, og_exact_body *body) {
  const size_t count = body->count;
  body->count = body->capacity;
  og_spot_reset(spot, body);
  body->count = count;
  spot->count = up_to(body->capacity);
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
  for (int k = 0; k < PARTS; k++) *og_certificate_add_vertex(c) = index_below((uint32_t)p->a.capacity);
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

static void check(size_t least, size_t most) {
  og_primitive p;
  og_primitive_certificate certificate;
  og_primitive_finding finding;
  make_primitive(&p, least, most);
  make_certificate(&certificate, &p);
  og_primitive_finding_init(&finding);
  for (int k = 0; k < 2; k++) (void)og_check_primitive(&p, &certificate, &finding);
  name_point(&p, &certificate.feet);
  og_primitive_finding_clear(&finding);
  og_primitive_certificate_clear(&certificate);
  og_primitive_clear(&p);
  expect_nothing_left();
}

// Certificates of any kind, for any question about bodies of up to four points.
void drive_primitive(void) { check(0, 4); }

// And of five: no simplex.
void drive_primitive_five(void) { check(5, 5); }

void drive_primitive_names(void) {
  (void)og_primitive_refusal_text((og_primitive_refusal)whole(OG_PRIMITIVE_ACCEPTED, OG_PRIMITIVE_REFUSED_COUNT));
  (void)og_meeting_name((og_meeting)whole(OG_MEET_NOTHING, OG_MEETING_COUNT));
  expect_nothing_left();
}
