#ifndef OG_BINARY32_TEXT_H
#define OG_BINARY32_TEXT_H

/// Claims in binary32, beside those in binary64 of the same module.
///
/// The sources of the reference are compiled a second time, as for `origo32`, with other names: tool/wasm/rename.sh
/// makes og32_gjk of og_gjk. So og32_run_text is og_run_text in binary32. It needs a context of its own.

#include "tool/text/origo_text.h"

/// As og_text_new. og_judge_text judges with it as `origo judge --float32` does: cases are rounded to binary32 first.
og_text_context *og_binary32_text_new(const og_text_limits *limits);

#endif
