#ifndef OG_DATE_H
#define OG_DATE_H

/// The moment, as a text that does not depend on the place: "2026-11-30T07:15:00Z".
///
/// SOURCE_DATE_EPOCH, seconds since 1970, takes its place where it is set: then the same input gives the same bytes.

enum { OG_DATE_SIZE = 32 };

void og_date_now(char text[OG_DATE_SIZE]);

#endif
