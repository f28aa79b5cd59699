#ifndef OG_DOORS_H
#define OG_DOORS_H

/// The doors of the registry: what kinds of input its algorithms take (ref/algorithm.h). A new door gets a row here.

#include <stdbool.h>

#include "ref/algorithm.h"

typedef struct og_door_entry {
  const char *name;                           // that of its header, ref/door/NAME.h
  const char *takes;                          // what a case has to be, for people
  const char *study;                          // the study that measures what is behind it: origo study NAME
  const char *harnesses;                      // the fuzzers' harnesses that ask it, with spaces: fuzz/NAME.c
  bool (*has)(const og_algorithm *algorithm); // is the algorithm behind it?
} og_door_entry;

int og_door_count(void);
const og_door_entry *og_door_at(int k);

/// The door of an algorithm; null only for one that has none.
const og_door_entry *og_door_of(const og_algorithm *algorithm);

#endif
