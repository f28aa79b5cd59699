// What is proved of the function, and under which condition.
// Proved: ref part
/*@ requires small: x < 42; terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int part(int x) { return x; }
