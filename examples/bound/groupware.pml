/* Users and one store, after the model of concurrency control of the Clock toolkit: a user sends
   updates whenever he likes, the store locks, and answers each lock once. */
mtype = { update, lock, granted, release, changed };
chan input = [2] of { mtype };
chan locks = [2] of { mtype };
chan grants = [2] of { mtype };
chan views = [2] of { mtype };

active proctype User() {
  do
    :: input!update /* nothing ever stops him */
    :: views?changed
  od
}

active proctype Controller() {
  end:
  do
    :: input?update;
      locks!lock;
      grants?granted;
      views!changed;
      locks!release
  od
}

active proctype Store() {
  end:
  do
    :: locks?lock -> grants!granted; locks?release
  od
}
