#ifndef OG_READ_CERTIFICATE_H
#define OG_READ_CERTIFICATE_H

/// The certificate of an answer line.

#include <jansson.h>

#include "spec/pair/certificate.h"
#include "tool/format/complaint.h"

/// Reads it, with the edges of its surface matched. Whether it proves anything is for og_check to say.
bool og_read_certificate(og_certificate *certificate, const json_t *value, const og_place *place,
                         og_complaint *complaint);

#endif
