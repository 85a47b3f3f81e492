package dev.gyre.tck.product;

import java.util.List;

/**
 * The constructs of the language as pieces of text; {@code $E} is any expression, {@code $S} any
 * statement.
 */
final class Construct {
  static final String GLOBALS =
      """
      mtype = { red, green };
      typedef Pair { byte one; short two; chan way };
      byte b = 1; short s; int n; bool z; byte a[3]; unsigned u : 3; pid who; mtype m = red;
      Pair pr;
      chan c = [1] of { byte }; chan d = [2] of { byte, short }; chan r = [0] of { byte };
      chan e[2] = [1] of { byte }; chan v;
      """;

  static final List<String> EXPRESSIONS =
      lines(
          """
          0
          1
          -1
          255
          256
          32768
          b
          s
          n
          u
          z
          m == red
          a[0]
          a[b]
          a[_pid]
          pr.one
          pr.two
          x
          x + 255
          b + 1
          b - 1
          b * 200
          s - 32768
          n << 31
          1 << b
          -1 >> 1
          ~b
          -b
          !b
          6 / b
          b % a[1]
          x / x
          b == _pid
          x == who
          (_pid + 1) % 3
          _pid
          _pid > 1
          _nr_pr
          _nr_pr > 2
          _last
          _priority
          who
          len(c)
          len(r)
          len(e[_pid])
          empty(c)
          full(c)
          nfull(d)
          nempty(d)
          c?[1]
          c?[x]
          c??[eval(_pid)]
          d?[1,2]
          d??[_,1]
          r?[1]
          timeout
          np_
          enabled(1)
          pc_value(1)
          get_priority(1)
          P[1]@here
          P[_pid]@here
          Q@there
          Q:y
          P[1]:x
          R[_nr_pr - 1]:w
          run R(1)
          run R(_pid)
          run R(256)
          run R(x)
          b && (run R(1))
          (b -> 1 : run R(2))
          (b > 1 -> b : 6 / b)
          b || (6 / b)
          z && (6 / b)
          who == (run R(0))
          (z -> 256 : 0)
          (timeout -> 1 : 0)
          v == c
          """);

  static final List<String> STATEMENTS =
      lines(
          """
          skip
          $E
          b = $E
          s = $E
          u = $E
          x = $E
          z = $E
          who = $E
          a[$E] = 1
          a[x] = $E
          b = a[$E]
          pr.two = $E
          b++
          b--
          x++
          c!$E
          c!!$E
          d!$E,x
          d!1,$E
          r!$E
          e[_pid]!$E
          e[$E]!1
          v!$E
          c?x
          c?b
          c?1
          c?_
          c?<x>
          c??1
          c?eval($E)
          c??eval($E)
          c??<eval($E)>
          d?x,s
          d??1,_
          r?x
          r?1
          r?_
          r?eval($E)
          e[x]?x
          v?x
          v = c
          v = e[_pid]
          v = r
          pr.way = c
          printf("%d %d", $E, x)
          printm($E)
          assert($E)
          assert(!($E))
          assert(b < 3)
          assert(x != 2 || !z)
          run R($E)
          who = run R($E)
          goto here
          set_priority(_pid, $E)
          xr c
          xs c
          if :: $E -> $S :: else -> $S fi
          if :: $E -> $S :: else fi
          if :: $S :: $S fi
          if :: r!1 :: else -> $S fi
          if :: r?x -> $S :: else fi
          if :: c?x -> $S :: timeout -> $S fi
          do :: $E -> $S :: else -> break od
          do :: $S :: break od
          do :: b < 3 -> b++ :: $S; break od
          atomic { $S; $S }
          atomic { $E -> $S; $S }
          atomic { r!$E; $S }
          atomic { $S; r?x; $S }
          d_step { $S; $S }
          d_step { $E -> x = $E; $S }
          d_step { if :: $E -> b = 2 :: else -> x = $E fi }
          d_step { if :: r?x -> b = 2 :: c?x -> b = 3 fi; x = 0 }
          d_step { r?x; $S }
          d_step { c?x; $S }
          { $S; $S } unless { $E }
          { $S } unless { $E -> $S }
          { r!1 } unless { $E -> $S }
          { $S; $S } unless { r?x -> $S }
          { $S; $S } unless { c?x }
          { $S; { $S } unless { $E } } unless { $E }
          for (x : 0 .. 1) { $S }
          select (x : 0 .. 2)
          { byte y = $E; $S; x = y }
          { short y = $E; b = y }
          note($E)
          end8: $S
          end7: r?x
          accept8: $S
          progress8: $S
          """);

  static final List<String> TIMED_EXPRESSIONS =
      lines(
          """
          expire(t)
          on(t)
          !expire(t)
          expire(t) && b
          expire(o)
          on(o) && x
          t == 1
          """);

  static final List<String> TIMED_STATEMENTS =
      lines(
          """
          set(t, 1)
          set(t, 2)
          set(t, $E)
          set(o, 1)
          reset(t)
          expire(t)
          expire(o)
          delay(1)
          atomic { expire(t) -> $S }
          atomic { $S; expire(o); $S }
          { $S; $S } unless { expire(t) }
          if :: expire(t) -> $S :: r?x fi
          """);

  private Construct() {}

  private static List<String> lines(String block) {
    return block.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }
}
