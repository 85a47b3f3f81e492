package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfFormula;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfProperty;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Keeps signals from outside from putting off for ever what is in a queue. They have no place in
 * it, since each may have been sent before what is there; but only finitely many have been. So for
 * each receiver there is somebody who may, at any time when its queue is not empty, let the queue
 * go first until a signal is taken out of it. Under weak fairness he does, and without fairness he
 * changes nothing, since he need not.
 *
 * <p>Only who asks for infinite runs can tell. Where signals are saved a queue may stay as it is,
 * and a formula with X counts steps; there nobody is added.
 */
final class QueueTurns {
  private final Map<Integer, Variable> turns = new TreeMap<>();

  QueueTurns(IfSystem system, IfWatch watch, List<Variable> globals) {
    if (watch.properties().stream().noneMatch(QueueTurns::asksForInfiniteRuns)
        || watch.properties().stream().anyMatch(p -> countsSteps(p.formula()))) {
      return;
    }
    for (IfSystem.Stimulus stimulus : system.stimuli()) {
      IfProcess process = system.processes().get(stimulus.process());
      if (process.most() == 1 && process.states().stream().noneMatch(QueueTurns::saves)) {
        turns.computeIfAbsent(process.index(), key -> turn(process, globals));
      }
    }
  }

  private static Variable turn(IfProcess process, List<Variable> globals) {
    Variable turn =
        new Variable(
            globals.size(),
            process.name() + ".turn",
            Variable.Scope.GLOBAL,
            ValueType.BOOL,
            List.of(),
            Initial.zero(),
            process.span());
    globals.add(turn);
    return turn;
  }

  /** Whether signals may stay in the queue, or be taken before older ones, in a state. */
  static boolean saves(IfState state) {
    return !state.saved().isEmpty()
        || !state.savedTimers().isEmpty()
        || state.transitions().stream().map(IfTransition::trigger).anyMatch(QueueTurns::mayWait);
  }

  private static boolean mayWait(IfTrigger trigger) {
    return switch (trigger.kind()) {
      case INPUT -> {
        IfTrigger.Input input = (IfTrigger.Input) trigger;
        yield input.enabling().isPresent() || input.urgency() == IfTrigger.Urgency.PRIORITY;
      }
      case TIMEOUT -> {
        IfTrigger.Timeout timeout = (IfTrigger.Timeout) trigger;
        yield timeout.enabling().isPresent() || timeout.urgency() == IfTrigger.Urgency.PRIORITY;
      }
      case CONTINUOUS, SPONTANEOUS -> false;
    };
  }

  // ---- who asks

  /** What is always so, or is so now, is decided by finite runs. */
  private static boolean asksForInfiniteRuns(IfProperty property) {
    return switch (property.scope()) {
      case ALWAYS_WHILE_WATCHED -> false;
      case ONCE_WHILE_WATCHED -> true;
      case WHOLE -> {
        IfFormula formula = property.formula();
        boolean isAlways =
            formula.kind() == IfFormula.Kind.UNARY
                && ((IfFormula.Unary) formula).operator() == LtlFormula.UnaryOp.ALWAYS;
        yield isTemporal(isAlways ? ((IfFormula.Unary) formula).operand() : formula);
      }
    };
  }

  private static boolean isTemporal(IfFormula formula) {
    return switch (formula.kind()) {
      case CONDITION -> false;
      case UNARY -> {
        IfFormula.Unary unary = (IfFormula.Unary) formula;
        yield unary.operator() != LtlFormula.UnaryOp.NOT || isTemporal(unary.operand());
      }
      case BINARY -> {
        IfFormula.Binary binary = (IfFormula.Binary) formula;
        boolean isPlain =
            switch (binary.operator()) {
              case AND, OR, IMPLIES, EQUIVALENT -> true;
              default -> false;
            };
        yield !isPlain || isTemporal(binary.left()) || isTemporal(binary.right());
      }
    };
  }

  private static boolean countsSteps(IfFormula formula) {
    return switch (formula.kind()) {
      case CONDITION -> false;
      case UNARY -> {
        IfFormula.Unary unary = (IfFormula.Unary) formula;
        yield unary.operator() == LtlFormula.UnaryOp.NEXT || countsSteps(unary.operand());
      }
      case BINARY -> {
        IfFormula.Binary binary = (IfFormula.Binary) formula;
        yield countsSteps(binary.left()) || countsSteps(binary.right());
      }
    };
  }

  // ---- what they do

  /** Whether a signal from outside may come now. */
  Expr isOpen(IfProcess process) {
    return turn(process).<Expr>map(turn -> Exprs.not(new Expr.Load(turn))).orElse(Exprs.TRUE);
  }

  private Optional<Place> turn(IfProcess process) {
    return Optional.ofNullable(turns.get(process.index())).map(turn -> new Place(turn, List.of()));
  }

  /** A signal has been taken out of the queue. */
  List<Effect> taken(IfProcess process) {
    return turn(process)
        .<List<Effect>>map(turn -> List.of(new Effect.Assign(turn, Exprs.FALSE)))
        .orElse(List.of());
  }

  /** One process for each queue that may be put off. */
  List<ProcessAutomaton> automata(SystemLayout layout, int first, int firstEdge) {
    List<ProcessAutomaton> automata = new ArrayList<>();
    int edge = firstEdge;
    for (int index : turns.keySet()) {
      IfProcess process = layout.process(index);
      automata.add(automaton(layout, process, first + automata.size(), edge));
      edge++;
    }
    return automata;
  }

  private ProcessAutomaton automaton(SystemLayout layout, IfProcess process, int index, int edge) {
    SourceSpan span = process.span();
    Place turn = turn(process).orElseThrow();
    Expr queue = layout.queue(process.index()).channel(Exprs.number(0));
    Expr waits = Exprs.not(new Expr.ChannelQuery(Expr.ChannelProbe.EMPTY, queue));
    Guard guard = new Guard.Holds(Exprs.and(waits, Exprs.not(new Expr.Load(turn))));
    AutomatonDraft draft = new AutomatonDraft();
    int only = draft.addLocation(Set.of(Location.Mark.END), span);
    List<Effect> closes = List.of(new Effect.Assign(turn, Exprs.TRUE));
    String text = "the queue of " + process.name() + " goes first";
    draft.addEdge(only, guard, closes, AutomatonDraft.Target.state(only), span, text);
    return new ProcessAutomaton(
        index,
        "turn_of_" + process.name(),
        ProcessAutomaton.Kind.PROCTYPE,
        ProcessAutomaton.Determinism.ANY,
        List.of(),
        List.of(),
        draft.locations(edge),
        only,
        List.of(),
        layout.watching().provided(),
        List.of(),
        span);
  }
}
