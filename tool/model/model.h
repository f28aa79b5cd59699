#ifndef OG_MODEL_H
#define OG_MODEL_H

/// A model that others made: bodies with poses, in groups that move as one, and which of them may meet.
///
/// Readers of URDF, MJCF and glTF fill it (read_model.h); import_model.h makes cases of its pairs. What a reader does
/// not take it refuses, or, with `skip`, says and leaves out: nothing is left out in silence.

#include "tool/format/text.h"
#include "tool/model/frame.h"
#include "tool/model/model_files.h"

enum { OG_NO_GROUP = -1 };
/// Bodies, and groups, that a model may have.
enum { OG_MOST_BODIES = 10000 };

typedef struct og_model_group {
  char *name;
  size_t weld; // the group that it is fixed to, which may be itself
  long long parent; // the weld that it is joined to, or OG_NO_GROUP: these two do not meet
  size_t bodies;
} og_model_group;

typedef struct og_model_mesh {
  char *path;  // null: made by the reader
  char *fault; // null, or why it is not taken
  og_mesh_file mesh;
  double scale[3];
  bool is_read;
} og_model_mesh;

typedef struct og_model_body {
  char *name; // null: as its group
  size_t group, number; // of the group's bodies, from 0
  og_text shape; // its fields in a case; empty: a mesh
  size_t mesh;
  bool is_half_space, is_affine;
  double turn[4], matrix[9], move[3]; // of the pose: a quaternion (x, y, z, w), or the rows of a matrix
  uint32_t type, affinity; // those with a bit in common may meet: one's type, the other's affinity
  const char *file; // where it stands
  size_t line;
  bool is_wanted, is_left_out;
} og_model_body;

typedef struct og_model {
  const char *name; // the file
  char *home;       // its folder
  og_model_files files;
  bool skip;
  og_complaint *complaint;
  og_model_group *group;
  size_t group_count, group_room;
  og_model_body *body;
  size_t body_count, body_room;
  og_model_mesh *mesh;
  size_t mesh_count, mesh_room;
  size_t (*apart)[2]; // groups that never meet, the smaller first
  size_t apart_count, apart_room;
  size_t (*together)[2]; // bodies that do, whatever else is said
  size_t together_count, together_room;
  char **kept; // names of files, which lines and bodies point to
  size_t kept_count, kept_room;
} og_model;

void og_model_init(og_model *model, const char *name, og_complaint *complaint);
void og_model_clear(og_model *model);

/// Takes over a string that is to live as long as the model; returns it.
char *og_model_keep(og_model *model, char *text);

/// A new group, fixed to nothing; false beyond the limit.
bool og_model_add_group(og_model *model, const char *name);
/// A new body of the group, without a shape, where its group's frame is; null beyond the limit.
og_model_body *og_model_add_body(og_model *model, size_t group, const char *name, const char *file, size_t line);
/// The body's pose; false after a complaint, where a number is too large.
bool og_model_place(og_model *model, og_model_body *body, og_frame *frame);
/// A mesh of a file, or the present one where file and scale are the same; with a null path a new, empty one.
size_t og_model_add_mesh(og_model *model, char *path, const double scale[3]);
/// A mesh that is not taken, whose fault is said of the shape that needs it: the name in the file, if any, and why.
size_t og_model_add_fault(og_model *model, const char *named, const char *fault);
void og_model_keep_apart(og_model *model, size_t group, size_t other);
void og_model_bring_together(og_model *model, size_t body, size_t other);

/// Complains about a line; returns false.
bool og_model_refuse(og_model *model, const char *file, size_t line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/// Complains that a limit is reached, about the model; returns false.
bool og_model_limit(og_model *model, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// What is not taken: with `skip` says so on standard error and returns true, otherwise complains and returns false.
bool og_model_leave_out(og_model *model, const char *file, size_t line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
