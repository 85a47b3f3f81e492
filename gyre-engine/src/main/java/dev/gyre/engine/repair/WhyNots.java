package dev.gyre.engine.repair;

import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.ValueNames;
import dev.gyre.engine.trace.WhyNot;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.ProcessSystem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Explains, for one run, why conditions do not hold at its end. */
public final class WhyNots {
  private static final int MOST_REMEDIES = 3;

  private final InterpretedSystem system;
  private final ProcessSystem model;
  private final LastWrites writes;
  private final ValueNames names;

  /**
   * @param transitions a run that is known to be possible
   */
  public WhyNots(InterpretedSystem system, List<Long> transitions) {
    this.system = system;
    this.model = system.layout().system();
    this.writes = LastWrites.of(system, transitions);
    this.names = new ValueNames(model);
  }

  /** For the assertion that failed last, where it was computed; empty if nothing would help. */
  public Optional<WhyNot> failedAssertion() {
    return writes
        .failure()
        .flatMap(
            failure ->
                explain(
                    failure.statement().text().strip().replaceAll("\\s+", " ") + " would hold",
                    failure.condition(),
                    failure.process(),
                    failure.words()));
  }

  /** For a condition on the last state. */
  public Optional<WhyNot> condition(String text, Expr condition) {
    return explain(text + " would hold", condition, 0, writes.words());
  }

  /** For a process that is blocked in the last state. */
  public Optional<WhyNot> blocked(int process) {
    StateView view = new StateView(system.layout(), writes.words());
    List<WhyNot> ways = new ArrayList<>();
    for (Edge edge : view.location(process).edges()) {
      String subject =
          view.processName(process)
              + " could go on at line "
              + edge.span().visibleSite().line()
              + " ("
              + edge.text()
              + ")";
      opening(edge.guard(), process)
          .flatMap(condition -> explain(subject, condition, process, writes.words()))
          .ifPresent(ways::add);
    }
    return ways.stream().min(Comparator.comparingInt(w -> w.remedies().get(0).changes().size()));
  }

  /** A condition that says when a guard is open, if one can be written. */
  private Optional<Expr> opening(Guard guard, int process) {
    StateInspector state = inspector(writes.words());
    return switch (guard.kind()) {
      case HOLDS -> Optional.of(((Guard.Holds) guard).condition());
      case CAN_SEND -> {
        Expr channel = ((Guard.CanSend) guard).channel();
        yield buffered(channel, process, state)
            .map(n -> new Expr.ChannelQuery(Expr.ChannelProbe.NOT_FULL, channel));
      }
      case CAN_RECEIVE -> receiving((Guard.CanReceive) guard, process, state);
      case ANY_OF, ALWAYS, OTHERWISE, OBSERVES -> Optional.empty();
    };
  }

  private Optional<Integer> buffered(Expr channel, int process, StateInspector state) {
    OptionalInt number = state.evaluate(channel, process);
    return number.isPresent() && state.capacity(number.getAsInt()) > 0
        ? Optional.of(number.getAsInt())
        : Optional.empty();
  }

  /** An empty channel needs a message; otherwise the first one has to be what is wanted. */
  private Optional<Expr> receiving(Guard.CanReceive guard, int process, StateInspector state) {
    Optional<Integer> number = buffered(guard.channel(), process, state);
    if (number.isEmpty()) {
      return Optional.empty();
    }
    if (state.messages(number.get()) == 0) {
      boolean isAny = guard.patterns().stream().noneMatch(p -> p.compared().isPresent());
      return isAny
          ? Optional.of(new Expr.ChannelQuery(Expr.ChannelProbe.NOT_EMPTY, guard.channel()))
          : Optional.empty();
    }
    return guard.choice() == MessageChoice.OLDEST
        ? Optional.of(matching(guard, state.message(number.get(), 0)))
        : Optional.empty();
  }

  private static Expr matching(Guard.CanReceive guard, int[] message) {
    Expr all = new Expr.Const(1);
    for (int i = 0; i < Math.min(message.length, guard.patterns().size()); i++) {
      FieldPattern pattern = guard.patterns().get(i);
      if (pattern.compared().isPresent()) {
        Expr field = new Expr.Const(message[i]);
        Expr equal = new Expr.Binary(Expr.BinaryOp.EQUAL, pattern.compared().get(), field);
        all = new Expr.Binary(Expr.BinaryOp.AND, all, equal);
      }
    }
    return all;
  }

  private StateInspector inspector(int[] words) {
    return system.inspect(words, words.length);
  }

  private Optional<WhyNot> explain(String subject, Expr condition, int process, int[] words) {
    StateInspector state = inspector(words);
    if (state.evaluate(condition, process).orElse(0) != 0) {
      return Optional.empty();
    }
    RepairSearch.Result result =
        new RepairSearch(
                condition,
                process,
                state,
                set -> model.mtypes().getOrDefault(set, List.of()).size())
            .run();
    if (result.repairs().isEmpty()) {
      return Optional.empty();
    }
    StateView view = new StateView(system.layout(), words);
    List<WhyNot.Remedy> remedies =
        result.repairs().stream()
            .sorted(
                Comparator.comparingLong(Repair::distance)
                    .thenComparing(Comparator.comparingInt(this::latest).reversed()))
            .limit(MOST_REMEDIES)
            .map(repair -> remedy(repair, view, process))
            .toList();
    return Optional.of(new WhyNot(subject, remedies, result.isSmallest()));
  }

  /**
   * When the values were written; of equal changes the one of what was written last comes first.
   */
  private int latest(Repair repair) {
    return repair.changes().stream()
        .mapToInt(c -> writes.of(c.cell()).filter(WhyNots::isDeed).map(w -> w.step()).orElse(0))
        .max()
        .orElse(0);
  }

  private static boolean isDeed(LastWrites.Writing writing) {
    return writing.kind() != LastWrites.Kind.INITIAL && writing.kind() != LastWrites.Kind.ARGUMENT;
  }

  private WhyNot.Remedy remedy(Repair repair, StateView view, int process) {
    return new WhyNot.Remedy(
        repair.changes().stream().map(change -> change(change, view, process)).toList());
  }

  private WhyNot.Change change(Repair.Change change, StateView view, int process) {
    Cell cell = change.cell();
    String name =
        cell.isChannel()
            ? "len(" + view.channelName(cell.element()) + ")"
            : prefix(cell, view, process) + ValueNames.element(cell.variable(), cell.element());
    return new WhyNot.Change(
        name, value(cell, change.before()), value(cell, change.after()), origin(change));
  }

  private static String prefix(Cell cell, StateView view, int process) {
    return cell.owner() == Cell.NOBODY || cell.owner() == process
        ? ""
        : view.processName(cell.owner()) + ".";
  }

  private String value(Cell cell, int value) {
    return cell.isChannel() ? Integer.toString(value) : names.value(cell.variable().type(), value);
  }

  private String origin(Repair.Change change) {
    Cell cell = change.cell();
    String value = value(cell, change.before());
    Optional<LastWrites.Writing> last = writes.of(cell);
    if (last.isEmpty()) {
      return cell.isChannel() ? "nobody has sent to it" : "it is " + value + " from the start";
    }
    LastWrites.Writing w = last.get();
    String where = " in step " + w.step() + ", line " + w.line();
    return switch (w.kind()) {
      case ASSIGNED -> w.process() + " set it to " + value + where;
      case RECEIVED -> w.process() + " received " + value + where;
      case ARGUMENT -> w.process() + " gave it " + value + " as an argument" + where;
      case INITIAL -> "it is " + value + " since " + w.process() + " created the process" + where;
      case SENT -> w.process() + " sent to it last" + where;
      case TAKEN -> w.process() + " took a message last" + where;
      case TIME -> "time made it " + value + " in step " + w.step();
    };
  }
}
