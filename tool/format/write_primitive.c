#include "tool/format/write_primitive.h"

#include "tool/format/answer_text.h"

// ---- what is proved ----

static void add_quotient(og_text *text, const og_int *num, const og_int *den) {
  og_rational value;
  og_rational_init(&value);
  og_rational_set_quotient(&value, num, den);
  og_add_rational_string(text, &value);
  og_rational_clear(&value);
}

// The multiples of the body's points, then of its directions.
static void add_parameters(og_text *text, const og_spot *spot, const og_exact_body *body) {
  for (size_t k = 0; k < body->count + body->direction_count; k++) {
    og_text_add(text, k == 0 ? "[" : ",");
    add_quotient(text, k < body->count ? &spot->weight[k] : &spot->along[k - body->count], &spot->total);
  }
  og_text_add(text, "]");
}

static void add_spot_point(og_text *text, const og_spot *spot, const og_exact_body *body) {
  og_rational point[3];
  for (int k = 0; k < 3; k++) og_rational_init(&point[k]);
  og_spot_point(point, spot, body);
  og_add_point(text, point);
  for (int k = 0; k < 3; k++) og_rational_clear(&point[k]);
}

static void add_both_parameters(og_text *text, const og_corner *corner, const og_primitive *p) {
  og_text_add(text, "[");
  add_parameters(text, &corner->a, &p->a);
  og_text_add(text, ",");
  add_parameters(text, &corner->b, &p->b);
  og_text_add(text, "]");
}

static void add_feet(og_text *text, const og_primitive *p, const og_corner *feet) {
  if (p->question == OG_SIMPLEX) {
    og_text_add(text, ",\"point\":");
    add_spot_point(text, &feet->a, &p->a);
    og_text_add(text, ",\"coordinates\":");
    add_parameters(text, &feet->a, &p->a);
    return;
  }
  og_text_add(text, ",\"points\":[");
  add_spot_point(text, &feet->a, &p->a);
  og_text_add(text, ",");
  add_spot_point(text, &feet->b, &p->b);
  og_text_add(text, "],\"parameters\":");
  add_both_parameters(text, feet, p);
}

static void add_corners(og_text *text, const og_primitive *p, const og_primitive_certificate *c) {
  og_text_add(text, ",\"points\":[");
  for (size_t k = 0; k < c->corner_count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_spot_point(text, &c->corner[k].a, &p->a);
  }
  og_text_add(text, "]");
  if (c->endless) og_text_add(text, ",\"direction\":");
  if (c->endless) add_spot_point(text, &c->way.a, &p->a);
  og_text_add(text, ",\"parameters\":[");
  for (size_t k = 0; k < c->corner_count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_both_parameters(text, &c->corner[k], p);
  }
  og_text_add(text, "]");
}

void og_add_primitive_fields(og_text *text, const og_primitive *p, const og_primitive_certificate *c,
                             const og_primitive_finding *finding) {
  if (p->question == OG_SUPPORT) og_add_value(text, "maximum", &finding->value);
  if (p->question == OG_ORIENTATION) og_add_value(text, "determinant", &finding->value);
  if (c->kind == OG_PRIMITIVE_FEET) {
    og_add_value(text, "distance", &finding->value);
    add_feet(text, p, &c->feet);
  }
  if (p->question != OG_HIT) return;
  og_text_format(text, ",\"meeting\":\"%s\"", og_meeting_name(finding->meeting));
  if (c->kind == OG_PRIMITIVE_APART) og_add_ivec(text, "direction", &c->direction);
  if (c->kind == OG_PRIMITIVE_MEET) add_corners(text, p, c);
  if (c->kind != OG_PRIMITIVE_CHORD) return;
  og_add_value(text, "first", &finding->first);
  og_add_value(text, "last", &finding->last);
}

// ---- the certificate ----

static void add_spot(og_text *text, const char *field, const og_spot *spot, const og_exact_body *body,
                     bool is_direction) {
  og_text_format(text, ",\"%s\":{", field);
  const char *before = "";
  if (!is_direction) {
    og_text_add(text, "\"weights\":[");
    for (size_t k = 0; k < spot->count; k++) {
      if (k > 0) og_text_add(text, ",");
      og_add_integer_string(text, &spot->weight[k]);
    }
    og_text_add(text, "]");
    before = ",";
  }
  if (body->direction_count > 0) {
    og_text_format(text, "%s\"along\":[", before);
    for (size_t k = 0; k < body->direction_count; k++) {
      if (k > 0) og_text_add(text, ",");
      og_add_integer_string(text, &spot->along[k]);
    }
    og_text_add(text, "]");
  }
  if (is_direction) og_text_add(text, ",\"over\":");
  if (is_direction) og_add_integer_string(text, &spot->total);
  og_text_add(text, "}");
}

static void add_bounds(og_text *text, const char *field, const og_bounds *bounds, bool weighted) {
  og_text_format(text, ",\"%s\":[", field);
  for (size_t k = 0; k < bounds->count; k++) {
    const og_bound *bound = &bounds->at[k];
    og_text_format(text, "%s{\"of\":\"%s\"", k == 0 ? "" : ",", bound->of_b ? "b" : "a");
    og_add_ivec(text, "normal", &bound->normal);
    og_text_add(text, ",\"offset\":");
    og_add_integer_string(text, &bound->offset);
    if (weighted) og_text_add(text, ",\"weight\":");
    if (weighted) og_add_integer_string(text, &bound->weight);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

// A corner as an object of its own: the comma that add_spot begins with follows its first member.
static void add_corner(og_text *text, const og_corner *corner, const og_primitive *p, bool is_direction) {
  og_text corner_text;
  og_text_init(&corner_text);
  add_spot(&corner_text, "a", &corner->a, &p->a, is_direction);
  add_spot(&corner_text, "b", &corner->b, &p->b, is_direction);
  og_text_format(text, "{%s}", corner_text.at + 1);
  og_text_clear(&corner_text);
}

static void add_meet(og_text *text, const og_primitive *p, const og_primitive_certificate *c) {
  og_text_add(text, ",\"corners\":[");
  for (size_t k = 0; k < c->corner_count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_corner(text, &c->corner[k], p, false);
  }
  og_text_add(text, "]");
  if (c->endless) {
    og_text_format(text, ",\"both_ways\":%s,\"way\":", c->both_ways ? "true" : "false");
    add_corner(text, &c->way, p, true);
  }
  add_bounds(text, "flat", &c->flat, true);
  add_bounds(text, "walls", &c->wall, false);
}

static void add_certificate(og_text *text, const og_primitive *p, const og_primitive_certificate *c) {
  og_text_format(text, ",\"certificate\":{\"kind\":\"%s\"", og_primitive_kind_name(c->kind));
  switch (c->kind) {
  case OG_PRIMITIVE_EXTREME:
    for (size_t k = 0; k < c->vertex_count; k++)
      og_text_format(text, "%s%u", k == 0 ? ",\"vertices\":[" : ",", (unsigned)c->vertex[k]);
    og_text_add(text, "]");
    break;
  case OG_PRIMITIVE_FEET:
    add_spot(text, "a", &c->feet.a, &p->a, false);
    if (p->question != OG_SIMPLEX) add_spot(text, "b", &c->feet.b, &p->b, false);
    break;
  case OG_PRIMITIVE_APART: og_add_ivec(text, "direction", &c->direction); break;
  case OG_PRIMITIVE_MEET: add_meet(text, p, c); break;
  case OG_PRIMITIVE_CHORD:
    og_text_format(text, ",\"first\":\"%s\",\"last\":\"%s\"", c->first_is_root ? "root" : "end",
                   c->last_is_root ? "root" : "end");
    break;
  case OG_PRIMITIVE_DETERMINANT:
  case OG_PRIMITIVE_NONE:
  case OG_PRIMITIVE_KIND_COUNT: break;
  }
  og_text_add(text, "}");
}

void og_write_primitive(og_text *text, const char *id, const og_primitive *primitive,
                        const og_primitive_certificate *certificate, const og_primitive_finding *finding) {
  og_add_head(text, id, primitive->question);
  og_add_primitive_fields(text, primitive, certificate, finding);
  add_certificate(text, primitive, certificate);
  og_text_add(text, "}\n");
}
