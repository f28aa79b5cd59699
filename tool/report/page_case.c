#include "tool/report/page_case.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/pair/witness.h"
#include "tool/report/page_meshes.h"
#include "tool/run/round_quotient.h"

void og_page_case_init(og_page_case *storage) {
  og_world_body_init(&storage->world[0]);
  og_world_body_init(&storage->world[1]);
  og_exact_pair_init(&storage->pair);
  storage->solver = og_contact_solver_new();
  og_contact_answer_init(&storage->contact);
}

void og_page_case_clear(og_page_case *storage) {
  og_world_body_clear(&storage->world[0]);
  og_world_body_clear(&storage->world[1]);
  og_exact_pair_clear(&storage->pair);
  og_contact_solver_free(storage->solver);
  og_contact_answer_clear(&storage->contact);
}

static void add_point(og_text *text, double x, double y, double z) {
  og_text_format(text, "[%.17g,%.17g,%.17g]", x, y, z);
}

// ---- the bodies ----

static void add_faces(og_text *text, const og_half_edge_mesh *mesh) {
  for (int f = 0; mesh != NULL && f < mesh->face_count; f++) {
    const og_half_edge *first = &mesh->edge[mesh->face[f].edge], *second = &mesh->edge[first->next];
    og_text_format(text, "%s[%d,%d,%d]", f == 0 ? "" : ",", first->origin, second->origin,
                   mesh->edge[second->next].origin);
  }
}

void og_page_body_write(og_text *text, const og_body *body) {
  og_text_format(text, "{\"radius\":%.17g,\"vertices\":[", (double)body->radius);
  for (int k = 0; k < body->vertex_count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_point(text, (double)body->vertex[k].x, (double)body->vertex[k].y, (double)body->vertex[k].z);
  }
  og_text_add(text, "],\"faces\":[");
  add_faces(text, body->mesh);
  og_text_add(text, "]}");
}

// ---- the exact answer ----

// v / |v|, by way of the quotients by the largest component, for v may be longer than any double.
static bool unit_of(double unit[3], const og_ivec *v) {
  const og_int *const component[3] = {&v->x, &v->y, &v->z};
  og_int largest;
  og_int_init(&largest);
  for (int k = 0; k < 3; k++)
    if (mpz_cmpabs(component[k]->z, largest.z) > 0) mpz_abs(largest.z, component[k]->z);
  const bool good = og_int_sign(&largest) > 0;
  for (int k = 0; good && k < 3; k++) unit[k] = og_round_quotient_to(OG_ROUND_BINARY64, component[k], &largest);
  og_int_clear(&largest);
  if (!good) return false;
  const double length = sqrt(unit[0] * unit[0] + unit[1] * unit[1] + unit[2] * unit[2]);
  for (int k = 0; k < 3; k++) unit[k] /= length;
  return true;
}

// The core's point, moved `way` along the direction to the surface.
static void add_surface_point(og_text *text, const og_rational core[3], const double direction[3], double way) {
  double x[3];
  for (int k = 0; k < 3; k++)
    x[k] = og_round_quotient_to(OG_ROUND_BINARY64, &core[k].num, &core[k].den) + way * direction[k];
  add_point(text, x[0], x[1], x[2]);
}

static void add_witness(og_text *text, og_exact_pair *pair, const double radius[2]) {
  const og_certificate *certificate = &pair->answer.certificate;
  const og_combination *combination = og_witness_combination(certificate);
  og_ivec direction;
  og_witness witness;
  og_ivec_init(&direction);
  og_witness_init(&witness);
  double unit[3] = {0, 0, 0};
  const bool directed = og_witness_direction(&direction, &pair->problem, certificate) && unit_of(unit, &direction);
  // A ball whose direction is not known leaves the point in its core.
  if (combination != NULL && og_witness_points(&witness, &pair->problem, combination)) {
    og_text_add(text, ",\"points\":[");
    add_surface_point(text, witness.a, unit, -radius[0]);
    og_text_add(text, ",");
    add_surface_point(text, witness.b, unit, radius[1]);
    og_text_add(text, "]");
  }
  if (directed) og_text_add(text, ",\"normal\":");
  if (directed) add_point(text, unit[0], unit[1], unit[2]);
  og_witness_clear(&witness);
  og_ivec_clear(&direction);
}

static void add_value(og_text *text, const char *name, const og_surd *value) {
  char *exact = og_surd_to_text(value);
  og_text_format(text, ",\"%s\":{\"exact\":", name);
  og_text_add_json_string(text, exact);
  og_text_format(text, ",\"double\":%.17g}", og_surd_to_double(value));
  free(exact);
}

// The polygon, segment or point of contact; of bodies that overlap, that of B once A is moved out.
static void add_shared(og_page_case *storage, og_text *text) {
  const og_problem *problem = &storage->pair.problem;
  const og_contact_finding *shared = &storage->contact.finding;
  if (storage->pair.relation == OG_SEPARATED || og_int_sign(&problem->radius) != 0) return;
  if (og_solve_contact(storage->solver, problem, &storage->contact) != OG_ANSWERED || shared->count == 0) return;
  const double nowhere[3] = {0, 0, 0};
  for (size_t k = 0; k < shared->count; k++) {
    og_text_add(text, k == 0 ? ",\"shared\":[" : ",");
    add_surface_point(text, shared->point[k].at, nowhere, 0);
  }
  og_text_add(text, "]");
}

static void add_exact(og_page_case *storage, og_text *text, bool contact, const double radius[2]) {
  og_exact_pair *pair = &storage->pair;
  og_text_format(text, ",\"exact\":{\"relation\":\"%s\"", og_relation_name(pair->relation));
  if (pair->relation == OG_PENETRATING) add_value(text, "depth", &pair->depth);
  else add_value(text, "distance", &pair->distance);
  add_witness(text, pair, radius);
  if (contact) add_shared(storage, text);
  og_text_add(text, "}");
}

static bool is_small(const og_case_body *body) { return body->exact.count <= OG_PAGE_CASE_MAX_VERTICES; }

static void add_pair(og_page_case *storage, og_text *text, const og_walked_case *walked) {
  if (walked->a->curve != OG_CURVE_NONE || walked->b->curve != OG_CURVE_NONE) return;
  if (!is_small(walked->a) || !is_small(walked->b)) return;
  if (!og_make_body(&storage->world[0], walked->a) || !og_make_body(&storage->world[1], walked->b)) return;
  if (!og_exact_pair_solve_exact(&storage->pair, &walked->a->exact, &walked->b->exact)) return;
  // Values beyond the range of doubles cannot be drawn.
  if (!isfinite(og_surd_to_double(&storage->pair.size))) return;
  const og_body *a = &storage->world[0].body, *b = &storage->world[1].body;
  const double radius[2] = {(double)a->radius, (double)b->radius};
  og_text_add(text, ",\"bodies\":[");
  og_page_body_write(text, a);
  og_text_add(text, ",");
  og_page_body_write(text, b);
  og_text_add(text, "]");
  add_exact(storage, text, walked->one->question == OG_CONTACT, radius);
}

static void add_line(og_text *text, const og_walked_case *walked) {
  char *copy = malloc(walked->length + 1);
  if (copy == NULL) abort(); // memory has run out, as in og_grow
  memcpy(copy, walked->text, walked->length);
  copy[walked->length] = '\0';
  og_text_add(text, ",\"text\":");
  og_text_add_json_string(text, copy);
  free(copy);
}

static void add_place(og_text *text, const og_walked_case *walked) {
  og_text_add(text, "{\"file\":");
  og_text_add_json_string(text, walked->file);
  og_text_format(text, ",\"line\":%zu,\"question\":\"%s\"", walked->line, og_question_at(walked->one->question)->id);
}

void og_page_case_name(og_text *text, const og_walked_case *walked) {
  add_place(text, walked);
  og_text_add(text, "}");
}

void og_page_case_write(og_page_case *storage, og_text *text, const og_walked_case *walked) {
  add_place(text, walked);
  if (walked->length <= OG_PAGE_CASE_MAX_TEXT) add_line(text, walked);
  const og_question question = walked->one->question;
  const og_case_kind kind = walked->one->kind;
  const bool is_pair = og_question_is_of_pair(question) || question == OG_CONTACT;
  const bool has_parts = kind == OG_CASE_OF_PARTS || kind == OG_CASE_SOLID || kind == OG_CASE_CURVED_PARTS ||
                         kind == OG_CASE_PART_CONTACTS;
  if (is_pair && !has_parts) add_pair(storage, text, walked);
  if (question == OG_MESH_PAIRS) og_page_meshes_write(text, &walked->one->meshes);
  og_text_add(text, "}");
}
