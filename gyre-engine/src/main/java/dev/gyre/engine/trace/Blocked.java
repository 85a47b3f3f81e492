package dev.gyre.engine.trace;

import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/** Explains why statements cannot be executed. */
public final class Blocked {
  private final Execution execution;
  private final StateView state;
  private final StateInspector inspector;

  /** A statement a process stands before and cannot execute. */
  public record Statement(Trace.Action action, String reason) {}

  private Blocked(Execution execution) {
    this.execution = execution;
    this.state = execution.view();
    this.inspector = execution.inspector();
  }

  /** All that cannot happen at the moment, process by process. */
  public static List<Statement> list(Execution execution) {
    return new Blocked(execution).list();
  }

  private List<Statement> list() {
    Set<Long> open = new HashSet<>();
    int controller = Stepper.NOBODY;
    for (long transition : execution.choices()) {
      if (Transitions.isTick(transition)) {
        continue;
      }
      int pid = Transitions.process(transition);
      open.add(key(pid, Transitions.edge(transition)));
      if (Transitions.partner(transition) >= 0) {
        open.add(key(Transitions.partner(transition), Transitions.partnerEdge(transition)));
      }
      controller = pid == execution.point().controller() ? pid : controller;
    }
    List<Statement> blocked = new ArrayList<>();
    for (int pid = 0; pid < state.processCount(); pid++) {
      for (Edge edge : state.location(pid).edges()) {
        if (!open.contains(key(pid, edge.id()))) {
          boolean mustWait = controller != Stepper.NOBODY && controller != pid;
          String reason =
              mustWait
                  ? state.processName(controller) + " is inside an atomic sequence"
                  : reason(pid, edge);
          blocked.add(new Statement(StepDescriber.action(state, pid, edge), reason));
        }
      }
    }
    return blocked;
  }

  private static long key(int pid, int edge) {
    return ((long) pid << 32) | edge;
  }

  private String reason(int pid, Edge edge) {
    if (!inspector.isProvided(pid)) {
      return "its 'provided' clause is false";
    }
    if (!inspector.hasPrecedence(pid)) {
      return "a process of higher priority can move";
    }
    if (edge.endsProcess()) {
      return "a process that was started later has not ended";
    }
    return reason(pid, edge.guard());
  }

  private String reason(int pid, Guard guard) {
    return guard.match(
        new Guard.Cases<String>() {
          @Override
          public String always(Guard.Always g) {
            return "an 'unless' takes precedence";
          }

          @Override
          public String holds(Guard.Holds g) {
            return condition(g.condition(), pid);
          }

          @Override
          public String canSend(Guard.CanSend g) {
            return sending(g, pid);
          }

          @Override
          public String canReceive(Guard.CanReceive g) {
            return receiving(g, pid);
          }

          @Override
          public String otherwise(Guard.Otherwise g) {
            return "another option is open";
          }

          @Override
          public String anyOf(Guard.AnyOf g) {
            return "none of its options is open";
          }

          @Override
          public String observes(Guard.Observes g) {
            return "no such event has happened";
          }
        });
  }

  private String condition(Expr condition, int pid) {
    OptionalInt value = inspector.evaluate(condition, pid);
    if (value.isEmpty()) {
      return "it cannot be computed";
    }
    if (value.getAsInt() != 0) {
      return "an 'unless' takes precedence";
    }
    String operands = operands(condition, pid);
    return operands.isEmpty() ? "false" : "false, with " + operands;
  }

  /** The variables in an expression, with their values. */
  private String operands(Expr e, int pid) {
    Map<String, String> values = new TreeMap<>();
    new ExprWalker() {
      @Override
      protected void enter(Expr part) {
        if (part instanceof Expr.Load load) {
          Place place = load.place();
          int index = index(place, pid);
          if (index >= 0) {
            int shown = StateView.part(place.variable(), index);
            String name = ValueNames.part(place.variable(), shown);
            values.put(name, state.text(place.variable(), shown, pid));
          }
        }
      }
    }.walk(e);
    List<String> texts = new ArrayList<>();
    values.forEach((name, text) -> texts.add(name + " = " + text));
    return String.join(", ", texts);
  }

  /** The element a place means, or -1 if that cannot be told. */
  private int index(Place place, int pid) {
    int index = 0;
    for (int d = 0; d < place.indices().size(); d++) {
      int length = place.variable().dimensions().get(d);
      int at = inspector.evaluate(place.indices().get(d), pid).orElse(-1);
      if (at < 0 || at >= length) {
        return -1;
      }
      index = index * length + at;
    }
    return index;
  }

  private String sending(Guard.CanSend send, int pid) {
    OptionalInt number = inspector.evaluate(send.channel(), pid);
    if (number.isEmpty() || !exists(number.getAsInt())) {
      return "there is no such channel";
    }
    String name = state.channelName(number.getAsInt());
    boolean isRendezvous =
        state.channels().get(number.getAsInt() - 1).shape().type().isRendezvous();
    return isRendezvous ? "nobody is ready to receive from " + name : name + " is full";
  }

  private String receiving(Guard.CanReceive receive, int pid) {
    OptionalInt number = inspector.evaluate(receive.channel(), pid);
    if (number.isEmpty() || !exists(number.getAsInt())) {
      return "there is no such channel";
    }
    String name = state.channelName(number.getAsInt());
    if (state.channels().get(number.getAsInt() - 1).shape().type().isRendezvous()) {
      return "nobody is ready to send to " + name;
    }
    return state.messageCount(number.getAsInt()) == 0
        ? name + " is empty"
        : "no message in " + name + " matches: " + state.content(number.getAsInt());
  }

  private boolean exists(int number) {
    return number > 0 && number <= state.channels().size();
  }
}
