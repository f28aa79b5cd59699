// origo init: origo.toml beside an engine, with every option in it that one may want, as comments.

#include "tool/judge/init_command.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool/format/settings.h"
#include "tool/format/text.h"
#include "tool/run/case_walk.h"

enum { ENGINE, FORCE, OPTION_COUNT };

static const og_option options[OPTION_COUNT] = {
    [ENGINE] = {"engine", "COMMAND", "the engine: a command that reads cases and answers each with a claim"},
    [FORCE] = {"force", NULL, "write over an " OG_SETTINGS_FILE " that is there"},
};

static const og_usage usage = {
    "origo init",
    "[CASES...]",
    "Writes " OG_SETTINGS_FILE
    " here: the engine, the cases and, as comments, the other options by which 'origo judge'\n"
    "and 'origo shrink' take it. They read it wherever it lies in the folder in which they run.\n"
    "Exit status: 0 written, 2 bad usage, or there is one already.",
    options,
    OPTION_COUNT,
    NULL,
    0};

// A basic string of TOML.
static void add_string(og_text *text, const char *value) {
  og_text_add(text, "\"");
  for (; *value != '\0'; value++) og_text_format(text, *value == '"' || *value == '\\' ? "\\%c" : "%c", *value);
  og_text_add(text, "\"");
}

static void add_cases(og_text *text, char *const *names, int count) {
  og_text_add(text, count == 0 ? "# cases = [\"cases.jsonl\"]\n" : "cases = [");
  for (int k = 0; k < count; k++) {
    if (k > 0) og_text_add(text, ", ");
    add_string(text, names[k]);
  }
  if (count > 0) og_text_add(text, "]\n");
}

static void add_settings(og_text *text, const char *engine, char *const *names, int count) {
  og_text_add(
      text, "# How Origo takes this engine: options of `origo judge` and `origo shrink`, which read this file in the\n"
            "# folder where they run. The command line comes after it. `origo judge --help` says more of each.\n\n");
  og_text_add(text, engine == NULL ? "# engine = " : "engine = ");
  add_string(text, engine == NULL ? "./my-engine" : engine);
  og_text_add(text, "\n");
  add_cases(text, names, count);
  og_text_add(text, "\n# What the engine is handed.\n"
                    "# float32 = true              # it computes in binary32: cases are rounded to that first\n"
                    "# as-hulls = true             # it takes points only\n"
                    "\n# Which errors pass. `margin` is what the engine documents, in the cases' unit.\n"
                    "# margin = 1e-4\n"
                    "# abs = [1e-9, \"normal=1e-6\"] # of every check; of one alone\n"
                    "# rel = 1e-9\n"
                    "# scale = 1e-9\n"
                    "\n# What it may use.\n"
                    "# timeout = 10                # seconds a case\n"
                    "# memory = 4000000000         # bytes\n"
                    "\n# Failures that are known: `origo judge --write-baseline known.jsonl` writes them.\n"
                    "# baseline = \"known.jsonl\"\n");
}

static int write_settings(const char *engine, bool force, char *const *names, int count) {
  for (int k = 0; k < count; k++) {
    if (strpbrk(names[k], "\n\r") == NULL) continue;
    fputs("origo init: a name with a line break has no place in " OG_SETTINGS_FILE "\n", stderr);
    return OG_EXIT_BAD;
  }
  if (engine != NULL && strpbrk(engine, "\n\r") != NULL) {
    fputs("origo init: a command of several lines has no place in " OG_SETTINGS_FILE "\n", stderr);
    return OG_EXIT_BAD;
  }
  if (!force && access(OG_SETTINGS_FILE, F_OK) == 0) {
    fputs("origo init: there is an " OG_SETTINGS_FILE " already; --force writes over it\n", stderr);
    return OG_EXIT_BAD;
  }
  og_text text;
  og_text_init(&text);
  add_settings(&text, engine, names, count);
  const bool saved = og_text_save(&text, OG_SETTINGS_FILE);
  if (!saved) fprintf(stderr, "origo init: cannot write " OG_SETTINGS_FILE ": %s\n", strerror(errno));
  og_text_clear(&text);
  if (saved) fputs(OG_SETTINGS_FILE " is written; 'origo judge' reads it here\n", stderr);
  return saved ? OG_EXIT_OK : OG_EXIT_BAD;
}

int og_init_command(int argc, char **argv) {
  const char *engine = NULL, *value;
  bool force = false;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    switch (option) {
    case OG_OPTION_HELP: return og_print_help(&usage) ? OG_EXIT_OK : OG_EXIT_BAD;
    case OG_OPTION_VERSION: return og_print_version() ? OG_EXIT_OK : OG_EXIT_BAD;
    case ENGINE: engine = value; break;
    case FORCE: force = true; break;
    default: return OG_EXIT_BAD;
    }
  }
  return write_settings(engine, force, argv + optind, argc - optind);
}
