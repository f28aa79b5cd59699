#ifndef OG_WORLD_FILTER_H
#define OG_WORLD_FILTER_H

/// Which pairs of a world's bodies are asked about: by types of bodies, and by categories with masks.
///
/// A pair is asked about where one body at least is dynamic, and neither ignores the other. A static body stays where
/// it is, a kinematic one goes where it is told to; such two never have to give way. A body ignores another one that
/// has categories, all of which it ignores. A sensor is asked about as any other body; its pairs make no contacts.
/// Cost: constant.
/// Source: Parac 2020, 6.1 (docs/results/errata.md: static and kinematic bodies do not meet); Catto, Box2D.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include <stdbool.h>
#include <stdint.h>

typedef enum og_body_type {
  OG_TYPE_DYNAMIC,
  OG_TYPE_KINEMATIC,
  OG_TYPE_STATIC,
} og_body_type;

/// All zero: a dynamic body that meets all dynamic, kinematic and static ones.
typedef struct og_body_filter {
  og_body_type type;
  bool is_sensor;
  uint32_t category; // one bit each; 0: it has none, so none ignores it
  uint32_t ignored;  // categories that it does not meet: the bits that its mask lacks
} og_body_filter;

/// Does `a` ignore `b`?
/*@ requires memory: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures none: b->category == 0 ==> !\result;
    ensures all: \result <==> (b->category != 0 && (b->category & a->ignored) == b->category); */
static inline bool og_filter_ignores(const og_body_filter *a, const og_body_filter *b) {
  return b->category != 0 && (b->category & a->ignored) == b->category;
}

/// Is the pair asked about?
/*@ requires memory: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures types: a->type != OG_TYPE_DYNAMIC && b->type != OG_TYPE_DYNAMIC ==> !\result;
    ensures first: a->category != 0 && (a->category & b->ignored) == a->category ==> !\result;
    ensures second: b->category != 0 && (b->category & a->ignored) == b->category ==> !\result;
    ensures plain: a->type == OG_TYPE_DYNAMIC && a->ignored == 0 && b->ignored == 0 ==> \result; */
static inline bool og_filters_let_meet(const og_body_filter *a, const og_body_filter *b) {
  const bool one_gives_way = a->type == OG_TYPE_DYNAMIC || b->type == OG_TYPE_DYNAMIC;
  return one_gives_way && !og_filter_ignores(a, b) && !og_filter_ignores(b, a);
}

#endif
