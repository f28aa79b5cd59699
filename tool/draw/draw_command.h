#ifndef OG_DRAW_COMMAND_H
#define OG_DRAW_COMMAND_H

/// origo draw: a picture of a case. argv[0] is the subcommand's name; returns the exit status.
int og_draw_command(int argc, char **argv);

#endif
