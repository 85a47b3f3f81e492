package dev.gyre.engine.graph;

import dev.gyre.engine.run.StateProbe;
import dev.gyre.engine.run.WalkedModel;
import dev.gyre.engine.trace.StepDescriber;
import dev.gyre.engine.trace.StepMessages;
import dev.gyre.engine.trace.Trace;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.lts.graph.LabelledStates;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Says in words what happens in a step. */
interface StepLabels {
  /** One line; empty if there is nothing to say. */
  String of(GraphState from, GraphState.Step step);

  static StepLabels of(Labels labels, WalkedModel model) {
    return switch (labels) {
      case STATEMENTS -> new Statements(model.written(), model.originals()::of);
      case CHANNELS -> new Messages(model);
      case PROPOSITIONS -> new Propositions(model);
      case NONE -> (from, step) -> "";
    };
  }

  /** The statements of the model as it was written, each process named where another moved last. */
  final class Statements implements StepLabels {
    private final UnaryOperator<List<Long>> originals;
    private final List<Edge> edges = new ArrayList<>();
    private final List<String> owners = new ArrayList<>();

    /**
     * @param originals what transitions stand for in the model as it was written
     */
    Statements(ProcessSystem written, UnaryOperator<List<Long>> originals) {
      this.originals = originals;
      for (ProcessAutomaton automaton : written.automata()) {
        for (Location location : automaton.locations()) {
          for (Edge edge : location.edges()) {
            edges.add(edge);
            owners.add(automaton.name().replace(":", ""));
          }
        }
      }
    }

    @Override
    public String of(GraphState from, GraphState.Step step) {
      return of(step.transitions());
    }

    String of(List<Long> transitions) {
      StringBuilder text = new StringBuilder();
      String last = "";
      for (long transition : originals.apply(transitions)) {
        text.append(text.isEmpty() ? "" : "; ");
        if (Transitions.isTick(transition)) {
          last = "";
          text.append(StepDescriber.passing(transition));
          continue;
        }
        int edge = Transitions.edge(transition);
        String mover = owners.get(edge) + ":" + Transitions.process(transition);
        text.append(mover.equals(last) ? "" : mover + " ").append(edges.get(edge).text());
        last = mover;
        if (Transitions.partner(transition) >= 0) {
          int met = Transitions.partnerEdge(transition);
          last = owners.get(met) + ":" + Transitions.partner(transition);
          text.append(" -> ").append(last).append(' ').append(edges.get(met).text());
        }
      }
      return text.toString();
    }
  }

  /** Messages as they are, not as they are written. */
  final class Messages implements StepLabels {
    private final StepMessages messages;

    Messages(WalkedModel model) {
      this.messages = new StepMessages(model.interpreted());
    }

    @Override
    public String of(GraphState from, GraphState.Step step) {
      return messages.of(from.words(), step.transitions()).stream()
          .map(message -> message.channel() + sign(message.kind()) + message.content())
          .collect(Collectors.joining("; "));
    }

    private static String sign(Trace.Message.Kind kind) {
      return switch (kind) {
        case SENT -> "!";
        case RECEIVED -> "?";
        case HANDED_OVER -> "!?";
      };
    }
  }

  /** What holds in the state in which the step starts, as in a Kripke structure. */
  final class Propositions implements StepLabels {
    private final List<StateProbe> probes;

    Propositions(WalkedModel model) {
      this.probes =
          model.written().properties().stream()
              .filter(property -> property.events().isEmpty())
              .map(property -> model.condition(property.name()))
              .toList();
    }

    @Override
    public String of(GraphState from, GraphState.Step step) {
      return probes.stream()
          .flatMap(probe -> probe.propositions(from.words(), from.words().length).stream())
          .filter(StateProbe.Value::holds)
          .map(value -> unmistakable(value.text()))
          .distinct()
          .collect(Collectors.joining(", "));
    }

    /** A variable may have the name of how a run ends. */
    private static String unmistakable(String text) {
      return LabelledStates.ENDINGS.contains(text) ? "(" + text + ")" : text;
    }
  }
}
