#include "tool/wasm/binary32_text.h"

#include "tool/text/context.h"

og_text_context *og_binary32_text_new(const og_text_limits *limits) {
  og_text_context *context = og_text_new(limits);
  if (context != NULL) context->binary32 = true;
  return context;
}
