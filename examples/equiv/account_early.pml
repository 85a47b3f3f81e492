/* Like account.pml, but the balance is read before the lock is taken: a payment can be lost. */
byte balance;
bool locked;

active [2] proctype Clerk() {
  byte amount;
  amount = balance;
  atomic { !locked -> locked = true };
  amount = amount + 1;
  balance = amount;
  locked = false
}
