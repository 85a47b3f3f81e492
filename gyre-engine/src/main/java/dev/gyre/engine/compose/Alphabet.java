package dev.gyre.engine.compose;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.run.ExecutableSystems;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.RefusedException;
import dev.gyre.system.Channels;
import dev.gyre.system.Stepper;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The messages that can pass between the components: the least set such that each component, given
 * all messages of the other one at any time, sends none that is not in it. So it has every message
 * that is sent in a run of the whole, and perhaps some more.
 */
final class Alphabet {
  /**
   * With more letters than this nobody reads the assumption, and the learner asks for very long.
   */
  static final int MOST_LETTERS = 200;

  private final Separation separation;
  private final CheckOptions options;
  private final List<Letter> letters = new ArrayList<>();

  private Alphabet(Separation separation, CheckOptions options) {
    this.separation = separation;
    this.options = options;
  }

  static Alphabet of(Separation separation, CheckOptions options)
      throws RefusedException, Composition.UndecidedException {
    Alphabet alphabet = new Alphabet(separation, options);
    int before = -1;
    while (before < alphabet.letters.size()) {
      before = alphabet.letters.size();
      for (Side side : Side.values()) {
        alphabet.extend(side);
      }
    }
    return alphabet;
  }

  List<Letter> letters() {
    return List.copyOf(letters);
  }

  /** Finds all that one side sends, given what the other one is known to send. */
  private void extend(Side side) throws RefusedException, Composition.UndecidedException {
    while (true) {
      Component component = new Component(separation, side, Component.Assertions.LEFT_OUT, letters);
      ProcessSystem system = component.discovering();
      Optional<FoundViolation> unknown = Composition.tested(component, system, options).violation();
      if (unknown.isEmpty()) {
        return;
      }
      if (letters.size() == MOST_LETTERS) {
        throw new Composition.UndecidedException(
            "more than " + MOST_LETTERS + " different messages pass between the components");
      }
      letters.add(sent(component, system, unknown.get().trace().transitions()));
    }
  }

  /** The message that the environment has just taken. */
  private static Letter sent(Component component, ProcessSystem system, List<Long> run) {
    InterpretedSystem executed = ExecutableSystems.reference(system, Channels.BLOCKING);
    int[] words = executed.initialState();
    Stepper stepper = executed.newStepper();
    for (long transition : run) {
      stepper.load(words, 0, words.length);
      stepper.fire(transition);
      words = Arrays.copyOf(stepper.words(), stepper.length());
    }
    int edge = new Steps(component).letter(run.get(run.size() - 1));
    Letter form = component.environment().letter(edge);
    StateInspector state = executed.inspect(words, words.length);
    ProcessAutomaton environment = system.automata().get(system.automata().size() - 1);
    int[] message = new int[form.message().length];
    for (int f = 0; f < message.length; f++) {
      message[f] = state.read(environment.locals().get(f), 0, component.environmentProcess());
    }
    return new Letter(form.channel(), form.element(), form.sender(), message);
  }
}
