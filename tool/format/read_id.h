#ifndef OG_READ_ID_H
#define OG_READ_ID_H

/// The id of a case, as cases, answers and claims carry it.

#include <jansson.h>

#include "tool/format/complaint.h"

#define OG_MAX_ID 256

/// The member "id" of an object: 1 to OG_MAX_ID bytes. On false it has complained, and id is unchanged.
bool og_read_id(char id[OG_MAX_ID + 1], const json_t *root, og_complaint *complaint);

#endif
