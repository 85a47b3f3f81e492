package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.MessageChoice;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfTrigger.Urgency;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Decides which signals from outside, which have no place in a queue, can have been before a
 * message that waits in it. In a queue without saved signals all can: the environment may have sent
 * one just before the message came, and nothing behind it has been looked at since. Where signals
 * are saved, have enabling conditions or priority, a step may pass over a message; a signal from
 * outside before that message would have been passed over too, and there are steps at which it
 * would rather have been taken or discarded.
 *
 * <p>So each message has a mark for each signal from outside. Invariant: the mark is set exactly if
 * there is no moment at which that signal can have been sent so that it stands before the message
 * now. Marks are set at steps that pass over the message (or, for a signal with priority, at any
 * step that takes one without) in a state where that signal would have been taken or discarded. A
 * message has all marks that a younger one has, since what passes over the younger one passes over
 * both. Therefore a signal from outside may be taken exactly if no message with its mark may be.
 */
final class OutsideOrder {
  private final ProcessLayout layout;
  private final List<IfSignal> outside;

  /**
   * What a state does with a signal from outside rather than leave it in the queue.
   *
   * @param condition without it the signal stays where it is
   */
  record Barrier(int column, Optional<IfExpr> condition, Urgency urgency) {}

  /**
   * Which marks a step sets.
   *
   * @param before those of messages that it passes over
   * @param everywhere those of all messages
   */
  record Passing(List<Barrier> before, List<Barrier> everywhere) {
    static final Passing NOTHING = new Passing(List.of(), List.of());

    Passing {
      before = List.copyOf(before);
      everywhere = List.copyOf(everywhere);
    }

    boolean isNothing() {
      return before.isEmpty() && everywhere.isEmpty();
    }

    List<Barrier> all() {
      List<Barrier> all = new ArrayList<>(before);
      all.addAll(everywhere);
      return all;
    }
  }

  OutsideOrder(ProcessLayout layout) {
    this.layout = layout;
    this.outside = layout.system().marked(layout.process());
  }

  /** The signals from outside that messages in the queue of a process have marks for. */
  static List<IfSignal> marked(IfSystem system, IfProcess process) {
    if (process.states().stream().noneMatch(QueueTurns::saves)) {
      return List.of();
    }
    return system.stimuli().stream()
        .filter(stimulus -> stimulus.process() == process.index())
        .map(IfSystem.Stimulus::signal)
        .distinct()
        .toList();
  }

  private int column(IfSignal signal) {
    return layout.queue().width() - outside.size() + outside.indexOf(signal);
  }

  // ---- steps that set marks

  /** An ordinary signal of the queue is taken, or discarded. */
  Passing ordinary(IfState state) {
    return new Passing(with(Urgency.ORDINARY, state), with(Urgency.PRIORITY, state));
  }

  /** A signal with priority is taken. */
  Passing urgent(IfState state) {
    return new Passing(with(Urgency.PRIORITY, state), List.of());
  }

  /** A condition is followed, so nothing was there that the state does not keep. */
  Passing continuous(IfState state) {
    return new Passing(List.of(), barriers(state));
  }

  /** Whether a signal from outside may have priority in a state. */
  boolean hasUrgent(IfState state) {
    return !with(Urgency.PRIORITY, state).isEmpty();
  }

  private List<Barrier> with(Urgency urgency, IfState state) {
    return barriers(state).stream().filter(barrier -> barrier.urgency() == urgency).toList();
  }

  private List<Barrier> barriers(IfState state) {
    List<Barrier> barriers = new ArrayList<>();
    for (IfSignal signal : outside) {
      Optional<IfTransition> transition = Arrival.of(state, signal);
      if (transition.isPresent()) {
        IfTrigger.Input input = (IfTrigger.Input) transition.get().trigger();
        barriers.add(new Barrier(column(signal), input.enabling(), input.urgency()));
      } else if (!state.saved().contains(signal.index())) {
        barriers.add(new Barrier(column(signal), Optional.empty(), Urgency.ORDINARY));
      }
    }
    return barriers;
  }

  // ---- signals from outside

  /** What it means to take, or discard, a signal from outside. */
  Passing outside(IfState state, Urgency urgency) {
    return switch (urgency) {
      case ORDINARY -> ordinary(state);
      case PRIORITY -> urgent(state);
    };
  }

  /** The mark of a signal, in a message that is out of the queue; nothing if there are no marks. */
  Optional<Integer> mark(IfSignal signal) {
    return outside.contains(signal) ? Optional.of(column(signal)) : Optional.empty();
  }

  /** Whether a signal from outside can be the next one. */
  Expr mayCome(IfState state, IfSignal signal, Urgency urgency, SelectiveReceipt selective) {
    if (!outside.contains(signal)) {
      return Exprs.TRUE;
    }
    List<Expr> conditions = new ArrayList<>();
    for (Arrival arrival : Arrival.in(state, layout)) {
      if (arrival.handling() == Arrival.Handling.SAVED) {
        continue;
      }
      boolean isLess = arrival.urgency() == Urgency.ORDINARY && urgency == Urgency.PRIORITY;
      boolean isMore = arrival.urgency() == Urgency.PRIORITY && urgency == Urgency.ORDINARY;
      if (isMore) {
        conditions.add(Exprs.not(selective.isThere(arrival)));
      } else if (!isLess) {
        Expr waits = selective.isOpen(arrival, isBefore(arrival, signal));
        conditions.add(Exprs.not(waits));
      }
    }
    return Exprs.all(conditions);
  }

  /** Whether such a signal waits and must be before one from outside. */
  private Expr isBefore(Arrival arrival, IfSignal signal) {
    List<FieldPattern> pattern = new ArrayList<>(layout.queue().pattern(arrival.symbol()));
    pattern.set(column(signal), new FieldPattern.EqualTo(Exprs.TRUE));
    return new Expr.Poll(layout.ownQueue(), MessageChoice.OLDEST_MATCHING, pattern);
  }
}
