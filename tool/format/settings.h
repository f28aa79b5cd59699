#ifndef OG_SETTINGS_H
#define OG_SETTINGS_H

/// Options of a command kept in a file, `origo.toml` beside the engine.
///
/// The file is TOML, of which only this is taken: a line `key = value`, where the key is an option's name without its
/// dashes, and the value a string, a number, true or false, or an array of strings or numbers in one line (the option
/// as often); comments; blank lines. So every such file is TOML, and what is not taken is refused by its line.

#include "tool/format/options.h"

#define OG_SETTINGS_FILE "origo.toml"

/// Takes an option of the usage with its value, null where it has none. False, after it has complained, ends.
typedef bool og_settings_take(void *context, int option, const char *value);

typedef struct og_settings {
  const og_usage *usage;
  const char *const *others; // keys that other commands know and this one leaves alone; ends with null
  const char *operands;      // the key of the operands ("cases")
  og_settings_take *take;
  void *context;
  char **operand; // that the file has
  size_t operand_count;
  char **kept; // every value: they live until og_settings_clear
  size_t kept_count;
} og_settings;

/// The file that the command line asks for: after --settings, else origo.toml if it is there, else or after
/// --no-settings none (null).
const char *og_settings_name(int argc, char *const *argv);

/// Hands on every option of the file, in its order. False, with a line on standard error, where it cannot be read, a
/// line is none of these, or an option is not taken.
bool og_settings_read(og_settings *settings, const char *name);
void og_settings_clear(og_settings *settings);

#endif
