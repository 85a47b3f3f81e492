package dev.gyre.promela.print;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.syntax.ReservedWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The labels of locations: the first of their own, if they have one, or a number. */
final class Labels {
  private final List<List<String>> labels = new ArrayList<>();

  Labels(ProcessSystem system, Names names) {
    system.automata().forEach(automaton -> labels.add(labels(automaton, names)));
  }

  private static List<String> labels(ProcessAutomaton automaton, Names names) {
    List<String> all = new ArrayList<>();
    for (int location = 0; location < automaton.locations().size(); location++) {
      all.add("L" + location);
    }
    Set<String> taken = new HashSet<>(all);
    for (ProcessAutomaton.Label label : automaton.labels()) {
      int location = label.location();
      if (all.get(location).equals("L" + location)) {
        String own = own(label.name());
        boolean usable = !ReservedWords.isReserved(own) && !names.isTaken(own);
        all.set(location, usable && taken.add(own) ? own : all.get(location));
      }
    }
    return all;
  }

  /** A name that does not by chance say that a process may rest there, or something like that. */
  private static String own(String name) {
    String cleaned = name.replaceAll("[^A-Za-z0-9_]", "_");
    return cleaned.matches("(end|progress|accept|[^A-Za-z]|L\\d).*") ? "at_" + cleaned : cleaned;
  }

  String of(int automaton, int location) {
    return labels.get(automaton).get(location);
  }
}
