#include "tool/study/study_command.h"

#include <stdio.h>
#include <string.h>

#include "tool/format/complaint.h"
#include "tool/format/fields.h"
#include "tool/format/options.h"
#include "tool/study/accuracy.h"

static const og_study studies[] = {
    {"accuracy", "every algorithm against the exact answer: verdicts, errors, iterations", og_study_accuracy},
};
enum { STUDY_COUNT = sizeof studies / sizeof studies[0] };

static int print_help(void) {
  puts("usage: origo study NAME ...\n\nRuns an experiment on the reference's algorithms.\n\nstudies:");
  for (int k = 0; k < STUDY_COUNT; k++) printf("  %-18s %s\n", studies[k].id, studies[k].does);
  puts("\n'origo study NAME --help' says more.");
  if (fflush(stdout) == 0 && !ferror(stdout)) return 0;
  perror("origo study: cannot write");
  return 2;
}

static int refuse(const char *word) {
  const char *ids[STUDY_COUNT + 1] = {NULL};
  for (int k = 0; k < STUDY_COUNT; k++) ids[k] = studies[k].id;
  const char *nearest = og_nearest_name(word, ids);
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "origo study: unknown %s %s", word[0] == '-' ? "option" : "study", og_quote(quoted, word));
  if (nearest != NULL) fprintf(stderr, "; did you mean '%s'?\n", nearest);
  else fputs("; see origo study --help\n", stderr);
  return 2;
}

int og_study_command(int argc, char **argv) {
  if (argc < 2) {
    fputs("origo study: which study? see origo study --help\n", stderr);
    return 2;
  }
  if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "--list") == 0) return print_help();
  if (strcmp(argv[1], "--version") == 0) return og_print_version() ? 0 : 2;
  for (int k = 0; k < STUDY_COUNT; k++)
    if (strcmp(argv[1], studies[k].id) == 0) return studies[k].run(argc - 1, argv + 1);
  return refuse(argv[1]);
}
