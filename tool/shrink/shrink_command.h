#ifndef OG_SHRINK_COMMAND_H
#define OG_SHRINK_COMMAND_H

/// origo shrink: from cases on which an algorithm fails to small ones. argv[0] is the subcommand's name; returns the
/// exit status.
int og_shrink_command(int argc, char **argv);

#endif
