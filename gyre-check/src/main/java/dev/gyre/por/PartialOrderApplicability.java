package dev.gyre.por;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.analysis.Stuttering;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.por.dependence.AccessObstacle;
import dev.gyre.por.dependence.PromiseObstacle;
import dev.gyre.por.dependence.Visibility;
import dev.gyre.property.Applicability;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import java.util.Optional;

/** Declares for which models and questions partial order reduction is sound. */
public final class PartialOrderApplicability {
  private PartialOrderApplicability() {}

  /** Whether anything is known about which steps of a model depend on each other. */
  public static Applicability toModel(ProcessSystem system) {
    return Applicability.unless(AccessObstacle.of(system));
  }

  /**
   * Whether the dependence relation is right if a send to a full channel loses its message: then it
   * always can be taken, and what it does depends on receives.
   */
  public static Applicability toLossyChannels() {
    return Applicability.not("messages may be lost, so a send depends on receives");
  }

  /** Whether it is known who uses a channel, where {@code xr} and {@code xs} are watched. */
  public static Applicability toWatchedPromises(ProcessSystem system) {
    return Applicability.unless(PromiseObstacle.of(system));
  }

  /**
   * Whether the answer to a question stays as it is. Safety is a matter of which steps can be taken
   * at all; what a claim or a formula sees must not depend on repetitions of states.
   *
   * @param system one to which the reduction applies
   */
  public static Applicability toQuestion(ProcessSystem system, Question question) {
    if (question.isSafety()) {
      return Applicability.applies();
    }
    return Applicability.unless(
            question.asksForEveryStep(), "global fairness is about every step that can be taken")
        .and(() -> Applicability.unless(noticed(system, question.property())))
        .and(
            () ->
                Applicability.unless(
                    question.asksWhoCouldMove() && waitsForTimeout(system),
                    "a process waits for a timeout"));
  }

  private static Optional<String> noticed(ProcessSystem system, Property property) {
    return switch (property.kind()) {
      case NEVER -> noticedByClaim(claim(system, property.name()));
      case LTL -> noticedByFormula(formula(system, property.name()));
      case SAFETY, ACCEPTANCE, PROGRESS, ZENO -> Optional.empty();
    };
  }

  private static Optional<String> noticedByClaim(ProcessAutomaton claim) {
    return Visibility.obstacle(claim).or(() -> Stuttering.obstacle(claim));
  }

  private static Optional<String> noticedByFormula(LtlProperty property) {
    return Stuttering.obstacle(property.formula())
        .or(() -> Visibility.obstacle(property.formula()));
  }

  private static ProcessAutomaton claim(ProcessSystem system, String name) {
    return system.automata().stream()
        .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER && a.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static LtlProperty formula(ProcessSystem system, String name) {
    return system.properties().stream()
        .filter(p -> p.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Whether somebody who waits for a timeout can move depends on all others, so no step could be
   * said to change nothing about who can move.
   *
   * <p>No model is known that gets a wrong answer without this. A step that is put off can still be
   * made, so there is no timeout before it: the same steps come before each timeout in a run and in
   * the one that stands for it, and both are in the same state there. But that is about whole runs,
   * and what a single step must not change is easier to rely on.
   */
  private static boolean waitsForTimeout(ProcessSystem system) {
    Expr timeout = new Expr.SystemValue(Expr.SystemFact.TIMEOUT);
    return SystemWalker.finds(timeout::equals, walker -> walker.walkProcesses(system));
  }

  /**
   * Whether steps may be left out by the state alone ({@link StaticReduction}) while states stand
   * for others. Which circles need a sticky edge depends on numbers of processes and channels, such
   * that no state comes back before what was put off is taken; going round a ring, a state comes
   * back under other numbers. The proviso of a search does not depend on them, but there is none
   * for infinite runs.
   */
  public static Applicability ofStaticReductionTo(Symmetry symmetry) {
    boolean hasRings =
        symmetry.types().stream().anyMatch(type -> type.group() != SymmetricType.Group.FULL);
    return Applicability.unless(hasRings, "a ring is turned while it is searched");
  }
}
