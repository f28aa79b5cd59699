#ifndef OG_STUDY_COMMAND_H
#define OG_STUDY_COMMAND_H

/// origo study: the experiments. To add one: its file pair, and its line in study_command.c.

typedef struct og_study {
  const char *id;
  const char *does; // one line
  int (*run)(int argc, char **argv);
} og_study;

/// argv[0] is the subcommand's name; returns the exit status.
int og_study_command(int argc, char **argv);

#endif
