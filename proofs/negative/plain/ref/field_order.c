// A struct of another order of fields where the contract of the function that is called is proved.
// Refused: a declaration that belongs into a header
// Proved: ref f
struct two { int count, room; };
/*@ requires \valid(p); terminates \true; exits \false; assigns p->count; ensures done: p->count == 7; */
void part(struct two *p);
/*@ requires \valid(p); terminates \true; exits \false; assigns p->count; ensures done: p->count == 7; */
void f(struct two *p) { part(p); }
