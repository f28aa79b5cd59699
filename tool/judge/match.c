#include "tool/judge/match.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
  og_handed_rigid_init(&match->rigid);
  og_handed_hull_init(&match->hull);
  og_handed_polygon_init(&match->polygon);
  og_handed_clip_init(&match->clip);
  og_handed_meshes_init(&match->meshes);
  og_handed_curved_init(&match->curved);
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
  og_handed_rigid_clear(&match->rigid);
  og_handed_hull_clear(&match->hull);
  og_handed_polygon_clear(&match->polygon);
  og_handed_clip_clear(&match->clip);
  og_handed_meshes_clear(&match->meshes);
  og_handed_curved_clear(&match->curved);
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

// The judgement of the case before is what it is from now on.
static void settle(og_match *match, og_player *player) {
  og_waiting *waiting = &player->before;
  if (!waiting->any) return;
  og_tally_judgement(&player->tally, &waiting->judgement, waiting->stated, waiting->excusable);
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

// Into match->boxes, and as a line into match->line.
static bool hand_over_boxes(og_match *match, const og_walked_case *walked) {
  const og_case *one = walked->one;
  if (one->is_hostile) {
    og_hand_over_hostile(&match->boxes, &match->how, one->hostile.end, one->hostile.count, one->hostile.axes);
  } else if (!og_hand_over_boxes(&match->boxes, &match->how, &one->scene)) {
    match->unfit++;
    return false;
  }
  const bool solved = og_handed_boxes_solve(&match->boxes, OG_DEFAULT_MAX_PAIRS);
  match->crowded += !solved;
  if (!solved) return false;
  og_text_reset(&match->line);
  og_write_handed_boxes(&match->line, one->id, &match->boxes);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Into match->moving, and as a line into match->line. False: the run cannot go on.
static bool hand_over_moving(og_match *match, const og_walked_case *walked, bool *taken) {
  *taken = og_hand_over_moving(&match->moving, &match->how, &walked->one->moving);
  match->unfit += !*taken;
  if (!*taken) return true;
  if (!og_handed_moving_solve(&match->moving)) return og_match_complain(walked, "the solver failed");
  og_text_reset(&match->line);
  og_write_handed_moving(&match->line, walked->one->id, &match->moving);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Into match->rigid, and as a line into match->line. False: the run cannot go on.
static bool hand_over_rigid(og_match *match, const og_walked_case *walked, bool *taken) {
  *taken = og_hand_over_rigid(&match->rigid, &match->how, walked);
  match->unfit += !*taken;
  if (!*taken) return true;
  if (!og_handed_rigid_solve(&match->rigid)) return og_match_complain(walked, "the solver failed");
  og_text_reset(&match->line);
  og_write_handed_rigid(&match->line, walked->one->id, &match->rigid);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Into match->hull, and as a line into match->line. False: the run cannot go on.
static bool hand_over_hull(og_match *match, const og_walked_case *walked, bool *taken) {
  *taken = og_hand_over_hull(&match->hull, &match->how, &walked->one->hull);
  match->unfit += !*taken;
  if (!*taken) return true;
  if (!og_handed_hull_solve(&match->hull)) return og_match_complain(walked, "the solver failed");
  og_text_reset(&match->line);
  og_write_handed_points(&match->line, walked->one->id, OG_HULL, &match->hull);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Into match->polygon, and as a line into match->line. False: the run cannot go on.
static bool hand_over_polygon(og_match *match, const og_walked_case *walked, bool *taken) {
  *taken = og_hand_over_polygon(&match->polygon, &match->how, &walked->one->hull);
  match->unfit += !*taken;
  if (!*taken) return true;
  if (!og_handed_polygon_solve(&match->polygon)) return og_match_complain(walked, "the solver failed");
  og_text_reset(&match->line);
  og_write_handed_polygon(&match->line, walked->one->id, &match->polygon);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Into match->clip, and as a line into match->line. False: the run cannot go on.
static bool hand_over_clip(og_match *match, const og_walked_case *walked, bool *taken) {
  *taken = og_hand_over_clip(&match->clip, &match->how, &walked->one->problem);
  match->unfit += !*taken;
  if (!*taken) return true;
  if (!og_handed_clip_solve(&match->clip)) return og_match_complain(walked, "the solver failed");
  og_text_reset(&match->line);
  og_write_handed_clip(&match->line, walked->one->id, &match->clip);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Into match->meshes, and as a line into match->line.
static bool hand_over_meshes(og_match *match, const og_walked_case *walked) {
  const bool fits = og_hand_over_meshes(&match->meshes, &match->how, &walked->one->meshes);
  const bool solved = fits && og_handed_meshes_solve(&match->meshes, OG_DEFAULT_MAX_PAIRS);
  match->unfit += !fits;
  match->crowded += fits && !solved;
  if (!solved) return false;
  og_text_reset(&match->line);
  og_write_handed_meshes(&match->line, walked->one->id, &match->meshes);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Into match->parts, and as a line into match->line. False: the run cannot go on.
static bool hand_over_parts(og_match *match, const og_walked_case *walked, bool *taken) {
  *taken = og_hand_over_parts(&match->parts, &match->how, walked);
  match->unfit += !*taken;
  if (!*taken) return true;
  if (!og_handed_parts_solve(&match->parts)) return og_match_complain(walked, "the solver failed");
  og_text_reset(&match->line);
  og_write_handed_parts(&match->line, walked->one->id, walked->one->question, &match->parts);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Into match->volume, and as a line into match->line. False: the run cannot go on.
static bool hand_over_volume(og_match *match, const og_walked_case *walked, bool *taken) {
  *taken = og_hand_over_volume(&match->volume, &match->how, &walked->one->volume);
  match->unfit += !*taken;
  if (!*taken) return true;
  if (!og_handed_volume_solve(&match->volume)) return og_match_complain(walked, "the solver failed");
  og_text_reset(&match->line);
  og_write_handed_volume(&match->line, walked->one->id, &match->volume);
  if (match->record != NULL) og_record_case(match->record, match->line.at, match->line.length);
  return true;
}

// Into match->decomposition, and as a line into match->line.
static bool hand_over_decomposition(og_match *match, const og_walked_case *walked) {
  const bool fits = og_hand_over_decomposition(&match->decomposition, &match->how, &walked->one->decomposition);
  const bool small = fits && og_handed_decomposition_is_small(&match->decomposition);
  const bool solid = small && og_handed_decomposition_is_solid(&match->decomposition);
  match->unfit += !fits;
  match->large += fits && !small;
  match->unsolid += small && !solid;
  if (!solid) return false;
  og_text_reset(&match->line);
  og_write_handed_decomposition(&match->line, walked->one->id, &match->decomposition);
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

// Whole lines: a signal that ends the process waits until they are written.
static bool flush(og_match *match) {
  sigset_t endings, before;
  sigemptyset(&endings);
  sigaddset(&endings, SIGINT);
  sigaddset(&endings, SIGTERM);
  sigaddset(&endings, SIGHUP);
  sigprocmask(SIG_BLOCK, &endings, &before);
  const bool written = og_text_write(&match->out, STDOUT_FILENO);
  const int why = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  og_text_reset(&match->out);
  if (!written) fprintf(stderr, "origo judge: cannot write to standard output: %s\n", strerror(why));
  return written;
}

static void record_case(og_match *match, const og_walked_case *walked) {
  og_text_reset(&match->line);
  og_write_handed(&match->line, walked->one->id, walked->one->question, &match->handed);
  og_record_case(match->record, match->line.at, match->line.length);
}

// The bodies in match->handed.
static bool solve(og_match *match) {
  if (og_small_is_curved(&match->handed.bodies)) return og_handed_curved_solve(&match->curved, &match->handed.bodies);
  return og_referee_take(&match->referee, &match->handed);
}

// Or a path, and a cylinder or a cone.
static bool is_of_parts(const og_walked_case *walked) {
  const og_case_kind kind = walked->one->kind;
  return !walked->is_plain && (kind == OG_CASE_OF_PARTS || kind == OG_CASE_CURVED_HIT);
}

// The case at hand, if it is one that is judged. False: the run cannot go on.
static bool take_case(og_match *match, const og_walked_case *walked, bool *taken) {
  *taken = false;
  if (is_of_parts(walked) && walked->one->question == OG_SWEEP) {
    match->primitives++; // its motion would be lost
  } else if (is_of_parts(walked)) {
    return hand_over_parts(match, walked, taken);
  } else if (walked->one->question == OG_OVERLAPS) {
    *taken = hand_over_boxes(match, walked);
  } else if (og_question_is_of_moving(walked->one->question)) {
    return hand_over_moving(match, walked, taken);
  } else if (walked->one->question == OG_MOTION) {
    return hand_over_rigid(match, walked, taken);
  } else if (walked->one->question == OG_HULL) {
    return hand_over_hull(match, walked, taken);
  } else if (walked->one->question == OG_TRIANGULATE) {
    return hand_over_polygon(match, walked, taken);
  } else if (walked->one->question == OG_CLIP) {
    return hand_over_clip(match, walked, taken);
  } else if (walked->one->question == OG_MESH_PAIRS) {
    *taken = hand_over_meshes(match, walked);
  } else if (walked->one->question == OG_DECOMPOSE) {
    *taken = hand_over_decomposition(match, walked);
  } else if (walked->one->question == OG_BOUND) {
    return hand_over_volume(match, walked, taken);
  } else if (!og_question_is_of_pair(walked->one->question) && walked->one->question != OG_CONTACT) {
    match->primitives++;
  } else if (!og_hand_over_case(&match->handed, &match->how, walked)) {
    match->unfit++;
  } else {
    *taken = true;
    if (!solve(match)) return og_match_complain(walked, "the solver failed");
    if (match->record != NULL) record_case(match, walked);
  }
  return true;
}

typedef bool play_function(og_match *match, og_player *player, const og_walked_case *walked);

static play_function *play_of(const og_match *match, const og_walked_case *walked) {
  if (is_of_parts(walked)) return og_match_play_parts;
  switch (walked->one->question) {
  case OG_OVERLAPS: return og_match_play_boxes;
  case OG_VERTEX_FACE:
  case OG_EDGE_EDGE: return og_match_play_moving;
  case OG_MOTION: return og_match_play_rigid;
  case OG_HULL: return og_match_play_hull;
  case OG_TRIANGULATE: return og_match_play_polygon;
  case OG_CLIP: return og_match_play_clip;
  case OG_BOUND: return og_match_play_volume;
  case OG_MESH_PAIRS: return og_match_play_meshes;
  case OG_DECOMPOSE: return og_match_play_decomposition;
  default: return og_small_is_curved(&match->handed.bodies) ? og_match_play_curved : og_match_play_bodies;
  }
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
  const bool waits = has_engine(match), awaited = waits || strcmp(walked->file, "standard input") == 0;
  if (!waits) settle_all(match);
  return awaited || match->out.length >= OUT_BYTES ? flush(match) : true;
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

static bool report_left_over(og_player *player) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  if (og_contestant_is_done(&player->contestant, &complaint)) return true;
  fprintf(stderr, "origo judge: %s: %s\n", player->contestant.source, complaint.text);
  return false;
}

void og_match_report(og_match *match) {
  og_text_reset(&match->out);
  add_passed_over(&match->out, match->primitives,
                  "not about two bodies, boxes, features that move, hulls, polygons, volumes, parts or pairs of triangles, "
                  "or a body of parts that moves");
  add_passed_over(&match->out, match->crowded, "more pairs overlap than a hundred million");
  add_passed_over(&match->out, match->unsolid, "a mesh that is open, or has no volume above zero");
  add_passed_over(&match->out, match->large, "a mesh of more than 10000 triangles, which is the most that is judged");
  add_passed_over(&match->out, match->unfit,
                  match->how.binary32 ? "a number is too large for binary32, or a rotation or a radius vanishes in it"
                                      : "a number is too large for binary64, or a rotation or a radius vanishes in it");
  for (size_t k = 0; k < match->count; k++)
    og_tally_add_text(&match->out, match->player[k].contestant.name, &match->player[k].tally);
  (void)og_text_write(&match->out, STDERR_FILENO);
}

bool og_match_is_done(og_match *match) {
  bool done = true;
  for (size_t k = 0; k < match->count; k++) done = report_left_over(&match->player[k]) && done;
  return done;
}

int og_match_status(const og_match *match) {
  for (size_t k = 0; k < match->count; k++)
    if (og_tally_has_failure(&match->player[k].tally)) return 1;
  return 0;
}
