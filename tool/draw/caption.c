#include "tool/draw/caption.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/nearest.h"
#include "tool/run/round_quotient.h"

// An exact time is written out where it has no more characters.
enum { TIME_LETTERS = 40 };

// "sqrt(5) ≈ 2.236", with = where the double is exact; or one of the two where the other is too long or the same.
static void add_value(og_text *text, const og_surd *value, size_t letters) {
  const double nearest = og_surd_to_double(value);
  char *exact = og_surd_to_text(value), rounded[40];
  snprintf(rounded, sizeof rounded, "%.17g", nearest);
  if (strcmp(exact, rounded) == 0) og_text_add(text, exact);
  else if (strlen(exact) <= letters)
    og_text_format(text, "%s %s %s", exact, og_error_of(nearest, value) == 0 ? "=" : "\xe2\x89\x88", rounded);
  else og_text_format(text, "about %s (the exact value has %zu characters)", rounded, strlen(exact));
  free(exact);
}

static void add_times(og_text *text, const og_scene *scene, size_t letters) {
  og_text_add(text, "first contact at t = ");
  add_value(text, &scene->first, letters);
  if (scene->never_parts) og_text_add(text, "; they never part");
  if (scene->never_parts) return;
  og_text_add(text, ", last at ");
  add_value(text, &scene->last, letters);
}

// The time, or the two between which it lies.
static void add_turning(og_text *text, const og_turning *turning, const char *bodies, bool meets) {
  const bool is_exact = og_rational_equal(&turning->lo, &turning->hi);
  og_text_format(text, "%s: ", bodies);
  if (!meets) og_text_format(text, "undecided after t = %.17g", og_nearest_double(&turning->lo));
  else if (!is_exact && og_nearest_double(&turning->lo) == og_nearest_double(&turning->hi)) {
    og_text_format(text, "first contact at about t = %.17g", og_nearest_double(&turning->hi));
  } else if (is_exact) {
    char *exact = og_rational_to_text(&turning->hi);
    if (strlen(exact) <= TIME_LETTERS) og_text_format(text, "first contact at t = %s", exact);
    else og_text_format(text, "first contact at about t = %.17g", og_nearest_double(&turning->hi));
    free(exact);
  } else {
    og_text_format(text, "first contact between t = %.17g and %.17g", og_nearest_double(&turning->lo),
                   og_nearest_double(&turning->hi));
  }
}

// Of a pair with a curved body: a number where both ends round to it, otherwise both ends.
static void add_curved(og_text *text, const og_drawn_curved *curved) {
  const double lo = og_nearest_double(&curved->lo), hi = og_nearest_double(&curved->hi);
  const bool is_open = curved->relation == OG_RELATION_NONE;
  og_text_add(text, is_open ? "touching or nearly so" : og_relation_name(curved->relation));
  if (curved->relation != OG_TOUCHING) {
    og_text_add(text, curved->relation == OG_PENETRATING ? ": depth " : ": distance ");
    if (lo == hi) og_text_format(text, "%.17g", hi);
    else og_text_format(text, "between %.17g and %.17g", lo, hi);
  }
  og_text_add(text, "; round sides drawn flat");
}

void og_caption_of_answer(og_text *text, const og_scene *scene, size_t letters) {
  const og_exact_pair *pair = &scene->pair;
  if (scene->is_curved && scene->moves && scene->turning.kind != OG_RIGID_NEVER) {
    add_turning(text, &scene->turning, "moving bodies", scene->meets);
    og_text_add(text, "; round sides drawn flat");
    return;
  }
  if (scene->is_curved && scene->moves) og_text_add(text, "moving bodies that do not meet; at the start ");
  if (scene->is_curved) {
    add_curved(text, &scene->curved);
    return;
  }
  if (scene->turns && scene->turning.kind != OG_RIGID_NEVER) {
    add_turning(text, &scene->turning, "bodies that move and turn", scene->meets);
    return;
  }
  if (scene->turns) og_text_add(text, "bodies that move and turn, and do not meet; at the start ");
  if (scene->moves && scene->meets) {
    og_text_add(text, "moving bodies: ");
    add_times(text, scene, letters);
    return;
  }
  if (scene->moves) og_text_add(text, "moving bodies that do not meet; at the start ");
  og_text_format(text, "%s", og_relation_name(pair->relation));
  if (pair->relation == OG_TOUCHING) og_text_add(text, scene->moves ? "" : ": distance 0, depth 0");
  if (pair->relation == OG_TOUCHING) return;
  og_text_add(text, pair->relation == OG_SEPARATED ? ": distance " : ": depth ");
  add_value(text, pair->relation == OG_SEPARATED ? &pair->distance : &pair->depth, letters);
}

void og_caption_of_gap(og_text *text, const og_scene *scene) {
  if (scene->height == 0) return;
  const double gap = fabs(og_scene_gap(scene, 0));
  og_text_add(text, scene->height > 0 ? "distance " : "depth ");
  if (gap > 0 && gap < 1e300) og_text_format(text, "%.4g", gap);
  else og_text_format(text, "%.3f * 2^%ld", fabs(scene->height), scene->height_unit);
}

// ---- claims ----

static void add_claimed(og_text *text, const char *what, const og_rational *claimed, const og_surd *exact) {
  const double value = og_round_quotient_to(OG_ROUND_BINARY64, &claimed->num, &claimed->den);
  og_text_format(text, ", %s %.17g", what, value);
  if (exact != NULL) og_text_format(text, " (off by %.2g)", og_error_of(value, exact));
}

void og_caption_of_claim(og_text *text, const og_scene *scene, const og_claim_line *claim) {
  const og_statement *statement = &claim->statement;
  const og_exact_pair *pair = &scene->pair;
  og_text_format(text, "claimed%s%s: ", claim->engine[0] != '\0' ? " by " : "", claim->engine);
  if (statement->stated != OG_STATED_ANSWER) {
    og_text_add(text, og_stated_text(statement->stated));
    return;
  }
  if (statement->relation != OG_RELATION_NONE) og_text_add(text, og_relation_name(statement->relation));
  else if (statement->verdict == OG_VERDICT_APART) og_text_add(text, "apart");
  else og_text_add(text, statement->verdict == OG_VERDICT_MEET ? "colliding" : "no verdict");
  if (!statement->finite) og_text_add(text, ", numbers that are not finite");
  if (!statement->finite) return;
  const bool apart = pair->relation == OG_SEPARATED;
  if (statement->has_distance) add_claimed(text, "distance", &statement->distance, &pair->distance);
  if (statement->has_depth) add_claimed(text, "depth", &statement->depth, apart ? NULL : &pair->depth);
  if (statement->has_separation) add_claimed(text, "separation", &statement->separation, NULL);
}
