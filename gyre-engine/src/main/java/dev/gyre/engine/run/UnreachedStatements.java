package dev.gyre.engine.run;

import dev.gyre.engine.report.Unreached;
import dev.gyre.engine.trace.SdlStates;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Finds the statements that were never executed, and which guard kept them closed. */
final class UnreachedStatements {
  private final ProcessSystem system;
  private final BitSet taken;
  private final BitSet started = new BitSet();

  private UnreachedStatements(ProcessSystem system, BitSet taken) {
    this.system = system;
    this.taken = taken;
  }

  /**
   * @param taken the ids of the edges that were taken
   */
  static List<Unreached> of(ProcessSystem system, BitSet taken) {
    UnreachedStatements search = new UnreachedStatements(system, taken);
    search.findStarted();
    List<Unreached> unreached = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      boolean isProcess =
          automaton.kind() == ProcessAutomaton.Kind.PROCTYPE
              || automaton.kind() == ProcessAutomaton.Kind.INIT;
      if (isProcess) {
        search.collect(automaton, unreached);
      }
    }
    return unreached;
  }

  private void findStarted() {
    system.start().forEach(start -> started.set(start.automaton()));
    ExprWalker spawns =
        new ExprWalker() {
          @Override
          protected void enter(Expr e) {
            if (e instanceof Expr.Spawn spawn) {
              started.set(spawn.automaton());
            }
          }
        };
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          if (taken.get(edge.id())) {
            spawns.walk(edge);
          }
        }
      }
    }
  }

  private void collect(ProcessAutomaton automaton, List<Unreached> into) {
    BitSet reached = new BitSet();
    reached.set(automaton.initial());
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        if (taken.get(edge.id()) && edge.target() != Edge.NO_LOCATION) {
          reached.set(edge.target());
        }
      }
    }
    if (SdlStates.isSdl(automaton)) {
      into.addAll(
          new UnreachedSdl(automaton, taken, reached).find(there -> cause(automaton, there)));
      return;
    }
    for (Location location : automaton.locations()) {
      for (Edge edge : location.edges()) {
        if (!taken.get(edge.id())) {
          SourceSpan site = edge.span().visibleSite();
          into.add(
              new Unreached(
                  automaton.name().replace(":", ""),
                  site.file().name(),
                  site.line(),
                  edge.text(),
                  cause(automaton, reached.get(location.index()))));
        }
      }
    }
  }

  private Unreached.Cause cause(ProcessAutomaton automaton, boolean locationReached) {
    if (!started.get(automaton.index())) {
      return Unreached.Cause.NEVER_STARTED;
    }
    return locationReached ? Unreached.Cause.NEVER_EXECUTABLE : Unreached.Cause.NEVER_REACHED;
  }
}
