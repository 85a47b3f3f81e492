package dev.gyre.sdl.lower;

import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfVariable;
import java.util.Optional;
import java.util.function.Consumer;

/** Visits every expression of a process, and each part of it. */
final class FormWalker {
  private final Consumer<IfExpr> visitor;

  private FormWalker(Consumer<IfExpr> visitor) {
    this.visitor = visitor;
  }

  /** Whether a process asks for an instance without a variable. */
  static boolean asksFor(IfProcess process, IfExpr.Who who) {
    boolean[] found = {false};
    new FormWalker(e -> found[0] |= isIdentity(e, who)).walk(process);
    return found[0];
  }

  private static boolean isIdentity(IfExpr e, IfExpr.Who who) {
    return e.kind() == IfExpr.Kind.IDENTITY && ((IfExpr.Identity) e).who() == who;
  }

  /** Whether a value depends on nothing at all. */
  static boolean isConstant(IfExpr value) {
    boolean[] found = {false};
    new FormWalker(e -> found[0] |= varies(e)).walk(value);
    return !found[0];
  }

  private static boolean varies(IfExpr e) {
    return switch (e.kind()) {
      case LOAD, IDENTITY, ACTIVE -> true;
      case CONSTANT, UNARY, BINARY, CONDITIONAL, CONSTRUCT, ALTERNATIVE, CONCATENATION -> false;
      case LENGTH, SELECTOR, PRESENT, NUMBER -> false;
    };
  }

  /** Whether a value depends on a variable. */
  static boolean mentions(IfExpr value, IfVariable variable) {
    boolean[] found = {false};
    new FormWalker(e -> found[0] |= loads(e, variable)).walk(value);
    return found[0];
  }

  /** Whether the indices of a place depend on a variable. */
  static boolean mentions(IfPlace place, IfVariable variable) {
    boolean[] found = {false};
    new FormWalker(e -> found[0] |= loads(e, variable)).walk(place);
    return found[0];
  }

  private static boolean loads(IfExpr e, IfVariable variable) {
    return e.kind() == IfExpr.Kind.LOAD
        && ((IfExpr.Load) e).place().variable().index() == variable.index();
  }

  private void walk(IfProcess process) {
    process.variables().forEach(variable -> variable.initial().ifPresent(this::walk));
    process.states().forEach(this::walk);
    process.blocks().forEach(this::walk);
  }

  private void walk(IfState state) {
    for (IfTransition transition : state.transitions()) {
      IfTrigger trigger = transition.trigger();
      switch (trigger.kind()) {
        case INPUT -> {
          ((IfTrigger.Input) trigger)
              .targets().stream().flatMap(Optional::stream).forEach(this::walk);
          ((IfTrigger.Input) trigger).enabling().ifPresent(this::walk);
        }
        case TIMEOUT -> ((IfTrigger.Timeout) trigger).enabling().ifPresent(this::walk);
        case CONTINUOUS -> walk(((IfTrigger.Continuous) trigger).condition());
        case SPONTANEOUS -> {}
      }
    }
  }

  private void walk(IfBlock block) {
    block.actions().forEach(this::walk);
    if (block.exit().kind() == IfExit.Kind.DECISION) {
      ((IfExit.Decision) block.exit()).arms().forEach(arm -> walk(arm.condition()));
    }
  }

  private void walk(IfAction action) {
    switch (action.kind()) {
      case ASSIGN -> {
        walk(((IfAction.Assign) action).place());
        walk(((IfAction.Assign) action).value());
      }
      case ANY_VALUE -> walk(((IfAction.AnyValue) action).place());
      case OUTPUT -> {
        IfAction.Output output = (IfAction.Output) action;
        output.arguments().forEach(this::walk);
        if (output.destination().kind() == Destination.Kind.ADDRESSED) {
          walk(((Destination.Addressed) output.destination()).instance());
        }
      }
      case SET -> walk(((IfAction.SetTimer) action).delay());
      case CREATE -> ((IfAction.Create) action).arguments().forEach(this::walk);
      case WRITE ->
          ((IfAction.Write) action).pieces().forEach(piece -> piece.value().ifPresent(this::walk));
      case RESET, INFORMAL -> {}
    }
  }

  private void walk(IfPlace place) {
    for (IfPlace.Step step : place.steps()) {
      switch (step.kind()) {
        case ELEMENT -> walk(((IfPlace.Element) step).index());
        case FIELD -> {}
      }
    }
  }

  private void walk(IfExpr e) {
    visitor.accept(e);
    switch (e.kind()) {
      case CONSTANT, IDENTITY, ACTIVE -> {}
      case LOAD -> walk(((IfExpr.Load) e).place());
      case UNARY -> walk(((IfExpr.Unary) e).operand());
      case BINARY -> {
        walk(((IfExpr.Binary) e).left());
        walk(((IfExpr.Binary) e).right());
      }
      case CONDITIONAL -> {
        walk(((IfExpr.Conditional) e).condition());
        walk(((IfExpr.Conditional) e).then());
        walk(((IfExpr.Conditional) e).otherwise());
      }
      case CONSTRUCT ->
          ((IfExpr.Construct) e).parts().stream().flatMap(Optional::stream).forEach(this::walk);
      case ALTERNATIVE -> walk(((IfExpr.Alternative) e).value());
      case CONCATENATION -> {
        walk(((IfExpr.Concatenation) e).left());
        walk(((IfExpr.Concatenation) e).right());
      }
      case LENGTH -> walk(((IfExpr.Length) e).sequence());
      case SELECTOR -> walk(((IfExpr.Selector) e).choice());
      case PRESENT -> walk(((IfExpr.Present) e).record());
      case NUMBER -> walk(((IfExpr.NumberOf) e).name());
    }
  }
}
