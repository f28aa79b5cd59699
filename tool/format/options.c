#include "tool/format/options.h"

#include <getopt.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/complaint.h"
#include "tool/format/fields.h"
#include "tool/format/terminal.h"

const og_option *og_option_at(const og_usage *usage, size_t index) {
  return index < usage->count ? &usage->options[index] : &usage->shared[index - usage->count];
}

static size_t count_of(const og_usage *usage) { return usage->count + usage->shared_count; }

static void complain_option(const og_usage *usage, const char *fault, const char *option) {
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "%s: %s %s; see %s --help\n", usage->program, fault, og_quote(quoted, option), usage->program);
}

// The name that is meant by "--nmae" or "--nmae=value", or null.
static const char *nearest_option(const og_usage *usage, const char *element) {
  const char *known[64] = {"help", "version"};
  const size_t most = sizeof known / sizeof known[0] - 3;
  char name[64];
  const char *text = element + strspn(element, "-");
  snprintf(name, sizeof name, "%.*s", (int)strcspn(text, "="), text);
  for (size_t k = 0; k < count_of(usage) && k < most; k++) known[k + 2] = og_option_at(usage, k)->name;
  return og_nearest_name(name, known);
}

static void complain_unknown(const og_usage *usage, const char *element) {
  const char *nearest = nearest_option(usage, element);
  char quoted[OG_QUOTE_SIZE];
  const size_t length = nearest == NULL ? 0 : strlen(nearest);
  const bool has_name = length > 0 && strncmp(element, "--", 2) == 0 && strncmp(element + 2, nearest, length) == 0;
  if (nearest == NULL || (has_name && element[2 + length] == '='))
    complain_option(usage, "unknown or malformed option", element);
  else {
    fprintf(stderr, "%s: unknown option %s", usage->program, og_quote(quoted, element));
    og_print_meant("--", nearest);
    fprintf(stderr, " see %s --help\n", usage->program);
  }
}

int og_find_option(const og_usage *usage, const char *name) {
  for (size_t k = 0; k < count_of(usage); k++)
    if (strcmp(og_option_at(usage, k)->name, name) == 0) return (int)k;
  return OG_OPTION_BAD;
}

// The element of argv that getopt has just read.
static const char *element_read(char **argv, const struct option *option) {
  const bool apart = option->has_arg == required_argument && optarg == argv[optind - 1];
  return argv[optind - (apart ? 2 : 1)];
}

// getopt takes "--lim" for "--limit"; such a command breaks as soon as an option is added.
static bool is_spelled_out(const char *element, const char *name) {
  const size_t length = strlen(name);
  return strncmp(element, "--", 2) == 0 && strncmp(element + 2, name, length) == 0 &&
         (element[2 + length] == '\0' || element[2 + length] == '=');
}

int og_next_option(const og_usage *usage, int argc, char **argv, const char **value) {
  const size_t count = count_of(usage);
  struct option *options = og_grow(NULL, count + 3, sizeof *options);
  for (size_t k = 0; k < count; k++) {
    const og_option *one = og_option_at(usage, k);
    options[k] = (struct option){one->name, one->value == NULL ? no_argument : required_argument, NULL, 0};
  }
  options[count] = (struct option){"help", no_argument, NULL, 0};
  options[count + 1] = (struct option){"version", no_argument, NULL, 0};
  options[count + 2] = (struct option){NULL, 0, NULL, 0};
  int index = -1;
  opterr = 0;
  const int first = optind == 0 ? 1 : optind;
  const int got = getopt_long(argc, argv, ":h", options, &index);
  int result;
  if (got == -1) {
    result = OG_OPTION_END;
  } else if (got == 'h') {
    result = OG_OPTION_HELP;
  } else if (got != 0) {
    const char *element = optind - 1 >= 1 ? argv[optind - 1] : argv[first];
    if (got == ':') complain_option(usage, "a value is missing after", element);
    else complain_unknown(usage, element);
    result = OG_OPTION_BAD;
  } else if (!is_spelled_out(element_read(argv, &options[index]), options[index].name)) {
    complain_option(usage, "unknown option (options are not abbreviated)", element_read(argv, &options[index]));
    result = OG_OPTION_BAD;
  } else {
    *value = optarg;
    result = (size_t)index == count ? OG_OPTION_HELP : (size_t)index == count + 1 ? OG_OPTION_VERSION : index;
  }
  free(options);
  return result;
}

static bool flush(void) {
  if (fflush(stdout) == 0 && !ferror(stdout)) return true;
  perror("origo: cannot write");
  return false;
}

static void print_option(const char *name, const char *value, const char *help) {
  char left[64];
  snprintf(left, sizeof left, "--%s%s%s", name, value == NULL ? "" : " ", value == NULL ? "" : value);
  printf("  %-20s %s\n", left, help);
}

static const char *program_name = "origo", *program_note = "";

void og_name_program(const char *name, const char *note) {
  program_name = name;
  program_note = note;
}

bool og_print_help(const og_usage *usage) {
  static const char own[] = "origo ";
  const bool is_command = strncmp(usage->program, own, sizeof own - 1) == 0;
  printf("usage: %s%s [options] %s\n\n%s\n\noptions:\n", is_command ? program_name : "",
         usage->program + (is_command ? sizeof own - 2 : 0), usage->operands, usage->summary);
  for (size_t k = 0; k < count_of(usage); k++) {
    const og_option *one = og_option_at(usage, k);
    print_option(one->name, one->value, one->help);
  }
  print_option("help", NULL, "this text");
  print_option("version", NULL, "the version");
  return flush();
}

bool og_print_version(void) {
  printf("%s " ORIGO_VERSION "%s\n", program_name, program_note);
  return flush();
}

bool og_read_any_question(og_question *question, const char *text, const og_usage *usage) {
  const char *nearest = og_nearest_question(text);
  char quoted[OG_QUOTE_SIZE], list[OG_QUESTION_LIST_SIZE];
  *question = og_question_by_id(text);
  if (*question != OG_QUESTION_COUNT) return true;
  og_quote(quoted, text);
  if (nearest == NULL)
    fprintf(stderr, "%s: --question takes %s, not %s\n", usage->program,
            og_question_list(list, OG_RELATION, OG_QUESTION_COUNT), quoted);
  else {
    fprintf(stderr, "%s: --question: unknown question %s", usage->program, quoted);
    og_print_meant("", nearest);
    fputs("\n", stderr);
  }
  return false;
}

bool og_read_count(size_t *count, const char *text, size_t least, const og_usage *usage, const char *option) {
  size_t value = 0;
  bool good = text[0] != '\0';
  for (const char *ch = text; *ch != '\0' && good; ch++) {
    const size_t digit = (size_t)(*ch - '0');
    good = *ch >= '0' && *ch <= '9' && value <= (SIZE_MAX - digit) / 10;
    if (good) value = 10 * value + digit;
  }
  if (good && value >= least) {
    *count = value;
    return true;
  }
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "%s: --%s takes a whole number from %zu on, not %s\n", usage->program, option, least,
          og_quote(quoted, text));
  return false;
}

bool og_read_amount(double *amount, const char *text, const og_usage *usage, const char *option) {
  char *end;
  const double value = strtod(text, &end);
  if (end != text && *end == '\0' && isfinite(value) && value >= 0) {
    *amount = value;
    return true;
  }
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "%s: --%s takes a number from 0 on, not %s\n", usage->program, option, og_quote(quoted, text));
  return false;
}

bool og_read_shard(size_t *shard, size_t *shards, const char *text, const og_usage *usage) {
  const char *slash = strchr(text, '/');
  char first[32] = "";
  if (slash != NULL && (size_t)(slash - text) < sizeof first) memcpy(first, text, (size_t)(slash - text));
  size_t place, count;
  if (!og_read_count(&place, first, 1, usage, "shard I/N: I")) return false;
  if (!og_read_count(&count, slash == NULL ? "" : slash + 1, place, usage, "shard I/N: N")) return false;
  *shard = place - 1;
  *shards = count;
  return true;
}
