#include "tool/world/read_world.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"
#include "tool/format/json_edit.h"
#include "tool/format/line_reader.h"
#include "tool/format/number_budget.h"
#include "tool/format/read_id.h"
#include "tool/format/spell_out.h"
#include "tool/format/spell_pose.h"
#include "tool/run/round_point.h"
#include "tool/run/round_quotient.h"
#include "tool/world/half_spaces.h"

enum { MOST_BODIES = 1 << 24, MOST_STEPS = 1 << 30 };

typedef struct world_reading {
  og_world_script *script;
  og_complaint *complaint;
  bool has_header;
  json_t *number_of; // of the bodies that are there, by their names
  json_t *line_of;   // of the line that removed a body, by its name
  size_t step;       // of the last line
  og_scene_body_reader bodies;
} world_reading;

void og_world_script_init(og_world_script *script) { memset(script, 0, sizeof *script); }

void og_world_script_clear(og_world_script *script) {
  for (int32_t k = 0; k < script->bodies; k++) og_scene_body_clear(&script->body[k]);
  free(script->body);
  free(script->action);
  og_world_script_init(script);
}

// ---- numbers ----

static bool read_count(size_t *count, const json_t *value, size_t most, const og_place *place,
                       og_complaint *complaint) {
  uint32_t index;
  if (!og_read_index(&index, value, place, complaint)) return false;
  if (index > most) return og_complain(complaint, OG_INPUT_LIMIT, place, "more than the limit of %zu", most);
  *count = index;
  return true;
}

static bool complain_of_infinity(const og_place *place, og_complaint *complaint) {
  return og_complain(complaint, OG_INPUT_BAD, place, "a number that is infinite in " OG_SCALAR_NAME);
}

static bool read_vector(og_vec3 *v, bool *is_given, const json_t *root, const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  *v = (og_vec3){0, 0, 0};
  *is_given = value != NULL;
  if (value == NULL) return true;
  og_rational part[3];
  for (int k = 0; k < 3; k++) og_rational_init(&part[k]);
  const bool good = og_read_numbers(part, 3, value, &here, complaint);
  if (good) *v = og_round_three(part);
  for (int k = 0; k < 3; k++) og_rational_clear(&part[k]);
  return good && (og_is_finite(*v) || complain_of_infinity(&here, complaint));
}

// ---- the header ----

static bool read_dt(og_scalar *dt, const json_t *header, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "dt", 0};
  const json_t *value = og_need_field(header, "dt", in, complaint);
  if (value == NULL) return false;
  og_rational exact;
  og_rational_init(&exact);
  const bool good = og_read_number(&exact, value, &here, complaint);
  if (good) *dt = og_round_quotient(&exact.num, &exact.den);
  og_rational_clear(&exact);
  if (!good) return false;
  if (!isfinite(*dt)) return complain_of_infinity(&here, complaint);
  return *dt > 0 || og_complain(complaint, OG_INPUT_BAD, &here, "not positive; expected how long a step is");
}

static bool read_header(world_reading *r, const json_t *root) {
  static const char *const root_fields[] = {"world", NULL}, *const known[] = {"dt", "steps", "swept", NULL};
  const og_place here = {NULL, "world", 0}, at_steps = {&here, "steps", 0}, at_swept = {&here, "swept", 0};
  const json_t *header = json_object_get(root, "world");
  if (header == NULL)
    return og_complain(r->complaint, OG_INPUT_BAD, NULL,
                       "no field 'world'; expected the first line to be {\"world\": {\"dt\": ..., \"steps\": ...}}");
  if (!og_read_object(root, root_fields, NULL, r->complaint)) return false;
  if (!og_read_object(header, known, &here, r->complaint)) return false;
  const json_t *steps = og_need_field(header, "steps", &here, r->complaint), *swept = json_object_get(header, "swept");
  if (steps == NULL || !read_count(&r->script->steps, steps, MOST_STEPS, &at_steps, r->complaint)) return false;
  if (swept != NULL && !og_read_boolean(&r->script->swept, swept, &at_swept, r->complaint)) return false;
  return read_dt(&r->script->dt, header, &here, r->complaint);
}

// ---- names ----

static int32_t number_of(const world_reading *r, const char *name) {
  const json_t *number = json_object_get(r->number_of, name);
  return number == NULL ? -1 : (int32_t)json_integer_value(number);
}

static bool complain_of_name(const world_reading *r, const char *name, const og_place *place) {
  char quoted[OG_QUOTE_SIZE];
  og_quote(quoted, name);
  const json_t *line = json_object_get(r->line_of, name);
  if (line != NULL)
    return og_complain(r->complaint, OG_INPUT_BAD, place, "body %s was removed in line %d", quoted,
                       (int)json_integer_value(line));
  return og_complain(r->complaint, OG_INPUT_BAD, place, "no body %s; expected the name of one that is there", quoted);
}

static void add_body(world_reading *r, const char *name) {
  og_world_script *const script = r->script;
  if ((size_t)script->bodies == script->room_bodies) {
    script->room_bodies = og_doubled(script->room_bodies);
    script->body = og_grow(script->body, script->room_bodies, sizeof *script->body);
  }
  og_scene_body *const body = &script->body[script->bodies];
  const size_t length = strlen(name) + 1;
  body->name = memcpy(og_grow(NULL, length, 1), name, length);
  body->local = NULL;
  body->parts = 0;
  body->is_half_space = false;
  og_json_set(r->number_of, name, json_integer(script->bodies));
  json_object_del(r->line_of, name);
  script->bodies++;
}

static bool take_name(world_reading *r, og_scene_action *action, const char *name, const og_place *place) {
  char quoted[OG_QUOTE_SIZE];
  action->body = number_of(r, name);
  if (action->kind != OG_INSERT && action->body < 0) return complain_of_name(r, name, place);
  if (action->kind == OG_INSERT && action->body >= 0)
    return og_complain(r->complaint, OG_INPUT_BAD, place, "a body %s is there already; expected a name of its own",
                       og_quote(quoted, name));
  if (action->kind == OG_INSERT) {
    if (r->script->bodies == MOST_BODIES)
      return og_complain(r->complaint, OG_INPUT_LIMIT, place, "more than the limit of %d bodies", MOST_BODIES);
    action->body = r->script->bodies;
    add_body(r, name);
  }
  if (action->kind != OG_REMOVE) return true;
  json_object_del(r->number_of, name);
  og_json_set(r->line_of, name, json_integer((json_int_t)action->line));
  return true;
}

// ---- lines ----

// A body is named once in a step. Steps are in order, so only the last ones are looked at.
static bool is_first_of_step(const world_reading *r, const og_scene_action *action, const og_place *place) {
  const og_world_script *script = r->script;
  if (action->kind == OG_INSERT) return true; // a number of its own
  for (size_t k = script->actions; k > 0 && script->action[k - 1].step == action->step; k--)
    if (script->action[k - 1].body == action->body)
      return og_complain(r->complaint, OG_INPUT_BAD, place,
                         "the body was named in this step before, in line %zu; expected it once a step",
                         script->action[k - 1].line);
  return true;
}

static void keep(og_world_script *script, const og_scene_action *action) {
  if (script->actions == script->room_actions) {
    script->room_actions = og_doubled(script->room_actions);
    script->action = og_grow(script->action, script->room_actions, sizeof *script->action);
  }
  script->action[script->actions++] = *action;
}

static bool read_step(world_reading *r, og_scene_action *action, const json_t *root) {
  const og_place here = {NULL, "step", 0};
  const json_t *value = json_object_get(root, "step");
  action->step = r->step;
  if (value == NULL) return true;
  if (!read_count(&action->step, value, MOST_STEPS, &here, r->complaint)) return false;
  if (action->step < r->step)
    return og_complain(r->complaint, OG_INPUT_BAD, &here,
                       "step %zu after step %zu; expected steps that do not run backwards", action->step, r->step);
  if (action->step > r->script->steps)
    return og_complain(r->complaint, OG_INPUT_BAD, &here, "step %zu of a world of %zu steps", action->step,
                       r->script->steps);
  r->step = action->step;
  return true;
}

// What the line does: exactly one of three fields says so.
static const char *read_kind(og_change_kind *kind, const json_t *root, og_complaint *complaint) {
  static const char *const verbs[] = {[OG_INSERT] = "add", [OG_MOVE] = "move", [OG_REMOVE] = "remove"};
  const char *found = NULL;
  for (int k = OG_INSERT; k <= OG_REMOVE; k++) {
    if (json_object_get(root, verbs[k]) == NULL) continue;
    if (found != NULL) {
      og_complain(complaint, OG_INPUT_BAD, NULL, "both '%s' and '%s'; expected one of them", found, verbs[k]);
      return NULL;
    }
    found = verbs[k];
    *kind = (og_change_kind)k;
  }
  if (found == NULL) og_complain(complaint, OG_INPUT_BAD, NULL, "expected one of 'add', 'move' and 'remove'");
  return found;
}

static bool numbers_fit(const json_t *root, og_complaint *complaint) {
  static const char *const fields[] = {"body", "parts", "pose", "velocity", "spin"};
  size_t left = og_default_case_limits.max_bits;
  for (size_t k = 0; k < sizeof fields / sizeof *fields; k++) {
    const og_place here = {NULL, fields[k], 0};
    const json_t *value = json_object_get(root, fields[k]);
    if (value != NULL && !og_spend_bits(&left, value, og_default_case_limits.max_bits, &here, complaint)) return false;
  }
  return true;
}

static bool is_zero(og_vec3 v) { return v.x == 0 && v.y == 0 && v.z == 0; }

static bool stays_if_static(const world_reading *r, const og_scene_action *action, const og_place *place) {
  char quoted[OG_QUOTE_SIZE];
  const og_scene_body *body = &r->script->body[action->body];
  const bool stays = is_zero(action->motion.velocity) && is_zero(action->motion.spin);
  if (body->filter.type != OG_TYPE_STATIC || action->kind == OG_REMOVE || (action->kind == OG_INSERT && stays))
    return true;
  return og_complain(r->complaint, OG_INPUT_BAD, place, "body %s is static; expected that it stays where it is",
                     og_quote(quoted, body->name));
}

static bool read_action(world_reading *r, const json_t *root, size_t line) {
  static const char *const of_kind[][12] = {[OG_INSERT] = {"step", "add", "body", "parts", "pose", "velocity", "spin",
                                                           "type", "sensor", "category", "mask", NULL},
                                            [OG_MOVE] = {"step", "move", "pose", "velocity", "spin", NULL},
                                            [OG_REMOVE] = {"step", "remove", NULL}};
  og_scene_action action = {.line = line};
  const char *verb = read_kind(&action.kind, root, r->complaint);
  if (verb == NULL || !og_read_object(root, of_kind[action.kind], NULL, r->complaint)) return false;
  if (!numbers_fit(root, r->complaint) || !read_step(r, &action, root)) return false;
  const og_place here = {NULL, verb, 0};
  const char *name = og_read_string(json_object_get(root, verb), "the name of a body", &here, r->complaint);
  if (name == NULL) return false;
  if (name[0] == '\0' || strlen(name) > OG_MAX_ID)
    return og_complain(r->complaint, OG_INPUT_BAD, &here, "expected a name of 1 to %d bytes", OG_MAX_ID);
  if (!take_name(r, &action, name, &here) || !is_first_of_step(r, &action, &here)) return false;
  og_scene_body *const body = &r->script->body[action.body];
  if (action.kind == OG_INSERT &&
      !(og_read_scene_body(&r->bodies, body, &action.pose, root) && og_read_scene_filter(&r->bodies, body, root)))
    return false;
  if (action.kind == OG_MOVE && !og_read_scene_pose(&r->bodies, &action.pose, &action.has_pose, root)) return false;
  if (!read_vector(&action.motion.velocity, &action.has_velocity, root, "velocity", r->complaint)) return false;
  if (!read_vector(&action.motion.spin, &action.has_spin, root, "spin", r->complaint)) return false;
  if (!stays_if_static(r, &action, &here)) return false;
  keep(r->script, &action);
  return true;
}

// Bodies and poses as engines have them: as in a case.
static bool spell_line(world_reading *r, json_t *root) {
  const og_place body = {NULL, "body", 0}, pose = {NULL, "pose", 0}, at_parts = {NULL, "parts", 0};
  json_t *parts = json_object_get(root, "parts");
  bool good = og_spell_out_body(json_object_get(root, "body"), &body, r->complaint) &&
              og_spell_pose(json_object_get(root, "pose"), &pose, r->complaint);
  for (size_t k = 0; k < json_array_size(parts) && good; k++) {
    const og_place part = {&at_parts, NULL, k};
    good = og_spell_out_body(json_array_get(parts, k), &part, r->complaint);
  }
  return good;
}

static bool read_line(world_reading *r, const og_line_reader *lines) {
  json_t *root = og_read_json(lines->line, lines->length, r->complaint);
  if (root == NULL) return false;
  bool good = json_is_object(root) || og_complain(r->complaint, OG_INPUT_BAD, NULL, "expected an object");
  good = good && spell_line(r, root);
  if (good) good = r->has_header ? read_action(r, root, lines->number) : read_header(r, root);
  r->has_header = true;
  json_decref(root);
  return good;
}

static bool read_lines(world_reading *r, const char *name) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, OG_DEFAULT_MAX_LINE, r->complaint)) return false;
  og_input_status got = OG_INPUT_OK;
  bool good = true;
  while (good && (got = og_next_line(&lines, r->complaint)) == OG_INPUT_OK) good = read_line(r, &lines);
  if (good && got == OG_INPUT_END && !r->has_header)
    good = og_complain(r->complaint, OG_INPUT_BAD, NULL, "an empty scene; expected a first line with 'world'");
  og_line_reader_close(&lines);
  return good && got == OG_INPUT_END;
}

bool og_read_world(og_world_script *script, const char *name, size_t max_points, og_complaint *complaint) {
  world_reading r = {.script = script,
                     .complaint = complaint,
                     .number_of = og_json_made(json_object()),
                     .line_of = og_json_made(json_object())};
  og_scene_body_reader_init(&r.bodies, max_points, complaint);
  bool good = read_lines(&r, name);
  if (good) complaint->line = 0; // what follows is about all lines
  good = good && og_bound_scene(script, script->steps, complaint);
  og_scene_body_reader_clear(&r.bodies);
  json_decref(r.number_of);
  json_decref(r.line_of);
  return good;
}
