package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.Variable;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds what makes it hard to tell when a channel is used, where {@code xr} and {@code xs} are
 * watched. Then no order of steps is left out. What remains is what models with such promises
 * mostly are: processes that send, receive, and ask about buffers in conditions, so that who stands
 * before a statement uses its channels whatever else happens.
 */
public final class PromiseObstacle {
  private PromiseObstacle() {}

  /** Why the uses of channels do not follow from where processes stand, if they do not. */
  public static Optional<String> of(ProcessSystem system) {
    return hasRendezvous(system)
        ? watchedWith("rendez-vous channels")
        : processes(system).flatMap(each -> in(each).stream()).findFirst();
  }

  private static Optional<String> watchedWith(String what) {
    return Optional.of("xr and xs are watched in a model with " + what);
  }

  private static Stream<ProcessAutomaton> processes(ProcessSystem system) {
    return system.automata().stream().filter(ProcessAutomaton::isProcess);
  }

  private static boolean hasRendezvous(ProcessSystem system) {
    Stream<Variable> locals = processes(system).flatMap(each -> each.locals().stream());
    return Stream.concat(system.globals().stream(), locals)
        .flatMap(variable -> variable.declaredChannels().stream())
        .anyMatch(channels -> channels.type().isRendezvous());
  }

  private static Optional<String> in(ProcessAutomaton automaton) {
    if (automaton.provided().isPresent()) {
      return watchedWith("provided clauses");
    }
    if (SystemWalker.finds(Expr::asksChannel, walker -> walker.walkInitials(automaton.locals()))) {
      return watchedWith("starting values that ask channels");
    }
    return automaton.locations().stream()
        .flatMap(location -> location.edges().stream())
        .flatMap(edge -> in(edge).stream())
        .findFirst();
  }

  private static Optional<String> in(Edge edge) {
    if (edge.escape() > 0) {
      return watchedWith("unless");
    }
    if (edge.effects().stream().anyMatch(e -> e.kind() == Effect.Kind.INDIVISIBLE_STEP)) {
      return watchedWith("d_step");
    }
    return asksBesideConditions(edge)
        ? watchedWith("statements that ask channels and are no conditions: " + edge.text())
        : Optional.empty();
  }

  private static boolean asksBesideConditions(Edge edge) {
    return SystemWalker.finds(
        Expr::asksChannel,
        walker -> {
          switch (edge.guard().kind()) {
            case HOLDS -> edge.effects().forEach(walker::walk);
            case ALWAYS, CAN_SEND, CAN_RECEIVE, OTHERWISE, ANY_OF, OBSERVES -> walker.walk(edge);
          }
        });
  }
}
