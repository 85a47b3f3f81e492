/*
 * A stack without locks, after R. K. Treiber (1986): the top is replaced by compare-and-set. Each
 * process takes a node from the stack and puts it back.
 * The mistake: while a process sleeps between reading the top and replacing it, the top may be taken
 * and put back, with other nodes below (ABA). With -D TAGGED the top has a count of its changes.
 */

#define PROCESSES 3
#define NODES 2

byte top = 1; /* 0: the stack is empty */
byte below[NODES + 1] = { 0, 2, 0 };
bool taken[NODES + 1]; /* the node belongs to a process */
byte changes;

#ifdef TAGGED
#define UNCHANGED (top == seen && changes == count)
#else
#define UNCHANGED (top == seen)
#endif

active [PROCESSES] proctype Process() {
  byte seen;
  byte next;
  byte count;
  byte mine;

  /* take a node */
  do
    :: d_step { seen = top; count = changes };
      if
        :: seen == 0 -> goto done
        :: else
      fi;
      next = below[seen];
      atomic {
        if
          :: UNCHANGED ->
            top = next;
            changes++;
            assert(!taken[top]); /* else somebody owns what is in the stack now */
            mine = seen;
            taken[mine] = true;
            break
          :: else
        fi
      }
  od;

  /* put it back */
  do
    :: d_step { seen = top; count = changes };
      below[mine] = seen;
      atomic {
        if
          :: UNCHANGED ->
            top = mine;
            changes++;
            taken[mine] = false;
            break
          :: else
        fi
      }
  od;
  done:
  skip
}
