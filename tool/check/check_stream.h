#ifndef OG_CHECK_STREAM_H
#define OG_CHECK_STREAM_H

/// A file of cases and a file of answers, read side by side: is every answer proved by its own certificate?
///
/// Line by line in the same order, ids compared, so that streams of any length need constant memory. Nothing
/// of the solver is used: this is the whole of the program origo-check.

#include "tool/format/line_reader.h"
#include "tool/kind/check.h"

typedef struct og_check_options {
  const char *program;         // for messages
  const char *cases, *answers; // file names; "-" is standard input
  og_question instead;         // OG_QUESTION_COUNT: the question of each case
  og_check_limits limits;
  size_t max_line;
  bool keep_going; // a pair of lines that cannot be read, or does not belong together, does not end the run
} og_check_options;

/// Writes one line per refused answer, and a last line with the counts, to standard output. Returns the exit
/// status: 0 all accepted; 1 some refused; 2 bad input, or ids that do not match; 3 a limit was reached or an
/// answer is undecided.
int og_check_stream(const og_check_options *options);

/// `origo check` and origo-check: the command line of the above.
int og_check_command(const char *program, int argc, char **argv);

#endif
