package dev.gyre.engine.compose;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.run.SystemCheck;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.RefusedException;
import dev.gyre.property.Verdict;
import dev.gyre.system.InternalFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Decides whether something can fail in one component when the other one is beside it, by a learned
 * assumption A about what the other one sends and takes: if the component M1 cannot fail in an
 * environment that does only what A admits, and the other component M2 does only what A admits,
 * then nothing fails in M1 beside M2 [Cobleigh2003], [GiannakopoulouPasareanu2005].
 *
 * <p>The language that is learned is that of the weakest assumption: all words of the interface
 * during which M1 cannot fail. Premises are checked by the searches for models. What contradicts
 * the first one makes the conjecture narrower; what contradicts the second one is either a word
 * during which M1 can fail, and then a run of the whole, or makes it wider.
 *
 * <p>It ends: the weakest assumption is regular, as components are finite, and each conjecture has
 * more states than the one before.
 */
public final class Composition {
  private final Separation separation;
  private final Side side;
  private final CheckOptions options;
  private final Alphabet alphabet;
  private final List<Iteration> iterations = new ArrayList<>();
  private ObservationTable table;

  /**
   * One conjecture and what came of it.
   *
   * @param states of the assumption
   * @param second empty if the first premise failed
   */
  public record Iteration(int states, Size first, Optional<Size> second, String outcome) {}

  /** How large a search was. */
  public record Size(long states, long transitions) {
    static Size of(SystemCheck.Result result) {
      return new Size(result.states(), result.transitions());
    }
  }

  /**
   * What came out for one component.
   *
   * @param word what passes the interface before the component fails, if it does
   * @param environment the run of the other component during that word
   */
  record Result(
      Verdict verdict,
      WordAutomaton assumption,
      Optional<List<Integer>> word,
      List<Long> environment,
      Optional<String> reason) {}

  /** A search that did not come to its end. */
  static final class UndecidedException extends Exception {
    private static final long serialVersionUID = 1L;

    UndecidedException(String message) {
      super(message);
    }
  }

  /**
   * @param side the component in which something may fail
   */
  Composition(Separation separation, Side side, CheckOptions options, Alphabet alphabet) {
    this.separation = separation;
    this.side = side;
    this.options = options;
    this.alphabet = alphabet;
  }

  List<Iteration> iterations() {
    return List.copyOf(iterations);
  }

  int questions() {
    return table == null ? 0 : table.questions();
  }

  Result run() throws RefusedException, UndecidedException {
    List<Letter> letters = alphabet.letters();
    Component simulated = component(side, Component.Assertions.KEPT);
    ProcessSystem free = simulated.with(WordAutomaton.all(letters.size()), Environment.Role.OFFERS);
    WordSimulation words = new WordSimulation(simulated, CompiledSystem.of(free), letters);
    table = new ObservationTable(letters.size(), words::isSafe);
    if (!table.isMember(List.of())) {
      return new Result(
          Verdict.VIOLATED,
          WordAutomaton.only(List.of(), letters.size()),
          Optional.of(List.of()),
          List.of(),
          Optional.empty());
    }
    while (true) {
      WordAutomaton assumption = table.conjecture();
      Optional<Result> result = tried(assumption);
      if (result.isPresent()) {
        return result.get();
      }
    }
  }

  private Optional<Result> tried(WordAutomaton assumption)
      throws RefusedException, UndecidedException {
    Component first = component(side, Component.Assertions.KEPT);
    SystemCheck.Result one = check(first.with(assumption, Environment.Role.OFFERS), options);
    Size size = Size.of(one);
    if (one.verdict() == Verdict.VIOLATED) {
      List<Integer> word = word(first, one.violations().get(0));
      if (table.isMember(word)) {
        throw new InternalFault("the component fails during a word that was taken for safe");
      }
      note(assumption, size, Optional.empty(), "too weak: the component fails");
      table.refine(word);
      return Optional.empty();
    }
    Component second = component(side.other(), Component.Assertions.LEFT_OUT);
    Tried two = tested(second, second.with(assumption, Environment.Role.TESTS));
    Optional<Size> other = Optional.of(two.size());
    if (two.violation().isEmpty()) {
      note(assumption, size, other, "both premises hold");
      return Optional.of(
          new Result(Verdict.HOLDS, assumption, Optional.empty(), List.of(), Optional.empty()));
    }
    List<Integer> word = word(second, two.violation().get());
    if (table.isMember(word)) {
      note(assumption, size, other, "too strong: what the other one does is harmless");
      table.refine(word);
      return Optional.empty();
    }
    note(assumption, size, other, "the other one does what makes the component fail");
    return Optional.of(
        new Result(
            Verdict.VIOLATED,
            assumption,
            Optional.of(word),
            two.violation().get().trace().transitions(),
            Optional.empty()));
  }

  private void note(WordAutomaton assumption, Size first, Optional<Size> second, String outcome) {
    iterations.add(new Iteration(assumption.size(), first, second, outcome));
  }

  private Component component(Side of, Component.Assertions assertions) {
    return new Component(separation, of, assertions, alphabet.letters());
  }

  /** What a search for errors of the environment came to. */
  record Tried(Size size, Optional<FoundViolation> violation) {}

  private Tried tested(Component component, ProcessSystem system)
      throws RefusedException, UndecidedException {
    return tested(component, system, options);
  }

  /**
   * Whether the environment of a component can fail, whatever else does. A search that meets
   * something else first goes on.
   */
  static Tried tested(Component component, ProcessSystem system, CheckOptions options)
      throws RefusedException, UndecidedException {
    SystemCheck.Result found = check(system, options);
    Optional<FoundViolation> own = ofEnvironment(component, found);
    if (own.isEmpty() && found.verdict() == Verdict.VIOLATED) {
      found = check(system, options.withPersistence(Persistence.EVERY));
      own = ofEnvironment(component, found);
    }
    return new Tried(Size.of(found), own);
  }

  private static Optional<FoundViolation> ofEnvironment(
      Component component, SystemCheck.Result found) {
    return found.violations().stream()
        .filter(
            violation -> {
              List<Long> path = violation.trace().transitions();
              return !path.isEmpty() && new Steps(component).letter(path.get(path.size() - 1)) >= 0;
            })
        .findFirst();
  }

  static SystemCheck.Result check(ProcessSystem system, CheckOptions options)
      throws RefusedException, UndecidedException {
    SystemCheck.Result result = SystemCheck.of(system, options);
    if (result.verdict() == Verdict.UNDECIDED || result.verdict() == Verdict.ERROR) {
      throw new UndecidedException(result.reason().orElse("a search did not come to its end"));
    }
    return result;
  }

  private List<Integer> word(Component component, FoundViolation violation) {
    return new Steps(component)
        .word(violation.trace().transitions(), alphabet.letters(), component.environment());
  }
}
