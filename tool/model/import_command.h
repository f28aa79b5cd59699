#ifndef OG_IMPORT_COMMAND_H
#define OG_IMPORT_COMMAND_H

/// origo import: a case about meshes that others made.
int og_import_command(int argc, char **argv);

#endif
