#include "tool/check/check_stream.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool/kind/check.h"

typedef struct check_stream {
  const og_check_options *options;
  og_line_reader cases, answers;
  og_check_run check;
  og_text line;
  size_t accepted, refused, undecided, unreadable;
} check_stream;

static bool put(check_stream *run) {
  if (og_text_write(&run->line, STDOUT_FILENO)) return true;
  fprintf(stderr, "%s: cannot write to standard output: %s\n", run->options->program, strerror(errno));
  return false;
}

static bool report_refusal(check_stream *run, const char *verdict, const char *reason) {
  og_text_reset(&run->line);
  og_text_format(&run->line, "%s: ", verdict);
  og_text_add_json_string(&run->line, run->check.one.id);
  og_text_format(&run->line, " (%s:%zu): %s\n", run->answers.name, run->answers.number, reason);
  return put(run);
}

static int fail(const check_stream *run) {
  fprintf(stderr, "%s\n", run->check.complaint.text);
  return run->check.complaint.status == OG_INPUT_LIMIT ? 3 : 2;
}

static int complain_of_pairing(check_stream *run, const char *format, const char *id) {
  char quoted[OG_QUOTE_SIZE];
  og_complain(&run->check.complaint, OG_INPUT_BAD, NULL, format, og_quote(quoted, id));
  return fail(run);
}

// -1, after it has complained, where the run goes on with the next two lines.
static int pass_over(check_stream *run) {
  const int status = fail(run);
  if (!run->options->keep_going) return status;
  og_complaint_reset(&run->check.complaint);
  run->unreadable++;
  return -1;
}

// The case at fault has an answer, which nobody can check.
static int pass_over_case(check_stream *run) {
  const int status = pass_over(run);
  if (status != -1) return status;
  const og_input_status answer = og_next_line(&run->answers, &run->check.complaint);
  og_complaint_reset(&run->check.complaint);
  return answer == OG_INPUT_END ? 0 : -1;
}

// Judges the answer just read. -1: go on.
static int tell(check_stream *run) {
  const og_check_found found = og_check_judge(&run->check);
  run->accepted += found == OG_CHECK_ACCEPTED;
  run->refused += found == OG_CHECK_REFUSED;
  run->undecided += found == OG_CHECK_UNDECIDED;
  if (found == OG_CHECK_ACCEPTED) return -1;
  return report_refusal(run, found == OG_CHECK_REFUSED ? "refused" : "undecided", run->check.reason.at) ? -1 : 2;
}

// One case and its answer. -1: go on; otherwise the exit status, or 0 at the end of both files.
static int step(check_stream *run) {
  const og_input_status of_case = og_next_line(&run->cases, &run->check.complaint);
  if (of_case != OG_INPUT_OK && of_case != OG_INPUT_END) return pass_over_case(run);
  if (of_case == OG_INPUT_OK &&
      og_check_read_case(&run->check, run->cases.line, run->cases.length) != OG_INPUT_OK)
    return pass_over_case(run);
  const og_input_status of_answer = og_next_line(&run->answers, &run->check.complaint);
  if (of_answer != OG_INPUT_OK && of_answer != OG_INPUT_END) return pass_over(run);
  if (of_case == OG_INPUT_END && of_answer == OG_INPUT_END) return 0;
  if (of_answer == OG_INPUT_END)
    return complain_of_pairing(run, "no answer for the case %s; expected one answer for every case, in their order",
                               run->check.one.id);
  if (og_check_read(&run->check, run->answers.line, run->answers.length) != OG_INPUT_OK) return pass_over(run);
  if (of_case == OG_INPUT_END)
    return complain_of_pairing(run, "the answer %s has no case; expected one answer for every case, in their order",
                               run->check.id);
  if (strcmp(run->check.one.id, run->check.id) != 0) {
    char expected[OG_QUOTE_SIZE], found[OG_QUOTE_SIZE];
    og_complain(&run->check.complaint, OG_INPUT_BAD, NULL,
                "the answer is for %s, but the next case is %s (%s:%zu); expected one answer for every case, in "
                "their order",
                og_quote(found, run->check.id), og_quote(expected, run->check.one.id), run->cases.name,
                run->cases.number);
    return pass_over(run);
  }
  return tell(run);
}

static int check_all(check_stream *run) {
  int status;
  do status = step(run);
  while (status == -1);
  og_text_reset(&run->line);
  og_text_format(&run->line, "%zu accepted, %zu refused", run->accepted, run->refused);
  if (run->undecided > 0) og_text_format(&run->line, ", %zu undecided", run->undecided);
  if (run->unreadable > 0) og_text_format(&run->line, ", %zu not read", run->unreadable);
  og_text_add(&run->line, "\n");
  if (!put(run)) return 2;
  if (status != 0) return status;
  if (run->unreadable > 0) return 2;
  return run->refused > 0 ? 1 : run->undecided > 0 ? 3 : 0;
}

int og_check_stream(const og_check_options *options) {
  check_stream run;
  memset(&run, 0, sizeof run);
  run.options = options;
  if (!og_line_reader_open(&run.cases, options->cases, options->max_line, &run.check.complaint)) return fail(&run);
  if (!og_line_reader_open(&run.answers, options->answers, options->max_line, &run.check.complaint)) {
    og_line_reader_close(&run.cases);
    return fail(&run);
  }
  og_check_start(&run.check, &options->limits, options->instead);
  const int status = check_all(&run);
  og_check_end(&run.check);
  og_text_clear(&run.line);
  og_line_reader_close(&run.cases);
  og_line_reader_close(&run.answers);
  return status;
}
