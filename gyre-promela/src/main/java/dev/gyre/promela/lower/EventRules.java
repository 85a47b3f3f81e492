package dev.gyre.promela.lower;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Event;
import dev.gyre.ir.EventWatch;
import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.List;
import java.util.Optional;

/**
 * Refuses formulas about messages of channels that do not exist, and those where a message would
 * not be seen: a {@code d_step} is one step, and what it sends and receives in its inside nobody
 * watches.
 */
final class EventRules {
  private final Diagnostics diagnostics;

  EventRules(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void check(List<LtlProperty> properties, List<ProcessAutomaton> automata) {
    for (LtlProperty property : properties) {
      property.events().stream().flatMap(watch -> watch.events().stream()).forEach(this::check);
      Optional<EventWatch.Watched> message =
          property.events().stream()
              .flatMap(watch -> watch.events().stream())
              .filter(watched -> watched.event() instanceof Event.Message)
              .findFirst();
      Optional<Edge> hidden = message.flatMap(m -> hidden(automata));
      hidden.ifPresent(
          edge ->
              diagnostics.report(
                  Diagnostic.of(
                          PromelaCode.FORBIDDEN_IN_D_STEP,
                          edge.span(),
                          "this d_step sends or receives, and "
                              + property.name()
                              + " asks for messages, which are not seen inside a d_step")
                      .withHint("make it atomic, or ask for a label instead")));
    }
  }

  /** The index of a channel is a number, so that it is too large is known before any step. */
  private void check(EventWatch.Watched watched) {
    if (watched.event() instanceof Event.Message message
        && message.channel() instanceof Expr.Load load
        && !isElement(load.place())) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.NOT_A_CHANNEL,
              watched.flag().span(),
              "'" + load.place().variable().name() + "' has no element with this index"));
    }
  }

  private static boolean isElement(Place place) {
    List<Integer> lengths = place.variable().dimensions();
    for (int i = 0; i < lengths.size(); i++) {
      if (place.indices().get(i) instanceof Expr.Const index
          && (index.value() < 0 || index.value() >= lengths.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static Optional<Edge> hidden(List<ProcessAutomaton> automata) {
    return automata.stream()
        .flatMap(automaton -> automaton.locations().stream())
        .flatMap(location -> location.edges().stream())
        .filter(edge -> edge.effects().stream().anyMatch(EventRules::usesChannels))
        .findFirst();
  }

  private static boolean usesChannels(Effect effect) {
    return effect instanceof Effect.IndivisibleStep step
        && step.program().nodes().stream()
            .flatMap(node -> node.branches().stream())
            .flatMap(branch -> branch.effects().stream())
            .anyMatch(
                inner ->
                    inner instanceof Effect.Send
                        || inner instanceof Effect.Receive
                        || usesChannels(inner));
  }
}
