package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One transition of an observer, whichever its state makes, inside a transition of a process. */
final class Reaction {
  private final ObserverLayout observer;
  private final AutomatonDraft draft;
  private final SourceSpan span;
  private final Map<Integer, Integer> arrivals = new HashMap<>();

  /** What becomes of the signals that an observer sends. */
  interface Outputs {
    /** Says in which states of the process the next outputs are. */
    default void in(String states) {}

    void add(int from, IfAction.Output output, Target to);
  }

  Reaction(ObserverLayout observer, AutomatonDraft draft, SourceSpan span) {
    this.observer = observer;
    this.draft = draft;
    this.span = span;
  }

  /**
   * Adds what the observer does about an event.
   *
   * @param aliases the signals of the observer that the event can be
   * @param types of the parameters of the event
   * @param values the scalars of each parameter
   * @param otherwise where it goes on if the state of the observer does not name the event
   */
  void to(
      List<Integer> aliases,
      List<IfType> types,
      List<List<Expr>> values,
      int from,
      Target to,
      Outputs outputs,
      Target otherwise) {
    BlockLowering blocks = blocks(outputs, to);
    for (IfState state : observer.observer().process().states()) {
      Optional<IfTransition> transition =
          state.transitions().stream().filter(t -> isNamed(t, aliases)).findFirst();
      if (transition.isPresent()) {
        IfTrigger.Input input = (IfTrigger.Input) transition.get().trigger();
        draft.addEdge(
            from,
            new Guard.Holds(Exprs.equal(observer.state(), state.index() + 1)),
            parameters(input, Texts.of(transition.get().span()), types, values),
            blocks.target(transition.get().block()),
            transition.get().span(),
            text(transition.get()));
      }
    }
    draft.addEdge(from, new Guard.Otherwise(), List.of(), otherwise, span, "observed");
    blocks.finish();
  }

  private static boolean isNamed(IfTransition transition, List<Integer> aliases) {
    return transition.trigger().kind() == IfTrigger.Kind.INPUT
        && aliases.contains(((IfTrigger.Input) transition.trigger()).signal().index());
  }

  private String text(IfTransition transition) {
    return observer.observer().process().name() + ": " + transition.text();
  }

  /** Values that do not fit where the observer wants them are errors of the model. */
  private List<Effect> parameters(
      IfTrigger.Input input, String event, List<IfType> types, List<List<Expr>> values) {
    Parameters parameters = new Parameters(observer.layout());
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < Math.min(input.targets().size(), values.size()); i++) {
      if (input.targets().get(i).isPresent()) {
        IfPlace target = input.targets().get(i).get();
        effects.addAll(parameters.store(target, values.get(i), types.get(i), event));
      }
    }
    return effects;
  }

  /** Adds what the observer does because a condition of its state holds. */
  void toConditions(int from, Target to) {
    BlockLowering blocks = blocks(silent(List.of()), to);
    for (IfState state : observer.observer().process().states()) {
      for (IfTransition transition : state.transitions()) {
        if (transition.trigger().kind() == IfTrigger.Kind.CONTINUOUS) {
          IfTrigger.Continuous trigger = (IfTrigger.Continuous) transition.trigger();
          Expr here = Exprs.equal(observer.state(), state.index() + 1);
          Expr condition = observer.layout().values().scalar(trigger.condition());
          draft.addEdge(
              from,
              new Guard.Holds(Exprs.and(here, Exprs.and(better(state, trigger), condition))),
              List.of(),
              blocks.target(transition.block()),
              transition.span(),
              text(transition));
        }
      }
    }
    draft.addEdge(from, new Guard.Otherwise(), List.of(), to, span, "observed");
    blocks.finish();
  }

  /** No condition of a smaller priority number holds. */
  private Expr better(IfState state, IfTrigger.Continuous trigger) {
    List<Expr> conditions = new ArrayList<>();
    for (IfTransition other : state.transitions()) {
      if (other.trigger().kind() == IfTrigger.Kind.CONTINUOUS) {
        IfTrigger.Continuous condition = (IfTrigger.Continuous) other.trigger();
        if (condition.priority() < trigger.priority()) {
          conditions.add(Exprs.not(observer.layout().values().scalar(condition.condition())));
        }
      }
    }
    return Exprs.all(conditions);
  }

  /** Nothing is sent on after it was taken; that of a timer, which nobody sends, may be named. */
  Outputs silent(List<Integer> aliases) {
    List<Integer> timers =
        aliases.stream()
            .filter(alias -> observer.observer().events().get(alias).timer().isPresent())
            .toList();
    return (from, output, to) -> {
      requireTaken(output, timers);
      draft.addEdge(from, new Guard.Always(), List.of(), to, output.span(), "nothing to send");
    };
  }

  /** An observer only sends on what it has taken before it was sent. */
  static void requireTaken(IfAction.Output output, List<Integer> aliases) {
    if (!aliases.contains(output.signal().index())) {
      String name = output.signal().name();
      throw Refusal.unsupported(
          "an observer sends on what it has taken as an output, and here it has not taken " + name,
          output.span());
    }
  }

  private BlockLowering blocks(Outputs outputs, Target to) {
    ActionLowering actions = new ActionLowering(observer.layout(), draft, outputs);
    return new BlockLowering(
        observer.layout(),
        draft,
        actions,
        new BlockLowering.Ends() {
          @Override
          public Target state(int number) {
            return arrival(number, to);
          }

          @Override
          public int stopping(int from, SourceSpan stop) {
            throw Refusal.unsupported("STOP in an observer is not supported", stop);
          }

          @Override
          public Target stopped(Target gone, SourceSpan stop) {
            throw Refusal.unsupported("STOP in an observer is not supported", stop);
          }
        });
  }

  private Target arrival(int state, Target to) {
    Integer known = arrivals.get(state);
    if (known == null) {
      SourceSpan place = observer.observer().process().states().get(state).span();
      known = draft.addPassage(place);
      arrivals.put(state, known);
      String name = observer.observer().process().states().get(state).name();
      draft.addEdge(
          known,
          new Guard.Always(),
          observer.enter(state),
          to,
          place,
          observer.observer().process().name() + ": nextstate " + name);
    }
    return Target.inside(known);
  }
}
