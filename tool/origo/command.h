#ifndef OG_COMMAND_H
#define OG_COMMAND_H

/// The subcommands of `origo`. To add one: its file, its declaration here, its line in main.c.

/// argv[0] is the subcommand's name; returns the exit status.
typedef struct og_command {
  const char *id;
  const char *does; // one line
  int (*run)(int argc, char **argv);
} og_command;

/// Exact answers with certificates.
int og_ask_command(int argc, char **argv);
/// Questions, shapes, kinds of certificates.
int og_list_command(int argc, char **argv);

#endif
