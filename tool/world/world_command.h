#ifndef OG_WORLD_COMMAND_H
#define OG_WORLD_COMMAND_H

/// origo world: plays a scene of bodies and says what begins, persists and ends in each step.
int og_world_command(int argc, char **argv);

#endif
