#include "tool/format/json_edit.h"

#include <stdint.h>

#include "spec/number/allocation.h"

// Says so and ends the process: no memory is so large.
static void end(void) { (void)og_grow(NULL, SIZE_MAX, 2); }

void *og_json_made(void *made) {
  if (made == NULL) end();
  return made;
}

void og_json_set(json_t *object, const char *key, json_t *value) {
  if (json_object_set_new(object, key, value) != 0 && json_is_object(object)) end();
}

void og_json_append(json_t *array, json_t *value) {
  if (json_array_append_new(array, value) != 0 && json_is_array(array)) end();
}

void og_json_put(json_t *array, size_t k, json_t *value) {
  if (json_array_set_new(array, k, value) != 0 && json_is_array(array)) end();
}
