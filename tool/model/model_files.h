#ifndef OG_MODEL_FILES_H
#define OG_MODEL_FILES_H

/// Files that a model names: meshes, parts of it, buffers.
///
/// They lie in the model's own folder or below it, in the folder that --root names, or, where the name begins with
/// package://NAME, in the one of that package. A name that leads out of it, by dots, a link or an absolute path, is
/// refused: a model of a stranger reads nothing else on this machine.

#include <stdio.h>

#include "tool/import/mesh_file.h"

enum { OG_MOST_PACKAGES = 64 };

typedef struct og_model_files {
  const char *root;                     // null: the model's folder
  const char *package[OG_MOST_PACKAGES]; // NAME=FOLDER
  size_t package_count;
  og_mesh_limits limits; // of each file
} og_model_files;

/// The folder of the file of that name, as a new string; that of '-' is the current one.
char *og_folder_of(const char *name);

/// The path of a file that `named` names, seen from `folder` below the model's `home`, as a new string; or null, and
/// *fault says in a few words what is wrong (it lives until the next call).
char *og_model_path(const og_model_files *files, const char *home, const char *folder, const char *named,
                    const char **fault);

/// All bytes of a file, with a terminator after them, as a new string; or null after a complaint.
char *og_model_bytes(size_t *length, const char *path, size_t most, og_complaint *complaint);

#endif
