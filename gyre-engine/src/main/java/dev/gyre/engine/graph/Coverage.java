package dev.gyre.engine.graph;

import dev.gyre.engine.run.CheckObserver;
import dev.gyre.engine.run.WalkedModel;
import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.RefusedException;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Channels;
import dev.gyre.system.Transitions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * How often each statement is executed when every state that can be reached is expanded once, with
 * nothing left out. The figures belong to the model, not to a way of searching it.
 *
 * @param statements all statements of processes, in the order in which they are written
 * @param extent how many states were expanded
 * @param isComplete whether these are all; if not, the counts are lower bounds
 */
public record Coverage(List<Statement> statements, Extent extent, boolean isComplete) {
  public Coverage {
    statements = List.copyOf(statements);
  }

  /** A statement and how often it was executed. */
  public record Statement(String process, String text, SourceSpan site, long count) {}

  /**
   * @param limits how many states to expand
   * @param nanos how long
   */
  public static Coverage of(
      ProcessSystem written, Channels channels, GraphLimits limits, long nanos) throws IOException {
    WalkedModel model;
    try {
      model =
          WalkedModel.of(
              written,
              CheckOptions.none().withOptimisations(Optimisations.PLAIN).withChannels(channels));
    } catch (RefusedException e) {
      throw new IllegalStateException(e); // only what is asked for can be refused
    }
    Counts counts = new Counts(model, System.nanoTime() + nanos);
    Extent extent = new StateGraph(model, limits, CheckObserver.NONE).walk(counts);
    return new Coverage(
        counts.statements(written), extent, !extent.isCut() && !counts.isSatisfied());
  }

  private static final class Counts implements StateGraph.Visitor {
    private final WalkedModel model;
    private final long end;
    private final long[] taken;
    private boolean isLate;

    Counts(WalkedModel model, long end) {
      this.model = model;
      this.end = end;
      this.taken = new long[model.written().edgeCount()];
    }

    @Override
    public void state(GraphState state) {
      isLate |= System.nanoTime() - end > 0;
    }

    @Override
    public void taken(long transition) {
      for (long original : model.originals().of(List.of(transition))) {
        if (!Transitions.isTick(original)) {
          taken[Transitions.edge(original)]++;
          if (Transitions.partner(original) >= 0) {
            taken[Transitions.partnerEdge(original)]++;
          }
        }
      }
    }

    @Override
    public boolean isSatisfied() {
      return isLate;
    }

    List<Statement> statements(ProcessSystem system) {
      List<Statement> statements = new ArrayList<>();
      for (ProcessAutomaton automaton : system.automata()) {
        boolean isProcess =
            automaton.kind() == ProcessAutomaton.Kind.PROCTYPE
                || automaton.kind() == ProcessAutomaton.Kind.INIT;
        if (isProcess) {
          automaton.locations().stream()
              .flatMap(location -> location.edges().stream())
              .map(edge -> statement(automaton, edge))
              .forEach(statements::add);
        }
      }
      return statements;
    }

    private Statement statement(ProcessAutomaton automaton, Edge edge) {
      return new Statement(
          automaton.name().replace(":", ""),
          edge.text(),
          edge.span().visibleSite(),
          taken[edge.id()]);
    }
  }
}
