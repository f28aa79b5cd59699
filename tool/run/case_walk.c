#include "tool/run/case_walk.h"

#include <stdio.h>

#include "tool/format/line_reader.h"
#include "tool/format/progress.h"
#include "tool/run/walker.h"

static void wipe(og_walker *walker) { og_progress_wipe(walker->progress); }

// False when the whole walk has to stop.
static bool walk_file(og_walker *state, const char *name) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, state->walk->max_line, &state->complaint))
    return og_walker_settle(state) && og_walker_survive(state);
  bool going = true, readable = true;
  while (going && readable) {
    const og_input_status got = og_next_line(&lines, &state->complaint);
    if (got == OG_INPUT_END) break;
    const bool mine = state->lines % state->walk->shards == state->walk->shard;
    state->lines++;
    if (got != OG_INPUT_OK) {
      readable = got == OG_INPUT_LIMIT;
      going = og_walker_settle(state) && og_walker_survive(state);
    } else if (mine) {
      going = og_walker_take_line(state, &lines);
    }
    og_progress_show(state->progress, lines.bytes, state->taken);
  }
  og_progress_next_file(state->progress, lines.bytes);
  og_line_reader_close(&lines);
  return going;
}

int og_walk_cases(const og_case_walk *walk, char *const *names, int count) {
  og_walker state;
  og_walker_begin(&state, walk);
  og_progress progress = {0};
  state.progress = &progress;
  state.wipe = wipe;
  og_progress_start(&progress, !walk->quiet, names, count);
  bool going = true;
  for (int k = 0; k < count && going; k++) going = walk_file(&state, names[k]);
  if (going) (void)og_walker_settle(&state);
  og_progress_wipe(&progress);
  og_walker_end(&state);
  return state.status;
}

void og_walker_tell(og_walker *walker, int status, const char *words, size_t length) {
  if (length > 0 && walker->wipe != NULL) walker->wipe(walker);
  fwrite(words, 1, length, stderr);
  og_walker_keep_status(walker, status);
}
