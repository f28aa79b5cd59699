#include "tool/import/mesh_text.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

// A vertical tab stands where a line was continued (read_obj.c): white space that counts as a line.
static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

static void add_word(og_mesh_text *text, char *word) {
  if (text->count == text->capacity) {
    text->capacity = text->capacity == 0 ? 16 : 2 * text->capacity;
    text->word = og_grow(text->word, text->capacity, sizeof *text->word);
  }
  text->word[text->count++] = word;
}

// Ends the line at `end` and finds its words.
static void split(og_mesh_text *text, char *from, char *end) {
  text->count = 0;
  *end = '\0';
  char *comment = memchr(from, '#', (size_t)(end - from));
  if (comment != NULL) *comment = '\0';
  for (char *c = from; *c != '\0';) {
    for (; is_space(*c); c++)
      if (*c == '\v') text->line++;
    if (*c == '\0') return;
    add_word(text, c);
    while (*c != '\0' && !is_space(*c)) c++;
    if (*c == '\0') return;
    if (*c == '\v') text->line++;
    *c++ = '\0';
  }
}

bool og_mesh_text_line(og_mesh_text *text) {
  while (text->at < text->length) {
    char *from = text->bytes + text->at, *newline = memchr(from, '\n', text->length - text->at);
    char *end = newline == NULL ? text->bytes + text->length : newline;
    text->at = (size_t)(end - text->bytes) + (newline == NULL ? 0 : 1);
    text->line++;
    split(text, from, end);
    if (text->count > 0) return true;
  }
  return false;
}

bool og_mesh_text_refuse(og_mesh_text *text, og_input_status status, const char *format, ...) {
  char message[512];
  va_list more;
  va_start(more, format);
  vsnprintf(message, sizeof message, format, more);
  va_end(more);
  text->complaint->line = text->line;
  return og_complain(text->complaint, status, NULL, "%s", message);
}

bool og_mesh_text_number(og_mesh_text *text, const char *word, double *x) {
  char *end, quoted[OG_QUOTE_SIZE];
  *x = strtod(word, &end);
  if (*end == '\0' && end != word && isfinite(*x)) return true;
  return og_mesh_text_refuse(text, OG_INPUT_BAD, "expected a finite number, not %s", og_quote(quoted, word));
}

bool og_mesh_text_integer(og_mesh_text *text, const char *word, long long *n) {
  char *end, quoted[OG_QUOTE_SIZE];
  errno = 0;
  *n = strtoll(word, &end, 10);
  if (*end == '\0' && end != word && errno == 0) return true;
  return og_mesh_text_refuse(text, OG_INPUT_BAD, "expected a whole number, not %s", og_quote(quoted, word));
}

bool og_mesh_text_point(og_mesh_text *text, const double x[3]) {
  og_mesh_file *mesh = text->mesh;
  if (mesh->point_count >= text->limits.max_points)
    return og_mesh_text_refuse(text, OG_INPUT_LIMIT, "more than %zu points (--max-points)", text->limits.max_points);
  if (mesh->point_count == mesh->point_capacity) {
    mesh->point_capacity = mesh->point_capacity == 0 ? 256 : 2 * mesh->point_capacity;
    mesh->point = og_grow(mesh->point, mesh->point_capacity, sizeof *mesh->point);
  }
  // -0 is written as 0.
  for (int k = 0; k < 3; k++) mesh->point[mesh->point_count][k] = x[k] + 0.0;
  mesh->point_count++;
  return true;
}

static bool add_triangle(og_mesh_text *text, const long long corner[3]) {
  og_mesh_file *mesh = text->mesh;
  if (mesh->triangle_count >= text->limits.max_triangles)
    return og_mesh_text_refuse(text, OG_INPUT_LIMIT, "more than %zu triangles (--max-triangles)",
                               text->limits.max_triangles);
  if (mesh->triangle_count == mesh->triangle_capacity) {
    mesh->triangle_capacity = mesh->triangle_capacity == 0 ? 256 : 2 * mesh->triangle_capacity;
    mesh->triangle = og_grow(mesh->triangle, mesh->triangle_capacity, sizeof *mesh->triangle);
  }
  for (int k = 0; k < 3; k++) mesh->triangle[mesh->triangle_count][k] = (uint32_t)corner[k];
  mesh->triangle_count++;
  return true;
}

bool og_mesh_text_face(og_mesh_text *text, const long long *corner, size_t count) {
  const size_t points = text->mesh->point_count;
  if (count < 3) return og_mesh_text_refuse(text, OG_INPUT_BAD, "a face needs three corners at least, not %zu", count);
  for (size_t k = 0; k < count; k++)
    if (corner[k] < 0 || (unsigned long long)corner[k] >= points)
      return og_mesh_text_refuse(text, OG_INPUT_BAD, "corner %zu of the face is no point: there are %zu so far", k + 1,
                                 points);
  for (size_t k = 1; k + 1 < count; k++)
    if (!add_triangle(text, (const long long[3]){corner[0], corner[k], corner[k + 1]})) return false;
  return true;
}
