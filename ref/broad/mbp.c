#include "ref/broad/mbp.h"

#include "ref/broad/memory.h"

enum { OCTANTS = 8 };

static og_mbp *mbp_of(og_coherent *s) {
  return (og_mbp *)(void *)((unsigned char *)(void *)s + og_coherent_bytes(&s->limits));
}

// Takes its memory behind a scene; where block is null it only counts.
static size_t take(const og_scene_limits *limits, int32_t regions, unsigned char *block, og_mbp *mbp) {
  const size_t parts = (size_t)regions + 1; // the last one is the rest
  size_t used = og_coherent_bytes(limits);
  og_take(&used, 1, sizeof(og_mbp));
  const size_t region = og_take(&used, (size_t)regions, sizeof(og_aabb));
  mbp->region = block == NULL ? NULL : (og_aabb *)(void *)(block + region);
  mbp->regions = regions;
  og_sap_parts_take(&mbp->sap, block, &used, parts, parts * (size_t)limits->boxes);
  return used;
}

size_t og_mbp_bytes(const og_scene_limits *limits, int32_t regions) {
  og_mbp unused;
  return take(limits, regions, NULL, &unused);
}

og_outcome og_mbp_start(void *scene, const og_scene_limits *limits, const og_aabb *region, int32_t regions) {
  for (int32_t r = 0; r < regions; r++)
    if (!og_aabb_is_sound(&region[r])) return OG_OUTCOME_BAD_INPUT;
  og_coherent_start(scene, limits);
  og_mbp *const mbp = mbp_of((og_coherent *)scene);
  take(limits, regions, (unsigned char *)scene, mbp);
  for (int32_t r = 0; r < regions; r++) mbp->region[r] = region[r];
  mbp->sap.parts = regions + 1;
  for (int32_t p = 0; p < mbp->sap.parts; p++) {
    mbp->sap.lists.start[p] = 0;
    mbp->sap.lists.ends[p] = 0;
  }
  return OG_OUTCOME_ANSWERED;
}

static inline bool is_within(const og_aabb *box, const og_aabb *region) {
  return region->lo.x <= box->lo.x && box->hi.x <= region->hi.x && region->lo.y <= box->lo.y &&
         box->hi.y <= region->hi.y && region->lo.z <= box->lo.z && box->hi.z <= region->hi.z;
}

static int32_t next_region(const void *rule, const og_aabb *box, int32_t after) {
  const og_mbp *const mbp = (const og_mbp *)rule;
  for (int32_t r = after + 1; r < mbp->regions; r++)
    if (og_aabb_overlap(box, &mbp->region[r])) return r;
  if (after >= mbp->regions) return -1;
  for (int32_t r = 0; r < mbp->regions; r++)
    if (is_within(box, &mbp->region[r])) return -1;
  return mbp->regions;
}

static void follow(og_coherent *s) {
  og_mbp *const mbp = mbp_of(s);
  og_sap_parts_follow(s, &mbp->sap, next_region, mbp, false);
}

og_outcome og_mbp_step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_coherent_step((og_coherent *)scene, follow, change, count, begun, ended);
}

// ---- behind the door ----

static size_t bytes(const og_scene_limits *limits) { return og_mbp_bytes(limits, OCTANTS); }

// A bit an axis.
static void start(void *scene, const og_scene_limits *limits) {
  og_aabb octant[OCTANTS];
  const og_scalar far = OG_SCALAR_MAX;
  for (unsigned k = 0; k < OCTANTS; k++) {
    const bool x = (k & 1) != 0, y = (k & 2) != 0, z = (k & 4) != 0;
    octant[k].lo = (og_vec3){x ? 0 : -far, y ? 0 : -far, z ? 0 : -far};
    octant[k].hi = (og_vec3){x ? far : 0, y ? far : 0, z ? far : 0};
  }
  og_mbp_start(scene, limits, octant, OCTANTS);
}

// ---- what is known of it ----

static const og_door_overlaps mbp_door = {
    .bytes = bytes, .start = start, .step = og_mbp_step, .work = og_coherent_work};

const og_algorithm og_algorithm_mbp = {
    .id = "mbp",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/mbp",
    .source = "Varjus 2018, 3.3 (PhysX: multi box pruning)",
    .cost = "O(e + s), e ends in all regions, s exchanges",
    .limits = "boxes within no region are one sweep and prune, all together; so are those that cross the planes of the "
              "octants",
    .overlaps = &mbp_door,
};
