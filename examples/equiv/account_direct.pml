/* The same as account.pml without the local variable: nobody sees the difference. */
byte balance;
bool locked;

active [2] proctype Clerk() {
  atomic { !locked -> locked = true };
  balance = balance + 1;
  locked = false
}
