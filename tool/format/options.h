#ifndef OG_OPTIONS_H
#define OG_OPTIONS_H

/// The command line: options spelled out in full, and --help made from the same table.

#include <stdbool.h>
#include <stddef.h>

#include "spec/question.h"

typedef struct og_option {
  const char *name;  // without the dashes
  const char *value; // what it takes ("N"), or null
  const char *help;  // one line
} og_option;

typedef struct og_usage {
  const char *program;  // "origo ask"
  const char *operands; // "[CASES...]"
  const char *summary;  // what it does, a few lines
  const og_option *options;
  size_t count;
  const og_option *shared; // that other commands have, too; numbered after its own
  size_t shared_count;
} og_usage;

/// Every command also takes these two.
#define OG_OPTION_HELP (-2)
#define OG_OPTION_VERSION (-3)
#define OG_OPTION_END (-1)
#define OG_OPTION_BAD (-4) // already reported on standard error

/// The next option's index in the tables, or one of the above; *value is what it takes. Operands are moved to the
/// end, from argv[optind] on. An abbreviated name is refused. Not for use in several threads (getopt is not).
int og_next_option(const og_usage *usage, int argc, char **argv, const char **value);

/// The option of that index.
const og_option *og_option_at(const og_usage *usage, size_t index);
/// The index of the option of that name, or OG_OPTION_BAD.
int og_find_option(const og_usage *usage, const char *name);

/// The help text, on standard output; false where it cannot be written.
bool og_print_help(const og_usage *usage);
/// "origo 0.1.0"
bool og_print_version(void);
/// For a program that is not `origo`: its name stands in both, the note after its version.
void og_name_program(const char *name, const char *note);

/// A number of decimal digits, at least `least`. Otherwise reports on standard error and returns false.
bool og_read_count(size_t *count, const char *text, size_t least, const og_usage *usage, const char *option);
/// The name of a question. Otherwise reports on standard error, with one that is near or all, and returns false.
bool og_read_any_question(og_question *question, const char *text, const og_usage *usage);
/// A finite number >= 0, decimal or hexadecimal. Otherwise reports on standard error and returns false.
bool og_read_amount(double *amount, const char *text, const og_usage *usage, const char *option);
/// "I/N", 1 <= I <= N: *shard = I - 1 of *shards = N. Otherwise reports on standard error and returns false.
bool og_read_shard(size_t *shard, size_t *shards, const char *text, const og_usage *usage);

#endif
