package dev.gyre.promela.print;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.promela.syntax.ReservedWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A name for everything, as near to its own as Promela allows. Locals never hide globals, and no
 * name is used twice, since a front end may tell two variables apart that have the same name.
 */
final class Names {
  /** Words of formulas, timers and C, in which Spin writes its verifiers. */
  private static final Set<String> OTHERS =
      Set.of(
          ("U W V X until weakuntil stronguntil release implies equivalent next always eventually"
                  + " timer set reset expire delay udelay scalarset ring in STDIN"
                  + " auto case char const continue default double enum extern float long register"
                  + " signed sizeof static struct switch union void volatile while now")
              .split(" "));

  private final Set<String> taken = new HashSet<>();
  private final Map<Integer, String> automata = new HashMap<>();
  private final Map<Integer, String> globals = new HashMap<>();
  private final List<Map<Integer, String>> locals = new ArrayList<>();
  private final Map<String, String> sets = new HashMap<>();
  private final Map<String, List<String>> constants = new TreeMap<>();

  Names(ProcessSystem system) {
    for (ProcessAutomaton automaton : system.automata()) {
      automata.put(automaton.index(), fresh(automaton.name()));
    }
    system.globals().forEach(variable -> globals.put(variable.index(), global(variable)));
    for (ProcessAutomaton automaton : system.automata()) {
      Map<Integer, String> own = new HashMap<>();
      automaton.locals().forEach(variable -> own.put(variable.index(), fresh(variable.name())));
      locals.add(own);
    }
    new TreeMap<>(system.mtypes()).forEach(this::name);
  }

  /** The queue of a process may have the name of the process. */
  private String global(Variable variable) {
    boolean isQueue = variable.type().isChannel() && isTaken(variable.name());
    return fresh(isQueue ? variable.name() + "_queue" : variable.name());
  }

  /** Whether something has this name, or nothing can. */
  boolean isTaken(String name) {
    return ReservedWords.isReserved(name) || OTHERS.contains(name) || taken.contains(name);
  }

  private void name(String set, List<String> values) {
    sets.put(set, set.equals(ValueType.UNNAMED_SET) ? "" : fresh(set));
    constants.put(set, values.stream().map(this::fresh).toList());
  }

  /** A name that nothing else has. */
  String fresh(String wanted) {
    String cleaned = wanted.replaceAll("[^A-Za-z0-9_]", "_");
    String start = cleaned.isEmpty() || !Character.isLetter(cleaned.charAt(0)) ? "v" : "";
    String name = start + cleaned;
    int number = 2;
    while (isTaken(name)) {
      name = start + cleaned + "_" + number++;
    }
    taken.add(name);
    return name;
  }

  String automaton(int index) {
    return automata.get(index);
  }

  /**
   * @param automaton whose variable it is, if it is not global
   */
  String variable(Variable variable, int automaton) {
    return switch (variable.scope()) {
      case GLOBAL -> globals.get(variable.index());
      case LOCAL -> locals.get(automaton).get(variable.index());
    };
  }

  /** The name of a value, if it has one. */
  Optional<String> constant(String set, int value) {
    List<String> all = constants(set);
    return value >= 1 && value <= all.size() ? Optional.of(all.get(value - 1)) : Optional.empty();
  }

  /** The sets of symbolic constants. */
  Set<String> sets() {
    return constants.keySet();
  }

  /** {@code mtype}, or {@code mtype:set}. */
  String mtype(String set) {
    String name = sets.getOrDefault(set, "");
    return name.isEmpty() ? "mtype" : "mtype:" + name;
  }

  /** The names of a set, value 1 first. */
  List<String> constants(String set) {
    return constants.getOrDefault(set, List.of());
  }
}
