package dev.gyre.bench;

/**
 * Writes a Promela model of any size that uses nearly every kind of unit and statement. The same
 * size always gives the same text.
 */
final class LargeModel {
  /** What every process shares. */
  private static final String HEAD =
      """
      /* Written by bench/parse; do not edit. */
      #define LIMIT 7
      #define NEXT(i) (((i) + 1) % LIMIT)
      #define busy(f, m) ((f) & (1 << (m)))

      mtype = { idle, request, grant, release };
      mtype:fruit = { apple, pear };

      typedef Point {
        byte x;
        short y[3]
      };
      typedef Message {
        mtype kind;
        byte from;
        byte number
      };

      chan wire = [4] of { mtype, byte, byte };
      chan meet = [0] of { byte };
      chan post = [3] of { Message };
      byte table[7];
      int total;
      bool ready, done;
      unsigned flags : 5;
      hidden byte scratch;
      show byte seen;
      Point place;

      inline swap(first, second) {
        scratch = first;
        first = second;
        second = scratch
      }

      inline next_of(value) {
        return (value + 1) % LIMIT
      }

      """;

  /** One process; {@code @} stands for its number. */
  private static final String PROCESS =
      """
      /* Process @ of the bench: nothing it does is meant to be sensible. */
      proctype Worker_@(byte id; chan out) {
        byte i, j = id + @ % 5;
        short sum = -@;
        bit flag;
        pid child;
        mtype state = idle;
        mtype:fruit food;
        byte local_table[5] = { 1, 2, 3 };
        Message message;
        Point point;
        chan own = [2] of { byte, int };
        xs own;

      start_@:
        ready = true
        do
        :: len(wire) < LIMIT && nempty(own) ->
           wire!request(id, NEXT(i));
           i++
        :: own?j,sum -> table[j % 7] = sum & 255
        :: wire?[grant, eval(id), _] ->
           atomic {
             wire?grant,eval(id),j;
             sum = sum + (j > 3 -> j * 2 : j - 1);
             out!id
           }
        :: wire??release(id, j) ->
           d_step {
             if
             :: j == 0 -> total = total + @
             :: j > 0 && j <= 4 -> total = (total - j) / 2; j--
             :: else -> total = ~total ^ (total << 2) | (sum >> 1)
             fi;
             place.y[j % 3] = point.x + local_table[i % 5]
           }
        :: wire??<idle, i, j> -> skip
        :: full(out) ->
           if
           :: (i != j) -> swap(i, j)
           :: (i == j) || flag -> i = next_of(j); goto progress_@
           :: timeout -> break
           :: else
           fi
        :: sum > 100 ->
           for (i : 0 .. 4) {
             local_table[i] = local_table[i] + i;
             seen = seen + 1
           }
           for (j in table) {
             table[j] = busy(flags, j) -> flag = 0
           }
        :: !done ->
           select (i : 1 .. 6);
           flags = flags | (1 << i % 5);
           wire!!state, id, i
        :: done -> break
        od unless { total > 1000 && !flag };

      progress_@:
        printf("worker %d: sum %d, state %e\\n", id, sum, state);
        assert(sum >= -32768 && table[id % 7] <= 255);
        message.kind = grant;
        message.from = id;
        post!message;
        post?message;
        /* A second loop, as protocols have them: wait, answer, go on. */
        do
        :: meet?i ->
           if
           :: i % 2 == 0 && point.y[0] != place.y[1] ->
              point.y[0] = place.y[1] * (i - 3) + 'a';
              state = request
           :: i % 2 == 1 ->
              food = pear;
              state = (food == apple -> grant : idle)
           fi
           wire!state(id, i)
        :: own!i(sum) ->
           {
             byte inner = i;
             inner = inner * 3;
             total = total + inner
           }
        :: _nr_pr < 20 ->
           child = run Helper(id, own);
           (child > 0 && enabled(child) || _pid == 0)
        :: state == release -> goto start_@
        :: state == grant && done -> break
        od
      }

      """;

  private static final String TAIL =
      """
      proctype Helper(byte id; chan back) {
        back!id, 3;
        printm(request)
      end_helper:
        back?id,_
      }

      active [2] proctype Observer() provided (!done || _pid >= 0) {
        set_priority(_pid, get_priority(_pid));
        do
        :: atomic { total > 5000 -> done = true }
        :: timeout -> break
        od
      }

      init {
        atomic {
          run Worker_0(1, meet);
          run Worker_1(2, meet) priority 3
        }
      }

      never cycle {
      again:
        do
        :: !done && !Worker_0[2]@progress_0 -> goto accept_it
        :: true
        od;
      accept_it:
        do
        :: np_
        od
      }

      trace {
        do
        :: meet!_
        :: meet?_
        od
      }

      ltl answered { [] (ready -> <> done) }
      ltl bounded { always (total < 1000000) && (!done U ready || [] !done) }
      """;

  private LargeModel() {}

  /** A model of at least {@code characters} characters, and at most one process more. */
  static String ofSize(int characters) {
    StringBuilder text = new StringBuilder(characters + PROCESS.length());
    text.append(HEAD);
    for (int number = 0; number < 2 || text.length() + TAIL.length() < characters; number++) {
      text.append(PROCESS.replace("@", Integer.toString(number)));
    }
    return text.append(TAIL).toString();
  }
}
