/* Like choice.pml, but the machine chooses when it takes the coin. */
mtype = { none, tea, coffee };
bool paid;
mtype cup = none;

active proctype Machine() {
  if
    :: paid = true; cup = tea
    :: paid = true; cup = coffee
  fi
}
