package dev.gyre.sdl.ifl;

import java.util.HashSet;
import java.util.Set;

/** Names that no two things of a sort have, and that are no words of the language. */
final class IfNames {
  static final Set<String> WORDS =
      Set.of(
          ("system endsystem dialect type endtype range enum endenum array of sequence record"
                  + " endrecord choice endchoice abstract optional signal signalroute from to with"
                  + " process endprocess buffer fpar var timer start state endstate save discard in"
                  + " input none provided priority task any output set reset fork write informal"
                  + " nextstate stop if then else elsif endif choose endchoose env all null self"
                  + " sender parent offspring active not and or xor mod rem div true false length"
                  + " selector present num transition do when boolean pid integer missing clock"
                  + " bitand bitor bitxor concat deadline priorityrules observer")
              .split(" "));

  private final Set<String> taken = new HashSet<>();

  String fresh(String wanted) {
    String cleaned = wanted.replaceAll("[^A-Za-z0-9_.]", "_").replaceAll("\\.(?![A-Za-z_])", "_");
    String name = cleaned.matches("[A-Za-z_].*[^.]|[A-Za-z_]") ? cleaned : "n_" + cleaned + "_";
    String base = name;
    for (int number = 2; WORDS.contains(name) || taken.contains(name); number++) {
      name = base + "_" + number;
    }
    taken.add(name);
    return name;
  }
}
