#ifndef OG_MANNER_H
#define OG_MANNER_H

/// How an engine is taken: what it is handed, which errors pass, and what it may use. Every command that asks an engine
/// has these options, and they mean the same to all of them.

#include "tool/format/options.h"
#include "tool/judge/engine.h"
#include "tool/judge/hand_over.h"
#include "tool/judge/judge.h"

typedef enum og_manner_option {
  OG_MANNER_FLOAT32,
  OG_MANNER_AS_HULLS,
  OG_MANNER_ABS,
  OG_MANNER_REL,
  OG_MANNER_SCALE,
  OG_MANNER_TIMEOUT,
  OG_MANNER_MEMORY,
  OG_MANNER_COUNT
} og_manner_option;

/// The options, for the usage of a command.
extern const og_option og_manner_options[OG_MANNER_COUNT];

typedef struct og_manner {
  og_hand_over how;
  og_allowances allowances;
  og_engine_limits limits;
} og_manner;

/// Binary64, shapes as they are, nothing allowed, the limits of og_engine_limits_default.
og_manner og_manner_default(void);

/// Takes an option of these with its value. Otherwise reports on standard error and returns false.
bool og_manner_take(og_manner *manner, og_manner_option option, const char *value, const og_usage *usage);

#endif
