#include "tool/shrink/fill_template.h"

#include <string.h>

#include "tool/gen/case_writer.h"

static const char *const places[] = {"@A_COUNT@",  "@A_POINTS@", "@A_RADIUS@", "@B_COUNT@",
                                     "@B_POINTS@", "@B_RADIUS@", "@ID@",       "@SAYS@"};
enum { COUNT, POINTS, RADIUS, OF_BODY, ID = 2 * OF_BODY, SAYS, PLACES };

static void write_points(FILE *out, const og_small_body *body) {
  for (size_t k = 0; k < body->count; k++) {
    const double *x = body->xyz + 3 * k;
    fputs(k == 0 ? "{" : ",\n    {", out);
    for (int axis = 0; axis < 3; axis++) {
      if (axis > 0) fputs(", ", out);
      og_gen_write_double(out, x[axis]);
    }
    fputc('}', out);
  }
}

static void write_place(FILE *out, int place, const og_template_values *values) {
  if (place == ID || place == SAYS) {
    fputs(place == ID ? values->id : values->says, out);
    return;
  }
  const og_small_body *body = &values->points->body[place / OF_BODY];
  switch (place % OF_BODY) {
  case COUNT: fprintf(out, "%zu", body->count); break;
  case POINTS: write_points(out, body); break;
  default: og_gen_write_double(out, body->radius); break;
  }
}

// The place that the text begins with, or PLACES.
static int place_at(const char *text) {
  int place = 0;
  while (place < PLACES && strncmp(text, places[place], strlen(places[place])) != 0) place++;
  return place;
}

// Is this an @NAME@ at all?
static bool is_place(const char *text) {
  const size_t length = strspn(text + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_");
  return length > 0 && text[1 + length] == '@';
}

bool og_fill_template(FILE *out, const char *name, const char *text, const og_template_values *values) {
  for (const char *at = strchr(text, '@'); at != NULL; at = strchr(text, '@')) {
    fwrite(text, 1, (size_t)(at - text), out);
    const int place = place_at(at);
    if (place == PLACES && is_place(at)) {
      fprintf(stderr, "%s: there is nothing for %.*s\n", name, (int)strcspn(at + 1, "@") + 2, at);
      return false;
    }
    if (place < PLACES) write_place(out, place, values);
    else fputc('@', out);
    text = at + (place < PLACES ? strlen(places[place]) : 1);
  }
  fputs(text, out);
  return true;
}
