#ifndef OG_JUDGE_COMMAND_H
#define OG_JUDGE_COMMAND_H

/// origo judge: what engines claim, judged by the exact answers. argv[0] is the subcommand's name; returns the exit
/// status.
int og_judge_command(int argc, char **argv);

#endif
