// says: an endless notrace that was left by another event is left for good, and hears nothing more
// run: holds
// spin: holds
chan c = [5] of { byte };
notrace { do :: c!1; c!2; if :: c!3 :: c!3 fi od }
active proctype P() { c!2; c!1; c!2; c!3; end: false }
