/*
 * The public key protocol of R. Needham and M. Schroeder (1978), with an intruder who is the network:
 * every message goes to the intruder, who reads what is locked with its own key, and sends what it
 * likes: messages it has seen, and messages it makes of what it knows.
 *
 *   1. A -> B: { A, Na } with the key of B
 *   2. B -> A: { Na, Nb } with the key of A
 *   3. A -> B: { Nb } with the key of B
 *
 * Afterwards B should be right in believing that it speaks with A. G. Lowe found in 1995 that it is
 * not; with -D LOWE the second message has the name of B in it, as he proposed.
 */

mtype = { first, second, third };
mtype:agent = { alice, bob, eve };
mtype:nonce = { of_alice, of_bob, of_eve, nothing };

/* kind, whose key, a name, two nonces */
chan sent = [0] of { mtype, mtype:agent, mtype:agent, mtype:nonce, mtype:nonce };
chan received = [0] of { mtype, mtype:agent, mtype:agent, mtype:nonce, mtype:nonce };

mtype:agent peer_of_alice;
mtype:agent peer_of_bob;
bool bob_is_sure;

#ifdef LOWE
#define SIGNED(name) name
#else
#define SIGNED(name) alice /* says nothing */
#endif

active proctype Alice() {
  mtype:nonce theirs;

  if
    :: peer_of_alice = bob
    :: peer_of_alice = eve
  fi;
  sent!first(peer_of_alice, alice, of_alice, nothing);
  end:
  received?second(alice, eval(SIGNED(peer_of_alice)), of_alice, theirs);
  sent!third(peer_of_alice, alice, theirs, nothing)
}

active proctype Bob() {
  mtype:nonce theirs;

  end:
  received?first(bob, peer_of_bob, theirs, nothing);
  sent!second(peer_of_bob, SIGNED(bob), theirs, of_bob);
  end_sure:
  received?third(bob, _, of_bob, nothing);
  bob_is_sure = true
}

active proctype Eve() {
  mtype kind;
  mtype:agent key;
  mtype:agent name;
  mtype:nonce one;
  mtype:nonce two;
  bool knows_alice; /* the nonce of Alice */
  bool knows_bob;

  end:
  do
    :: sent?kind(key, name, one, two) ->
      d_step {
        if
          :: key == eve ->
            knows_alice = knows_alice || one == of_alice || two == of_alice;
            knows_bob = knows_bob || one == of_bob || two == of_bob;
            kind = 0 /* nothing to repeat */
          :: else
        fi
      }
    :: received!kind(key, name, one, two)
    :: received!first(bob, eve, of_eve, nothing)
    :: received!first(bob, alice, (knows_alice -> of_alice : of_eve), nothing)
    :: received!second(alice, SIGNED(eve), (knows_alice -> of_alice : of_eve), of_eve)
    :: received!third(bob, alice, (knows_bob -> of_bob : of_eve), nothing)
  od
}

ltl authentic { [] (bob_is_sure && peer_of_bob == alice -> peer_of_alice == bob) }
