package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import net.automatalib.automaton.simple.SimpleAutomaton;
import net.automatalib.serialization.InputModelData;
import net.automatalib.serialization.aut.AUTParser;

/** A library of automata as a reader of Aldebaran files that does not know who wrote them. */
final class AutomataLibOracle {
  private AutomataLibOracle() {}

  /** It finds the same states and steps in a file. */
  static void agrees(Path file, AldebaranReader.Read expected) throws IOException {
    InputModelData<String, SimpleAutomaton<Integer, String>> read;
    try (InputStream in = Files.newInputStream(file)) {
      read = AUTParser.readAutomaton(in);
    }
    SimpleAutomaton<Integer, String> automaton = read.model;
    assertThat(automaton.size()).isEqualTo(expected.states());
    assertThat(automaton.getInitialStates()).containsExactly(expected.initial());
    Set<AldebaranReader.Step> steps = new HashSet<>();
    for (int from : automaton.getStates()) {
      for (String label : read.alphabet) {
        for (int to : automaton.getSuccessors(from, label)) {
          steps.add(new AldebaranReader.Step(from, label, to));
        }
      }
    }
    assertThat(steps).isEqualTo(Set.copyOf(expected.steps()));
  }
}
