package dev.gyre.ir.time;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.ValueType;
import java.util.Optional;

/**
 * Finds what can tell one value of a running timer from another. {@code expire(t)}, which is {@code
 * t == 0}, and {@code on(t)}, which is {@code t != -1}, cannot; everything else is taken to. May
 * find too much, never too little.
 */
public final class TimerReads {
  private TimerReads() {}

  /** A statement of a process, or of an event trace, that looks at the value of a timer. */
  public static Optional<String> inProcesses(ProcessSystem system) {
    Walk starts = new Walk();
    starts.walkInitials(system.globals());
    if (starts.isFound()) {
      return Optional.of("a starting value");
    }
    return system.automata().stream()
        .filter(automaton -> automaton.kind() != ProcessAutomaton.Kind.NEVER)
        .flatMap(automaton -> in(automaton).stream())
        .findFirst();
  }

  private static Optional<String> in(ProcessAutomaton automaton) {
    Walk all = new Walk();
    all.walkAutomaton(automaton);
    if (!all.isFound()) {
      return Optional.empty();
    }
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        Walk walk = new Walk();
        walk.walk(edge);
        if (walk.isFound()) {
          return Optional.of(edge.text() + " in line " + edge.span().visibleSite().line());
        }
      }
    }
    return Optional.of("a starting value or a clause of " + automaton.name());
  }

  public static boolean in(LtlFormula formula) {
    Walk walk = new Walk();
    walk.walk(formula);
    return walk.isFound();
  }

  /** Whether the expression is {@code expire(t)}. */
  static boolean isExpire(Expr e) {
    return compares(e, Expr.BinaryOp.EQUAL, 0);
  }

  /** Whether the expression is {@code on(t)}. */
  static boolean isOn(Expr e) {
    return compares(e, Expr.BinaryOp.NOT_EQUAL, ValueType.TIMER_OFF);
  }

  private static boolean compares(Expr e, Expr.BinaryOp op, int value) {
    return e.kind() == Expr.Kind.BINARY && compares((Expr.Binary) e, op, value);
  }

  private static boolean compares(Expr.Binary e, Expr.BinaryOp op, int value) {
    return e.op() == op
        && e.left().loaded().stream().anyMatch(TimerReads::isTimer)
        && e.right().constant().stream().anyMatch(number -> number == value);
  }

  private static boolean isTimer(Place place) {
    return place.variable().type().isTimer();
  }

  /** Whether an expression, its operands left aside, is the value of a timer. */
  private static boolean isRead(Expr e) {
    return switch (e.kind()) {
      case LOAD -> isTimer(((Expr.Load) e).place());
      case REMOTE_LOAD -> isTimer(((Expr.RemoteLoad) e).place());
      case CONST, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> false;
      case PROCESS_QUERY, SYSTEM_VALUE, AT_LOCATION, SPAWN -> false;
    };
  }

  /** Counts how often timers are read, and how often that is no more than a question. */
  private static final class Walk extends SystemWalker {
    private int reads;
    private int questions;

    @Override
    protected void enter(Expr e) {
      reads += isRead(e) ? 1 : 0;
      questions += isExpire(e) || isOn(e) ? 1 : 0;
    }

    boolean isFound() {
      return reads > questions;
    }
  }
}
