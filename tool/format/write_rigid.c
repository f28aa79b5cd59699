#include "tool/format/write_rigid.h"

#include "spec/number/nearest.h"
#include "tool/format/answer_text.h"

// Exactly where the enclosure is one time; as a double where both ends round to it.
static void add_first(og_text *text, const og_rigid_finding *finding) {
  const double nearest = og_nearest_double(&finding->lo);
  const bool is_exact = og_rational_equal(&finding->lo, &finding->hi);
  if (nearest != og_nearest_double(&finding->hi)) return;
  og_text_add(text, ",\"first\":{");
  if (is_exact) {
    og_text_add(text, "\"exact\":");
    og_add_rational_string(text, &finding->lo);
    og_text_add(text, ",");
  }
  og_text_add(text, "\"double\":\"");
  og_text_add_double(text, nearest);
  og_text_add(text, "\"}");
}

void og_add_rigid_fields(og_text *text, const og_rigid_finding *finding) {
  static const char *const hits[OG_RIGID_KIND_COUNT] = {"\"undecided\"", "true", "false"};
  og_text_format(text, ",\"hit\":%s", hits[finding->kind]);
  if (finding->kind == OG_RIGID_NEVER && og_rational_sign(&finding->apart) > 0) {
    og_text_add(text, ",\"apart\":");
    og_add_rational_string(text, &finding->apart);
  }
  if (finding->kind == OG_RIGID_NEVER) return;
  og_text_add(text, ",\"enclosure\":[");
  og_add_rational_string(text, &finding->lo);
  og_text_add(text, ",");
  og_add_rational_string(text, &finding->hi);
  og_text_add(text, "]");
  if (finding->kind == OG_RIGID_FIRST) add_first(text, finding);
}

static void add_piece(og_text *text, const og_rigid_piece *piece) {
  static const char *const frames[OG_FRAME_COUNT] = {"world", "a", "b", "a"};
  og_text_add(text, "{\"until\":");
  og_add_rational_string(text, &piece->until);
  og_add_ivec(text, frames[piece->frame], &piece->direction);
  if (piece->frame == OG_FRAME_BOTH) og_add_ivec(text, "b", &piece->other);
  og_text_add(text, "}");
}

static void add_combination(og_text *text, const og_combination *contact) {
  og_text_add(text, "\"pairs\":[");
  for (size_t k = 0; k < contact->count; k++)
    og_text_format(text, "%s[%u,%u]", k == 0 ? "" : ",", (unsigned)contact->pair[k].i, (unsigned)contact->pair[k].j);
  og_text_add(text, "]");
  og_add_integers(text, "weights", contact->weight, contact->count);
}

static void add_contact(og_text *text, const og_rigid_certificate *certificate) {
  og_text_add(text, ",\"time\":");
  og_add_rational_string(text, &certificate->hi);
  og_text_add(text, ",");
  if (certificate->bits == 0) {
    add_combination(text, &certificate->contact);
    return;
  }
  og_text_add(text, "\"corners\":[");
  for (size_t k = 0; k < certificate->corners; k++) {
    og_text_add(text, k == 0 ? "{" : ",{");
    add_combination(text, &certificate->corner[k]);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

static void add_pieces(og_text *text, const og_rigid_piece *piece, size_t count) {
  og_text_add(text, "\"pieces\":[");
  for (size_t k = 0; k < count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_piece(text, &piece[k]);
  }
  og_text_add(text, "]");
}

static void add_spans(og_text *text, const og_rigid_certificate *certificate) {
  const og_rigid_piece *piece = certificate->piece;
  og_text_format(text, "\"bits\":%u,\"spans\":[", certificate->bits);
  for (size_t k = 0; k < certificate->span_count; k++) {
    const og_rigid_span *span = &certificate->span[k];
    og_text_add(text, k == 0 ? "{\"until\":" : ",{\"until\":");
    og_add_rational_string(text, &span->until);
    og_text_add(text, span->is_round ? ",\"round\":true," : ",");
    add_pieces(text, piece, span->pieces);
    og_text_add(text, "}");
    piece += span->pieces;
  }
  og_text_add(text, "]");
}

void og_write_rigid(og_text *text, const char *id, const og_rigid_certificate *certificate,
                    const og_rigid_finding *finding) {
  og_add_head(text, id, OG_MOTION);
  og_add_rigid_fields(text, finding);
  og_text_format(text, ",\"certificate\":{\"kind\":\"%s\",", og_rigid_kind_name(certificate->kind));
  if (og_rational_sign(&certificate->apart) > 0) {
    og_text_add(text, "\"apart\":");
    og_add_rational_string(text, &certificate->apart);
    og_text_add(text, ",");
  }
  if (certificate->bits == 0) add_pieces(text, certificate->piece, certificate->count);
  else add_spans(text, certificate);
  if (certificate->kind == OG_RIGID_FIRST) add_contact(text, certificate);
  og_text_add(text, "}}\n");
}
