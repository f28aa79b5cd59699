#include "tool/origo/plain.h"

#include <stdbool.h>

typedef enum og_reading { CODE, STRING, CHARACTER, COMMENT, LINE_COMMENT, ANNOTATION, LINE_ANNOTATION } og_reading;

// What is to be printed of the line that is read.
typedef struct og_plain_line {
  bool cut;    // an annotation was in it
  bool filled; // more than spaces are to be printed
  int spaces;  // that were read and not printed yet
  int empty;   // empty lines printed last
} og_plain_line;

static void put(og_plain_line *line, int c, FILE *out) {
  if (c == '\n') {
    // A line of an annotation alone goes; of several empty lines one stays.
    const bool goes = !line->filled && (line->cut || line->empty > 0);
    if (!goes) putc('\n', out);
    line->empty = line->filled ? 0 : line->empty + !goes;
    line->cut = line->filled = false;
    line->spaces = 0;
  } else if (c == ' ') {
    line->spaces++;
  } else {
    for (; line->spaces > 0; line->spaces--) putc(' ', out);
    line->filled = true;
    putc(c, out);
  }
}

static og_reading after_slash(int next, int third) {
  if (next == '*') return third == '@' ? ANNOTATION : COMMENT;
  return third == '@' ? LINE_ANNOTATION : LINE_COMMENT;
}

static og_reading begun_by(int c) { return c == '"' ? STRING : c == '\'' ? CHARACTER : CODE; }

static int peek(FILE *in) {
  const int c = getc(in);
  if (c != EOF) ungetc(c, in);
  return c;
}

void og_print_plain(FILE *in, FILE *out) {
  og_plain_line line = {false, false, 0, 1};
  og_reading reading = CODE;
  for (int c = getc(in), before = 0; c != EOF; before = c, c = getc(in)) {
    if (reading == CODE && c == '/' && (peek(in) == '/' || peek(in) == '*')) {
      const int next = getc(in);
      reading = after_slash(next, peek(in));
      if (reading == ANNOTATION || reading == LINE_ANNOTATION) {
        line.cut = true;
      } else {
        put(&line, c, out);
        put(&line, next, out);
      }
      c = 0; // so that the star of "/*" does not end it
      continue;
    }
    const bool hidden = reading == ANNOTATION || reading == LINE_ANNOTATION;
    if (!hidden || c == '\n') put(&line, c, out);
    if (hidden) line.cut = true;
    if (reading == CODE) {
      reading = begun_by(c);
    } else if (reading == STRING || reading == CHARACTER) {
      if (c == '\\') put(&line, getc(in), out);
      else if (begun_by(c) == reading) reading = CODE;
    } else if (reading == COMMENT || reading == ANNOTATION) {
      if (before == '*' && c == '/') reading = CODE;
    } else if (c == '\n') {
      reading = CODE;
      line.cut = false;
    }
  }
}
