#include "ref/contact/manifold_full.h"

#include "ref/contact/manifold.h"

og_manifold_claim og_manifold_full(const og_contact_input *in, og_contact_room *room) {
  return og_manifold_make(in, room, OG_REGION_SIMPLY);
}

og_manifold_claim og_manifold_full_flood(const og_contact_input *in, og_contact_room *room) {
  return og_manifold_make(in, room, OG_REGION_FLOODED);
}

og_manifold_claim og_manifold_full_sampled(const og_contact_input *in, og_contact_room *room) {
  return og_manifold_make(in, room, OG_REGION_SAMPLED);
}

// ---- what is known of them ----

static const og_door_contact manifold_full_door = {
    .run = og_manifold_full,
    .promises = {.points = 64, .cover = 16},
};

const og_algorithm og_algorithm_manifold_full = {
    .id = "manifold-full",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/contact/manifold_full",
    .source = "Varjus 2018, 5.3.2",
    .cost = "sat-gauss, and O(n m) for regions of n and m corners",
    .limits = "a wide tolerance angle hides corners inside of a region",
    .contact = &manifold_full_door,
};

static const og_door_contact manifold_full_flood_door = {
    .run = og_manifold_full_flood,
    .promises = {.points = 64, .cover = 16},
};

const og_algorithm og_algorithm_manifold_full_flood = {
    .id = "manifold-full-flood",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/contact/manifold_full",
    .source = "Varjus 2018, 5.3.2",
    .cost = "sat-gauss, and O(n m) for regions of n and m corners",
    .limits = "a wide tolerance angle hides corners inside of a region",
    .contact = &manifold_full_flood_door,
};

static const og_door_contact manifold_full_sampled_door = {
    .run = og_manifold_full_sampled,
    .promises = {.points = 64,
                 .thins_out = true,
                 .why = "eight directions miss corners of a region that are blunter than 135 degrees"},
};

const og_algorithm og_algorithm_manifold_full_sampled = {
    .id = "manifold-full-sampled",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/contact/manifold_full",
    .source = "Varjus 2018, 5.3.2",
    .cost = "sat-gauss, and 9 V",
    .limits = "loses corners of regions blunter than 135 degrees",
    .contact = &manifold_full_sampled_door,
};
