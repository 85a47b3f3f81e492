package dev.gyre.tck;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Looks for expressions that Spin's verifier gives another value than its manual: see the
 * regression models 016 to 018 and the page on differences from Spin.
 */
final class SpinQuirks {
  private final Set<String> found = new HashSet<>();
  private boolean spawns;
  private boolean refersByNumber;

  private SpinQuirks(ProcessSystem system) {
    edges(system).forEach(this::look);
    if (spawns && refersByNumber) {
      found.add("remote reference by a number that another type may have");
    }
  }

  /** What makes Spin no judge of the model; nothing if it is one. */
  static Optional<String> of(ProcessSystem system) {
    return new SpinQuirks(system).found.stream().sorted().findFirst();
  }

  private static Stream<Edge> edges(ProcessSystem system) {
    return system.automata().stream()
        .flatMap(automaton -> automaton.locations().stream())
        .flatMap(location -> location.edges().stream());
  }

  private void look(Edge edge) {
    look(edge.guard());
    edge.effects().forEach(this::look);
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        spawns |= e instanceof Expr.Spawn;
        refersByNumber |=
            (e instanceof Expr.AtLocation at && isNumber(at.process()))
                || (e instanceof Expr.RemoteLoad load && isNumber(load.process()));
      }
    }.walk(edge);
  }

  /** Anything but the -1 that stands for the only instance. */
  private static boolean isNumber(Expr process) {
    return !(process instanceof Expr.Const constant && constant.value() < 0);
  }

  private void look(Guard guard) {
    if (guard instanceof Guard.Holds holds) {
      lookAtTruth(holds.condition());
    } else if (guard instanceof Guard.CanReceive receive) {
      look(receive.patterns());
    } else if (guard instanceof Guard.AnyOf any) {
      any.guards().forEach(this::look);
    } else {
      lookAtNumbers(walker -> walker.walk(guard));
    }
  }

  private void look(Effect effect) {
    if (effect instanceof Effect.IndivisibleStep step) {
      for (StepProgram.Node node : step.program().nodes()) {
        for (StepProgram.Branch branch : node.branches()) {
          look(branch.guard());
          branch.effects().forEach(this::look);
        }
      }
    } else if (effect instanceof Effect.Check check) {
      lookAtTruth(check.condition());
    } else if (effect instanceof Effect.Receive receive) {
      look(receive.patterns());
      lookAtIndices(receive.patterns());
    } else {
      lookAtNumbers(walker -> walker.walk(effect));
    }
  }

  /** Where only zero or not zero counts, the position of a message is as good as one. */
  private void lookAtTruth(Expr e) {
    if (e instanceof Expr.Unary unary && unary.op() == Expr.UnaryOp.NOT) {
      lookAtTruth(unary.operand());
    } else if (e instanceof Expr.Binary binary
        && (binary.op() == Expr.BinaryOp.AND || binary.op() == Expr.BinaryOp.OR)) {
      lookAtTruth(binary.left());
      lookAtTruth(binary.right());
    } else if (!(e instanceof Expr.Poll)) {
      lookAtNumbers(walker -> walker.walk(e));
    }
  }

  private void lookAtNumbers(Consumer<ExprWalker> walk) {
    walk.accept(
        new ExprWalker() {
          @Override
          protected void enter(Expr e) {
            if (e instanceof Expr.Poll poll && poll.choice() != MessageChoice.OLDEST) {
              found.add("poll in the middle of a channel, used as a number");
            }
          }
        });
  }

  /** During a rendez-vous the channel has a message for Spin. */
  private void look(List<FieldPattern> patterns) {
    for (FieldPattern pattern : patterns) {
      if (pattern instanceof FieldPattern.EqualTo equal) {
        lookAtNumbers(walker -> walker.walk(equal.value()));
        new ExprWalker() {
          @Override
          protected void enter(Expr e) {
            if (e instanceof Expr.ChannelQuery) {
              found.add("receive that compares with the length of a channel");
            }
          }
        }.walk(equal.value());
      }
    }
  }

  private void lookAtIndices(List<FieldPattern> patterns) {
    Set<Variable> set = new HashSet<>();
    for (FieldPattern pattern : patterns) {
      if (pattern instanceof FieldPattern.Store store) {
        set.add(store.place().variable());
      }
    }
    for (FieldPattern pattern : patterns) {
      if (pattern instanceof FieldPattern.Store store && isIndexedBy(store.place(), set)) {
        found.add("receive that sets the index of another field");
      }
    }
  }

  private static boolean isIndexedBy(Place place, Set<Variable> variables) {
    boolean[] indexed = new boolean[1];
    ExprWalker walker =
        new ExprWalker() {
          @Override
          protected void enter(Expr e) {
            indexed[0] |=
                e instanceof Expr.Load load && variables.contains(load.place().variable());
          }
        };
    place.indices().forEach(walker::walk);
    return indexed[0];
  }
}
