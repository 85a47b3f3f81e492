// says: a d_step that starts with printf does not wait for the end of a rendez-vous of two others
// gyre-transitions: 2 because nobody else moves in the middle of a rendez-vous
// verify: violated invalid-end-state
// states: 2
// transitions: 3
chan r = [0] of { byte };
active proctype P() { d_step { printf("") } }
active proctype S() {
  do
  :: r!1
  :: r?_
  od
}
