// Lines that become cases, wherever they stand; case_walk.c has those of files.

#include "tool/run/walker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

og_case_walk og_case_walk_default(void) {
  return (og_case_walk){
      .instead = OG_QUESTION_COUNT, .limits = og_default_case_limits, .max_line = OG_DEFAULT_MAX_LINE, .shards = 1};
}

// Bad input outweighs a limit reached.
void og_walker_keep_status(og_walker *state, int status) {
  if (status != OG_EXIT_OK && state->status != OG_EXIT_BAD) state->status = status;
}

// Reports; true if the walk goes on all the same.
bool og_walker_survive(og_walker *state) {
  if (state->wipe != NULL) state->wipe(state);
  if (state->walk->complain != NULL) state->walk->complain(state->walk->context, &state->complaint);
  else fprintf(stderr, "%s\n", state->complaint.text);
  og_walker_keep_status(state, state->complaint.status == OG_INPUT_LIMIT ? OG_EXIT_LIMIT : OG_EXIT_BAD);
  return state->walk->keep_going;
}

bool og_walker_settle(og_walker *state) {
  return state->walk->settle == NULL || state->walk->settle(state->walk->context, state);
}

static bool hand_on(og_walker *state, const og_walked_case *walked) {
  state->taken++;
  if (state->walk->take(state->walk->context, walked)) return true;
  state->status = OG_EXIT_BAD;
  return false;
}

// Is what could not be read a case all the same, of a kind that this walk does not take?
static bool is_of_others(og_walker *state, const og_line_reader *lines) {
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

static bool hand_refused(og_walker *state) {
  og_complaint_reset(&state->complaint);
  if (!og_case_reader_note_id(state->reader, state->one.id, &state->complaint)) return og_walker_survive(state);
  state->taken++;
  if (state->walk->refuse(state->walk->context, state->one.id)) return true;
  state->status = OG_EXIT_BAD;
  return false;
}

bool og_walker_take_line(og_walker *state, const og_line_reader *lines) {
  const og_case_walk *walk = state->walk;
  if (walk->deal != NULL) {
    state->taken++;
    return walk->deal(walk->context, state, lines);
  }
  if (walk->plain != NULL &&
      og_read_plain_case(lines->line, lines->length, &walk->limits, walk->instead, &state->one, walk->plain)) {
    if (!og_case_reader_note_id(state->reader, state->one.id, &state->complaint)) return og_walker_survive(state);
    const og_walked_case plain = {.file = lines->name,
                                  .line = lines->number,
                                  .text = lines->line,
                                  .length = lines->length,
                                  .one = &state->one,
                                  .is_plain = true};
    return hand_on(state, &plain);
  }
  if (og_read_case(state->reader, lines->line, lines->length, &state->one, &state->complaint) != OG_INPUT_OK)
    return is_of_others(state, lines) ? hand_refused(state) : og_walker_survive(state);
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

void og_walker_begin(og_walker *state, const og_case_walk *walk) {
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

void og_walker_end(og_walker *state) {
  og_case_clear(&state->one);
  og_case_reader_free(state->reader);
  og_case_reader_free(state->any);
}

og_walker *og_walker_new(const og_case_walk *walk) {
  og_walker *walker = og_grow(NULL, 1, sizeof *walker);
  og_walker_begin(walker, walk);
  og_case_reader_forget_ids(walker->reader);
  return walker;
}

void og_walker_free(og_walker *walker) {
  og_walker_end(walker);
  free(walker);
}

bool og_walker_take(og_walker *walker, const og_line_reader *lines, int *status) {
  og_complaint_reset(&walker->complaint);
  walker->complaint.file = lines->name;
  walker->complaint.line = lines->number;
  walker->status = OG_EXIT_OK;
  const bool going = og_walker_take_line(walker, lines);
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
  *going = good || og_walker_survive(walker);
  walker->complaint = kept; // of the line that is read now
  return good;
}
