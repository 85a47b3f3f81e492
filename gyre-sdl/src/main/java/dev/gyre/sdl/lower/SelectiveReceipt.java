package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes the oldest signal out of a queue that a state neither saves nor has a false condition for.
 * A process system can take the oldest message that matches one pattern, but not the oldest that
 * matches one of several. So the queue is turned round once: each message is taken from its front
 * and put behind the others, except the first that may be taken. That is one step which nobody can
 * look into, and it leaves the others in their order.
 */
final class SelectiveReceipt {
  private final ProcessLayout layout;

  SelectiveReceipt(ProcessLayout layout) {
    this.layout = layout;
  }

  /** Whether a signal is in the queue. */
  Expr waits(Arrival arrival) {
    return new Expr.Poll(
        layout.ownQueue(), MessageChoice.OLDEST_MATCHING, layout.queue().pattern(arrival.symbol()));
  }

  /** Whether a signal is in the queue and may be taken. */
  Expr isThere(Arrival arrival) {
    return isOpen(arrival, waits(arrival));
  }

  /** Whether a signal that waits may be taken. */
  Expr isOpen(Arrival arrival, Expr waits) {
    return arrival
        .enabling()
        .map(condition -> Exprs.and(layout.values().scalar(condition), waits))
        .orElse(waits);
  }

  /** Whether one of the signals is in the queue and may be taken. */
  Expr isAnyThere(List<Arrival> arrivals) {
    return Exprs.any(arrivals.stream().map(this::isThere).toList());
  }

  /**
   * Takes the oldest of the signals into the variables for a message.
   *
   * @param passing the marks that this sets
   */
  Effect take(List<Arrival> arrivals, OutsideOrder.Passing passing, SourceSpan span) {
    Expr first = Exprs.not(new Expr.Load(found()));
    return turn(arrivals, first, passing, span);
  }

  /**
   * Takes nothing, and sets marks.
   *
   * @param column the mark of messages that are passed over
   */
  Effect pass(Optional<Integer> column, OutsideOrder.Passing passing, SourceSpan span) {
    Expr isPassed = column.<Expr>map(c -> new Expr.Load(turning(c))).orElse(Exprs.FALSE);
    return turn(List.of(), isPassed, passing, span);
  }

  private Effect turn(
      List<Arrival> arrivals, Expr isPassed, OutsideOrder.Passing passing, SourceSpan span) {
    Place left = spare(ValueType.INT, 0);
    List<Optional<IfExpr>> conditions = new ArrayList<>();
    arrivals.forEach(arrival -> conditions.add(arrival.enabling()));
    passing.all().forEach(barrier -> conditions.add(barrier.condition()));
    List<Expr> known = new ArrayList<>();
    List<Effect> notes = note(conditions, known);
    List<Expr> open = known.subList(0, arrivals.size());
    List<Expr> closed = known.subList(arrivals.size(), known.size());
    Expr length = new Expr.ChannelQuery(Expr.ChannelProbe.LENGTH, layout.ownQueue());
    List<Effect> start =
        new ArrayList<>(
            List.of(new Effect.Assign(left, length), new Effect.Assign(found(), Exprs.FALSE)));
    start.addAll(notes);
    List<StepProgram.Node> nodes = new ArrayList<>();
    nodes.add(node(span, branch(new Guard.Always(), start, 1, span)));

    // Node 1: the next message, unless all have been looked at.
    Expr more = Exprs.binary(Expr.BinaryOp.GREATER, new Expr.Load(left), Exprs.number(0));
    List<Effect> clean = new ArrayList<>(List.of(new Effect.Assign(found(), Exprs.number(0))));
    for (int i = 0; i < notes.size(); i++) {
      clean.add(new Effect.Assign(condition(i), Exprs.number(0)));
    }
    nodes.add(
        node(
            span,
            branch(new Guard.Holds(more), List.of(fetch(), decrease(left)), 2, span),
            branch(new Guard.Always(), clean, StepProgram.EXIT, span)));
    nodes.add(new StepProgram.Node(message(arrivals, open, isPassed, passing, closed, span), span));
    return new Effect.IndivisibleStep(new StepProgram(nodes));
  }

  /** What becomes of one message: it is kept, or put back with its marks. */
  private List<StepProgram.Branch> message(
      List<Arrival> arrivals,
      List<Expr> open,
      Expr isPassed,
      OutsideOrder.Passing passing,
      List<Expr> closed,
      SourceSpan span) {
    List<StepProgram.Branch> branches = new ArrayList<>();
    if (!arrivals.isEmpty()) {
      List<Effect> keep = new ArrayList<>(copies());
      keep.add(new Effect.Assign(found(), Exprs.TRUE));
      keep.addAll(forget());
      Expr isFirst = Exprs.not(new Expr.Load(found()));
      Expr wanted = Exprs.and(isFirst, Exprs.any(wanted(arrivals, open)));
      branches.add(branch(new Guard.Holds(wanted), keep, 1, span));
    }
    if (!passing.before().isEmpty() && !isPassed.equals(Exprs.FALSE)) {
      List<Effect> marked = back(passing.all(), closed);
      branches.add(branch(new Guard.Holds(isPassed), marked, 1, span));
    }
    int before = passing.before().size();
    List<Effect> back = back(passing.everywhere(), closed.subList(before, closed.size()));
    branches.add(branch(new Guard.Always(), back, 1, span));
    return branches;
  }

  /**
   * A condition may ask whether a timer is active, which depends on the queue: it has to be
   * computed before the queue is turned.
   *
   * @param known where to add what each condition is afterwards
   */
  private List<Effect> note(List<Optional<IfExpr>> conditions, List<Expr> known) {
    List<Effect> effects = new ArrayList<>();
    for (Optional<IfExpr> condition : conditions) {
      if (condition.isEmpty()) {
        known.add(Exprs.TRUE);
      } else {
        Place place = condition(effects.size());
        effects.add(new Effect.Assign(place, layout.values().scalar(condition.get())));
        known.add(new Expr.Load(place));
      }
    }
    return effects;
  }

  private Place found() {
    return spare(ValueType.INT, 1);
  }

  private Place condition(int number) {
    return spare(ValueType.BOOL, number);
  }

  private List<Expr> wanted(List<Arrival> arrivals, List<Expr> open) {
    Expr name = new Expr.Load(turning(0));
    List<Expr> conditions = new ArrayList<>();
    for (int i = 0; i < arrivals.size(); i++) {
      conditions.add(Exprs.and(Exprs.equal(name, arrivals.get(i).symbol()), open.get(i)));
    }
    return conditions;
  }

  private Effect fetch() {
    List<FieldPattern> patterns = new ArrayList<>();
    for (int column = 0; column < layout.queue().width(); column++) {
      patterns.add(new FieldPattern.Store(turning(column)));
    }
    return new Effect.Receive(
        layout.ownQueue(), MessageChoice.OLDEST, Effect.Retention.REMOVE, patterns);
  }

  private List<Effect> back(List<OutsideOrder.Barrier> barriers, List<Expr> closed) {
    List<Expr> fields = new ArrayList<>();
    for (int column = 0; column < layout.queue().width(); column++) {
      fields.add(new Expr.Load(turning(column)));
    }
    for (int i = 0; i < barriers.size(); i++) {
      int column = barriers.get(i).column();
      Expr isClosed = closed.get(i);
      Expr mark = isClosed.equals(Exprs.TRUE) ? isClosed : Exprs.or(fields.get(column), isClosed);
      fields.set(column, mark);
    }
    List<Effect> effects = new ArrayList<>();
    effects.add(new Effect.Send(layout.ownQueue(), Effect.Insertion.LAST, fields));
    effects.addAll(forget());
    return effects;
  }

  private List<Effect> copies() {
    List<Variable> message = layout.message();
    List<Effect> effects = new ArrayList<>();
    for (int column = 0; column < message.size(); column++) {
      Place place = new Place(message.get(column), List.of());
      effects.add(new Effect.Assign(place, new Expr.Load(turning(column))));
    }
    return effects;
  }

  private List<Effect> forget() {
    List<Effect> effects = new ArrayList<>();
    for (int column = 0; column < layout.queue().width(); column++) {
      effects.add(new Effect.Assign(turning(column), Exprs.number(0)));
    }
    return effects;
  }

  private static Effect decrease(Place left) {
    return new Effect.Assign(
        left, Exprs.binary(Expr.BinaryOp.MINUS, new Expr.Load(left), Exprs.number(1)));
  }

  /** Where a column is while the message is out of the queue. */
  private Place turning(int column) {
    return new Place(layout.turning().get(column), List.of());
  }

  private Place spare(ValueType type, int number) {
    return new Place(layout.spare(type, number), List.of());
  }

  private static StepProgram.Node node(SourceSpan span, StepProgram.Branch... branches) {
    return new StepProgram.Node(List.of(branches), span);
  }

  private static StepProgram.Branch branch(
      Guard guard, List<Effect> effects, int target, SourceSpan span) {
    return new StepProgram.Branch(guard, effects, target, span);
  }
}
