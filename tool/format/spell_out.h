#ifndef OG_SPELL_OUT_H
#define OG_SPELL_OUT_H

/// Bodies and poses as engines have them, written out as the format has them: full sizes, axes, quaternions with w
/// first, axes with angles, Euler angles, matrices of four columns, numbers of binary32. docs/use/format.md has them
/// all, under "As engines have it". Whatever reads a case reads it after this, so it means the same everywhere.

#include <jansson.h>

#include "tool/format/complaint.h"

/// Changes the case in place. What it has not is left alone. False after it has complained.
bool og_spell_out(json_t *root, og_complaint *complaint);
/// The same of one body.
bool og_spell_out_body(json_t *body, const og_place *place, og_complaint *complaint);

#endif
