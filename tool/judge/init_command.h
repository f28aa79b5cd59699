#ifndef OG_INIT_COMMAND_H
#define OG_INIT_COMMAND_H

/// origo init: writes origo.toml, the file that holds how an engine is judged.
int og_init_command(int argc, char **argv);

#endif
