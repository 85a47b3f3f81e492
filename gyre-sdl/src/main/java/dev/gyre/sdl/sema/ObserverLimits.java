package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.source.SourceSpan;

/**
 * What an observer cannot have, because it has neither a queue nor an instance of its own: it would
 * be passed over without a word.
 */
final class ObserverLimits {
  private static final String EVENTS = "an observer waits for events and conditions";

  private ObserverLimits() {}

  static void check(IfProcess observer) {
    observer.timers().stream()
        .findFirst()
        .ifPresent(
            timer -> {
              throw refused(timer.span(), "a timer of an observer", EVENTS);
            });
    observer.states().forEach(ObserverLimits::check);
    observer.blocks().forEach(ObserverLimits::check);
  }

  private static void check(IfState state) {
    if (!state.saved().isEmpty()) {
      throw refused(state.span(), "SAVE in an observer", "it has no queue; name the event");
    }
    state.transitions().forEach(ObserverLimits::check);
  }

  private static void check(IfTransition transition) {
    IfTrigger trigger = transition.trigger();
    switch (trigger.kind()) {
      case INPUT -> {
        IfTrigger.Input input = (IfTrigger.Input) trigger;
        if (input.enabling().isPresent()) {
          throw refused(
              transition.span(),
              "an enabling condition in an observer",
              "use a decision behind it");
        }
        if (input.urgency() == IfTrigger.Urgency.PRIORITY) {
          throw refused(transition.span(), "priority input in an observer", "write 'input'");
        }
      }
      case SPONTANEOUS ->
          throw refused(transition.span(), "input none in an observer", "use 'provided true'");
      case TIMEOUT -> throw refused(transition.span(), "a timer of an observer", EVENTS);
      case CONTINUOUS -> {}
    }
  }

  private static void check(IfBlock block) {
    for (IfAction action : block.actions()) {
      switch (action.kind()) {
        case CREATE -> throw refused(action.span(), "CREATE in an observer", EVENTS);
        case SET, RESET -> throw refused(action.span(), "a timer of an observer", EVENTS);
        case ASSIGN, ANY_VALUE, OUTPUT, WRITE, INFORMAL -> {}
      }
    }
    if (block.exit().kind() == IfExit.Kind.STOP) {
      throw refused(block.exit().span(), "STOP in an observer", "use a state without transitions");
    }
  }

  private static SemanticError refused(SourceSpan span, String what, String advice) {
    return SemanticError.unsupported(span, what, advice);
  }
}
