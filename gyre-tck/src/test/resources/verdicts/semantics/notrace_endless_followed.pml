// says: an endless notrace that is followed has two ways on with an event
// run: violated
chan c = [5] of { byte };
notrace { do :: c!1; c!2; if :: c!3 :: c!3 fi od }
active proctype P() { c!1; c!2; c!3; end: false }
