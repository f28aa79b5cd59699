// Apart from text.c, so that the library of text is linked without files.

#include "tool/format/text.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

bool og_text_write(const og_text *text, int descriptor) {
  for (size_t done = 0; done < text->length;) {
    const ssize_t count = write(descriptor, text->at + done, text->length - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    done += (size_t)count;
  }
  return true;
}

bool og_text_save(const og_text *text, const char *name) {
  const int descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (descriptor < 0) return false;
  const bool written = og_text_write(text, descriptor);
  const int reason = errno;
  const bool closed = close(descriptor) == 0;
  if (!written) errno = reason;
  return written && closed;
}
