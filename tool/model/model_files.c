// realpath is of the XSI part of POSIX.
#define _XOPEN_SOURCE 700

#include "tool/model/model_files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

static char *joined(const char *a, size_t length, const char *between, const char *b) {
  const size_t room = length + strlen(between) + strlen(b) + 1;
  char *text = og_grow(NULL, room, 1);
  snprintf(text, room, "%.*s%s%s", (int)length, a, between, b);
  return text;
}

char *og_folder_of(const char *name) {
  const char *slash = strrchr(name, '/');
  if (slash == NULL) return joined(".", 1, "", "");
  return joined(name, slash == name ? 1 : (size_t)(slash - name), "", "");
}

// The folder of package://NAME/..., or null. *rest is what follows the name.
static const char *package_of(const og_model_files *files, const char *name, const char **rest) {
  const size_t length = strcspn(name, "/");
  *rest = name + length;
  for (size_t k = 0; k < files->package_count; k++)
    if (strncmp(files->package[k], name, length) == 0 && files->package[k][length] == '=')
      return files->package[k] + length + 1;
  return NULL;
}

static bool is_below(const char *path, const char *root) {
  const size_t length = strlen(root);
  return strncmp(path, root, length) == 0 && (path[length] == '/' || path[length] == '\0' || root[length - 1] == '/');
}

// The real path, if the real root is above it.
static char *path_below(const char *path, const char *root, const char **fault) {
  char *above = realpath(root, NULL), *whole = above == NULL ? NULL : realpath(path, NULL);
  const int error = errno;
  const bool good = whole != NULL && is_below(whole, above);
  *fault = whole == NULL ? strerror(error) : "it lies outside of the folder that files are read from (--root)";
  free(above);
  if (good) return whole;
  free(whole);
  return NULL;
}

char *og_model_path(const og_model_files *files, const char *home, const char *folder, const char *named,
                    const char **fault) {
  static const char package_scheme[] = "package://", file_scheme[] = "file://";
  const char *root = files->root != NULL ? files->root : home;
  if (strncmp(named, package_scheme, sizeof package_scheme - 1) == 0) {
    folder = root = package_of(files, named + sizeof package_scheme - 1, &named);
    *fault = "expected --package NAME=FOLDER for it";
    if (root == NULL) return NULL;
  } else if (strncmp(named, file_scheme, sizeof file_scheme - 1) == 0) {
    named += sizeof file_scheme - 1;
    if (named[0] == '/') folder = "";
  } else if (strstr(named, "://") != NULL) {
    *fault = "neither package:// nor file://";
    return NULL;
  } else if (named[0] == '/') {
    folder = "";
  }
  char *path = joined(folder, strlen(folder), "/", named), *whole = path_below(path, root, fault);
  free(path);
  return whole;
}

char *og_model_bytes(size_t *length, const char *path, size_t most, og_complaint *complaint) {
  complaint->file = strcmp(path, "-") == 0 ? "standard input" : path;
  complaint->line = 0;
  FILE *in = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
  size_t room = 1 << 16;
  char *bytes = in == NULL ? NULL : og_grow(NULL, room, 1);
  *length = 0;
  bool good = in != NULL || og_complain(complaint, OG_INPUT_BAD, NULL, "cannot open: %s", strerror(errno));
  while (good) {
    *length += fread(bytes + *length, 1, room - 1 - *length, in);
    if (ferror(in)) good = og_complain(complaint, OG_INPUT_BAD, NULL, "cannot read: %s", strerror(errno));
    else if (*length > most)
      good = og_complain(complaint, OG_INPUT_LIMIT, NULL, "longer than %zu bytes (--max-bytes)", most);
    else if (*length < room - 1) break;
    else {
      room *= 2;
      bytes = og_grow(bytes, room, 1);
    }
  }
  if (in != NULL && in != stdin) fclose(in);
  if (good) bytes[*length] = '\0';
  else {
    free(bytes);
    bytes = NULL;
  }
  return bytes;
}
