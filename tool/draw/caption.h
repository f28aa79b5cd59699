#ifndef OG_CAPTION_H
#define OG_CAPTION_H

/// The words of a picture: what is asked, what is true, what is claimed.

#include "tool/draw/scene.h"
#include "tool/format/text.h"
#include "tool/judge/read_claim.h"

/// "separated: distance sqrt(5) ≈ 2.2360679774997898"; exact values longer than `letters` are left out.
void og_caption_of_answer(og_text *text, const og_scene *scene, size_t letters);
/// "claimed by ENGINE: apart, distance 2.2360679774997898 (off by 1.2e-16)"
void og_caption_of_claim(og_text *text, const og_scene *scene, const og_claim_line *claim);
/// "distance 4.441e-16", for the picture itself; "" for a touching contact.
void og_caption_of_gap(og_text *text, const og_scene *scene);

#endif
