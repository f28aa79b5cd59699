#include "tool/judge/write_judgement.h"

#include <math.h>

#include "tool/run/round_quotient.h"

static void add_double(og_text *text, double x) {
  if (isnan(x)) og_text_add(text, "\"nan\"");
  else if (isinf(x)) og_text_add(text, x < 0 ? "\"-inf\"" : "\"inf\"");
  else og_text_format(text, "%.17g", x);
}

static void add_number(og_text *text, const char *field, double x) {
  og_text_format(text, ",\"%s\":", field);
  add_double(text, x);
}

// Six digits of an error say enough, and take half the time of all.
static void add_error(og_text *text, const char *field, double x) {
  if (isinf(x)) add_number(text, field, x);
  else og_text_format(text, ",\"%s\":%.6g", field, x);
}

static void add_string(og_text *text, const char *field, const char *value) {
  og_text_format(text, ",\"%s\":", field);
  og_text_add_json_string(text, value);
}

static double value_of(const og_rational *r) { return og_round_quotient_to(OG_ROUND_BINARY64, &r->num, &r->den); }

// Three numbers, for a picture.
static void add_vector(og_text *text, const og_rational v[3]) {
  for (int k = 0; k < 3; k++) {
    og_text_add(text, k == 0 ? ",\"claimed\":[" : ",");
    add_double(text, value_of(&v[k]));
  }
  og_text_add(text, "]");
}

static void add_claimed(og_text *text, const og_statement *statement, og_check_what what) {
  switch (what) {
  case OG_CHECK_VERDICT:
    add_string(text, "claimed", statement->verdict == OG_VERDICT_MEET ? "colliding" : "not colliding");
    break;
  case OG_CHECK_RELATION: add_string(text, "claimed", og_relation_name(statement->relation)); break;
  case OG_CHECK_DISTANCE: add_number(text, "claimed", value_of(&statement->distance)); break;
  case OG_CHECK_DEPTH: add_number(text, "claimed", value_of(&statement->depth)); break;
  case OG_CHECK_TIME: add_number(text, "claimed", value_of(&statement->time)); break;
  case OG_CHECK_POINT_A: add_vector(text, statement->point[0]); break;
  case OG_CHECK_POINT_B: add_vector(text, statement->point[1]); break;
  case OG_CHECK_NORMAL: add_vector(text, statement->normal); break;
  default: break;
  }
}

static void add_check(og_text *text, const og_judged_claim *judged, const og_checked *check) {
  og_text_format(text, "{\"what\":\"%s\"", og_check_name(check->what));
  add_string(text, "verdict", og_judged_name(check->judged));
  add_string(text, "class", og_error_class_name(check->class));
  if (check->class != OG_ERROR_NONE) {
    add_error(text, "absolute", check->absolute);
    add_error(text, "fraction", check->fraction);
    add_error(text, "relative", check->relative);
    add_error(text, "ulps", check->ulps);
  }
  if (!isnan(judged->exact[check->what])) add_number(text, "exact", judged->exact[check->what]);
  add_claimed(text, judged->statement, check->what);
  og_text_add(text, "}");
}

// That there was an answer, in numbers.
static bool goes_without_saying(const og_checked *check) {
  return check->judged == OG_RIGHT && (check->what == OG_CHECK_ANSWER || check->what == OG_CHECK_FINITE);
}

void og_write_judgement(og_text *text, const og_judged_claim *judged) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, judged->id);
  add_string(text, "engine", judged->engine);
  if (judged->family != NULL) add_string(text, "family", judged->family);
  add_string(text, "verdict", og_judged_name(judged->judgement->judged));
  if (judged->excusable) og_text_add(text, ",\"excusable\":true");
  if (judged->relation != OG_RELATION_NONE) add_string(text, "relation", og_relation_name(judged->relation));
  add_string(text, "status", og_stated_text(judged->statement->stated));
  if (judged->note != NULL) add_string(text, "note", judged->note);
  if (judged->nanoseconds >= 0) add_number(text, "nanoseconds", judged->nanoseconds);
  og_text_add(text, ",\"checks\":[");
  bool first = true;
  for (int k = 0; k < judged->judgement->count; k++) {
    const og_checked *check = &judged->judgement->check[k];
    if (goes_without_saying(check)) continue;
    if (!first) og_text_add(text, ",");
    first = false;
    add_check(text, judged, check);
  }
  og_text_add(text, "]}\n");
}
