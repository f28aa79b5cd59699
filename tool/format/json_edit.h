#ifndef OG_JSON_EDIT_H
#define OG_JSON_EDIT_H

/// Jansson's functions that make or change a tree. Where memory runs out they end the process, as og_grow does:
/// Jansson would leave the change out, and the answer would be to another case. What is changed in no object, or no
/// array, is not changed. All take `value` over.

#include <jansson.h>

/// What Jansson has made, which is null where memory ran out.
void *og_json_made(void *made);
void og_json_set(json_t *object, const char *key, json_t *value);
void og_json_append(json_t *array, json_t *value);
/// In place of the element k, which is there.
void og_json_put(json_t *array, size_t k, json_t *value);

#endif
