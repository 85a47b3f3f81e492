package dev.gyre.ir;

import java.util.List;
import java.util.function.Predicate;

/**
 * Visits every expression of an edge, effect or formula, for passes that look for a few kinds.
 * Override {@link #enter}; the walker goes on below by itself.
 */
public abstract class ExprWalker {

  /** Called before the parts of an expression are visited. */
  protected void enter(Expr e) {}

  /** Called for each creation of a process, after {@link #enter} and before its arguments. */
  protected void enterSpawn(Expr.Spawn e) {}

  /** Whether something is true of an expression and of each part of it. */
  public static boolean allParts(Expr e, Predicate<Expr> test) {
    boolean[] all = {true};
    new ExprWalker() {
      @Override
      protected void enter(Expr part) {
        all[0] = all[0] && test.test(part);
      }
    }.walk(e);
    return all[0];
  }

  public final void walk(Expr e) {
    enter(e);
    walkOperands(e);
  }

  public final void walk(Edge edge) {
    walk(edge.guard());
    edge.effects().forEach(this::walk);
  }

  public final void walk(LtlFormula formula) {
    formula.propositions().forEach(proposition -> walk(proposition.condition()));
  }

  private void walkAll(List<Expr> expressions) {
    expressions.forEach(this::walk);
  }

  private void walk(Place place) {
    walkAll(place.indices());
  }

  public final void walk(FieldPattern pattern) {
    pattern.compared().ifPresent(this::walk);
    pattern.stored().ifPresent(this::walk);
  }

  private void walkPatterns(List<FieldPattern> patterns) {
    patterns.forEach(this::walk);
  }

  public final void walk(Guard guard) {
    switch (guard.kind()) {
      case HOLDS -> walk(((Guard.Holds) guard).condition());
      case CAN_SEND -> {
        walk(((Guard.CanSend) guard).channel());
        walkAll(((Guard.CanSend) guard).fields());
      }
      case CAN_RECEIVE -> {
        walk(((Guard.CanReceive) guard).channel());
        walkPatterns(((Guard.CanReceive) guard).patterns());
      }
      case ANY_OF -> ((Guard.AnyOf) guard).guards().forEach(this::walk);
      case OBSERVES -> {
        walk(((Guard.Observes) guard).channel());
        walkPatterns(((Guard.Observes) guard).patterns());
      }
      case ALWAYS, OTHERWISE -> {}
    }
  }

  public final void walk(Effect effect) {
    switch (effect.kind()) {
      case ASSIGN -> {
        walk(((Effect.Assign) effect).place());
        walk(((Effect.Assign) effect).value());
      }
      case SEND -> {
        walk(((Effect.Send) effect).channel());
        walkAll(((Effect.Send) effect).fields());
      }
      case RECEIVE -> {
        walk(((Effect.Receive) effect).channel());
        walkPatterns(((Effect.Receive) effect).patterns());
      }
      case CHECK -> walk(((Effect.Check) effect).condition());
      case REQUIRE -> walk(((Effect.Require) effect).condition());
      case PRINT -> walkAll(((Effect.Print) effect).arguments());
      case PRINT_NAME -> walk(((Effect.PrintName) effect).value());
      case SPAWN_PROCESS -> walk(((Effect.SpawnProcess) effect).spawn());
      case SET_PRIORITY -> {
        walk(((Effect.SetPriority) effect).process());
        walk(((Effect.SetPriority) effect).priority());
      }
      case INDIVISIBLE_STEP ->
          ((Effect.IndivisibleStep) effect).program().branches().forEach(this::walk);
      case TERMINATE -> {}
    }
  }

  private void walk(StepProgram.Branch branch) {
    walk(branch.guard());
    branch.effects().forEach(this::walk);
  }

  private void walkOperands(Expr e) {
    switch (e.kind()) {
      case LOAD -> walk(((Expr.Load) e).place());
      case UNARY -> walk(((Expr.Unary) e).operand());
      case BINARY -> {
        walk(((Expr.Binary) e).left());
        walk(((Expr.Binary) e).right());
      }
      case CHOOSE -> {
        walk(((Expr.Choose) e).condition());
        walk(((Expr.Choose) e).then());
        walk(((Expr.Choose) e).otherwise());
      }
      case CHANNEL_QUERY -> walk(((Expr.ChannelQuery) e).channel());
      case POLL -> {
        walk(((Expr.Poll) e).channel());
        walkPatterns(((Expr.Poll) e).patterns());
      }
      case PROCESS_QUERY -> walk(((Expr.ProcessQuery) e).process());
      case REMOTE_LOAD -> {
        walk(((Expr.RemoteLoad) e).process());
        walk(((Expr.RemoteLoad) e).place());
      }
      case AT_LOCATION -> walk(((Expr.AtLocation) e).process());
      case SPAWN -> {
        enterSpawn((Expr.Spawn) e);
        walkAll(((Expr.Spawn) e).arguments());
      }
      case CONST, SYSTEM_VALUE -> {}
    }
  }
}
