#include "tool/format/write_contact.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_answer.h"

// From the least corner on, counterclockwise in the plane; the finding's order is that seen along its normal.
static void add_polygon(og_text *text, const og_contact_finding *finding) {
  const bool turned = og_int_sign(&finding->normal.z) < 0;
  const size_t count = finding->relation == OG_TOUCHING ? finding->count : 0;
  og_text_add(text, ",\"polygon\":[");
  for (size_t k = 0; k < count; k++) {
    const og_rational *at = finding->point[turned && k > 0 ? count - k : k].at;
    og_text_add(text, k == 0 ? "[" : ",[");
    og_add_rational_string(text, &at[0]);
    og_text_add(text, ",");
    og_add_rational_string(text, &at[1]);
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

void og_add_contact_points(og_text *text, const og_contact_finding *finding) {
  og_text_add(text, ",\"points\":[");
  for (size_t k = 0; k < finding->count; k++) {
    if (k > 0) og_text_add(text, ",");
    og_add_point(text, finding->point[k].at);
  }
  og_text_add(text, "]");
}

void og_add_contact_plane(og_text *text, const og_contact_finding *finding) {
  og_text_add(text, ",\"plane\":{\"offset\":");
  og_add_rational_string(text, &finding->offset);
  og_add_ivec(text, "normal", &finding->normal);
  og_text_add(text, "}");
}

// How deep the bodies are, and a shortest way out.
static void add_overlap(og_text *text, const og_contact_finding *finding) {
  og_add_value(text, "depth", &finding->depth);
  og_text_format(text, ",\"%s\":", finding->rounded ? "core_translation" : "translation");
  og_add_point(text, finding->translation);
  if (finding->directions > 0) og_text_format(text, ",\"directions\":%zu", finding->directions);
}

static void add_points_of_a(og_text *text, const og_contact_finding *finding) {
  og_text_add(text, ",\"on_a\":[");
  for (size_t k = 0; k < finding->count; k++) {
    if (k > 0) og_text_add(text, ",");
    og_add_point(text, finding->point[k].on_a);
  }
  og_text_add(text, "]");
}

void og_add_contact_along_fields(og_text *text, const og_contact_finding *finding) {
  og_add_value(text, "overlap", &finding->depth);
  og_text_format(text, ",\"%s\":", finding->rounded ? "core_translation" : "translation");
  og_add_point(text, finding->translation);
  if (finding->relation != OG_TOUCHING) {
    og_text_add(text, ",\"contact\":{\"kind\":\"none\"}");
    return;
  }
  og_text_format(text, ",\"contact\":{\"kind\":\"%s\"", og_contact_kind_name(finding));
  if (finding->rounded) og_text_add(text, ",\"of\":\"cores\"");
  og_add_contact_points(text, finding);
  add_points_of_a(text, finding);
  og_text_add(text, "}");
  og_add_contact_plane(text, finding);
}

void og_add_contact_fields(og_text *text, og_question question, const og_contact_finding *finding) {
  if (question == OG_CLIP) {
    add_polygon(text, finding);
    return;
  }
  og_text_format(text, ",\"relation\":\"%s\"", og_relation_name(finding->relation));
  if (finding->count == 0) return;
  if (finding->relation == OG_PENETRATING) add_overlap(text, finding);
  og_text_format(text, ",\"contact\":{\"kind\":\"%s\"", og_contact_kind_name(finding));
  if (finding->relation == OG_PENETRATING && finding->rounded) og_text_add(text, ",\"of\":\"cores\"");
  og_add_contact_points(text, finding);
  if (finding->relation == OG_PENETRATING) add_points_of_a(text, finding);
  og_text_add(text, "}");
  og_add_contact_plane(text, finding);
}

// ---- the certificate ----

static void add_mean(og_text *text, const og_contact_corner *corner, int body) {
  og_text_format(text, "\"%s\":[", body == 0 ? "a" : "b");
  for (size_t k = 0; k < corner->count[body]; k++) {
    og_text_format(text, "%s[%u,", k == 0 ? "" : ",", (unsigned)corner->point[body][k]);
    og_add_integer_string(text, &corner->weight[body][k]);
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

static void add_corners(og_text *text, const og_contact_certificate *certificate) {
  og_text_add(text, ",\"corners\":[");
  for (size_t k = 0; k < certificate->corner_count; k++) {
    og_text_add(text, k == 0 ? "{" : ",{");
    add_mean(text, &certificate->corner[k], 0);
    og_text_add(text, ",");
    add_mean(text, &certificate->corner[k], 1);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

static void add_sides(og_text *text, const og_contact_certificate *certificate) {
  og_text_add(text, ",\"sides\":[");
  for (size_t k = 0; k < certificate->side_count; k++) {
    const og_contact_side *side = &certificate->side[k];
    og_text_format(text, "%s{\"of\":\"%s\",\"corner\":%u", k == 0 ? "" : ",", side->body == 0 ? "a" : "b",
                   (unsigned)side->corner);
    og_add_ivec(text, "direction", &side->direction);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

void og_add_contact_certificate(og_text *text, const char *name, const og_contact_certificate *certificate) {
  og_text_format(text, ",\"%s\":{\"kind\":\"contact\"", name);
  og_add_ivec(text, "normal", &certificate->normal);
  add_corners(text, certificate);
  add_sides(text, certificate);
  const og_certificate_kind moved = certificate->relation.kind;
  const char *way = moved == OG_CERT_NEAREST ? "nearest" : "depth";
  if (moved != OG_CERT_NONE) og_add_named_certificate(text, way, &certificate->relation);
  og_text_add(text, "}");
}

void og_write_contact_along(og_text *text, const char *id, const og_contact_certificate *certificate,
                            const og_contact_finding *finding) {
  og_add_head(text, id, OG_CONTACT);
  og_add_contact_along_fields(text, finding);
  if (certificate->touches) og_add_contact_certificate(text, "certificate", certificate);
  else og_add_certificate(text, &certificate->relation);
  og_text_add(text, "}\n");
}

void og_write_contact(og_text *text, const char *id, og_question question, const og_contact_certificate *certificate,
                      const og_contact_finding *finding) {
  og_add_head(text, id, question);
  og_add_contact_fields(text, question, finding);
  if (certificate->touches) og_add_contact_certificate(text, "certificate", certificate);
  else og_add_certificate(text, &certificate->relation);
  og_text_add(text, "}\n");
}
