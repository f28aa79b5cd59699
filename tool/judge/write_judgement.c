#include "tool/judge/write_judgement.h"

#include <math.h>

#include "tool/run/round_quotient.h"

static void add_double(og_text *text, double x) {
  if (isnan(x)) og_text_add(text, "\"nan\"");
  else if (isinf(x)) og_text_add(text, x < 0 ? "\"-inf\"" : "\"inf\"");
  else og_text_add_decimal(text, x, 17);
}

// A field is handed over as it is written, comma, quotes and colon included.
static void add_number(og_text *text, const char *field, double x) {
  og_text_add(text, field);
  add_double(text, x);
}

// Six digits of an error say enough.
static void add_error(og_text *text, const char *field, double x) {
  if (isinf(x)) {
    add_number(text, field, x);
    return;
  }
  og_text_add(text, field);
  og_text_add_decimal(text, x, 6);
}

static void add_string(og_text *text, const char *field, const char *value) {
  og_text_add(text, field);
  og_text_add_json_string(text, value);
}

// A word of our own, which needs no escapes.
static void add_word(og_text *text, const char *field, const char *word) {
  og_text_add(text, field);
  og_text_add(text, "\"");
  og_text_add(text, word);
  og_text_add(text, "\"");
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

// All of the points of a body that contacts name, for a picture; of those with one point, that.
static void add_contacts(og_text *text, const og_statement *statement, int body) {
  og_text_add(text, ",\"claimed\":[");
  for (size_t k = 0; k < statement->contact_count; k++) {
    const og_stated_contact *contact = &statement->contacts[k];
    for (int n = 0; n < 3; n++) {
      og_text_add(text, n > 0 ? "," : k > 0 ? ",[" : "[");
      add_double(text, value_of(&contact->point[contact->is_position ? 0 : body][n]));
    }
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

static void add_claimed(og_text *text, const og_statement *statement, og_check_what what) {
  switch (what) {
  case OG_CHECK_VERDICT:
    add_word(text, ",\"claimed\":", statement->verdict == OG_VERDICT_MEET ? "colliding" : "not colliding");
    break;
  case OG_CHECK_RELATION: add_word(text, ",\"claimed\":", og_relation_name(statement->relation)); break;
  case OG_CHECK_DISTANCE: add_number(text, ",\"claimed\":", value_of(&statement->distance)); break;
  case OG_CHECK_DEPTH: add_number(text, ",\"claimed\":", value_of(&statement->depth)); break;
  case OG_CHECK_SEPARATION: add_number(text, ",\"claimed\":", value_of(&statement->separation)); break;
  case OG_CHECK_TIME: add_number(text, ",\"claimed\":", value_of(&statement->time)); break;
  case OG_CHECK_POINT_A: add_vector(text, statement->point[0]); break;
  case OG_CHECK_POINT_B: add_vector(text, statement->point[1]); break;
  case OG_CHECK_CONTACT_A: add_contacts(text, statement, 0); break;
  case OG_CHECK_CONTACT_B: add_contacts(text, statement, 1); break;
  case OG_CHECK_NORMAL: add_vector(text, statement->normal); break;
  default: break;
  }
}

static const og_pair_fault *fault_of(const og_pair_faults *faults, og_check_what what) {
  return what == OG_CHECK_MISSED ? &faults->missed : what == OG_CHECK_INVENTED ? &faults->invented : &faults->repeated;
}

// How many pairs, and the first of them.
static void add_fault(og_text *text, const og_judged_claim *judged, const og_checked *check) {
  const og_pair_fault *fault = fault_of(judged->faults, check->what);
  og_text_format(text, ",\"count\":%zu", fault->count);
  if (fault->count == 0) return;
  og_text_format(text, ",\"first\":[%d,%d],\"step\":%zu", (int)fault->first.i, (int)fault->first.j, fault->step);
  if (check->what == OG_CHECK_INVENTED) add_error(text, ",\"absolute\":", check->absolute);
}

static void add_check(og_text *text, const og_judged_claim *judged, const og_checked *check) {
  add_word(text, "{\"what\":", og_check_name(check->what));
  add_word(text, ",\"verdict\":", og_judged_name(check->judged));
  add_word(text, ",\"class\":", og_error_class_name(check->class));
  if (og_check_counts_pairs(check->what)) {
    add_fault(text, judged, check);
  } else if (check->class != OG_ERROR_NONE) {
    add_error(text, ",\"absolute\":", check->absolute);
    add_error(text, ",\"fraction\":", check->fraction);
    add_error(text, ",\"relative\":", check->relative);
    add_error(text, ",\"ulps\":", check->ulps);
  }
  if (judged->exact != NULL && !isnan(judged->exact[check->what]))
    add_number(text, ",\"exact\":", judged->exact[check->what]);
  add_claimed(text, judged->statement, check->what);
  if (check->what == OG_CHECK_NORMAL && judged->judgement->has_along)
    add_number(text, ",\"along\":", judged->judgement->along);
  og_text_add(text, "}");
}

// That there was an answer, in numbers.
static bool goes_without_saying(const og_checked *check) {
  return check->judged == OG_RIGHT && (check->what == OG_CHECK_ANSWER || check->what == OG_CHECK_FINITE);
}

static const char *note_of(const og_judged_claim *judged) {
  const bool has_reason = judged->note != NULL && judged->note[0] != '\0';
  return !has_reason && judged->statement->stated == OG_STATED_REFUSED ? OG_NO_REASON : judged->note;
}

void og_write_judgement(og_text *text, const og_judged_claim *judged) {
  const char *note = note_of(judged);
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, judged->id);
  add_string(text, ",\"engine\":", judged->engine);
  if (judged->family != NULL) add_string(text, ",\"family\":", judged->family);
  add_word(text, ",\"verdict\":", og_judged_name(judged->judgement->judged));
  if (judged->margin > 0) add_number(text, ",\"margin\":", judged->margin);
  if (judged->margin > 0) add_word(text, ",\"strict\":", og_judged_name(judged->strict));
  if (judged->excusable) og_text_add(text, ",\"excusable\":true");
  if (judged->crashed_first) og_text_add(text, ",\"crashed_first\":true");
  if (judged->relation != OG_RELATION_NONE) add_word(text, ",\"relation\":", og_relation_name(judged->relation));
  add_word(text, ",\"status\":", og_stated_text(judged->statement->stated));
  if (judged->hulls > 0) og_text_format(text, ",\"hulls\":%zu", judged->hulls);
  if (note != NULL) add_string(text, ",\"note\":", note);
  if (judged->nanoseconds >= 0) add_number(text, ",\"nanoseconds\":", judged->nanoseconds);
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
