#include "tool/judge/match.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/play.h"

void og_match_init(og_match *match, og_round_format format, bool as_hulls) {
  memset(match, 0, sizeof *match);
  match->how = (og_hand_over){format == OG_ROUND_BINARY32, as_hulls};
  og_referee_init(&match->referee, format);
  og_small_case_init(&match->handed.bodies);
  og_small_case_init(&match->variant.bodies);
  og_handed_boxes_init(&match->boxes);
  og_handed_moving_init(&match->moving);
  og_handed_mesh_motion_init(&match->mesh_motion);
  og_handed_rigid_init(&match->rigid);
  og_handed_hull_init(&match->hull);
  og_handed_minkowski_init(&match->minkowski);
  og_handed_polygon_init(&match->polygon);
  og_handed_clip_init(&match->clip);
  og_handed_meshes_init(&match->meshes);
  og_handed_curved_init(&match->curved);
  og_handed_curved_sweep_init(&match->curved_sweep);
  og_curved_contacts_judge_init(&match->curved_contacts);
  og_handed_parts_init(&match->parts);
  og_handed_volume_init(&match->volume);
  og_handed_decomposition_init(&match->decomposition);
  for (int k = 0; k < OG_NUDGE_COUNT; k++) og_statement_init(&match->nudged[k]);
  og_steady_init(&match->steady);
  og_text_init(&match->line);
  og_text_init(&match->out);
}

void og_match_clear(og_match *match) {
  for (size_t k = 0; k < match->count; k++) {
    og_contestant_clear(&match->player[k].contestant);
    og_text_clear(&match->player[k].before.line);
    og_text_clear(&match->player[k].now.line);
    og_persist_clear(&match->player[k].persist);
  }
  free(match->player);
  og_referee_clear(&match->referee);
  og_small_case_clear(&match->handed.bodies);
  og_small_case_clear(&match->variant.bodies);
  og_handed_boxes_clear(&match->boxes);
  og_handed_moving_clear(&match->moving);
  og_handed_mesh_motion_clear(&match->mesh_motion);
  og_handed_rigid_clear(&match->rigid);
  og_handed_hull_clear(&match->hull);
  og_handed_minkowski_clear(&match->minkowski);
  og_handed_polygon_clear(&match->polygon);
  og_handed_clip_clear(&match->clip);
  og_handed_meshes_clear(&match->meshes);
  og_handed_curved_clear(&match->curved);
  og_handed_curved_sweep_clear(&match->curved_sweep);
  og_curved_contacts_judge_clear(&match->curved_contacts);
  og_handed_parts_clear(&match->parts);
  og_handed_volume_clear(&match->volume);
  og_handed_decomposition_clear(&match->decomposition);
  for (int k = 0; k < OG_NUDGE_COUNT; k++) og_statement_clear(&match->nudged[k]);
  og_steady_clear(&match->steady);
  og_text_clear(&match->line);
  og_text_clear(&match->out);
}

og_player *og_match_add(og_match *match) {
  match->player = og_grow(match->player, match->count + 1, sizeof *match->player);
  og_player *player = &match->player[match->count++];
  memset(player, 0, sizeof *player);
  og_text_init(&player->before.line);
  og_text_init(&player->now.line);
  og_persist_init(&player->persist);
  return player;
}

// ---- judgements that wait ----

// Is the failure known? Then the line says so. Either way it is for the next baseline.
static bool recall(og_match *match, og_waiting *waiting) {
  og_failing failing = og_failing_of(&waiting->judgement, waiting->stated, waiting->id, waiting->engine);
  if (!og_judgement_fails(&waiting->judgement, waiting->stated, waiting->excusable))
    failing.fails = og_stated_text(OG_STATED_CRASHED); // at first
  const og_known_failure *known = match->known == NULL ? NULL : og_baseline_find(match->known, &failing);
  if (match->next != NULL) og_baseline_add(match->next, &failing, known == NULL ? NULL : known->reason);
  if (known == NULL) return false;
  waiting->line.length -= strlen("}\n"); // the object goes on
  waiting->line.at[waiting->line.length] = '\0';
  og_text_add(&waiting->line, ",\"known\":");
  og_text_add_json_string(&waiting->line, known->reason == NULL ? "" : known->reason);
  og_text_add(&waiting->line, "}\n");
  return true;
}

// The judgement of the case before is what it is from now on.
static void settle(og_match *match, og_player *player) {
  og_waiting *waiting = &player->before;
  if (!waiting->any) return;
  if (match->pass_on != NULL) {
    match->pass_on->judged(match->pass_on, (size_t)(player - match->player), waiting);
    waiting->any = false;
    return;
  }
  const bool fails =
      waiting->crashed_first || og_judgement_fails(&waiting->judgement, waiting->stated, waiting->excusable);
  const bool known = fails && recall(match, waiting);
  if (match->known != NULL) og_baseline_ask(match->known, waiting->id, waiting->engine);
  og_tally_judgement(&player->tally, &waiting->judgement, waiting->stated, waiting->excusable,
                     (og_fate){fails, known, waiting->crashed_first});
  og_text_add_bytes(&match->out, waiting->line.at, waiting->line.length);
  waiting->any = false;
}

static void settle_all(og_match *match) {
  for (size_t k = 0; k < match->count; k++) settle(match, &match->player[k]);
}

static void pass_on(og_player *player) {
  const og_waiting passed = player->before;
  player->before = player->now;
  player->now = passed;
}

// ---- a case ----

// What engines are asked besides bodies: each case is handed over into match->FIELD and solved there.
typedef enum hand_over_end { HANDED_OVER, UNFIT, LARGE, CROWDED, UNSOLID, UNSOLVED } hand_over_end;

static hand_over_end hand_over_boxes(og_match *match, const og_walked_case *walked) {
  const og_case *one = walked->one;
  if (one->is_hostile)
    og_hand_over_hostile(&match->boxes, &match->how, one->hostile.end, one->hostile.count, one->hostile.axes);
  else if (!og_hand_over_boxes(&match->boxes, &match->how, &one->scene)) return UNFIT;
  return og_handed_boxes_solve(&match->boxes, OG_DEFAULT_MAX_PAIRS) ? HANDED_OVER : CROWDED;
}

static void write_boxes(og_match *match, const og_case *one) {
  og_write_handed_boxes(&match->line, one->id, &match->boxes);
}

static hand_over_end hand_over_moving(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_moving(&match->moving, &match->how, &walked->one->moving)) return UNFIT;
  return og_handed_moving_solve(&match->moving) ? HANDED_OVER : UNSOLVED;
}

static void write_moving(og_match *match, const og_case *one) {
  og_write_handed_moving(&match->line, one->id, &match->moving);
}

static hand_over_end hand_over_mesh_motion(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_mesh_motion(&match->mesh_motion, &match->how, &walked->one->meshes)) return UNFIT;
  return og_handed_mesh_motion_solve(&match->mesh_motion) ? HANDED_OVER : UNSOLVED;
}

static void write_mesh_motion(og_match *match, const og_case *one) {
  og_write_handed_mesh_motion(&match->line, one->id, &match->mesh_motion);
}

static hand_over_end hand_over_rigid(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_rigid(&match->rigid, &match->how, walked)) return UNFIT;
  return og_handed_rigid_solve(&match->rigid) ? HANDED_OVER : UNSOLVED;
}

static void write_rigid(og_match *match, const og_case *one) {
  og_write_handed_rigid(&match->line, one->id, &match->rigid);
}

static hand_over_end hand_over_hull(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_hull(&match->hull, &match->how, &walked->one->hull)) return UNFIT;
  return og_handed_hull_solve(&match->hull) ? HANDED_OVER : UNSOLVED;
}

static void write_hull(og_match *match, const og_case *one) {
  og_write_handed_points(&match->line, one->id, OG_HULL, &match->hull);
}

static hand_over_end hand_over_minkowski(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_minkowski(&match->minkowski, &match->how, walked)) return UNFIT;
  return og_handed_minkowski_solve(&match->minkowski) ? HANDED_OVER : UNSOLVED;
}

static void write_minkowski(og_match *match, const og_case *one) {
  og_write_handed_minkowski(&match->line, one->id, &match->minkowski);
}

static hand_over_end hand_over_polygon(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_polygon(&match->polygon, &match->how, &walked->one->polygon)) return UNFIT;
  return og_handed_polygon_solve(&match->polygon) ? HANDED_OVER : UNSOLVED;
}

static void write_polygon(og_match *match, const og_case *one) {
  og_write_handed_polygon(&match->line, one->id, &match->polygon);
}

static hand_over_end hand_over_clip(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_clip(&match->clip, &match->how, &walked->one->problem)) return UNFIT;
  return og_handed_clip_solve(&match->clip) ? HANDED_OVER : UNSOLVED;
}

static void write_clip(og_match *match, const og_case *one) {
  og_write_handed_clip(&match->line, one->id, &match->clip);
}

static hand_over_end hand_over_meshes(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_meshes(&match->meshes, &match->how, &walked->one->meshes)) return UNFIT;
  return og_handed_meshes_solve(&match->meshes, OG_DEFAULT_MAX_PAIRS) ? HANDED_OVER : CROWDED;
}

static void write_meshes(og_match *match, const og_case *one) {
  og_write_handed_meshes(&match->line, one->id, &match->meshes);
}

static hand_over_end hand_over_parts(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_parts(&match->parts, &match->how, walked)) return UNFIT;
  if (og_handed_parts_solve(&match->parts)) return HANDED_OVER;
  return match->parts.is_sound ? UNSOLVED : UNSOLID;
}

static void write_parts(og_match *match, const og_case *one) {
  og_write_handed_parts(&match->line, one->id, one->question, &match->parts);
}

static hand_over_end hand_over_volume(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_volume(&match->volume, &match->how, &walked->one->volume)) return UNFIT;
  return og_handed_volume_solve(&match->volume) ? HANDED_OVER : UNSOLVED;
}

static void write_volume(og_match *match, const og_case *one) {
  og_write_handed_volume(&match->line, one->id, &match->volume);
}

static hand_over_end hand_over_decomposition(og_match *match, const og_walked_case *walked) {
  if (!og_hand_over_decomposition(&match->decomposition, &match->how, &walked->one->decomposition)) return UNFIT;
  if (!og_handed_decomposition_is_small(&match->decomposition)) return LARGE;
  return og_handed_decomposition_is_solid(&match->decomposition) ? HANDED_OVER : UNSOLID;
}

static void write_decomposition(og_match *match, const og_case *one) {
  og_write_handed_decomposition(&match->line, one->id, &match->decomposition);
}

typedef bool play_function(og_match *match, og_player *player, const og_walked_case *walked);

// How a case is handed over, how its line is written and how one player is asked and judged.
typedef struct match_row {
  hand_over_end (*hand_over)(og_match *match, const og_walked_case *walked);
  void (*write)(og_match *match, const og_case *one); // to match->line
  play_function *play;
} match_row;

#define ROW(name)                                                                                                      \
  { hand_over_##name, write_##name, og_match_play_##name }

static const match_row row_of_parts = ROW(parts);
static const match_row row_of_question[OG_QUESTION_COUNT] = {
    [OG_OVERLAPS] = ROW(boxes),     [OG_MESH_PAIRS] = ROW(meshes),   [OG_BOUND] = ROW(volume),
    [OG_HULL] = ROW(hull),          [OG_TRIANGULATE] = ROW(polygon), [OG_DECOMPOSE] = ROW(decomposition),
    [OG_VERTEX_FACE] = ROW(moving), [OG_EDGE_EDGE] = ROW(moving),    [OG_CLIP] = ROW(clip),
    [OG_MOTION] = ROW(rigid),       [OG_MINKOWSKI] = ROW(minkowski), [OG_MESH_MOTION] = ROW(mesh_motion),
};

#undef ROW

// Hands the case over and writes it. False: the run cannot go on.
static bool take_row(og_match *match, const match_row *row, const og_walked_case *walked, bool *taken) {
  const hand_over_end end = row->hand_over(match, walked);
  *taken = end == HANDED_OVER;
  match->unfit += end == UNFIT;
  match->large += end == LARGE;
  match->crowded += end == CROWDED;
  match->unsolid += end == UNSOLID;
  if (end == UNSOLVED) return og_match_complain(match, walked, "the solver failed");
  if (!*taken) return true;
  og_text_reset(&match->line);
  row->write(match, walked->one);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Many cases a system call; but who writes cases to us, or waits for an engine, wants to see at once.
#define OUT_BYTES ((size_t)1 << 16)

static bool has_engine(const og_match *match) {
  for (size_t k = 0; k < match->count; k++)
    if (match->player[k].contestant.engine != NULL) return true;
  return false;
}

static bool flush(og_match *match) { return match->deliver == NULL || match->deliver(match); }

static void record_case(og_match *match, const og_walked_case *walked) {
  og_text_reset(&match->line);
  og_write_handed(&match->line, walked->one->id, walked->one->question, &match->handed);
  og_record_case(match->record, match->line.at, match->line.length);
}

// The bodies in match->handed.
static bool solve(og_match *match) {
  const og_handed_case *handed = &match->handed;
  if (!og_small_is_curved(&handed->bodies)) return og_referee_take(&match->referee, handed);
  if (!handed->motion.moves) return og_handed_curved_solve(&match->curved, &handed->bodies);
  if (!og_handed_curved_sweep_solve(&match->curved_sweep, handed)) return false;
  match->undecided += match->curved_sweep.answer.range.kind == OG_SWEEP_RANGE_CLEAR;
  return true;
}

// Or a path, and a cylinder or a cone.
static bool is_of_parts(const og_walked_case *walked) {
  const og_case_kind kind = walked->one->kind;
  return !walked->is_plain && (kind == OG_CASE_OF_PARTS || kind == OG_CASE_SOLID || kind == OG_CASE_CURVED_PARTS ||
                               kind == OG_CASE_PART_CONTACTS || kind == OG_CASE_CURVED_HIT);
}

// Null: the case is about bodies, or not judged.
static const match_row *row_of(const og_walked_case *walked) {
  if (is_of_parts(walked)) return &row_of_parts;
  const match_row *row = &row_of_question[walked->one->question];
  return row->hand_over == NULL ? NULL : row;
}

static bool is_judged(const og_walked_case *walked) {
  const og_question question = walked->one->question;
  if (is_of_parts(walked)) return question != OG_SWEEP; // its motion would be lost
  return row_of(walked) != NULL || og_question_is_of_pair(question) || question == OG_CONTACT;
}

// The case at hand, if it is one that is judged. False: the run cannot go on.
static bool take_case(og_match *match, const og_walked_case *walked, bool *taken) {
  const match_row *row = row_of(walked);
  *taken = false;
  match->is_plane = !walked->is_plain && walked->one->is_plane;
  if (!is_judged(walked)) {
    match->primitives++;
  } else if (row != NULL) {
    return take_row(match, row, walked, taken);
  } else if (!og_hand_over_case(&match->handed, &match->how, walked)) {
    match->unfit++;
  } else {
    *taken = true;
    if (!solve(match)) return og_match_complain(match, walked, "the solver failed");
    if (match->record != NULL) record_case(match, walked);
  }
  return true;
}

static play_function *play_of(const og_match *match, const og_walked_case *walked) {
  const match_row *row = row_of(walked);
  if (row != NULL) return row->play;
  if (!og_small_is_curved(&match->handed.bodies)) return og_match_play_bodies;
  return match->handed.motion.moves ? og_match_play_curved_sweep : og_match_play_curved;
}

void og_match_walk(og_match *match, og_case_walk *walk) {
  walk->take = og_match_take;
  walk->context = match;
  walk->hostile = walk->curved_depth = walk->curved_sweep = true;
  walk->curved_hit = walk->parts = walk->all_hits = walk->plane = true;
  walk->curved_contact = walk->curved_support = true; // the latter is passed over, by name
  if (!match->how.as_hulls) walk->plain = &match->handed.bodies;
}

static bool is_from_standard_input(const og_walked_case *walked) {
  return walked->file != NULL && strcmp(walked->file, "standard input") == 0;
}

bool og_match_take(void *context, const og_walked_case *walked) {
  og_match *match = context;
  bool taken;
  if (!take_case(match, walked, &taken)) return false;
  if (!taken) return true;
  play_function *const play_one = play_of(match, walked);
  for (size_t k = 0; k < match->count; k++)
    if (!play_one(match, &match->player[k], walked)) return false; // only whole cases are written
  settle_all(match);
  for (size_t k = 0; k < match->count; k++) pass_on(&match->player[k]);
  const bool waits = has_engine(match), awaited = waits || is_from_standard_input(walked);
  if (!waits) settle_all(match);
  return awaited || match->out.length >= OUT_BYTES ? flush(match) : true;
}

bool og_match_take_judged(og_match *match) {
  for (size_t k = 0; k < match->count; k++) {
    og_player *player = &match->player[k];
    if (!player->before.any) continue;
    snprintf(player->contestant.name, sizeof player->contestant.name, "%s", player->before.engine);
    settle(match, player);
  }
  return flush(match);
}

bool og_match_finish(og_match *match) {
  for (size_t k = 0; k < match->count; k++) {
    og_player *player = &match->player[k];
    og_contestant_finish(&player->contestant);
    // A case that could not be judged to its end is not written, and what was said about it is nobody's.
    if (player->contestant.strayed && !player->now.any && og_can_be_spoilt(&player->before))
      og_spoil(&player->before, player->contestant.stray_text);
  }
  settle_all(match);
  return flush(match);
}

// ---- the end ----

static void add_passed_over(og_text *text, size_t count, const char *why) {
  if (count > 0) og_text_format(text, "%zu case%s passed over: %s\n", count, count == 1 ? "" : "s", why);
}

void og_match_add_passed_over(og_text *text, const og_match *match) {
  add_passed_over(text, match->primitives,
                  "not about two bodies, boxes, features that move, hulls, polygons, volumes, parts or pairs of "
                  "triangles, "
                  "or a body of parts that moves");
  add_passed_over(text, match->crowded, "more pairs overlap than a hundred million");
  add_passed_over(text, match->unsolid, "a mesh that bounds no solid");
  add_passed_over(text, match->large, "a mesh of more than 10000 triangles, which is the most that is judged");
  add_passed_over(text, match->unfit,
                  match->how.binary32 ? "a number is too large for binary32, or a rotation or a radius vanishes in it"
                                      : "a number is too large for binary64, or a rotation or a radius vanishes in it");
}

int og_match_status(const og_match *match) {
  for (size_t k = 0; k < match->count; k++)
    if (og_tally_has_failure(&match->player[k].tally)) return 1;
  return 0;
}
