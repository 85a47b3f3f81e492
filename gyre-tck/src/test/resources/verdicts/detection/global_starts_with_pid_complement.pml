// says: the same beside a timer
// run: holds
byte w = ~_pid;

active [2] proctype P() { timer t; skip }
