#ifndef OG_RUN_COMMAND_H
#define OG_RUN_COMMAND_H

/// origo run: a filter from cases to one algorithm's claims. argv[0] is the subcommand's name; returns the exit status.
int og_run_command(int argc, char **argv);

#endif
