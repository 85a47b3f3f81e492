/* Two clerks pay one unit each into an account, under a lock. */
byte balance;
bool locked;

active [2] proctype Clerk() {
  byte amount;
  atomic { !locked -> locked = true };
  amount = balance;
  amount = amount + 1;
  balance = amount;
  locked = false
}
