package dev.gyre.tck.plan;

import java.util.LinkedHashMap;
import java.util.Map;

/** Small models, one for each thing that a plan may depend on. */
final class PlanModels {
  private PlanModels() {}

  /** Texts by name, in a fixed order. */
  static Map<String, String> all() {
    Map<String, String> all = new LinkedHashMap<>();
    addSafety(all);
    addStatements(all);
    addSymmetry(all);
    addProperties(all);
    addPromises(all);
    return all;
  }

  private static void addSafety(Map<String, String> all) {
    all.put(
        "deadlock",
        """
        bit a, b;
        active proctype P() { byte own; own = 1; a == 0; a = 1; b == 0; b = 1; a = 0; b = 0 }
        active proctype Q() { byte own; own = 1; b == 0; b = 1; a == 0; a = 1; a = 0; b = 0 }
        """);
    all.put(
        "assertion",
        """
        byte n;
        active [2] proctype P() { byte t; t = n; n = t + 1; t = 0 }
        active proctype Watch() { byte w; n == 2; w = n; assert(w != 2) }
        """);
    all.put(
        "rendezvous",
        """
        chan c = [0] of { byte };
        chan d = [1] of { byte };
        active proctype P() { byte i; do :: i < 3 -> c!i; i++ :: else -> break od }
        active proctype Q() { byte x; end: do :: c?x -> d!x od }
        active proctype R() { byte y, last; end: do :: d?y -> last = y od }
        """);
    all.put(
        "channel_variable",
        """
        chan c = [1] of { byte };
        chan d = [1] of { byte };
        active proctype P() { chan mine; byte own; if :: mine = c :: mine = d fi; mine!1; own = 2 }
        active proctype Q() { byte x; if :: c?x :: d?x fi; assert(x == 1) }
        """);
    all.put(
        "trace",
        """
        mtype = { a, b };
        chan c = [1] of { mtype };
        active proctype P() { byte own; own = 1; c!a; c!b }
        active proctype Q() { mtype m; c?m; c?m }
        trace { do :: c!a; c!b od }
        """);
  }

  private static void addStatements(Map<String, String> all) {
    all.put(
        "unless",
        """
        byte n; bool stop;
        active proctype P() { { do :: n < 3 -> n++ od } unless { stop }; assert(n <= 3) }
        active proctype Q() { byte own; own = 2; stop = true }
        """);
    all.put(
        "timeout",
        """
        chan c = [1] of { byte };
        active proctype P() { byte own; own = 1; c!1; own = 2 }
        active proctype Q() { byte x; c?x; timeout -> assert(x == 1) }
        """);
    all.put(
        "timers",
        """
        byte n;
        active proctype P() { timer t; byte i;
          do :: i < 2 -> set(t, 4); expire(t); n++; i++ :: else -> break od }
        active proctype Q() { timer u; byte own; set(u, 6); expire(u); own = n; assert(own <= 2) }
        """);
    all.put(
        "timer_formula",
        """
        bool done;
        active proctype P() { timer t; set(t, 3); expire(t); done = true }
        active proctype Q() { timer u; byte own; set(u, 5); expire(u); own = 1 }
        ltl f { <> done }
        """);
    all.put(
        "provided",
        """
        byte turn;
        active proctype P() provided (turn == 0) { byte own; own = 1; turn = 1 }
        active proctype Q() provided (turn == 1) { byte own; own = 1; turn = 2 }
        """);
    all.put(
        "priorities",
        """
        byte n;
        active proctype P() priority 2 { byte own; own = 1; n++; n++ }
        active proctype Q() { byte own; own = n; assert(own == 2) }
        """);
    all.put(
        "last",
        """
        byte n;
        active proctype P() { byte own; own = 1; n++ }
        active proctype Q() { byte own; own = 1; n++ }
        ltl f { [] (n < 2 || _last <= 1) }
        """);
  }

  private static void addSymmetry(Map<String, String> all) {
    all.put(
        "scalarset",
        """
        scalarset Id[3];
        Id owner;
        byte inside;
        active [Id] proctype P(Id me) {
          do :: atomic { owner == Id.none -> owner = me }; inside++; assert(inside == 1);
                inside--; owner = Id.none od }
        """);
    all.put(
        "ring",
        """
        ring Node[3];
        bool fork[Node];
        active [Node] proctype P(Node me) {
          do :: atomic { !fork[me] -> fork[me] = true };
                atomic { !fork[next(me)] -> fork[next(me)] = true };
                fork[next(me)] = false; fork[me] = false od }
        """);
    all.put(
        "interchangeable",
        """
        byte lock; byte who;
        active [3] proctype P() {
          byte own;
          own = 1; atomic { lock == 0 -> lock = 1 }; who = _pid; assert(who == _pid); lock = 0 }
        """);
    all.put(
        "interchangeable_formula",
        """
        byte inside;
        active [3] proctype P() {
          do :: atomic { inside == 0 -> inside = 1 }; critical: inside = 0 od }
        ltl some { [] <> (inside == 1) }
        ltl one { [] <> (P[1]@critical) }
        """);
    all.put(
        "interchangeable_accept",
        """
        byte inside;
        active [2] proctype P() {
          do :: atomic { inside == 0 -> inside = 1 }; accept: inside = 0 od }
        """);
  }

  private static void addProperties(Map<String, String> all) {
    all.put(
        "never",
        """
        byte n;
        active proctype P() { do :: n = 1 :: n = 2 od }
        active proctype Q() { byte own; do :: own = 1 - own od }
        never { T: if :: n == 2 -> goto accept :: true -> goto T fi;
                accept: if :: n == 2 -> goto accept fi }
        """);
    all.put(
        "formulas",
        """
        byte n; bool other;
        active proctype P() { byte own; do :: own = n; n = 1 - own od }
        active proctype Q() { do :: other = !other od }
        ltl next { [] (n == 1 -> X (n <= 1)) }
        ltl often { [] <> (n == 1) }
        ltl always { [] (n <= 1) }
        """);
    all.put(
        "events",
        """
        chan c = [1] of { byte };
        active proctype P() { byte own; do :: c!1; own = 1 - own od }
        active proctype Q() { byte x; do :: c?x od }
        ltl sent { [] (event(c!1) -> <> event(c?1)) }
        """);
    all.put(
        "labels",
        """
        byte n;
        active proctype P() { do :: n < 2 -> n++ :: n == 2 -> progress: n = 0 od }
        active proctype Q() { byte own; accept: do :: own = 1 - own od }
        """);
    all.put(
        "waits_fairly",
        """
        bool done;
        active proctype P() { byte own; do :: own = 1 - own od }
        active proctype Q() { done = true }
        ltl f { <> done }
        """);
  }

  private static void addPromises(Map<String, String> all) {
    all.put(
        "promises_kept",
        """
        chan c = [2] of { byte };
        active proctype P() { byte own; xs c; c!1; own = 1; c!2 }
        active proctype Q() { byte x; xr c; c?x; c?x; assert(x == 2) }
        active proctype R() { byte own; own = 1; own = 2 }
        """);
    all.put(
        "promises_doubtful",
        """
        chan c = [1] of { byte };
        chan d = [1] of { byte };
        active proctype P() { xr c; byte x; c?x; x = 0 }
        active proctype Q() { chan some; byte x; some = d; d!1; c!1; some?x; x = 0 }
        """);
    all.put(
        "promises_broken",
        """
        chan c = [1] of { byte };
        active proctype P() { byte own; xs c; own = 1; c!1 }
        active proctype Q() { byte own; own = 1; c!2 }
        active proctype R() { byte x; end: do :: c?x od }
        """);
  }
}
