/* A machine takes a coin, and then lets the customer choose. */
mtype = { none, tea, coffee };
bool paid;
mtype cup = none;

active proctype Machine() {
  paid = true;
  if
    :: cup = tea
    :: cup = coffee
  fi
}
