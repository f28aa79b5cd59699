#include "tool/format/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "spec/number/allocation.h"
#include "tool/format/fields.h"
#include "tool/format/line_reader.h"

const char *og_settings_name(int argc, char *const *argv) {
  static const char own[] = "--settings";
  for (int k = 1; k < argc && strcmp(argv[k], "--") != 0; k++) {
    if (strcmp(argv[k], "--no-settings") == 0) return NULL;
    if (strcmp(argv[k], own) == 0 && k + 1 < argc) return argv[k + 1];
    if (strncmp(argv[k], own, sizeof own - 1) == 0 && argv[k][sizeof own - 1] == '=') return argv[k] + sizeof own;
  }
  return access(OG_SETTINGS_FILE, F_OK) == 0 ? OG_SETTINGS_FILE : NULL;
}

// ---- a line ----

typedef struct line_run {
  og_settings *settings;
  og_complaint *complaint;
  char *at; // what is still to be read
  char key[64];
} line_run;

static bool refuse(line_run *run, const char *expected) {
  char quoted[OG_QUOTE_SIZE];
  return og_complain(run->complaint, OG_INPUT_BAD, NULL, "%s%s%s; expected %s", run->key,
                     run->key[0] == '\0' ? "cannot read " : ": cannot read ",
                     run->at[0] == '\0' ? "the end of the line" : og_quote(quoted, run->at), expected);
}

static void skip_blanks(line_run *run) { run->at += strspn(run->at, " \t"); }

static bool is_key_character(char ch) {
  return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') || (ch >= '0' && ch <= '9') || ch == '-' || ch == '_';
}

static bool read_key(line_run *run) {
  size_t length = 0;
  while (is_key_character(run->at[length])) length++;
  const size_t past = length + strspn(run->at + length, " \t");
  if (length == 0 || length >= sizeof run->key || run->at[past] != '=') return refuse(run, "a line 'key = value'");
  memcpy(run->key, run->at, length);
  run->key[length] = '\0';
  run->at += past + 1;
  skip_blanks(run);
  return true;
}

// A string in double quotes, with \" and \\, or in single quotes, as it stands. It is made in place.
static char *read_string(line_run *run) {
  const char quote = *run->at++;
  char *text = run->at, *to = text;
  for (; *run->at != '\0' && *run->at != quote; run->at++) {
    const bool escapes = quote == '"' && *run->at == '\\';
    if (escapes && run->at[1] != '"' && run->at[1] != '\\') {
      refuse(run, "\\\" or \\\\, the only escapes that are taken");
      return NULL;
    }
    if (escapes) run->at++;
    *to++ = *run->at;
  }
  if (*run->at == '\0') {
    refuse(run, "a quote at the end of the string");
    return NULL;
  }
  run->at++;
  *to = '\0';
  return text;
}

// Up to its first NUL, if it has one.
static char *keep(og_settings *settings, const char *text, size_t length) {
  char *own = og_grow(NULL, length + 1, 1);
  memcpy(own, text, length);
  own[length] = '\0';
  settings->kept = og_grow(settings->kept, settings->kept_count + 1, sizeof *settings->kept);
  return settings->kept[settings->kept_count++] = own;
}

static bool complain_of_key(line_run *run) {
  const og_settings *settings = run->settings;
  char quoted[OG_QUOTE_SIZE];
  const char *known[80] = {settings->operands};
  size_t count = 1;
  for (size_t k = 0; k < settings->usage->count + settings->usage->shared_count && count < 79; k++)
    known[count++] = og_option_at(settings->usage, k)->name;
  const char *nearest = og_nearest_name(run->key, known);
  return og_complain(run->complaint, OG_INPUT_BAD, NULL, "unknown key %s%s%s%s", og_quote(quoted, run->key),
                     nearest == NULL ? "; expected an option of the command" : "; did you mean '",
                     nearest == NULL ? "" : nearest, nearest == NULL ? "" : "'?");
}

static bool hand_on(line_run *run, const char *text) {
  og_settings *settings = run->settings;
  char *value = keep(settings, text, strlen(text));
  const int option = og_find_option(settings->usage, run->key);
  if (strcmp(run->key, settings->operands) == 0) {
    settings->operand = og_grow(settings->operand, settings->operand_count + 1, sizeof *settings->operand);
    settings->operand[settings->operand_count++] = value;
    return true;
  }
  if (option >= 0) {
    const og_option *one = og_option_at(settings->usage, (size_t)option);
    if (one->value == NULL)
      return og_complain(run->complaint, OG_INPUT_BAD, NULL, "%s: expected true or false", run->key);
    return settings->take(settings->context, option, value);
  }
  for (const char *const *other = settings->others; *other != NULL; other++)
    if (strcmp(*other, run->key) == 0) return true;
  return complain_of_key(run);
}

// A string or a number, handed on as text.
static bool take_scalar(line_run *run) {
  if (*run->at == '"' || *run->at == '\'') {
    const char *text = read_string(run);
    return text != NULL && hand_on(run, text);
  }
  const size_t length = strspn(run->at, "0123456789+-.eE_");
  if (length == 0) return refuse(run, "a string, a number, true or false, or an array of these in one line");
  char number[64];
  if (length >= sizeof number) return refuse(run, "a shorter number");
  size_t count = 0;
  for (size_t k = 0; k < length; k++)
    if (run->at[k] != '_') number[count++] = run->at[k];
  number[count] = '\0';
  run->at += length;
  return hand_on(run, number);
}

static bool take_array(line_run *run) {
  for (run->at++, skip_blanks(run); *run->at != ']'; skip_blanks(run)) {
    if (!take_scalar(run)) return false;
    skip_blanks(run);
    if (*run->at == ',') run->at++;
    else if (*run->at != ']') return refuse(run, "',' or ']'");
  }
  run->at++;
  return true;
}

static bool take_truth(line_run *run, bool value) {
  og_settings *settings = run->settings;
  run->at += value ? 4 : 5;
  const int option = og_find_option(settings->usage, run->key);
  if (option < 0) return hand_on(run, value ? "true" : "false");
  if (og_option_at(settings->usage, (size_t)option)->value != NULL)
    return og_complain(run->complaint, OG_INPUT_BAD, NULL, "%s: expected a value, not true or false", run->key);
  return !value || settings->take(settings->context, option, NULL);
}

static bool starts_with(const char *text, const char *word) {
  const size_t length = strlen(word);
  return strncmp(text, word, length) == 0 && !is_key_character(text[length]);
}

static bool take_value(line_run *run) {
  if (starts_with(run->at, "true")) return take_truth(run, true);
  if (starts_with(run->at, "false")) return take_truth(run, false);
  return *run->at == '[' ? take_array(run) : take_scalar(run);
}

static bool take_line(og_settings *settings, char *line, og_complaint *complaint) {
  line_run run = {.settings = settings, .complaint = complaint, .at = line, .key = ""};
  skip_blanks(&run);
  if (*run.at == '\0' || *run.at == '#') return true;
  if (*run.at == '[') return refuse(&run, "no table: the keys are the options of the commands");
  if (!read_key(&run) || !take_value(&run)) return false;
  skip_blanks(&run);
  return *run.at == '\0' || *run.at == '#' || refuse(&run, "the end of the line");
}

// ---- the file ----

bool og_settings_read(og_settings *settings, const char *name) {
  og_complaint complaint;
  og_line_reader lines;
  memset(&complaint, 0, sizeof complaint);
  if (!og_line_reader_open(&lines, name, OG_DEFAULT_MAX_LINE, &complaint)) {
    fprintf(stderr, "%s: %s\n", settings->usage->program, complaint.text);
    return false;
  }
  bool good = true;
  og_input_status got = OG_INPUT_OK;
  while (good && (got = og_next_line(&lines, &complaint)) == OG_INPUT_OK) {
    char *line = keep(settings, lines.line, lines.length);
    good = take_line(settings, line, &complaint);
    if (!good && complaint.text[0] == '\0')
      fprintf(stderr, "%s: that was line %zu of %s\n", settings->usage->program, lines.number, name);
  }
  og_line_reader_close(&lines);
  if (complaint.text[0] != '\0') fprintf(stderr, "%s: %s\n", settings->usage->program, complaint.text);
  return good && got == OG_INPUT_END;
}

void og_settings_clear(og_settings *settings) {
  for (size_t k = 0; k < settings->kept_count; k++) free(settings->kept[k]);
  free(settings->kept);
  free(settings->operand);
  settings->kept = settings->operand = NULL;
  settings->kept_count = settings->operand_count = 0;
}
