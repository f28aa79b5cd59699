#ifndef OG_MAKE_CLIP_H
#define OG_MAKE_CLIP_H

/// Memory for what two polygons share, as the algorithms behind the door `clip` want it.

#include "ref/door/clip.h"

/// The room, with its storage.
typedef struct og_made_clip {
  og_clip_room room;
  size_t corners; // of both polygons, that there is room for
} og_made_clip;

void og_made_clip_init(og_made_clip *made);
void og_made_clip_clear(og_made_clip *made);
/// Room for polygons of so many corners together, and for any answer.
void og_made_clip_hold(og_made_clip *made, size_t corners);

#endif
