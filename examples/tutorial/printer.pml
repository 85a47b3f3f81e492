/* Users share a printer: who finds it free takes it. */

#ifndef USERS
#define USERS 2
#endif

bool taken = false;

active [USERS] proctype User() {
  do
    :: atomic { !taken -> taken = true }
      printing:
      taken = false
  od
}

ltl everybodyPrints { [] <> User[0]@printing }
