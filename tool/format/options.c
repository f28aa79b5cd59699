#include "tool/format/options.h"

#include <getopt.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/complaint.h"

static bool complain_option(const og_usage *usage, const char *fault, const char *option) {
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "%s: %s %s; see %s --help\n", usage->program, fault, og_quote(quoted, option), usage->program);
  return false;
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
  struct option *options = og_grow(NULL, usage->count + 3, sizeof *options);
  for (size_t k = 0; k < usage->count; k++) {
    const int takes = usage->options[k].value == NULL ? no_argument : required_argument;
    options[k] = (struct option){usage->options[k].name, takes, NULL, 0};
  }
  options[usage->count] = (struct option){"help", no_argument, NULL, 0};
  options[usage->count + 1] = (struct option){"version", no_argument, NULL, 0};
  options[usage->count + 2] = (struct option){NULL, 0, NULL, 0};
  int index = -1;
  opterr = 0;
  const int first = optind == 0 ? 1 : optind;
  const int got = getopt_long(argc, argv, ":", options, &index);
  int result;
  if (got == -1) {
    result = OG_OPTION_END;
  } else if (got != 0) {
    const char *element = optind - 1 >= 1 ? argv[optind - 1] : argv[first];
    complain_option(usage, got == ':' ? "a value is missing after" : "unknown or malformed option", element);
    result = OG_OPTION_BAD;
  } else if (!is_spelled_out(element_read(argv, &options[index]), options[index].name)) {
    complain_option(usage, "unknown option (options are not abbreviated)", element_read(argv, &options[index]));
    result = OG_OPTION_BAD;
  } else {
    *value = optarg;
    result = (size_t)index == usage->count       ? OG_OPTION_HELP
             : (size_t)index == usage->count + 1 ? OG_OPTION_VERSION
                                                 : index;
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

bool og_print_help(const og_usage *usage) {
  printf("usage: %s [options] %s\n\n%s\n\noptions:\n", usage->program, usage->operands, usage->summary);
  for (size_t k = 0; k < usage->count; k++)
    print_option(usage->options[k].name, usage->options[k].value, usage->options[k].help);
  print_option("help", NULL, "this text");
  print_option("version", NULL, "the version");
  return flush();
}

bool og_print_version(void) {
  puts("origo " ORIGO_VERSION);
  return flush();
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
