package dev.gyre.engine.repair;

import dev.gyre.engine.trace.StateView;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.StepListener;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Cancellation;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who wrote each value last in a run, found by executing the run once more on the interpreter: each
 * statement of a {@code d_step} counts, and so does one that writes what was there already.
 */
final class LastWrites implements StepListener {
  private final InterpretedSystem system;
  private final List<Edge> edges = new ArrayList<>();
  private final Map<Cell, Writing> last = new HashMap<>();
  private Optional<Failure> failure = Optional.empty();
  private int[] words;
  private int step;
  private long transition;
  private Optional<SourceSpan> inside = Optional.empty();

  /** What happened to a value. */
  enum Kind {
    ASSIGNED,
    RECEIVED,
    ARGUMENT,
    INITIAL,
    SENT,
    TAKEN,
    TIME
  }

  /**
   * A value was written.
   *
   * @param step the number of the step in the trace
   * @param process who did it, as people name it; empty for time
   */
  record Writing(Kind kind, int step, String process, int line) {}

  /** A condition that had to hold and did not, and the state it was computed in. */
  static final class Failure {
    private final Expr condition;
    private final int process;
    private final int[] words;
    private final SourceSpan statement;

    private Failure(Expr condition, int process, int[] words, SourceSpan statement) {
      this.condition = condition;
      this.process = process;
      this.words = words;
      this.statement = statement;
    }

    Expr condition() {
      return condition;
    }

    int process() {
      return process;
    }

    int[] words() {
      return words;
    }

    SourceSpan statement() {
      return statement;
    }
  }

  private LastWrites(InterpretedSystem system) {
    this.system = system;
    this.words = system.initialState();
    for (ProcessAutomaton automaton : system.layout().system().automata()) {
      for (Location location : automaton.locations()) {
        edges.addAll(location.edges());
      }
    }
  }

  /**
   * @param transitions a run that is known to be possible; moves of claims may be among them
   */
  static LastWrites of(InterpretedSystem system, List<Long> transitions) {
    LastWrites writes = new LastWrites(system);
    Stepper stepper = system.newStepper(writes);
    for (long next : transitions) {
      Cancellation.check();
      writes.step++;
      if (Transitions.process(next) != Transitions.OBSERVER) {
        writes.take(Transitions.ofSystem(next), stepper);
      }
    }
    return writes;
  }

  private void take(long next, Stepper stepper) {
    transition = next;
    inside = Optional.empty();
    stepper.load(words, 0, words.length);
    if (!stepper.fire(next)) {
      return;
    }
    int[] before = words;
    words = Arrays.copyOf(stepper.words(), stepper.length());
    if (Transitions.isTick(next)) {
      timePassed(before);
    } else if (edges.get(Transitions.edge(next)).endsProcess()) {
      int channels = new StateView(system.layout(), words).queues().size();
      last.keySet().removeIf(cell -> cell.isChannel() && cell.element() > channels);
    }
  }

  /** What a tick changes are timers, and nothing else. */
  private void timePassed(int[] before) {
    StateView view = new StateView(system.layout(), words);
    timers(system.layout().system().globals(), Cell.NOBODY, before);
    for (int p = 0; p < view.processCount(); p++) {
      timers(view.automaton(p).locals(), p, before);
    }
  }

  private void timers(List<Variable> variables, int owner, int[] before) {
    for (Variable variable : variables) {
      for (int i = 0; variable.type().isTimer() && i < variable.size(); i++) {
        int old = system.inspect(before, before.length).read(variable, i, owner);
        if (old != system.inspect(words, words.length).read(variable, i, owner)) {
          last.put(new Cell(variable, i, owner), new Writing(Kind.TIME, step, "", 0));
        }
      }
    }
  }

  /** The state at the end of the run; if its last step failed half-way, the one before. */
  int[] words() {
    return words;
  }

  /** What failed last. */
  Optional<Failure> failure() {
    return failure;
  }

  /** Who wrote a value last; empty if it is the one of the start. */
  Optional<Writing> of(Cell cell) {
    return Optional.ofNullable(last.get(cell));
  }

  // ---- what the interpreter tells

  @Override
  public void at(SourceSpan statement) {
    inside = Optional.of(statement);
  }

  @Override
  public void written(Way way, Variable variable, int element, int owner, int writer) {
    note(Cell.of(variable, element, owner), Kind.valueOf(way.name()), writer);
  }

  @Override
  public void sent(int channel, int process) {
    note(Cell.messages(channel), Kind.SENT, process);
  }

  @Override
  public void taken(int channel, int process) {
    note(Cell.messages(channel), Kind.TAKEN, process);
  }

  @Override
  public void failed(Expr condition, int process, int[] state) {
    failure = Optional.of(new Failure(condition, process, state, statement(process)));
  }

  private void note(Cell cell, Kind kind, int process) {
    String name = new StateView(system.layout(), words).processName(process);
    int line = statement(process).visibleSite().line();
    last.put(cell, new Writing(kind, step, name, line));
  }

  private SourceSpan statement(int process) {
    boolean isPartner = process == Transitions.partner(transition);
    return inside.orElseGet(
        () ->
            edges
                .get(isPartner ? Transitions.partnerEdge(transition) : Transitions.edge(transition))
                .span());
  }
}
