#include "tool/judge/family_of.h"

#include <stdio.h>
#include <string.h>

const char *og_family_of(char *family, size_t size, const og_walked_case *walked) {
  if (walked->one->family[0] != '\0') return walked->one->family;
  if (walked->file == NULL || strcmp(walked->file, "standard input") == 0) return NULL;
  const char *slash = strrchr(walked->file, '/'), *name = slash == NULL ? walked->file : slash + 1;
  snprintf(family, size, "%.*s", (int)strcspn(name, "."), name);
  return family[0] == '\0' ? NULL : family;
}
