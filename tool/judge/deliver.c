#include "tool/judge/deliver.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool/format/terminal.h"

bool og_deliver(og_match *match) {
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

// ---- the end ----

void og_match_report(og_match *match) {
  og_text_reset(&match->out);
  og_match_add_passed_over(&match->out, match);
  if (match->undecided > 0)
    og_text_format(&match->out, "%zu sweep%s undecided: only a time before any contact is judged\n", match->undecided,
                   match->undecided == 1 ? "" : "s");
  const bool coloured = og_takes_colour(STDERR_FILENO);
  for (size_t k = 0; k < match->count; k++)
    og_tally_add_text(&match->out, match->player[k].contestant.name, &match->player[k].tally, coloured);
  (void)og_text_write(&match->out, STDERR_FILENO);
}

void og_match_report_mended(const og_match *match) {
  const og_known_failure *first = NULL;
  const size_t count = match->known == NULL ? 0 : og_baseline_mended(match->known, &first);
  if (count == 1) fprintf(stderr, "a known failure is mended: %s (%s)\n", first->id, first->fails);
  if (count > 1) fprintf(stderr, "%zu known failures are mended, the first: %s (%s)\n", count, first->id, first->fails);
}

static bool report_left_over(og_player *player) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  if (og_contestant_is_done(&player->contestant, &complaint)) return true;
  fprintf(stderr, "origo judge: %s\n", complaint.text);
  return false;
}

bool og_match_is_done(og_match *match) {
  bool done = true;
  for (size_t k = 0; k < match->count; k++) done = report_left_over(&match->player[k]) && done;
  return done;
}
