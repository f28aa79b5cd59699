#include "tests/engines/adaptor.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "spec/number/allocation.h"
#include "tool/format/line_reader.h"
#include "tool/run/make_body.h"
#include "tool/run/round_quotient.h"
#include "tool/run/write_claim.h"

// ---- a body ----

// A body and the memory that it points to.
typedef struct keeper {
  og_world_body world;
  size_t points, faces; // for which there is room
  double *xyz, *corner, *normal;
  int *triangle, *corner_of; // corner_of[point]: its index among the corners
} keeper;

static void keeper_clear(keeper *keep) {
  og_world_body_clear(&keep->world);
  free(keep->xyz);
  free(keep->corner);
  free(keep->normal);
  free(keep->triangle);
  free(keep->corner_of);
}

static void make_room(keeper *keep, size_t points, size_t faces) {
  if (points > keep->points) {
    keep->xyz = og_grow(keep->xyz, 3 * points, sizeof *keep->xyz);
    keep->corner = og_grow(keep->corner, 3 * points, sizeof *keep->corner);
    keep->corner_of = og_grow(keep->corner_of, points, sizeof *keep->corner_of);
    keep->points = points;
  }
  if (faces > keep->faces) {
    keep->triangle = og_grow(keep->triangle, 3 * faces, sizeof *keep->triangle);
    keep->normal = og_grow(keep->normal, 3 * faces, sizeof *keep->normal);
    keep->faces = faces;
  }
}

static void put(double *at, og_vec3 v) {
  at[0] = v.x;
  at[1] = v.y;
  at[2] = v.z;
}

static og_vec3 mean_of(const og_vec3 *point, int count) {
  og_vec3 mean = {0, 0, 0};
  for (int k = 0; k < count; k++) mean = og_add_scaled(mean, 1 / (double)count, point[k]);
  return mean;
}

static void take_corners(keeper *keep, og_adaptor_body *body, const og_half_edge_mesh *mesh) {
  body->corner_count = 0;
  for (int k = 0; k < mesh->vertex_count; k++) {
    if (mesh->vertex_edge[k] < 0) continue;
    put(keep->corner + 3 * body->corner_count, mesh->vertex[k]);
    keep->corner_of[k] = (int)body->corner_count++;
  }
}

static void take_mesh(keeper *keep, og_adaptor_body *body, const og_half_edge_mesh *mesh) {
  take_corners(keep, body, mesh);
  body->triangle_count = (size_t)mesh->face_count;
  for (int f = 0; f < mesh->face_count; f++) {
    put(keep->normal + 3 * f, mesh->face[f].normal);
    for (int k = 0; k < 3; k++) keep->triangle[3 * f + k] = keep->corner_of[mesh->edge[3 * f + k].origin];
  }
  body->corner = keep->corner;
  body->triangle = keep->triangle;
  body->normal = keep->normal;
}

static void set_columns(double rotation[9], og_vec3 x, og_vec3 y, og_vec3 z) {
  const og_vec3 column[3] = {x, y, z};
  for (int k = 0; k < 3; k++) {
    rotation[k] = column[k].x;
    rotation[3 + k] = column[k].y;
    rotation[6 + k] = column[k].z;
  }
}

// Axes of a capsule: z along it, the other two any that fit, without a case distinction but for the sign
// (Duff et al. 2017, Building an orthonormal basis, revisited). Along world z they are the world's.
static void align(double rotation[9], og_vec3 z) {
  const double sign = copysign(1.0, z.z), a = -1 / (sign + z.z), b = z.x * z.y * a;
  set_columns(rotation, (og_vec3){1 + sign * z.x * z.x * a, sign * b, -sign * z.x},
              (og_vec3){b, sign + z.y * z.y * a, -z.y}, z);
}

static void take_capsule(og_adaptor_body *body, og_vec3 from, og_vec3 to) {
  const og_vec3 along = og_sub(to, from);
  const double length = hypot(hypot(along.x, along.y), along.z);
  if (!(length > 0) || !isfinite(length)) {
    body->kind = length > 0 ? OG_ADAPTOR_FLAT : OG_ADAPTOR_BALL;
    return;
  }
  body->half[2] = length / 2;
  align(body->rotation, og_scale(1 / length, along));
}

static bool is_curved(const og_adaptor_body *body) {
  return body->kind == OG_ADAPTOR_CYLINDER || body->kind == OG_ADAPTOR_CONE;
}

// A cylinder's or a cone's fields are the same.
static void take_box(og_adaptor_body *body, const og_body *from) {
  put(body->centre, from->centre);
  put(body->half, from->half);
  for (int row = 0; row < 3; row++) put(body->rotation + 3 * row, from->rotation.row[row]);
}

static og_adaptor_kind kind_of(const og_body *from) {
  if (from->kind == OG_BODY_CYLINDER) return OG_ADAPTOR_CYLINDER;
  if (from->kind == OG_BODY_CONE) return OG_ADAPTOR_CONE;
  if (from->vertex_count == 1) return OG_ADAPTOR_BALL;
  if (from->vertex_count == 2) return OG_ADAPTOR_CAPSULE;
  if (from->kind == OG_BODY_BOX) return OG_ADAPTOR_BOX;
  return from->mesh != NULL ? OG_ADAPTOR_HULL : OG_ADAPTOR_FLAT;
}

static bool take_body(keeper *keep, og_adaptor_body *body, const og_case_body *source) {
  memset(body, 0, sizeof *body);
  if (!og_make_body(&keep->world, source)) return false;
  const og_body *from = &keep->world.body;
  make_room(keep, (size_t)from->vertex_count, from->mesh == NULL ? 0 : (size_t)from->mesh->face_count);
  body->kind = kind_of(from);
  body->radius = from->radius;
  body->count = (size_t)from->vertex_count;
  body->xyz = keep->xyz;
  for (int k = 0; k < from->vertex_count; k++) put(keep->xyz + 3 * k, from->vertex[k]);
  put(body->centre, mean_of(from->vertex, from->vertex_count));
  set_columns(body->rotation, (og_vec3){1, 0, 0}, (og_vec3){0, 1, 0}, (og_vec3){0, 0, 1});
  if (body->kind == OG_ADAPTOR_BOX || is_curved(body)) take_box(body, from);
  if (body->kind == OG_ADAPTOR_CAPSULE) take_capsule(body, from->vertex[0], from->vertex[1]);
  if (from->mesh != NULL) take_mesh(keep, body, from->mesh);
  return true;
}

// ---- a motion ----

static double between(const double *x, const double *y) { return hypot(hypot(x[0] - y[0], x[1] - y[1]), x[2] - y[2]); }

// No point of the body is farther from its centre.
static double reach(const og_adaptor_body *body) {
  double most = is_curved(body) ? hypot(body->half[0], body->half[2]) : 0;
  for (size_t k = 0; k < body->count; k++) most = fmax(most, between(body->xyz + 3 * k, body->centre));
  return most + body->radius;
}

// Twice the time in which the relative motion covers the distance of the centres and both reaches: twice, so that
// rounding here and a slow end of the motion in the engine do not matter. Bodies at rest meet at time 0 or never.
static double horizon(const og_adaptor_case *one) {
  const og_adaptor_body *a = &one->body[0], *b = &one->body[1];
  const double speed = between(one->velocity[0], one->velocity[1]);
  return speed > 0 ? 2 * (between(a->centre, b->centre) + reach(a) + reach(b)) / speed : 1;
}

static bool take_motion(og_adaptor_case *one, const og_case_reader *reader) {
  const og_rational *velocity[2] = {og_case_reader_velocity_a(reader), og_case_reader_velocity_b(reader)};
  const og_rational *until = og_case_reader_until(reader);
  bool finite = true;
  for (int k = 0; k < 6; k++) {
    const og_rational *component = &velocity[k / 3][k % 3];
    one->velocity[k / 3][k % 3] = og_round_quotient(&component->num, &component->den);
    finite = finite && isfinite(one->velocity[k / 3][k % 3]);
  }
  one->until = until == NULL ? horizon(one) : og_round_quotient(&until->num, &until->den);
  return finite && isfinite(one->until);
}

// ---- a case ----

typedef struct server {
  const char *name;
  og_adaptor_ask *ask;
  void *engine;
  bool takes_curved;
  og_case_reader *reader;
  keeper keep[2];
  og_case read;
  char last[OG_MAX_ID + 1]; // the id of the case answered last
  og_text text;
} server;

static og_outcome outcome_of(og_adaptor_status status) {
  if (status == OG_ADAPTOR_GAVE_UP) return OG_OUTCOME_ITERATION_LIMIT;
  return status == OG_ADAPTOR_OK ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}

static og_outcome ask_engine(server *serve, og_adaptor_claim *claim) {
  og_adaptor_case one;
  memset(&one, 0, sizeof one);
  switch (serve->read.question) {
  case OG_RELATION: one.question = OG_ADAPTOR_RELATION; break;
  case OG_DISTANCE: one.question = OG_ADAPTOR_DISTANCE; break;
  case OG_CONTACT:
  case OG_DEPTH: one.question = OG_ADAPTOR_DEPTH; break;
  case OG_SWEEP: one.question = OG_ADAPTOR_SWEEP; break;
  default: return OG_OUTCOME_DEGENERATE;
  }
  if (!take_body(&serve->keep[0], &one.body[0], og_case_reader_a(serve->reader))) return OG_OUTCOME_OUT_OF_RANGE;
  if (!take_body(&serve->keep[1], &one.body[1], og_case_reader_b(serve->reader))) return OG_OUTCOME_OUT_OF_RANGE;
  if (one.question == OG_ADAPTOR_SWEEP && !take_motion(&one, serve->reader)) return OG_OUTCOME_OUT_OF_RANGE;
  const bool curved = is_curved(&one.body[0]) || is_curved(&one.body[1]);
  if (curved && !serve->takes_curved) return OG_OUTCOME_DEGENERATE;
  one.goes_on = serve->read.after[0] != '\0' && strcmp(serve->read.after, serve->last) == 0;
  serve->ask(serve->engine, &one, claim);
  return outcome_of(claim->status);
}

static og_vec3 vector_of(const double v[3]) { return (og_vec3){v[0], v[1], v[2]}; }

static og_claim answer_of(const og_adaptor_claim *said) {
  og_claim claim;
  memset(&claim, 0, sizeof claim);
  if (said->has_verdict) claim.verdict = said->colliding ? OG_VERDICT_MEET : OG_VERDICT_APART;
  claim.has_distance = said->has_distance;
  claim.distance = said->distance;
  claim.has_depth = said->has_depth;
  claim.depth = said->depth;
  claim.has_points = said->has_points;
  claim.a = vector_of(said->point[0]);
  claim.b = vector_of(said->point[1]);
  claim.has_normal = said->has_normal;
  claim.normal = vector_of(said->normal);
  return claim;
}

static void add_contacts(og_text *text, const og_adaptor_claim *said) {
  og_text_add(text, ",\"contacts\":[");
  for (size_t k = 0; k < said->contact_count; k++) {
    const og_adaptor_contact *contact = &said->contact[k];
    if (k > 0) og_text_add(text, ",");
    if (contact->is_position) {
      og_text_add(text, "{\"position\":");
      og_add_claim_numbers(text, contact->point[0], 3);
    } else {
      og_text_add(text, "{\"points\":");
      og_add_claim_list(text, (const og_vec3[]){vector_of(contact->point[0]), vector_of(contact->point[1])}, 2);
    }
    og_add_claim_scalar(text, "depth", contact->depth);
    if (contact->name > 0) og_text_format(text, ",\"id\":%u", contact->name - 1);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

static void write_claim(server *serve, og_outcome outcome, const og_adaptor_claim *said) {
  og_text *text = &serve->text;
  const og_claim answer = answer_of(said);
  og_text_reset(text);
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, serve->read.id);
  og_text_add(text, ",\"engine\":");
  og_text_add_json_string(text, serve->name);
  if (outcome == OG_OUTCOME_ANSWERED) og_add_claim_answer(text, &answer);
  if (outcome == OG_OUTCOME_ANSWERED && said->has_time) {
    og_text_add(text, ",\"time\":\"");
    og_text_add_double(text, said->time);
    og_text_add(text, "\"");
  }
  if (outcome == OG_OUTCOME_ANSWERED && said->has_contacts) add_contacts(text, said);
  if (said->margin > 0) {
    og_text_add(text, ",\"margin\":");
    og_text_add_decimal(text, said->margin, 17);
  }
  if (said->nanoseconds > 0) og_text_format(text, ",\"nanoseconds\":%.0f", said->nanoseconds);
  og_text_format(text, ",\"status\":\"%s\"}\n", og_outcome_status(outcome));
}

static bool answer_line(server *serve, const og_line_reader *lines, og_complaint *complaint) {
  if (og_read_case(serve->reader, lines->line, lines->length, &serve->read, complaint) != OG_INPUT_OK) return false;
  og_adaptor_claim claim;
  memset(&claim, 0, sizeof claim);
  write_claim(serve, ask_engine(serve, &claim), &claim);
  memcpy(serve->last, serve->read.id, sizeof serve->last);
  return og_text_write(&serve->text, STDOUT_FILENO) ||
         og_complain(complaint, OG_INPUT_BAD, NULL, "cannot write to standard output: %s", strerror(errno));
}

static bool answer_all(server *serve, og_line_reader *lines, og_complaint *complaint) {
  og_input_status status;
  while ((status = og_next_line(lines, complaint)) == OG_INPUT_OK)
    if (!answer_line(serve, lines, complaint)) return false;
  return status == OG_INPUT_END;
}

static int serve_all(const char *name, og_adaptor_ask *ask, void *engine, bool takes_curved) {
  server serve;
  og_line_reader lines;
  og_complaint complaint;
  memset(&serve, 0, sizeof serve);
  serve.name = name;
  serve.ask = ask;
  serve.engine = engine;
  serve.takes_curved = takes_curved;
  serve.reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_case_reader_forget_ids(serve.reader);
  og_case_reader_take_curved_depth(serve.reader);
  og_case_reader_take_curved_sweep(serve.reader);
  og_case_init(&serve.read);
  og_text_init(&serve.text);
  const bool good =
      og_line_reader_open(&lines, NULL, OG_DEFAULT_MAX_LINE, &complaint) && answer_all(&serve, &lines, &complaint);
  if (!good) fprintf(stderr, "%s\n", complaint.text);
  og_line_reader_close(&lines);
  og_text_clear(&serve.text);
  og_case_clear(&serve.read);
  og_case_reader_free(serve.reader);
  for (int k = 0; k < 2; k++) keeper_clear(&serve.keep[k]);
  return good ? 0 : 2;
}

int og_adaptor_serve(const char *name, og_adaptor_ask *ask, void *engine) {
  return serve_all(name, ask, engine, false);
}

int og_adaptor_serve_curved(const char *name, og_adaptor_ask *ask, void *engine) {
  return serve_all(name, ask, engine, true);
}

int og_adaptor_mode(int argc, char **argv, const char *const *modes) {
  if (argc <= 1) return 0;
  for (int k = 0; argc == 2 && modes[k] != NULL; k++)
    if (strcmp(argv[1], modes[k]) == 0) return k;
  fprintf(stderr, "usage: %s [%s", argv[0], modes[0]);
  for (int k = 1; modes[k] != NULL; k++) fprintf(stderr, "|%s", modes[k]);
  fputs("] <CASES >CLAIMS\n", stderr);
  return -1;
}

double og_adaptor_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

// ---- the plane ----

void og_adaptor_heights(const og_adaptor_body *body, double *bottom, double *top) {
  *bottom = *top = body->xyz[2];
  for (size_t k = 0; k < body->count; k++) {
    *bottom = fmin(*bottom, body->xyz[3 * k + 2]);
    *top = fmax(*top, body->xyz[3 * k + 2]);
  }
}

static bool has_point(const og_adaptor_body *body, double x, double y, double z) {
  for (const double *p = body->xyz; p < body->xyz + 3 * body->count; p += 3)
    if (p[0] == x && p[1] == y && p[2] == z) return true;
  return false;
}

static bool is_prism(const og_adaptor_body *body, double bottom, double top) {
  for (const double *p = body->xyz; p < body->xyz + 3 * body->count; p += 3)
    if (!has_point(body, p[0], p[1], bottom) || !has_point(body, p[0], p[1], top)) return false;
  return true;
}

bool og_adaptor_is_planar(const og_adaptor_case *one) {
  if (one->velocity[0][2] != 0 || one->velocity[1][2] != 0) return false;
  double bottom[2], top[2];
  for (int k = 0; k < 2; k++) {
    og_adaptor_heights(&one->body[k], &bottom[k], &top[k]);
    if (!is_prism(&one->body[k], bottom[k], top[k])) return false;
  }
  return bottom[0] <= top[1] && bottom[1] <= top[0];
}

// By how much the bodies overlap along an axis: no depth is greater.
static double overlap(const og_adaptor_case *one, int axis) {
  double low[2], high[2];
  for (int k = 0; k < 2; k++) {
    const og_adaptor_body *body = &one->body[k];
    low[k] = high[k] = body->xyz[axis];
    for (size_t p = 1; p < body->count; p++) {
      low[k] = fmin(low[k], body->xyz[3 * p + (size_t)axis]);
      high[k] = fmax(high[k], body->xyz[3 * p + (size_t)axis]);
    }
    low[k] -= body->radius;
    high[k] += body->radius;
  }
  return fmin(high[0] - low[1], high[1] - low[0]);
}

bool og_adaptor_parts_in_plane(const og_adaptor_case *one) {
  return overlap(one, 2) >= fmin(overlap(one, 0), overlap(one, 1));
}

// ---- what engines say ----

void og_adaptor_refuse(og_adaptor_claim *claim) { claim->status = OG_ADAPTOR_REFUSED; }

void og_adaptor_say_colliding(og_adaptor_claim *claim, bool colliding) {
  claim->has_verdict = true;
  claim->colliding = colliding;
}

void og_adaptor_say_distance(og_adaptor_claim *claim, double distance) {
  claim->has_distance = true;
  claim->distance = distance;
}

void og_adaptor_say_depth(og_adaptor_claim *claim, double depth) {
  claim->has_depth = true;
  claim->depth = depth;
}

void og_adaptor_say_time(og_adaptor_claim *claim, double time) {
  claim->has_time = true;
  claim->time = time;
}
