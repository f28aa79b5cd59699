#include "tool/check/check_stream.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool/kind/check.h"

static bool put(og_check_run *run) {
  if (og_text_write(&run->line, STDOUT_FILENO)) return true;
  fprintf(stderr, "%s: cannot write to standard output: %s\n", run->options->program, strerror(errno));
  return false;
}

static bool report_refusal(og_check_run *run, const char *verdict, const char *reason) {
  og_text_reset(&run->line);
  og_text_format(&run->line, "%s: ", verdict);
  og_text_add_json_string(&run->line, run->one.id);
  og_text_format(&run->line, " (%s:%zu): %s\n", run->answers.name, run->answers.number, reason);
  return put(run);
}

static int fail(const og_check_run *run) {
  fprintf(stderr, "%s\n", run->complaint.text);
  return run->complaint.status == OG_INPUT_LIMIT ? 3 : 2;
}

static int complain_of_pairing(og_check_run *run, const char *format, const char *id) {
  char quoted[OG_QUOTE_SIZE];
  og_complain(&run->complaint, OG_INPUT_BAD, NULL, format, og_quote(quoted, id));
  return fail(run);
}

// Looks at the text alone: to make a number of the digits may take minutes.
static bool digits_fit(og_check_run *run, const char *line, size_t length) {
  for (size_t k = 0, digits = 0; k < length; k++) {
    digits = line[k] >= '0' && line[k] <= '9' ? digits + 1 : 0;
    if (digits > run->options->max_digits)
      return og_complain(&run->complaint, OG_INPUT_LIMIT, NULL,
                         "a number with more digits than the limit of %zu, up to byte %zu (--max-digits raises it)",
                         run->options->max_digits, k + 1);
  }
  return true;
}

// Most lines need not become a tree of JSON for this.
static bool may_have_decimals(const char *line, size_t length) {
  static const char name[] = "\"decimals\"";
  const size_t size = sizeof name - 1;
  for (size_t k = 0; k + size <= length; k++)
    if (line[k] == name[0] && memcmp(line + k, name, size) == 0) return true;
  return false;
}

// Reads the answer to the case just read; its id is run->id. Its decimals say nothing that the rest does not prove.
static og_input_status read_answer(og_check_run *run) {
  const char *line = run->answers.line;
  const size_t length = run->answers.length;
  if (!digits_fit(run, line, length)) return OG_INPUT_LIMIT;
  run->decimals = may_have_decimals(line, length) ? og_take_decimals(&run->rest, line, length) : OG_DECIMALS_NONE;
  if (run->decimals == OG_DECIMALS_NONE) return og_check_read(run, line, length);
  return og_check_read(run, run->rest.at, run->rest.length);
}

// -1, after it has complained, where the run goes on with the next two lines.
static int pass_over(og_check_run *run) {
  const int status = fail(run);
  if (!run->options->keep_going) return status;
  og_complaint_reset(&run->complaint);
  run->unreadable++;
  return -1;
}

// The case at fault has an answer, which nobody can check.
static int pass_over_case(og_check_run *run) {
  const int status = pass_over(run);
  if (status != -1) return status;
  const og_input_status answer = og_next_line(&run->answers, &run->complaint);
  og_complaint_reset(&run->complaint);
  return answer == OG_INPUT_END ? 0 : -1;
}

// One case and its answer. -1: go on; otherwise the exit status, or 0 at the end of both files.
static int step(og_check_run *run) {
  const og_input_status of_case = og_next_line(&run->cases, &run->complaint);
  if (of_case != OG_INPUT_OK && of_case != OG_INPUT_END) return pass_over_case(run);
  if (of_case == OG_INPUT_OK &&
      og_read_case(run->case_reader, run->cases.line, run->cases.length, &run->one, &run->complaint) != OG_INPUT_OK)
    return pass_over_case(run);
  const og_input_status of_answer = og_next_line(&run->answers, &run->complaint);
  if (of_answer != OG_INPUT_OK && of_answer != OG_INPUT_END) return pass_over(run);
  if (of_case == OG_INPUT_END && of_answer == OG_INPUT_END) return 0;
  if (of_answer == OG_INPUT_END)
    return complain_of_pairing(run, "no answer for the case %s; expected one answer for every case, in their order",
                               run->one.id);
  if (read_answer(run) != OG_INPUT_OK) return pass_over(run);
  if (of_case == OG_INPUT_END)
    return complain_of_pairing(run, "the answer %s has no case; expected one answer for every case, in their order",
                               run->id);
  if (strcmp(run->one.id, run->id) != 0) {
    char expected[OG_QUOTE_SIZE], found[OG_QUOTE_SIZE];
    og_complain(&run->complaint, OG_INPUT_BAD, NULL,
                "the answer is for %s, but the next case is %s (%s:%zu); expected one answer for every case, in "
                "their order",
                og_quote(found, run->id), og_quote(expected, run->one.id), run->cases.name, run->cases.number);
    return pass_over(run);
  }
  if (run->claims_nothing) {
    run->undecided++;
    return report_refusal(run, "undecided", "no certificate") ? -1 : 2;
  }
  og_check_judge(run);
  if (run->decimals == OG_DECIMALS_WRONG && run->reason.length == 0)
    og_text_add(&run->reason, "decimals: not those of the exact numbers, rounded to as many digits as they say");
  if (run->limited) {
    run->undecided++;
    return report_refusal(run, "undecided", run->reason.at) ? -1 : 2;
  }
  if (run->reason.length == 0) {
    run->accepted++;
    return -1;
  }
  run->refused++;
  return report_refusal(run, "refused", run->reason.at) ? -1 : 2;
}

static int check_all(og_check_run *run) {
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
  og_check_run run;
  memset(&run, 0, sizeof run);
  run.options = options;
  if (!og_line_reader_open(&run.cases, options->cases, options->max_line, &run.complaint)) return fail(&run);
  if (!og_line_reader_open(&run.answers, options->answers, options->max_line, &run.complaint)) {
    og_line_reader_close(&run.cases);
    return fail(&run);
  }
  run.case_reader = og_case_reader_new(&options->limits, options->instead);
  og_case_reader_take_answered(run.case_reader);
  og_case_reader_leave_bodies(run.case_reader);
  og_case_init(&run.one);
  const int status = check_all(&run);
  og_check_end(&run);
  og_case_clear(&run.one);
  og_case_reader_free(run.case_reader);
  og_text_clear(&run.reason);
  og_text_clear(&run.rest);
  og_text_clear(&run.line);
  og_line_reader_close(&run.cases);
  og_line_reader_close(&run.answers);
  return status;
}
