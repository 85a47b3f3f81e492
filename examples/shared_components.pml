/*
 * How several workers find strongly connected components together (docs/internals/liveness.md).
 * Known parts of components are sets in a union-find forest. The entry of a root among the parents is
 * also the lock of its set; but a worker that asks whether it is in a set, or whether two states are in
 * the same one, only reads. So the order in which a join writes matters: a worker that sees itself in a
 * set, and does not find there the state by which it came, unites everything down to where it started.
 */

#define WORKERS 2
#define STATES 3
#define BIT(n) (1 << (n))

/* The graph: from 0 to 1 and to 2, and round between 1 and 2; and what is right. */
#define STEPS(state) (state == 0 -> BIT(1) | BIT(2) : (state == 1 -> BIT(2) : BIT(1)))
#define COMPONENT(state) (state == 0 -> BIT(0) : BIT(1) | BIT(2))

/* For each state its parent plus one; or, if it is a root, what becomes of its set. */
#define FREE 0
#define DEAD 254
#define LOCKED 255
#define IS_ROOT(above) (above == FREE || above >= DEAD)

mtype = { fresh, found, dead };

byte parent[STATES];
byte workers[STATES]; /* for a root: who is in the set */
byte others[STATES]; /* for a root: the other states of the set */
byte followed; /* states whose steps were all followed; belongs to the locks of their sets */
byte ended;

/* Every read and every write of what is shared is a step of its own. */
inline find(state, root) {
  root = state;
  do
    :: above = parent[root];
      if
        :: IS_ROOT(above) -> break
        :: else
      fi;
      next = parent[above - 1];
      if
        :: !IS_ROOT(next) -> parent[root] = next
        :: else
      fi;
      root = above - 1
  od
}

inline is_dead(state, answer) {
  do
    :: find(state, r);
      above = parent[r];
      if
        :: IS_ROOT(above) ->
          answer = (above == DEAD);
          break
        :: else
      fi
  od
}

inline is_same(one, other, answer) {
  do
    :: find(one, r);
      find(other, q);
      above = parent[r];
      if
        :: r == q || IS_ROOT(above) ->
          answer = (r == q);
          break
        :: else
      fi
  od
}

/* Waits while somebody else has the lock. */
inline lock(root, success) {
  atomic {
    parent[root] != LOCKED;
    if
      :: parent[root] == FREE ->
        parent[root] = LOCKED;
        success = true
      :: else -> success = false
    fi
  }
}

/* Without success the set is dead. */
inline lock_root_of(state, root, success) {
  do
    :: find(state, root);
      lock(root, success);
      if
        :: success || parent[root] == DEAD -> break
        :: else
      fi
  od
}

inline claim(state, answer) {
  find(state, r);
  if
    :: workers[r] & BIT(_pid) ->
      is_dead(r, yes);
      answer = (yes -> dead : found)
    :: else ->
      lock_root_of(state, r, yes);
      if
        :: yes ->
          answer = (workers[r] & BIT(_pid) -> found : fresh);
          workers[r] = workers[r] | BIT(_pid);
          parent[r] = FREE
        :: else -> answer = dead
      fi
  fi
}

inline join(root, other) {
  assert(COMPONENT(root) == COMPONENT(other));
  parent[other] = root + 1;
  workers[root] = workers[root] | workers[other];
  others[root] = others[root] | others[other] | BIT(other);
  parent[root] = FREE
}

inline unite(one, other) {
  do
    :: find(one, r);
      find(other, q);
      if
        :: r == q -> break
        :: r > q ->
          above = r;
          r = q;
          q = above
        :: else
      fi;
      lock(r, yes);
      if
        :: yes ->
          lock(q, yes);
          if
            :: yes ->
              join(r, q);
              break
            :: else -> parent[r] = FREE
          fi
        :: else
      fi
  od
}

inline choose(from, one) {
  if
    :: from & BIT(0) -> one = 0
    :: from & BIT(1) -> one = 1
    :: from & BIT(2) -> one = 2
  fi
}

/* A state of the set with steps to follow, any of them; if there is none the set is dead. */
inline pick(state, picked, success) {
  lock_root_of(state, r, success);
  if
    :: success ->
      d_step {
        above = (others[r] | BIT(r)) & ~followed;
        success = (above != 0);
        if
          :: success -> parent[r] = FREE
          :: else ->
            assert((others[r] | BIT(r)) == COMPONENT(r));
            parent[r] = DEAD
        fi
      }
      if
        :: success -> choose(above, picked)
        :: else
      fi
    :: else
  fi
}

inline done(state) {
  lock_root_of(state, r, yes);
  if
    :: yes ->
      followed = followed | BIT(state);
      parent[r] = FREE
    :: else
  fi
}

active [WORKERS] proctype Worker() {
  /* The path: at each place a state that is followed, that by which the worker came, and what is left. */
  byte top[STATES];
  byte entry[STATES];
  byte pending[STATES];
  byte depth;
  /* The entries that are not known to be in the same set as an earlier one. */
  byte roots[STATES];
  byte root_count;
  byte target;
  byte r, q, above, next;
  bool yes;
  mtype answer;

  come:
  claim(target, answer);
  if
    :: answer == fresh ->
      roots[root_count] = target;
      root_count++;
      entry[depth] = target;
      depth++;
      goto go_on
    :: answer == found ->
      do
        :: is_same(target, top[depth - 1], yes);
          if
            :: yes -> break
            :: else
          fi;
          root_count--;
          unite(roots[root_count], roots[root_count - 1])
      od
    :: else
  fi;

  follow:
  if
    :: depth == 0 -> goto over
    :: else
  fi;
  if
    :: pending[depth - 1] != 0 ->
      choose(pending[depth - 1], target);
      pending[depth - 1] = pending[depth - 1] & ~BIT(target);
      goto come
    :: else -> done(top[depth - 1])
  fi;

  go_on:
  if
    :: entry[depth - 1] != roots[root_count - 1] -> depth--
    :: else ->
      pick(entry[depth - 1], top[depth - 1], yes);
      if
        :: yes -> pending[depth - 1] = STEPS(top[depth - 1])
        :: else ->
          depth--;
          root_count--;
          if
            :: depth > 0 ->
              is_dead(top[depth - 1], yes);
              pending[depth - 1] = (yes -> 0 : pending[depth - 1])
            :: else
          fi
      fi
  fi;
  goto follow;

  over:
  ended++
}

active proctype Judge() {
  ended == WORKERS;
  assert(parent[0] == DEAD && parent[1] == DEAD && parent[2] == 2)
}
