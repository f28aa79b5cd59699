#include "tool/run/case_walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/line_reader.h"
#include "tool/format/progress.h"

og_case_walk og_case_walk_default(void) {
  return (og_case_walk){
      .instead = OG_QUESTION_COUNT, .limits = og_default_case_limits, .max_line = OG_DEFAULT_MAX_LINE, .shards = 1};
}

typedef struct og_walker {
  const og_case_walk *walk;
  og_case_reader *reader, *any; // any: of every case there is, where one is refused; null before that
  og_case one;
  og_complaint complaint;
  og_progress progress;
  size_t lines, taken;
  int status;
} walk_state;

// Bad input outweighs a limit reached.
static void keep_status(walk_state *state, int status) {
  if (status != OG_EXIT_OK && state->status != OG_EXIT_BAD) state->status = status;
}

// Reports; true if the walk goes on all the same.
static bool survive(walk_state *state) {
  og_progress_wipe(&state->progress);
  if (state->walk->complain != NULL) state->walk->complain(state->walk->context, &state->complaint);
  else fprintf(stderr, "%s\n", state->complaint.text);
  keep_status(state, state->complaint.status == OG_INPUT_LIMIT ? OG_EXIT_LIMIT : OG_EXIT_BAD);
  return state->walk->keep_going;
}

static bool settle(walk_state *state) {
  return state->walk->settle == NULL || state->walk->settle(state->walk->context, state);
}

static bool hand_on(walk_state *state, const og_walked_case *walked) {
  state->taken++;
  if (state->walk->take(state->walk->context, walked)) return true;
  state->status = OG_EXIT_BAD;
  return false;
}

// Is what could not be read a case all the same, of a kind that this walk does not take?
static bool is_of_others(walk_state *state, const og_line_reader *lines) {
  const og_case_walk *walk = state->walk;
  if (walk->refuse == NULL || state->complaint.status == OG_INPUT_LIMIT) return false;
  if (state->any == NULL) {
    state->any = og_case_reader_new(&walk->limits, OG_QUESTION_COUNT);
    og_case_reader_forget_ids(state->any);
    og_case_reader_take_answered(state->any);
    og_case_reader_take_hostile(state->any);
  }
  og_complaint ignored;
  memset(&ignored, 0, sizeof ignored);
  return og_read_case(state->any, lines->line, lines->length, &state->one, &ignored) == OG_INPUT_OK;
}

static bool hand_refused(walk_state *state) {
  og_complaint_reset(&state->complaint);
  if (!og_case_reader_note_id(state->reader, state->one.id, &state->complaint)) return survive(state);
  state->taken++;
  if (state->walk->refuse(state->walk->context, state->one.id)) return true;
  state->status = OG_EXIT_BAD;
  return false;
}

static bool take_line(walk_state *state, const og_line_reader *lines) {
  const og_case_walk *walk = state->walk;
  if (walk->deal != NULL) {
    state->taken++;
    return walk->deal(walk->context, state, lines);
  }
  if (walk->plain != NULL &&
      og_read_plain_case(lines->line, lines->length, &walk->limits, walk->instead, &state->one, walk->plain)) {
    if (!og_case_reader_note_id(state->reader, state->one.id, &state->complaint)) return survive(state);
    const og_walked_case plain = {.file = lines->name,
                                  .line = lines->number,
                                  .text = lines->line,
                                  .length = lines->length,
                                  .one = &state->one,
                                  .is_plain = true};
    return hand_on(state, &plain);
  }
  if (og_read_case(state->reader, lines->line, lines->length, &state->one, &state->complaint) != OG_INPUT_OK)
    return is_of_others(state, lines) ? hand_refused(state) : survive(state);
  const og_walked_case walked = {lines->name,
                                 lines->number,
                                 lines->line,
                                 lines->length,
                                 &state->one,
                                 false,
                                 og_case_reader_a(state->reader),
                                 og_case_reader_b(state->reader),
                                 og_case_reader_velocity_a(state->reader),
                                 og_case_reader_velocity_b(state->reader),
                                 og_case_reader_until(state->reader)};
  return hand_on(state, &walked);
}

// False when the whole walk has to stop.
static bool walk_file(walk_state *state, const char *name) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, state->walk->max_line, &state->complaint))
    return settle(state) && survive(state);
  bool going = true, readable = true;
  while (going && readable) {
    const og_input_status got = og_next_line(&lines, &state->complaint);
    if (got == OG_INPUT_END) break;
    const bool mine = state->lines % state->walk->shards == state->walk->shard;
    state->lines++;
    if (got != OG_INPUT_OK) {
      readable = got == OG_INPUT_LIMIT;
      going = settle(state) && survive(state);
    } else if (mine) {
      going = take_line(state, &lines);
    }
    og_progress_show(&state->progress, lines.bytes, state->taken);
  }
  og_progress_next_file(&state->progress, lines.bytes);
  og_line_reader_close(&lines);
  return going;
}

static void begin(walk_state *state, const og_case_walk *walk) {
  memset(state, 0, sizeof *state);
  state->walk = walk;
  state->reader = og_case_reader_new(&walk->limits, walk->instead);
  if (walk->hostile) og_case_reader_take_hostile(state->reader);
  if (walk->curved) og_case_reader_take_curved(state->reader);
  if (walk->plane) og_case_reader_take_plane(state->reader);
  if (walk->parts) og_case_reader_take_parts(state->reader);
  if (walk->all_hits) og_case_reader_take_all_hits(state->reader);
  if (walk->curved_hit) og_case_reader_take_curved_hit(state->reader);
  if (walk->curved_support) og_case_reader_take_curved_support(state->reader);
  if (walk->ellipsoids) og_case_reader_take_ellipsoids(state->reader);
  if (walk->curved_contact) og_case_reader_take_curved_contact(state->reader);
  if (walk->curved_depth) og_case_reader_take_curved_depth(state->reader);
  if (walk->curved_sweep) og_case_reader_take_curved_sweep(state->reader);
  og_case_init(&state->one);
}

static void end(walk_state *state) {
  og_case_clear(&state->one);
  og_case_reader_free(state->reader);
  og_case_reader_free(state->any);
}

int og_walk_cases(const og_case_walk *walk, char *const *names, int count) {
  walk_state state;
  begin(&state, walk);
  og_progress_start(&state.progress, !walk->quiet, names, count);
  bool going = true;
  for (int k = 0; k < count && going; k++) going = walk_file(&state, names[k]);
  if (going) (void)settle(&state);
  og_progress_wipe(&state.progress);
  end(&state);
  return state.status;
}

// ---- lines that others have dealt ----

og_walker *og_walker_new(const og_case_walk *walk) {
  og_walker *walker = og_grow(NULL, 1, sizeof *walker);
  begin(walker, walk);
  og_case_reader_forget_ids(walker->reader);
  return walker;
}

void og_walker_free(og_walker *walker) {
  end(walker);
  free(walker);
}

bool og_walker_take(og_walker *walker, const og_line_reader *lines, int *status) {
  og_complaint_reset(&walker->complaint);
  walker->complaint.file = lines->name;
  walker->complaint.line = lines->number;
  walker->status = OG_EXIT_OK;
  const bool going = take_line(walker, lines);
  *status = walker->status;
  return going;
}

bool og_walker_note(og_walker *walker, const char *file, size_t line, const char *id, const char *after, bool *going) {
  og_complaint kept = walker->complaint;
  og_complaint_reset(&walker->complaint);
  walker->complaint.file = file;
  walker->complaint.line = line;
  const bool good = og_case_reader_note_after(walker->reader, after, &walker->complaint) &&
                    og_case_reader_note_id(walker->reader, id, &walker->complaint);
  *going = good || survive(walker);
  walker->complaint = kept; // of the line that is read now
  return good;
}

void og_walker_tell(og_walker *walker, int status, const char *words, size_t length) {
  if (length > 0) og_progress_wipe(&walker->progress);
  fwrite(words, 1, length, stderr);
  keep_status(walker, status);
}
