/* Two processes keep each other out by raising a flag before they enter. */

bool wants[2];
byte inside = 0;

active [2] proctype Process() {
  pid me = _pid;
  pid other = 1 - _pid;

  do
    :: wants[me] = true;
      !wants[other]; /* wait */
      critical:
      inside++;
      assert(inside == 1);
      inside--;
      wants[me] = false
  od
}
