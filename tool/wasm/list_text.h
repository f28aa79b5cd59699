#ifndef OG_WASM_LIST_TEXT_H
#define OG_WASM_LIST_TEXT_H

/// What `origo list` tells of questions, shapes and algorithms, for programs: one JSON object on a line.

#include "tool/text/origo_text.h"

og_text_status og_list_text(og_text_context *context, og_text_reply *reply);

#endif
