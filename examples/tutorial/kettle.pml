/* A kettle switches itself off when the water boils, or after five minutes, whatever comes first. */

bool on = false;
bool boils = false;

active proctype Kettle() {
  timer limit;

  on = true;
  set(limit, 5);
  if
    :: boils
    :: expire(limit)
  fi;
  on = false
}

active proctype Water() {
  timer heat;

  on;
  delay(heat, 3, 8); /* depends on how much there is */
  boils = true
}

ltl switchesOff { [] (on -> <> !on) }
