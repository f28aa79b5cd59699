#include "tool/judge/manner.h"

#include <stdio.h>
#include <string.h>

#include "tool/format/complaint.h"
#include "tool/format/fields.h"
#include "tool/format/terminal.h"

const og_option og_manner_options[OG_MANNER_COUNT] = {
    [OG_MANNER_FLOAT32] = {"float32", NULL, "round the cases to binary32 first, and judge about what they are then"},
    [OG_MANNER_AS_HULLS] = {"as-hulls", NULL, "hand over every body as points in world space, with its radius"},
    [OG_MANNER_ABS] = {"abs", "[CHECK=]X", "an error up to X, in the cases' unit, is tolerable; of that check alone"},
    [OG_MANNER_REL] = {"rel", "[CHECK=]X", "an error up to X times the exact value is tolerable"},
    [OG_MANNER_SCALE] = {"scale", "[CHECK=]X", "an error up to X times the size of the pair is tolerable"},
    [OG_MANNER_TIMEOUT] = {"timeout", "SECONDS", "for an engine's answer to one case (10)"},
    [OG_MANNER_MEMORY] = {"memory", "BYTES", "address space of an engine (no limit)"},
};

og_manner og_manner_default(void) { return (og_manner){.limits = og_engine_limits_default()}; }

static bool complain_of_check(const og_usage *usage, const char *option, const char *name) {
  const char *names[OG_CHECK_COUNT + 1] = {NULL};
  char quoted[OG_QUOTE_SIZE];
  for (int k = 0; k < OG_CHECK_COUNT; k++) names[k] = og_check_name((og_check_what)k);
  const char *nearest = og_nearest_name(name, names);
  fprintf(stderr, "%s: --%s: %s is no check", usage->program, option, og_quote(quoted, name));
  if (nearest != NULL) og_print_meant("", nearest);
  else fputs("; expected a name as judgements have it: verdict, distance, depth, normal, ...", stderr);
  fputs("\n", stderr);
  return false;
}

// "X", or "CHECK=X": the allowance that it sets, and where X begins. Null: there is no such check.
static og_allowance *allowance_named(og_manner *manner, const char **value, const og_usage *usage, const char *option) {
  const char *equals = strchr(*value, '=');
  char name[64];
  if (equals == NULL) return &manner->allowances.every;
  snprintf(name, sizeof name, "%.*s", (int)(equals - *value), *value);
  *value = equals + 1;
  for (int k = 0; k < OG_CHECK_COUNT; k++)
    if (strcmp(name, og_check_name((og_check_what)k)) == 0) return &manner->allowances.of[k];
  complain_of_check(usage, option, name);
  return NULL;
}

static bool take_allowance(og_manner *manner, og_manner_option option, const char *value, const og_usage *usage) {
  const char *name = og_manner_options[option].name;
  og_allowance *allowance = allowance_named(manner, &value, usage, name);
  if (allowance == NULL) return false;
  double *amount = option == OG_MANNER_ABS   ? &allowance->absolute
                   : option == OG_MANNER_REL ? &allowance->relative
                                             : &allowance->fraction;
  return og_read_amount(amount, value, usage, name);
}

static bool take_timeout(og_manner *manner, const char *value, const og_usage *usage) {
  if (!og_read_amount(&manner->limits.seconds, value, usage, "timeout")) return false;
  if (manner->limits.seconds > 0) return true;
  fprintf(stderr, "%s: --timeout takes more than 0 seconds\n", usage->program);
  return false;
}

bool og_manner_take(og_manner *manner, og_manner_option option, const char *value, const og_usage *usage) {
  switch (option) {
  case OG_MANNER_FLOAT32: return manner->how.binary32 = true;
  case OG_MANNER_AS_HULLS: return manner->how.as_hulls = true;
  case OG_MANNER_ABS:
  case OG_MANNER_REL:
  case OG_MANNER_SCALE: return take_allowance(manner, option, value, usage);
  case OG_MANNER_TIMEOUT: return take_timeout(manner, value, usage);
  case OG_MANNER_MEMORY: return og_read_count(&manner->limits.memory_bytes, value, 1, usage, "memory");
  case OG_MANNER_COUNT: break;
  }
  return false;
}
