#ifndef OG_FAMILY_READER_H
#define OG_FAMILY_READER_H

/// The generator's cases with their exact numbers, by way of their text: they have no other.

#include "tool/format/read_case.h"
#include "tool/gen/family.h"

typedef struct og_family_reader {
  og_case_reader *reader; // the bodies of the case read last: og_case_reader_a, og_case_reader_b
  // working storage
  og_gen_case *made;
  og_case one;
} og_family_reader;

void og_family_reader_init(og_family_reader *reader);
void og_family_reader_clear(og_family_reader *reader);

/// Makes and reads case `index` of the family. Cost: a few tens of microseconds. False only where memory runs out or
/// the generator writes what is no case.
bool og_family_read(og_family_reader *reader, const og_gen_family *family, uint64_t seed, uint64_t index);

#endif
