#include "tool/format/plain_case.h"

#include <string.h>

static const char *const case_fields[] = {"id", "question", "a", "b", "flags", "source", NULL};
enum { ID, QUESTION, A, B, FLAGS, SOURCE };
static const char *const body_fields[] = {"shape", "points", "half", "radius", "half_height", "pose", NULL};
enum { SHAPE, POINTS, HALF, RADIUS, HALF_HEIGHT, POSE };
static const char *const pose_fields[] = {"rotation", "translation", NULL};
enum { ROTATION, TRANSLATION };

#define BIT(field) (UINT32_C(1) << (field))

// Bits that a coordinate needs at most, over the common denominator and as estimated: those of two doubles, or of two
// and a rotation, with room to spare.
#define MOST_BITS 6000
#define MOST_BITS_TURNED 20000

// ---- a body ----

static bool read_shape(og_scan *scan, og_shape_kind *kind) {
  og_span name;
  if (!og_scan_string(scan, &name)) return false;
  for (*kind = OG_SHAPE_POINT; *kind < OG_SHAPE_KIND_COUNT; (*kind)++)
    if (og_span_is(name, og_shape_at(*kind)->id)) return !og_shape_is_endless(*kind);
  return false;
}

static bool read_points(og_scan *scan, og_small_body *body) {
  bool ended;
  size_t count = 0;
  if (!og_scan_mark(scan, '[')) return false;
  for (; og_scan_element(scan, count, &ended); count++) {
    if (count == body->capacity) {
      body->count = count;
      og_small_resize(body, 2 * count + 8);
    }
    if (!og_scan_doubles(scan, body->xyz + 3 * count, 3)) return false;
  }
  body->count = count;
  return ended;
}

static bool read_pose(og_scan *scan, og_small_body *body) {
  uint64_t seen = 0;
  int field;
  if (!og_scan_mark(scan, '{')) return false;
  while (og_scan_field(scan, pose_fields, &seen, &field)) {
    const bool turns = field == ROTATION;
    if (!og_scan_doubles(scan, turns ? body->rotation : body->translation, turns ? 4 : 3)) return false;
  }
  body->turned = (seen & BIT(ROTATION)) != 0;
  return field == -1;
}

static bool read_field(og_scan *scan, og_small_body *body, int field) {
  switch (field) {
  case SHAPE: return read_shape(scan, &body->kind);
  case POINTS: return read_points(scan, body);
  case HALF: return og_scan_doubles(scan, body->half, 3);
  case RADIUS: return og_scan_double(scan, &body->radius);
  case HALF_HEIGHT: return og_scan_double(scan, &body->half_height);
  case POSE: return read_pose(scan, body);
  default: return false;
  }
}

static bool is_right_size(const og_small_body *body) {
  return body->radius >= 0 && body->half_height >= 0 && body->half[0] >= 0 && body->half[1] >= 0 && body->half[2] >= 0;
}

static bool is_turned_well(const og_small_body *body) {
  const double *q = body->rotation;
  if (!body->turned) return true;
  return body->kind != OG_SHAPE_SPHERE && (q[0] != 0 || q[1] != 0 || q[2] != 0 || q[3] != 0);
}

// Are these the fields that the shape has?
static bool fits(const og_small_body *body, uint64_t seen) {
  const og_shape_entry *entry = og_shape_at(body->kind);
  uint32_t needed = BIT(SHAPE);
  if (entry->has_points) needed |= BIT(POINTS);
  if (entry->has_half) needed |= BIT(HALF);
  if (entry->has_half_height) needed |= BIT(HALF_HEIGHT);
  if (entry->needs_radius) needed |= BIT(RADIUS);
  const uint32_t possible = needed | BIT(RADIUS) | (entry->has_points ? 0 : BIT(POSE));
  if ((seen & needed) != needed || (seen & ~possible) != 0) return false;
  return !entry->has_points || (body->count > 0 && (entry->point_count == 0 || entry->point_count == body->count));
}

static bool read_body(og_scan *scan, og_small_body *body) {
  og_small_reset(body, OG_SHAPE_POINT);
  uint64_t seen = 0;
  int field;
  if (!og_scan_mark(scan, '{')) return false;
  while (og_scan_field(scan, body_fields, &seen, &field))
    if (!read_field(scan, body, field)) return false;
  return field == -1 && fits(body, seen) && is_right_size(body) && is_turned_well(body);
}

// ---- the case ----

bool og_read_plain_id(og_scan *scan, char id[OG_MAX_ID + 1]) {
  og_span text;
  if (!og_scan_string(scan, &text) || text.length == 0 || text.length > OG_MAX_ID) return false;
  memcpy(id, text.at, text.length);
  id[text.length] = '\0';
  return true;
}

bool og_read_plain_question(og_scan *scan, og_question *question) {
  og_span text;
  if (!og_scan_string(scan, &text)) return false;
  for (*question = OG_RELATION; *question < OG_SWEEP; (*question)++)
    if (og_span_is(text, og_question_at(*question)->id)) return true;
  return false;
}

static bool read_flags(og_scan *scan) {
  bool ended;
  og_span flag;
  if (!og_scan_mark(scan, '[')) return false;
  for (size_t count = 0; og_scan_element(scan, count, &ended); count++)
    if (!og_scan_string(scan, &flag)) return false;
  return ended;
}

static bool read_source(og_scan *scan, char family[OG_MAX_ID + 1]) {
  og_span source;
  if (!og_scan_string(scan, &source)) return false;
  og_keep_family(family, source.at, source.length);
  return true;
}

static bool read_case_field(og_scan *scan, og_case *one, og_small_case *bodies, int field) {
  switch (field) {
  case ID: return og_read_plain_id(scan, one->id);
  case QUESTION: return og_read_plain_question(scan, &one->question);
  case A: return read_body(scan, &bodies->body[0]);
  case B: return read_body(scan, &bodies->body[1]);
  case FLAGS: return read_flags(scan);
  case SOURCE: return read_source(scan, one->family);
  default: return false;
  }
}

bool og_read_plain_case(const char *line, size_t length, const og_case_limits *limits, og_question instead,
                        og_case *one, og_small_case *bodies) {
  const uint32_t needed = BIT(ID) | BIT(QUESTION) | BIT(A) | BIT(B);
  og_scan scan = og_scan_line(line, length);
  uint64_t seen = 0;
  int field;
  one->family[0] = one->after[0] = '\0';
  if (!og_scan_mark(&scan, '{')) return false;
  while (og_scan_field(&scan, case_fields, &seen, &field))
    if (!read_case_field(&scan, one, bodies, field)) return false;
  if (field != -1 || !og_scan_end(&scan) || (seen & needed) != needed) return false;
  if (instead != OG_QUESTION_COUNT) one->question = instead;
  const size_t a = bodies->body[0].count, b = bodies->body[1].count, most = a > b ? a : b;
  const bool turned = bodies->body[0].turned || bodies->body[1].turned;
  // A box has 8 points.
  return one->question < OG_SWEEP && most <= limits->max_points &&
         (turned ? MOST_BITS_TURNED : MOST_BITS) <= og_bits_each(limits->max_bits, 3 * (a + b + 16));
}
