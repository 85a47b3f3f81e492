package dev.gyre.ir.time;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.analysis.Stuttering;
import dev.gyre.property.Applicability;
import dev.gyre.property.Fairness;
import dev.gyre.property.Question;
import java.util.ArrayList;
import java.util.List;

/**
 * Leaves the values of timers out: a timer is off or on, and may expire at any moment while it is
 * on [Bosnacki2001, chapter 5, section 3.3]. To set a timer means to set it to 0, so {@code expire}
 * asks whether it is on, and time never passes.
 *
 * <p>What holds of the result holds of the system. Map a state to the one in which all timers that
 * are on are at 0. A tick changes nothing there, and every other step can be taken there as well,
 * with the same outcome up to the map: the only guards that can tell are those with {@code expire},
 * and they open more often. That is so only where nothing depends on an {@code expire} being false,
 * which is what {@link #applicability} makes sure: no {@code else} and no escape, no atomic
 * sequence that would stop there, nothing that is evaluated only then. In a deadlock of the system
 * no timer runs, so that the map changes nothing there: it is a deadlock of the result, too. The
 * converse is wrong: what the result violates, the system may satisfy.
 */
public final class TimeAbstraction {
  private TimeAbstraction() {}

  /** The system with timers that may expire at any moment. */
  public static ProcessSystem of(ProcessSystem system) {
    return system.withAutomata(system.automata().stream().map(TimeAbstraction::of).toList());
  }

  /**
   * Whether a property that holds in the result holds in the system. A property that counts steps
   * or units of time notices that no time passes, and the abstraction does not preserve fairness.
   */
  public static Applicability applicability(ProcessSystem system, Question question) {
    return Applicability.unless(
            question.fairness() != Fairness.NONE,
            "fairness is not preserved when timers may expire at any moment")
        .and(() -> Applicability.unless(countsTime(system, question), tells(question)))
        .and(() -> Applicability.unless(AbstractionObstacle.of(system)));
  }

  private static String tells(Question question) {
    return question.property().inWords() + " can tell that no time passes any more";
  }

  private static boolean countsTime(ProcessSystem system, Question question) {
    return switch (question.property().kind()) {
      case NEVER, ZENO -> true;
      case LTL ->
          system.properties().stream()
              .filter(p -> p.name().equals(question.property().name()))
              .anyMatch(p -> Stuttering.obstacle(p.formula()).isPresent());
      case SAFETY, ACCEPTANCE, PROGRESS -> false;
    };
  }

  private static ProcessAutomaton of(ProcessAutomaton automaton) {
    return automaton.withEdges(edge -> edge.withEffects(effects(edge.effects())));
  }

  private static List<Effect> effects(List<Effect> effects) {
    return effects.stream().map(TimeAbstraction::effect).toList();
  }

  private static Effect effect(Effect effect) {
    return switch (effect.kind()) {
      case ASSIGN -> assign((Effect.Assign) effect);
      case INDIVISIBLE_STEP -> step((Effect.IndivisibleStep) effect);
      case SEND, RECEIVE, CHECK, REQUIRE, PRINT, PRINT_NAME -> effect;
      case SPAWN_PROCESS, SET_PRIORITY, TERMINATE -> effect;
    };
  }

  private static Effect assign(Effect.Assign assign) {
    return assign.place().variable().type().isTimer()
        ? new Effect.Assign(assign.place(), value(assign.value()))
        : assign;
  }

  private static Effect step(Effect.IndivisibleStep step) {
    List<StepProgram.Node> nodes = new ArrayList<>();
    for (StepProgram.Node node : step.program().nodes()) {
      nodes.add(
          new StepProgram.Node(
              node.branches().stream().map(TimeAbstraction::branch).toList(), node.span()));
    }
    return new Effect.IndivisibleStep(new StepProgram(nodes));
  }

  private static StepProgram.Branch branch(StepProgram.Branch branch) {
    return new StepProgram.Branch(
        branch.guard(), effects(branch.effects()), branch.target(), branch.span());
  }

  /**
   * Zero for a time; what is none, and would be an error, stays one. The bits above those of the
   * longest time are all that matters, so that what was written is computed once, as before: it may
   * create a process.
   */
  private static Expr value(Expr written) {
    if (written.constant().isPresent()) {
      boolean isOff = written.constant().getAsInt() == ValueType.TIMER_OFF;
      return isOff ? written : new Expr.Const(0);
    }
    return new Expr.Binary(Expr.BinaryOp.BIT_AND, written, new Expr.Const(~ValueType.LONGEST_TIME));
  }
}
