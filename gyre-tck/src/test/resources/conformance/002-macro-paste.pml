// item: 2
// says: ## pastes tokens
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define VAR(n) v_##n
byte VAR(one) = 1;
byte VAR(2) = 2;
init { assert(v_one == 1 && v_2 == 2) }
