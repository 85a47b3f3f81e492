package dev.gyre.engine.compose;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.run.SystemCheck;
import dev.gyre.engine.trace.ValueNames;
import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.RefusedException;
import dev.gyre.plan.SearchOrder;
import dev.gyre.property.Check;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.system.InternalFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks assertions and run-time errors of a model by its two components: first what can fail on
 * the left, with an assumption about the right, then the other way round.
 */
public final class ComponentCheck {
  private final Separation separation;
  private final CheckOptions options;
  private final List<Part> parts = new ArrayList<>();

  /**
   * What was found out about one component.
   *
   * @param side the component that was asked whether it can fail
   * @param assumption what the other one may do, as an automaton to look at; its edges are messages
   * @param questions how many words were asked about
   */
  public record Part(
      Side side,
      Verdict verdict,
      ProcessSystem assumption,
      List<Composition.Iteration> iterations,
      int questions) {
    public Part {
      iterations = List.copyOf(iterations);
    }
  }

  /**
   * The answer.
   *
   * @param letters the messages of the interface, in words
   * @param parts the components in which something can go wrong
   * @param failure a run of the whole model to a violation, if there is one
   * @param reason why there is no answer
   */
  public record Report(
      Verdict verdict,
      List<String> letters,
      List<Part> parts,
      Optional<Failure> failure,
      Optional<String> reason) {
    public Report {
      letters = List.copyOf(letters);
      parts = List.copyOf(parts);
    }
  }

  /**
   * What goes wrong in the whole model.
   *
   * @param run its transitions
   */
  public record Failure(List<Long> run, ViolationKind kind, String message) {
    public Failure {
      run = List.copyOf(run);
    }
  }

  private ComponentCheck(Separation separation, CheckOptions options) {
    this.separation = separation;
    this.options = options;
  }

  /** How searches are made: nearest states first, so that words are short. */
  private static CheckOptions searching(CheckOptions options) {
    return options
        .withChecks(Set.of(Check.ASSERT, Check.ERROR))
        .withSearch(SearchOrder.BFS)
        .withThreads(1);
  }

  /**
   * @param system the model; formulas and claims in it are not looked at
   * @param left the names of the process types on the left
   * @param options with the limits, which count for each search
   * @throws InseparableException if the components share more than channels
   * @throws RefusedException if the options do not go with the model
   */
  public static Report of(ProcessSystem system, Set<String> left, CheckOptions options)
      throws InseparableException, RefusedException {
    ProcessSystem plain = system.withProperties(List.of());
    return new ComponentCheck(Separation.of(plain, left), searching(options)).report();
  }

  /** The same question, asked of the whole model at once. */
  public static SystemCheck.Result whole(ProcessSystem system, CheckOptions options)
      throws RefusedException {
    return SystemCheck.of(system.withProperties(List.of()), searching(options));
  }

  private Report report() throws RefusedException {
    List<String> names = new ArrayList<>();
    try {
      Alphabet alphabet = Alphabet.of(separation, options);
      alphabet.letters().forEach(letter -> names.add(name(letter)));
      for (Side side : Side.values()) {
        if (CertainSteps.areAllOf(separation, side)) {
          continue;
        }
        Optional<Failure> run = failing(side, alphabet);
        if (run.isPresent()) {
          return new Report(Verdict.VIOLATED, names, parts, run, Optional.empty());
        }
      }
      return new Report(Verdict.HOLDS, names, parts, Optional.empty(), Optional.empty());
    } catch (Composition.UndecidedException e) {
      return new Report(
          Verdict.UNDECIDED, names, parts, Optional.empty(), Optional.of(e.getMessage()));
    }
  }

  private Optional<Failure> failing(Side side, Alphabet alphabet)
      throws RefusedException, Composition.UndecidedException {
    Composition composition = new Composition(separation, side, options, alphabet);
    Composition.Result result = composition.run();
    parts.add(
        new Part(
            side,
            result.verdict(),
            drawn(side, result.assumption(), alphabet.letters()),
            composition.iterations(),
            composition.questions()));
    return result.word().isPresent()
        ? Optional.of(whole(side, result, alphabet.letters()))
        : Optional.empty();
  }

  /** The run of the whole that the two components make during a word. */
  private Failure whole(Side side, Composition.Result result, List<Letter> letters)
      throws RefusedException, Composition.UndecidedException {
    Component first = new Component(separation, side, Component.Assertions.KEPT, letters);
    WordAutomaton word = WordAutomaton.only(result.word().orElseThrow(), letters.size());
    SystemCheck.Result failing =
        Composition.check(first.with(word, Environment.Role.OFFERS), options);
    if (failing.violations().isEmpty()) {
      throw new InternalFault("the component does not fail during the word that was found");
    }
    Component second =
        new Component(separation, side.other(), Component.Assertions.LEFT_OUT, letters);
    FoundViolation found = failing.violations().get(0);
    List<Long> run =
        WholeRun.of(
            separation.system(), first, found.trace().transitions(), second, result.environment());
    return new Failure(run, found.kind(), found.message());
  }

  // ---- in words

  private String name(Letter letter) {
    ValueNames values = new ValueNames(separation.system());
    List<ValueType> types = letter.channel().declaredChannels().orElseThrow().type().fields();
    List<String> fields = new ArrayList<>();
    for (int f = 0; f < letter.message().length; f++) {
      fields.add(values.value(types.get(f), letter.message()[f]));
    }
    return ValueNames.element(letter.channel(), letter.element()) + "!" + String.join(",", fields);
  }

  private ProcessSystem drawn(Side side, WordAutomaton assumption, List<Letter> letters) {
    Component component = new Component(separation, side, Component.Assertions.KEPT, letters);
    ProcessSystem system = component.with(assumption, Environment.Role.OFFERS);
    ProcessAutomaton environment = system.automata().get(system.automata().size() - 1);
    ProcessAutomaton named =
        new ProcessAutomaton(
            0,
            "assumption about the " + side.other().word(),
            environment.kind(),
            environment.determinism(),
            List.of(),
            List.of(),
            environment.withEdges(edge -> named(edge, component.environment())).locations(),
            environment.initial(),
            List.of(),
            Optional.empty(),
            List.of(),
            environment.span());
    return system.withAutomata(List.of(named));
  }

  private Edge named(Edge edge, Environment environment) {
    return new Edge(
        edge.id(),
        edge.source(),
        edge.target(),
        edge.guard(),
        edge.effects(),
        edge.control(),
        edge.escape(),
        edge.span(),
        name(environment.letter(edge.id())));
  }
}
