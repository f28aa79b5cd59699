#ifndef OG_STUDY_COMMAND_H
#define OG_STUDY_COMMAND_H

/// origo study: the experiments. To add one: its file pair, and its line in study_command.c. A study of a claim of the
/// sources fills a sheet (sheet.h); its page and plot come from docs/studies/study.py and docs/studies/NAME.gp.

typedef struct og_study {
  const char *id;
  const char *does; // one line
  int (*run)(int argc, char **argv);
} og_study;

/// argv[0] is the subcommand's name; returns the exit status.
int og_study_command(int argc, char **argv);

#endif
