/* The smallest model with something to say: two processes, one variable. */

byte greeted = 0;

active [2] proctype Greeter() {
  printf("hello from process %d\n", _pid);
  greeted++
}

active proctype Witness() {
  (greeted == 2);
  assert(greeted == 2)
}
