// item: 7
// says: repeated separators inside a sequence are fine
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init { x = 1;; ; x = 2 ;;; assert(x == 2);; }
