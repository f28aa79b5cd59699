#ifndef OG_MESH_FILE_H
#define OG_MESH_FILE_H

/// Triangles from files that others wrote: OBJ, OFF, PLY and STL.
///
/// Points keep their order and their numbers, repeated ones too: answers about triangle 7 are about the file's. In STL
/// points have no numbers: the same one twice is one point. A face of more than three corners becomes a fan around its
/// first. Coordinates are binary64, as written, rounded once. An oracle's input must not change on its way in, so no
/// library stands between that may round, join or reorder points.

#include <stddef.h>
#include <stdint.h>

#include "tool/format/complaint.h"

typedef struct og_mesh_file {
  double (*point)[3];
  size_t point_count, point_capacity;
  uint32_t (*triangle)[3]; // numbers of points, from 0 on
  size_t triangle_count, triangle_capacity;
} og_mesh_file;

typedef struct og_mesh_limits {
  size_t max_points, max_triangles, max_bytes;
} og_mesh_limits;

typedef enum og_mesh_format { OG_MESH_OBJ, OG_MESH_OFF, OG_MESH_PLY, OG_MESH_STL, OG_MESH_UNKNOWN } og_mesh_format;

/// "obj", "off", "ply" and "stl", in letters of either case; otherwise OG_MESH_UNKNOWN.
og_mesh_format og_mesh_format_named(const char *name);
/// Does the name end as files of Collada do? They are not read, and OG_COLLADA says what to do.
bool og_is_collada(const char *name);
/// What is said of a file whose format nobody knows.
#define OG_NO_MESH_NAME "not a name that ends in .obj, .off, .ply or .stl"
#define OG_COLLADA "Collada is not read: write it as STL or glTF, as by 'assimp export FILE.dae FILE.stl'"

/// Reads a file. False, with the complaint made, where it is not of that format, truncated, or beyond a limit; the mesh
/// may hold a part then. Clear it in either case. Cost: linear in the file's length.
bool og_mesh_file_read(og_mesh_file *mesh, const char *name, og_mesh_format format, const og_mesh_limits *limits,
                       og_complaint *complaint);
/// The same of a file in memory. The bytes are changed; a terminator follows the last.
bool og_mesh_bytes_read(og_mesh_file *mesh, char *bytes, size_t length, og_mesh_format format,
                        const og_mesh_limits *limits, og_complaint *complaint);
void og_mesh_file_clear(og_mesh_file *mesh);

#endif
