// says: a variable is not dead as long as the output that divides by it is to come
// run: violated
byte g;

active proctype P() {
  byte x = 1;
  if
  :: x = 1
  :: x = 0
  fi;
  g = 1;
  g = 0;
  printf("%d\n", 1 / x)
}
