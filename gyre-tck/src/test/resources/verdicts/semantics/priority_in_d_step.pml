// says: inside a d_step too
// run: violated
byte n;
active proctype P() { d_step { n = 255; set_priority(_pid, n + 1); n = 1 } }
