#ifndef OG_STUDY_VOLUME_TRACE_H
#define OG_STUDY_VOLUME_TRACE_H

/// Which volumes a query compares: every pair of tight volumes that a walk of ref/tree/walk.h asks about, kept, so that
/// axes can be counted and times taken of these pairs alone.

#include "ref/tree/walk.h"

typedef struct og_compared {
  const void *a, *b;
} og_compared;

typedef struct og_comparisons {
  size_t count, capacity;
  og_compared *at;
} og_comparisons;

enum { OG_TRACED_APART, OG_TRACED_OVERLAPPING, OG_TRACED_VERDICTS };

typedef struct og_volume_trace {
  const og_volume_kind *kind;
  og_comparisons of[OG_TRACED_VERDICTS];
} og_volume_trace;

/// In place of a node's volume.
typedef struct og_traced_volume {
  const void *volume;
  og_volume_trace *trace;
} og_traced_volume;

/// Kinds with one layer, and layered ones.
extern const og_volume_kind og_volume_traced, og_volume_traced_layered;

/// Begins anew, for volumes of that kind. A trace begins as {0}.
void og_trace_begin(og_volume_trace *trace, const og_volume_kind *kind);
void og_trace_free(og_volume_trace *trace);

/// The kind under which a tree of such volumes is walked, and the tree: `room` holds as many as it has nodes.
og_volume_tree og_trace_tree(og_volume_trace *trace, const og_volume_tree *tree, og_traced_volume *room);

/// Axes that these pairs take in sat-obb, all together. Volumes begin with an oriented box.
double og_trace_axes(const og_comparisons *c);

/// Nanoseconds that these pairs take, all together: the least of some rounds.
double og_trace_ns(const og_comparisons *c, bool (*overlap)(const void *a, const void *b));

#endif
