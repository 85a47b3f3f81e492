// says: none of two that stand for each other is neglected for ever
// run: holds --property f --fairness weak
// run: violated --property f
bit moved[2];
active [2] proctype P() { do :: moved[_pid] = 1 - moved[_pid] od }
ltl f { []<> moved[0] && []<> moved[1] }
