// says: a jump to the end completes a notrace, with any event
// run: violated
// spin: violated
chan c = [5] of { byte };
notrace { c!5; do :: c!1 :: break od }
active proctype P() { c!5; c!7; end: false }
