#include "tool/origo/table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/nearest.h"

#define ID_WIDTH 32
#define EXACT_WIDTH 30

static void add_row(og_text *text, const char *const cells[7]) {
  og_text_format(text, "%-*s  %-8s  %-11s  %-*s  %-13s  %-11s  %s\n", ID_WIDTH, cells[0], cells[1], cells[2],
                 EXACT_WIDTH, cells[3], cells[4], cells[5], cells[6]);
}

void og_table_head(og_text *text) {
  static const char *const head[7] = {"id", "question", "relation", "exact", "double", "certificate", "checked"};
  add_row(text, head);
}

static const char *relation_of(const og_answer *answer) {
  if (answer->status != OG_ANSWERED) return "undecided";
  if (answer->question == OG_SWEEP) return answer->finding.hit ? "hit" : "miss";
  return og_relation_name(answer->finding.relation);
}

// The value asked of a pair; null where there is none.
static const og_surd *value_of(const og_answer *answer) {
  const og_finding *finding = &answer->finding;
  if (answer->status != OG_ANSWERED) return NULL;
  switch (answer->question) {
  case OG_DISTANCE: return &finding->distance;
  case OG_DEPTH: return finding->has_depth ? &finding->depth : NULL;
  case OG_SWEEP: return finding->hit ? &finding->first : NULL;
  case OG_RELATION:
  case OG_SUPPORT:
  case OG_SIMPLEX:
  case OG_CLOSEST:
  case OG_HIT:
  case OG_ORIENTATION:
  case OG_OVERLAPS:
  case OG_MESH_PAIRS:
  case OG_BOUND:
  case OG_HULL:
  case OG_TRIANGULATE:
  case OG_DECOMPOSE:
  case OG_VERTEX_FACE:
  case OG_EDGE_EDGE:
  case OG_CONTACT:
  case OG_CLIP:
  case OG_MOTION:
  case OG_QUESTION_COUNT: break;
  }
  return NULL;
}

static void exact_of(char cell[EXACT_WIDTH + 1], const og_answer *answer) {
  const og_surd *value = value_of(answer);
  strcpy(cell, "-");
  if (value == NULL) return;
  char *first = og_surd_to_text(value);
  if (answer->question != OG_SWEEP) {
    og_shorten(cell, EXACT_WIDTH, first);
  } else {
    // From the first contact to the last, half the column each.
    char *last = answer->finding.never_parts ? NULL : og_surd_to_text(&answer->finding.last);
    const size_t half = (EXACT_WIDTH - 4) / 2;
    char from[EXACT_WIDTH + 1], to[EXACT_WIDTH + 1];
    og_shorten(from, half, first);
    og_shorten(to, half, last == NULL ? "never" : last);
    snprintf(cell, EXACT_WIDTH + 1, "%.*s to %.*s", (int)half, from, (int)half, to);
    free(last);
  }
  free(first);
}

void og_table_row(og_text *text, const char *id, const og_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1], rounded[32] = "-";
  og_shorten(name, ID_WIDTH, id);
  exact_of(exact, answer);
  const og_surd *value = value_of(answer);
  if (value != NULL) snprintf(rounded, sizeof rounded, "%.7g", og_surd_to_double(value));
  const bool answered = answer->status == OG_ANSWERED;
  const char *const cells[7] = {name,
                                og_question_at(answer->question)->id,
                                relation_of(answer),
                                exact,
                                rounded,
                                answered ? og_certificate_kind_name(answer->certificate.kind) : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_overlaps_row(og_text *text, const char *id, const og_overlaps_answer *answer) {
  char name[ID_WIDTH + 1], all[64] = "-", pairs[EXACT_WIDTH + 1];
  const bool answered = answer->refusal == OG_OVERLAPS_ACCEPTED;
  const size_t steps = answer->finding.step_count;
  og_shorten(name, ID_WIDTH, id);
  if (answered && steps == 0) snprintf(all, sizeof all, "%zu pairs", answer->finding.first.count);
  if (answered && steps > 0)
    snprintf(all, sizeof all, "%zu pairs, %zu step%s", answer->finding.first.count, steps, steps == 1 ? "" : "s");
  og_shorten(pairs, EXACT_WIDTH, all);
  const char *const cells[7] = {name, og_question_at(OG_OVERLAPS)->id, answered ? "-" : "undecided", pairs,
                                "-",  answered ? "order" : "-",        answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_meshes_row(og_text *text, const char *id, const og_mesh_answer *answer) {
  char name[ID_WIDTH + 1], pairs[64] = "-";
  const bool answered = answer->refusal == OG_MESH_ACCEPTED;
  og_shorten(name, ID_WIDTH, id);
  if (answered) snprintf(pairs, sizeof pairs, "%zu pairs", answer->finding.count);
  const char *const cells[7] = {name, og_question_at(OG_MESH_PAIRS)->id, answered ? "-" : "undecided", pairs,
                                "-",  answered ? "orders" : "-",         answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_volume_row(og_text *text, const char *id, const og_volume_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const bool answered = answer->refusal == OG_VOLUME_ACCEPTED;
  const og_volume_proof proof = answer->certificate.proof;
  og_shorten(name, ID_WIDTH, id);
  if (answered && proof == OG_PROOF_SUPPORT) {
    char *whole = og_surd_to_text(&answer->finding.radius);
    og_shorten(exact, EXACT_WIDTH, whole);
    free(whole);
    snprintf(rounded, sizeof rounded, "%.7g", og_surd_to_double(&answer->finding.radius));
  }
  if (answered && proof == OG_PROOF_SLABS)
    snprintf(exact, sizeof exact, "%zu slab%s", answer->finding.count, answer->finding.count == 1 ? "" : "s");
  if (answered && proof == OG_PROOF_BOX) {
    char *whole = og_rational_to_text(&answer->finding.at_most);
    og_shorten(exact, EXACT_WIDTH, whole);
    free(whole);
    snprintf(rounded, sizeof rounded, "%.7g", og_nearest_double(&answer->finding.at_most));
  }
  const char *const cells[7] = {name,    og_question_at(OG_BOUND)->id, answered ? "-" : "undecided", exact,
                                rounded, og_volume_proof_name(proof),  answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_hull_row(og_text *text, const char *id, const og_hull_answer *answer) {
  char name[ID_WIDTH + 1], all[96] = "-", facets[EXACT_WIDTH + 1];
  const bool answered = answer->refusal == OG_HULL_ACCEPTED;
  const og_hull_finding *finding = &answer->finding;
  og_shorten(name, ID_WIDTH, id);
  if (answered)
    snprintf(all, sizeof all, "%d-D, vertices: %zu, facets: %zu", finding->dimension, finding->vertex_count,
             finding->facets.count);
  og_shorten(facets, EXACT_WIDTH, all);
  const char *const cells[7] = {name, og_question_at(OG_HULL)->id, answered ? "-" : "undecided", facets,
                                "-",  answered ? "facets" : "-",   answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_triangulation_row(og_text *text, const char *id, const og_triangulation_answer *answer) {
  char name[ID_WIDTH + 1], all[96] = "-", exact[EXACT_WIDTH + 1], rounded[32] = "-";
  const bool answered = answer->refusal == OG_TRIANGULATION_ACCEPTED;
  const og_triangulation_certificate *certificate = &answer->certificate;
  const og_triangulation_finding *finding = &answer->finding;
  og_shorten(name, ID_WIDTH, id);
  if (answered && certificate->proof == OG_PROOF_EDGES)
    snprintf(all, sizeof all, "%s, edges: %u, %u", og_polygon_fault_name(finding->fault),
             (unsigned)certificate->edge[0], (unsigned)certificate->edge[1]);
  if (answered && certificate->proof == OG_PROOF_TRIANGLES) {
    snprintf(all, sizeof all, "triangles: %zu", certificate->triangles.count);
    snprintf(rounded, sizeof rounded, "%.7g", og_nearest_double(&finding->area));
  }
  og_shorten(exact, EXACT_WIDTH, all);
  const char *const cells[7] = {name,
                                og_question_at(OG_TRIANGULATE)->id,
                                answered ? "-" : "undecided",
                                exact,
                                rounded,
                                answered ? og_triangulation_proof_name(certificate->proof) : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

// The worst part's concavity.
void og_table_decomposition_row(og_text *text, const char *id, const og_decomposition_answer *answer) {
  char name[ID_WIDTH + 1], all[96] = "-", exact[EXACT_WIDTH + 1], rounded[32] = "-";
  const bool answered = answer->refusal == OG_DECOMPOSITION_ACCEPTED;
  const og_decomposition_finding *finding = &answer->finding;
  const og_decomposition_proof proof = answer->certificate.proof;
  const bool has_hull = proof == OG_DECOMPOSITION_BY_HULLS || proof == OG_DECOMPOSITION_BY_HULL;
  double worst = -HUGE_VAL;
  og_shorten(name, ID_WIDTH, id);
  if (answered && finding->fault == OG_DECOMPOSITION_VALID)
    snprintf(all, sizeof all, "valid, parts: %zu", finding->count);
  else if (answered && proof == OG_DECOMPOSITION_BY_TRIANGLE)
    snprintf(all, sizeof all, "%s, triangle %u", og_decomposition_fault_name(finding->fault), (unsigned)finding->triangle);
  else if (answered)
    snprintf(all, sizeof all, "%s, part %u", og_decomposition_fault_name(finding->fault), (unsigned)finding->part);
  for (size_t k = 0; answered && has_hull && k < finding->count; k++)
    worst = fmax(worst, og_nearest_double(&finding->measure[k].concavity));
  if (answered && has_hull && finding->count > 0) snprintf(rounded, sizeof rounded, "%.7g", worst);
  og_shorten(exact, EXACT_WIDTH, all);
  const char *const cells[7] = {name,    og_question_at(OG_DECOMPOSE)->id, answered ? "-" : "undecided", exact,
                                rounded, answered ? og_decomposition_proof_name(proof) : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_moving_row(og_text *text, const char *id, og_question question, const og_moving_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const bool answered = answer->refusal == OG_MOVING_ACCEPTED;
  const og_moving_finding *finding = &answer->finding;
  og_shorten(name, ID_WIDTH, id);
  if (answered && finding->hit) {
    char *whole = og_rational_to_text(&finding->time);
    if (finding->is_rational) og_shorten(exact, EXACT_WIDTH, whole);
    else snprintf(exact, sizeof exact, "a root of degree %d", finding->root.degree);
    free(whole);
    snprintf(rounded, sizeof rounded, "%.7g", og_nearest_double(finding->is_rational ? &finding->time : &finding->hi));
  }
  const char *const cells[7] = {name,
                                og_question_at(question)->id,
                                !answered      ? "undecided"
                                : finding->hit ? "hit"
                                               : "miss",
                                exact,
                                rounded,
                                answered ? og_moving_proof_name(&answer->certificate) : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_rigid_row(og_text *text, const char *id, const og_rigid_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  static const char *const outcomes[OG_RIGID_KIND_COUNT] = {"undecided", "hit", "miss"};
  const bool refused = answer->outcome == OG_RIGID_REFUSED;
  const og_rigid_finding *finding = &answer->finding;
  og_shorten(name, ID_WIDTH, id);
  if (!refused && finding->kind == OG_RIGID_FIRST) {
    char *whole = og_rational_to_text(&finding->hi);
    if (og_rational_equal(&finding->lo, &finding->hi)) og_shorten(exact, EXACT_WIDTH, whole);
    free(whole);
    snprintf(rounded, sizeof rounded, "%.7g", og_nearest_double(&finding->hi));
  }
  const char *const cells[7] = {name,
                                og_question_at(OG_MOTION)->id,
                                refused ? "undecided" : outcomes[finding->kind],
                                exact,
                                rounded,
                                refused ? "-" : og_rigid_kind_name(finding->kind),
                                refused ? "no" : "yes"};
  add_row(text, cells);
}

void og_table_contact_row(og_text *text, const char *id, og_question question, const og_contact_answer *answer) {
  char name[ID_WIDTH + 1], all[64] = "-", exact[EXACT_WIDTH + 1];
  const bool answered = answer->status == OG_ANSWERED;
  const og_contact_finding *finding = &answer->finding;
  og_shorten(name, ID_WIDTH, id);
  if (answered && finding->relation == OG_TOUCHING)
    snprintf(all, sizeof all, "%s, corners: %zu", og_contact_kind_name(finding), finding->count);
  og_shorten(exact, EXACT_WIDTH, all);
  const char *const cells[7] = {name,
                                og_question_at(question)->id,
                                answered ? og_relation_name(finding->relation) : "undecided",
                                exact,
                                "-",
                                answered ? og_contact_proof_name(&answer->certificate) : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_curved_contact_row(og_text *text, const char *id, const og_curved_contact_answer *answer) {
  char name[ID_WIDTH + 1];
  const bool answered = answer->refusal == OG_CURVED_CONTACT_ACCEPTED;
  const og_curved_contact_finding *finding = &answer->finding;
  const bool touches = answered && finding->relation == OG_TOUCHING;
  const char *relation = answered ? og_relation_name(finding->relation) : "undecided";
  og_shorten(name, ID_WIDTH, id);
  const char *const cells[7] = {name,
                                og_question_at(OG_CONTACT)->id,
                                relation,
                                touches ? og_curved_shared_name(finding) : "-",
                                "-",
                                touches    ? "faces"
                                : answered ? relation
                                           : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_curved_row(og_text *text, const char *id, const og_curved_answer *answer) {
  char name[ID_WIDTH + 1];
  const bool answered = answer->refusal == OG_CURVED_ACCEPTED;
  const char *relation = answered ? og_relation_name(answer->certificate.relation) : "undecided";
  og_shorten(name, ID_WIDTH, id);
  const char *const cells[7] = {
      name, og_question_at(OG_RELATION)->id, relation, "-", "-", answered ? relation : "-", answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_enclosure_row(og_text *text, const char *id, og_question question, const og_enclosure_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const og_enclosure_certificate *certificate = &answer->certificate;
  const bool accepted = answer->refusal == OG_ENCLOSURE_ACCEPTED, is_range = certificate->kind == OG_ENCLOSURE_RANGE;
  const og_relation relation = accepted ? og_enclosure_relation(certificate) : OG_RELATION_NONE;
  const double hi = og_nearest_double(&certificate->hi);
  og_shorten(name, ID_WIDTH, id);
  if (accepted && is_range) snprintf(exact, sizeof exact, "up to %.7g", hi);
  if (accepted && question == OG_DISTANCE) snprintf(rounded, sizeof rounded, "%.7g", is_range ? hi : 0);
  const char *const cells[7] = {name,
                                og_question_at(question)->id,
                                relation == OG_RELATION_NONE ? "undecided" : og_relation_name(relation),
                                exact,
                                rounded,
                                accepted ? og_enclosure_kind_name(certificate->kind) : "-",
                                accepted ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_sweep_range_row(og_text *text, const char *id, const og_sweep_range_answer *answer) {
  static const char *const found[OG_SWEEP_RANGE_KIND_COUNT] = {"undecided", "hit", "miss", "undecided"};
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const og_sweep_range *range = &answer->range;
  const bool accepted = answer->refusal == OG_SWEEP_ACCEPTED, is_hit = range->kind == OG_SWEEP_RANGE_FIRST;
  const double hi = og_nearest_double(&range->hi);
  og_shorten(name, ID_WIDTH, id);
  if (accepted && is_hit) snprintf(exact, sizeof exact, "up to %.7g", hi);
  if (accepted && is_hit) snprintf(rounded, sizeof rounded, "%.7g", hi);
  const char *const cells[7] = {name,
                                og_question_at(OG_SWEEP)->id,
                                accepted ? found[range->kind] : "undecided",
                                exact,
                                rounded,
                                accepted ? og_sweep_range_name(range->kind) : "-",
                                accepted ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_curved_depth_row(og_text *text, const char *id, const og_depth_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const og_depth_range *range = &answer->range;
  const bool accepted = answer->refusal == OG_DEPTH_ACCEPTED, is_deep = range->kind != OG_DEPTH_MEETING;
  const og_relation relation = accepted ? og_depth_range_relation(range) : OG_RELATION_NONE;
  const double hi = og_nearest_double(&range->hi);
  og_shorten(name, ID_WIDTH, id);
  if (accepted && is_deep) snprintf(exact, sizeof exact, "up to %.7g", hi);
  if (accepted && (is_deep || relation == OG_TOUCHING)) snprintf(rounded, sizeof rounded, "%.7g", hi);
  const char *const cells[7] = {name,
                                og_question_at(OG_DEPTH)->id,
                                relation == OG_RELATION_NONE ? "undecided" : og_relation_name(relation),
                                exact,
                                rounded,
                                accepted ? og_depth_range_name(range) : "-",
                                accepted ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_parts_row(og_text *text, const char *id, og_question question, const og_parts_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const bool answered = answer->status == OG_ANSWERED;
  og_shorten(name, ID_WIDTH, id);
  const og_finding *finding = &answer->finding;
  const bool moves = og_question_translates(question);
  const char *found = moves ? finding->hit ? "hit" : "miss" : og_relation_name(finding->relation);
  if (answered && (question == OG_DISTANCE || (moves && finding->hit))) {
    const og_surd *value = moves ? &finding->first : &finding->distance;
    char *whole = og_surd_to_text(value);
    og_shorten(exact, EXACT_WIDTH, whole);
    free(whole);
    snprintf(rounded, sizeof rounded, "%.7g", og_surd_to_double(value));
  }
  const char *const cells[7] = {name,
                                og_question_at(question)->id,
                                answered ? found : "undecided",
                                exact,
                                rounded,
                                answered ? "parts" : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

static void set_value(char exact[EXACT_WIDTH + 1], char rounded[32], const og_surd *value) {
  char *whole = og_surd_to_text(value);
  og_shorten(exact, EXACT_WIDTH, whole);
  free(whole);
  snprintf(rounded, 32, "%.7g", og_surd_to_double(value));
}

void og_table_curved_hit_row(og_text *text, const char *id, const og_curved_hit_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const bool answered = answer->refusal == OG_CURVED_HIT_ACCEPTED;
  const bool nothing = answer->finding.meeting == OG_MEET_NOTHING;
  og_shorten(name, ID_WIDTH, id);
  if (answered && !nothing) set_value(exact, rounded, &answer->finding.first);
  const char *const cells[7] = {name,
                                og_question_at(OG_HIT)->id,
                                answered ? og_meeting_name(answer->finding.meeting) : "undecided",
                                exact,
                                rounded,
                                !answered ? "-"
                                : nothing ? "clear"
                                          : "chord",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_curved_support_row(og_text *text, const char *id, const og_curved_support_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const bool answered = answer->refusal == OG_CURVED_SUPPORT_ACCEPTED;
  og_shorten(name, ID_WIDTH, id);
  if (answered) set_value(exact, rounded, &answer->finding.value);
  const char *const cells[7] = {name,
                                og_question_at(OG_SUPPORT)->id,
                                answered ? og_curved_face_name(answer->face) : "undecided",
                                exact,
                                rounded,
                                answered ? "extreme" : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}

void og_table_primitive_row(og_text *text, const char *id, og_question question, const og_primitive_answer *answer) {
  char name[ID_WIDTH + 1], exact[EXACT_WIDTH + 1] = "-", rounded[32] = "-";
  const bool answered = answer->refusal == OG_PRIMITIVE_ACCEPTED, is_hit = question == OG_HIT;
  const bool has_value = answered && (!is_hit || answer->certificate.kind == OG_PRIMITIVE_CHORD);
  const og_surd *value = is_hit ? &answer->finding.first : &answer->finding.value;
  og_shorten(name, ID_WIDTH, id);
  if (has_value) set_value(exact, rounded, value);
  const char *const cells[7] = {name,
                                og_question_at(question)->id,
                                !answered ? "undecided"
                                : is_hit  ? og_meeting_name(answer->finding.meeting)
                                          : "-",
                                exact,
                                rounded,
                                answered ? og_primitive_kind_name(answer->certificate.kind) : "-",
                                answered ? "yes" : "no"};
  add_row(text, cells);
}
