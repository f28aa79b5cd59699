#ifndef OG_GEN_COMMAND_H
#define OG_GEN_COMMAND_H

/// The command `origo gen`: degenerate cases, reproducible from family, seed and index.
///
/// argv[0] is the command's own name, the arguments follow. Cases go to standard output, everything else to
/// standard error. Returns the exit status: 0, 2 for bad usage (nothing is written then), 3 when the output
/// cannot be written.
int og_gen_command(int argc, char **argv);

#endif
