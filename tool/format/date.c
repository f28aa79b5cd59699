#include "tool/format/date.h"

#include <stdlib.h>
#include <time.h>

static time_t moment(void) {
  const char *set = getenv("SOURCE_DATE_EPOCH");
  char *end;
  if (set == NULL || set[0] < '0' || set[0] > '9') return time(NULL);
  const long long seconds = strtoll(set, &end, 10);
  return *end == '\0' ? (time_t)seconds : time(NULL);
}

void og_date_now(char text[OG_DATE_SIZE]) {
  const time_t now = moment();
  struct tm parts;
  text[0] = '\0'; // a year that no calendar has
  if (gmtime_r(&now, &parts) != NULL && strftime(text, OG_DATE_SIZE, "%Y-%m-%dT%H:%M:%SZ", &parts) == 0) text[0] = '\0';
}
