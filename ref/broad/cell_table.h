#ifndef OG_BROAD_CELL_TABLE_H
#define OG_BROAD_CELL_TABLE_H

/// Cells of a grid in a hash table: spatial hashing.
///
/// A cell's number is multiplied by an odd constant; the upper bits of the product are its bucket. So the grid may have many
/// more cells than there is memory. Several cells may share a bucket: an entry keeps its cell's number, and only entries of
/// one cell are compared. A bucket's list is a part of one array, filled by a counting sort.
/// Source: Varjus 2018, 3.1; Kravec, question 1.

#include "ref/broad/lattice.h"
#include "ref/broad/scene.h"

/// Cells along an axis at most: three numbers fit into one of 63 bits.
enum { OG_CELL_BITS = 21, OG_CELL_ENTRIES = 8 };

/// What is entered of a box: the cells that it reaches, and the finest level for which it is entered.
typedef struct og_cell_item {
  og_reach reach;
  int32_t level;
} og_cell_item;

typedef struct og_cell_entry {
  int64_t cell;
  int32_t index;
} og_cell_entry;

typedef struct og_cell_table {
  og_cell_item *item;   // of each box
  int64_t *start;       // room for 2 * boxes + 4
  og_cell_entry *entry; // room for OG_CELL_ENTRIES * boxes
} og_cell_table;

/// Enters the boxes of `level` and of finer ones in a grid whose cells are 2^shift times as long, and compares those that
/// share a cell, where one of the two is of this level. A pair is reported in one cell only: that of the lower corner of what
/// the two have in common. The work is added: visits are entries, and meetings
/// of entries of different cells in a bucket.
/*@ requires boxes: 1 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires memory: \valid_read(table) && \valid_read(table->item + (0 .. count - 1)) &&
                     \valid(table->start + (0 .. 2 * (integer)count + 3)) &&
                     \valid(table->entry + (0 .. 8 * (integer)count - 1));
    requires level: 0 <= level && 0 <= shift <= 30;
    requires pairs: writable_pairs(pairs) && \valid(work);
    terminates \true; exits \false;
    assigns table->start[0 .. 2 * (integer)count + 3], table->entry[0 .. 8 * (integer)count - 1], pairs->count,
            pairs->pair[0 .. pairs->room - 1], *work;
    ensures count: \old(pairs->count) <= pairs->count;
    ensures sound: \forall integer n; \old(pairs->count) <= n < pairs->count ==> (n < pairs->room ==>
      0 <= pairs->pair[n].i < pairs->pair[n].j < count && overlap(box[pairs->pair[n].i], box[pairs->pair[n].j]));
    ensures level: \forall integer n; \old(pairs->count) <= n < pairs->count ==> (n < pairs->room ==>
      level <= table->item[pairs->pair[n].i].level && level <= table->item[pairs->pair[n].j].level &&
      (table->item[pairs->pair[n].i].level == level || table->item[pairs->pair[n].j].level == level));
    ensures work: \old(work->tests) <= work->tests && \old(work->visits) <= work->visits &&
      pairs->count - \old(pairs->count) <= work->tests - \old(work->tests); */
void og_cell_table_level(const og_cell_table *table, const og_aabb *box, int32_t count, int32_t level, int shift,
                         og_pairs *pairs, og_overlaps_work *work);

/// A scene with a table behind it: its bytes, and the table.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    terminates \true; exits \false; assigns \nothing;
    ensures room: \result >= sizeof(og_scene); */
size_t og_cell_table_bytes(const og_scene_limits *limits);
/*@ requires scene: \valid_read(scene); terminates \true; exits \false; assigns \nothing;
    ensures apart: (char *)scene + sizeof(og_scene) <= (char *)\result.item &&
      (char *)(\result.item + scene->limits.boxes) <= (char *)\result.start &&
      (char *)(\result.start + 2 * scene->limits.boxes + 4) <= (char *)\result.entry; */
og_cell_table og_cell_table_of(og_scene *scene);

#endif
