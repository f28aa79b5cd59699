
/*@ logic real greater(real x, real y) = x < y ? y : x; */

int boxes_meet(const box *a, const box *b) {
  if (a->low_x > b->high_x || b->low_x > a->high_x) return 0;
  if (a->low_y > b->high_y || b->low_y > a->high_y) return 0;
  if (a->low_z > b->high_z || b->low_z > a->high_z) return 0;
  /*@ assert witness_a: in(greater(a->low_x, b->low_x), greater(a->low_y, b->low_y), greater(a->low_z, b->low_z), a); */
  /*@ assert witness_b: in(greater(a->low_x, b->low_x), greater(a->low_y, b->low_y), greater(a->low_z, b->low_z), b); */
  return 1;
}
