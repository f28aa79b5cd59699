#ifndef OG_MESH_TEXT_H
#define OG_MESH_TEXT_H

/// A mesh file in memory, taken apart into lines of words, and the mesh that its readers fill.

#include "tool/import/mesh_file.h"

typedef struct og_mesh_text {
  char *bytes; // and a terminator
  size_t length, at;
  size_t line; // of the words, from 1
  char **word; // of the line, terminated
  size_t count, capacity;
  og_mesh_file *mesh;
  og_mesh_limits limits;
  og_complaint *complaint;
} og_mesh_text;

/// The next line that has words; what follows '#' is a comment. False at the end.
bool og_mesh_text_line(og_mesh_text *text);

/// Complains about the current line; returns false.
bool og_mesh_text_refuse(og_mesh_text *text, og_input_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/// A finite number, or a whole one. Otherwise complains and returns false.
bool og_mesh_text_number(og_mesh_text *text, const char *word, double *x);
bool og_mesh_text_integer(og_mesh_text *text, const char *word, long long *n);

/// Adds what was read. `corner` counts from 0; beyond the points so far, fewer than three or beyond a limit: refused.
bool og_mesh_text_point(og_mesh_text *text, const double x[3]);
bool og_mesh_text_face(og_mesh_text *text, const long long *corner, size_t count);

/// The readers.
bool og_read_obj(og_mesh_text *text);
bool og_read_off(og_mesh_text *text);
bool og_read_ply(og_mesh_text *text);
bool og_read_stl(og_mesh_text *text);

#endif
