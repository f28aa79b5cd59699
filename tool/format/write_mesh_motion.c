#include "tool/format/write_mesh_motion.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_moving.h"

static void add_feature(og_text *text, const og_motion_feature *feature) {
  for (int k = 0; k < feature->size; k++) og_text_format(text, "%s%ld", k == 0 ? "[" : ",", (long)feature->at[k]);
  og_text_add(text, "]");
}

static void add_pair(og_text *text, const og_motion_features *features, og_motion_pair pair) {
  og_text_add(text, "[");
  add_feature(text, &features->of[pair.x]);
  og_text_add(text, ",");
  add_feature(text, &features->of[pair.y]);
  og_text_add(text, "]");
}

void og_add_mesh_motion_fields(og_text *text, const og_mesh_motion_certificate *certificate,
                               const og_mesh_motion_finding *finding) {
  og_text_format(text, ",\"hit\":%s", finding->first.hit ? "true" : "false");
  if (!finding->first.hit) return;
  og_add_moving_first(text, &finding->first);
  og_text_format(text, ",\"count\":%zu,\"pairs\":[", certificate->first_count);
  for (size_t k = 0; k < certificate->first_count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_pair(text, &finding->features, certificate->first[k].pair);
  }
  og_text_add(text, "]");
}

static void add_first_proofs(og_text *text, const og_mesh_motion_certificate *certificate,
                             const og_motion_features *features) {
  og_text_add(text, ",\"until\":");
  og_add_rational_string(text, &certificate->until);
  og_text_add(text, ",\"first\":[");
  for (size_t k = 0; k < certificate->first_count; k++) {
    og_text_add(text, k == 0 ? "{\"pair\":" : ",{\"pair\":");
    add_pair(text, features, certificate->first[k].pair);
    og_text_add(text, ",\"proof\":");
    og_add_moving_proof(text, &certificate->first[k].proof);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

void og_write_mesh_motion(og_text *text, const char *id, const og_mesh_motion_certificate *certificate,
                          const og_mesh_motion_finding *finding) {
  og_add_head(text, id, OG_MESH_MOTION);
  og_add_mesh_motion_fields(text, certificate, finding);
  og_text_format(text, ",\"certificate\":{\"kind\":\"%s\"", og_mesh_motion_proof_name(certificate));
  if (finding->first.hit) add_first_proofs(text, certificate, &finding->features);
  og_text_add(text, ",\"apart\":[");
  const og_moving_piece *piece = certificate->pieces.piece;
  for (size_t k = 0; k < certificate->apart_count; k++) {
    og_text_add(text, k == 0 ? "{\"pair\":" : ",{\"pair\":");
    add_pair(text, &finding->features, certificate->apart[k].pair);
    og_add_moving_pieces(text, piece, certificate->apart[k].pieces);
    og_text_add(text, "}");
    piece += certificate->apart[k].pieces;
  }
  og_text_add(text, "]}}\n");
}
