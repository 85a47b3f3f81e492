// says: several invalid end states at the same statements are states like others
// verify: violated invalid-end-state
// states: 9
// transitions: 10
byte state = 1;
proctype A() { atomic { (state == 1) -> state = state + 1 } }
proctype B() { atomic { (state == 1) -> state = state - 1 } }
init { run A(); run B() }
