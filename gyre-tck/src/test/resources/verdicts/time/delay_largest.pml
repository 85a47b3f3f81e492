// says: the times of a delay end at the largest number that there is, which is too long for a timer
// run: refused
active proctype P() { timer t; delay(t, 2147483646, 2147483647) }
