package dev.gyre.engine.trace;

import dev.gyre.emptiness.Lasso;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.property.ViolationKind;
import dev.gyre.search.Violation;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import dev.gyre.system.InternalFault;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Executes the path of a violated claim once more on the interpreter: each step of the system, and
 * each move of the claim. Shares nothing with the product that was searched.
 */
public final class ClaimReplayer {
  private final InterpretedSystem system;
  private final ProcessAutomaton claim;

  public ClaimReplayer(InterpretedSystem system, ProcessAutomaton claim) {
    this.system = system;
    this.claim = claim;
  }

  /**
   * @throws InternalFault if the path cannot be followed, or does not end in the same violation
   */
  public Trace replay(Violation violation) {
    Fault wanted = violation.fault().orElseThrow();
    return replay(
        violation.path(),
        fault -> fault.kind() == wanted.kind() && fault.span().isSamePlace(wanted.span()));
  }

  /**
   * @param kind what goes wrong at the end
   * @throws InternalFault if the path cannot be followed, or does not end in such a violation
   */
  public Trace replay(List<Long> path, ViolationKind kind) {
    return replay(path, fault -> fault.kind().violation() == kind);
  }

  /**
   * The execution of a lasso; that it is one is for a {@link dev.gyre.emptiness.LassoCheck} to say.
   *
   * @throws InternalFault if it cannot be followed
   */
  public Trace replay(Lasso lasso) {
    Run run = new Run();
    lasso.path().forEach(run::take);
    return new Trace(
        run.steps, lasso.path(), Optional.of(lasso.cycleStart() + 1), run.execution.end());
  }

  private Trace replay(List<Long> path, Predicate<Fault> isWanted) {
    Run run = new Run();
    path.forEach(run::take);
    run.end(isWanted);
    return new Trace(run.steps, path, run.execution.end());
  }

  /** One execution. */
  private final class Run {
    private final Execution execution = new Execution(system, OutputListener.SILENT);
    private final List<Trace.Step> steps = new ArrayList<>();
    private Location location = claim.locations().get(claim.initial());

    void take(long transition) {
      if (Transitions.process(transition) == Transitions.OBSERVER) {
        moveAlone(Transitions.edge(transition));
      } else {
        moveTogether(transition);
      }
    }

    /** The claim moves by itself if it will move again, or if the system has come to its end. */
    private void moveAlone(int id) {
      Edge edge = edge(id);
      require(execution.observe(claim.index(), location.index()).contains(id));
      require(edge.control() == Edge.Control.KEEP || execution.choices().isEmpty());
      steps.add(StepDescriber.claimStep(edge, steps.size() + 1));
      location = claim.locations().get(edge.target());
    }

    private void moveTogether(long transition) {
      int choice = Transitions.choice(transition);
      require(choice < 0 == execution.isInsideAtomic());
      Edge edge = choice < 0 ? null : location.edges().get(choice);
      if (edge != null) {
        require(execution.observe(claim.index(), location.index()).contains(edge.id()));
      }
      long step = Transitions.ofSystem(transition);
      require(execution.offers(step));
      Trace.Step taken = execution.take(step, steps.size() + 1);
      if (edge == null) {
        steps.add(taken);
      } else {
        steps.add(taken.withClaim(StepDescriber.claimAction(edge)));
        location = claim.locations().get(edge.target());
      }
    }

    /** The last move is the claim's alone: the one that completes it, or fails. */
    void end(Predicate<Fault> isWanted) {
      List<Integer> open = execution.observe(claim.index(), location.index());
      List<Fault> failed = execution.faults();
      if (isEnd(location) && isWanted.test(completed(claim.span()))) {
        return;
      }
      for (Edge edge : location.edges()) {
        boolean completes =
            open.contains(edge.id())
                && isEnd(claim.locations().get(edge.target()))
                && isWanted.test(completed(edge.span()));
        boolean fails = failed.stream().anyMatch(f -> isWanted.test(f) && isAt(f, edge));
        if (completes || fails) {
          steps.add(StepDescriber.claimStep(edge, steps.size() + 1));
          return;
        }
      }
      throw new InternalFault("the trace does not lead to the reported violation of the claim");
    }

    private boolean isAt(Fault fault, Edge edge) {
      return fault.span().isSamePlace(edge.span());
    }

    private Fault completed(SourceSpan span) {
      return new Fault(Fault.Kind.CLAIM_COMPLETED, "", Transitions.OBSERVER, span);
    }

    private boolean isEnd(Location at) {
      return at.marks().contains(Location.Mark.END);
    }

    private Edge edge(int id) {
      return location.edges().stream()
          .filter(e -> e.id() == id)
          .findFirst()
          .orElseThrow(this::broken);
    }

    private void require(boolean condition) {
      if (!condition) {
        throw broken();
      }
    }

    private InternalFault broken() {
      return new InternalFault("the trace cannot be replayed: step " + (steps.size() + 1));
    }
  }
}
