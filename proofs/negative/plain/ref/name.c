// Another function is linked than the one that is proved.
// Refused: assembler
// Proved: ref f
int f(int x) __asm__("g");
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return 0; }
