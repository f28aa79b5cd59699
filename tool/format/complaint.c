#include "tool/format/complaint.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void og_complaint_reset(og_complaint *complaint) {
  complaint->status = OG_INPUT_OK;
  complaint->text[0] = '\0';
}

// Cuts a UTF-8 sequence that the end of the buffer broke.
static void drop_broken_end(char *text) {
  size_t length = strlen(text), lead = length;
  while (lead > 0 && ((unsigned char)text[lead - 1] & 0xc0) == 0x80) lead--;
  if (lead == 0) return;
  const unsigned char first = (unsigned char)text[lead - 1];
  const size_t wanted = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
  if (length - lead < wanted) text[lead - 1] = '\0';
}

const char *og_quote(char quoted[OG_QUOTE_SIZE], const char *text) {
  static const char hex[] = "0123456789abcdef";
  size_t to = 0;
  quoted[to++] = '\'';
  for (const char *from = text; *from != '\0'; from++) {
    const unsigned char ch = (unsigned char)*from;
    if (to > OG_QUOTE_SIZE - 12) {
      quoted[to] = '\0';
      drop_broken_end(quoted);
      to = strlen(quoted);
      memcpy(quoted + to, "...", 3);
      to += 3;
      break;
    }
    const bool control = ch < 0x20 || ch == 0x7f || (ch == 0xc2 && ((unsigned char)from[1] & 0xe0) == 0x80);
    if (control) {
      quoted[to++] = '\\';
      quoted[to++] = 'x';
      // The control characters U+0080 to U+009f take two bytes, the second of which is their number.
      const unsigned char shown = ch == 0xc2 ? (unsigned char)*++from : ch;
      quoted[to++] = hex[shown >> 4];
      quoted[to++] = hex[shown & 15];
    } else {
      quoted[to++] = *from;
    }
  }
  quoted[to++] = '\'';
  quoted[to] = '\0';
  return quoted;
}

// Appends what the format makes to the text, as far as there is room.
static void append(og_complaint *complaint, const char *format, va_list arguments) {
  const size_t used = strlen(complaint->text);
  vsnprintf(complaint->text + used, sizeof complaint->text - used, format, arguments);
}

__attribute__((format(printf, 2, 3))) static void add(og_complaint *complaint, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  append(complaint, format, arguments);
  va_end(arguments);
}

static void add_place(og_complaint *complaint, const og_place *place) {
  if (place->parent != NULL) add_place(complaint, place->parent);
  if (place->field == NULL) add(complaint, "[%zu]", place->index);
  else add(complaint, "%s%s", place->parent == NULL ? "" : ".", place->field);
}

bool og_complain(og_complaint *complaint, og_input_status status, const og_place *place, const char *format, ...) {
  if (complaint->status != OG_INPUT_OK) return false;
  complaint->status = status;
  complaint->text[0] = '\0';
  if (complaint->file != NULL) add(complaint, "%.255s:", complaint->file);
  if (complaint->file != NULL && complaint->line > 0) add(complaint, "%zu:", complaint->line);
  if (complaint->file != NULL) add(complaint, " ");
  if (place != NULL) {
    add_place(complaint, place);
    add(complaint, ": ");
  }
  va_list arguments;
  va_start(arguments, format);
  append(complaint, format, arguments);
  va_end(arguments);
  for (char *ch = complaint->text; *ch != '\0'; ch++)
    if ((unsigned char)*ch < 0x20 || *ch == 0x7f) *ch = '?';
  drop_broken_end(complaint->text);
  return false;
}
