package dev.gyre.tck.sdl;

import dev.gyre.sdl.syntax.Action;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.SignalItem;
import dev.gyre.sdl.syntax.StatePart;
import dev.gyre.sdl.syntax.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A process as it is written, with what has to be looked up in it. */
final class ReferenceProcess {
  private static final Pattern NO_WORD = Pattern.compile("\\W+");

  private final Definition.ProcessDefinition text;
  private final String block;
  private final Set<String> words;
  private final Map<String, ReferenceSort> variables = new LinkedHashMap<>();
  private final Map<String, Long> first = new LinkedHashMap<>();
  private final Map<String, Rest> labels = new HashMap<>();

  /** Where a label leads: the actions behind it, and what comes after the decisions around it. */
  record Rest(Transition transition, int next, Optional<Rest> after) {}

  ReferenceProcess(Definition.ProcessDefinition text, String block, ReferenceSorts sorts) {
    this.text = text;
    this.block = block;
    this.words =
        NO_WORD
            .splitAsStream(text.span().text().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    text.parameters().forEach(p -> declare(p.name(), sorts.sort(p.sort().name())));
    for (Definition definition : text.definitions()) {
      sorts.define(definition);
      if (definition instanceof Definition.Variables group) {
        ReferenceSort sort = sorts.sort(group.sort().name());
        group.names().forEach(name -> declare(name, sort));
        group
            .initial()
            .ifPresent(e -> group.names().forEach(n -> first.put(n.key(), initial(sorts, e))));
      }
    }
    text.behaviour().starts().forEach(start -> look(start.transition()));
    text.behaviour().labels().forEach(this::look);
    text.behaviour().states().forEach(s -> s.parts().forEach(part -> look(part, this::look)));
  }

  private static long initial(ReferenceSorts sorts, Expression value) {
    if (value instanceof Expression.BooleanLiteral truth) {
      return truth.value() ? 1 : 0;
    }
    return sorts.constant(value);
  }

  private void declare(Name name, ReferenceSort sort) {
    variables.put(name.key(), sort);
    first.put(name.key(), sort.first());
  }

  // ---- labels

  private void look(Behaviour.FreeLabel label) {
    labels.put(label.name().key(), new Rest(label.transition(), 0, Optional.empty()));
    look(label.transition());
  }

  private void look(Transition transition) {
    look(transition, Optional.empty());
  }

  private void look(Transition transition, Optional<Rest> after) {
    for (int i = 0; i < transition.actions().size(); i++) {
      Action action = transition.actions().get(i);
      Rest behind = new Rest(transition, i + 1, after);
      if (action instanceof Action.Label label) {
        labels.put(label.name().key(), behind);
      } else if (action instanceof Action.Decision decision) {
        decision.answers().forEach(answer -> look(answer.transition(), Optional.of(behind)));
        decision.otherwise().ifPresent(other -> look(other, Optional.of(behind)));
      }
    }
  }

  private static void look(StatePart part, Consumer<Transition> to) {
    if (part instanceof StatePart.Input input) {
      to.accept(input.transition());
    } else if (part instanceof StatePart.InputAny input) {
      to.accept(input.transition());
    } else if (part instanceof StatePart.Spontaneous input) {
      to.accept(input.transition());
    } else if (part instanceof StatePart.Continuous input) {
      to.accept(input.transition());
    }
  }

  Rest label(Name name) {
    return labels.get(name.key());
  }

  // ---- states

  /** What is written for a state itself, or only for all states. */
  private List<StatePart> parts(String state, Behaviour.Selection selection) {
    List<StatePart> parts = new ArrayList<>();
    for (Behaviour.State written : text.behaviour().states()) {
      boolean named = written.names().stream().anyMatch(name -> name.key().equals(state));
      if (written.selection() == selection && named == (selection == Behaviour.Selection.LISTED)) {
        parts.addAll(written.parts());
      }
    }
    return parts;
  }

  /** Everything that may happen in a state; what is written for it alone comes first. */
  List<StatePart> parts(String state) {
    List<StatePart> parts = new ArrayList<>(parts(state, Behaviour.Selection.LISTED));
    parts.addAll(parts(state, Behaviour.Selection.ALL_BUT));
    return parts;
  }

  /** What a state does with a signal: takes or saves it; nothing if it discards it. */
  Optional<StatePart> handler(String state, String signal, ReferenceModel model) {
    List<StatePart> parts = parts(state);
    for (StatePart part : parts) {
      if (part instanceof StatePart.Input input && names(items(input), signal, model)) {
        return Optional.of(part);
      }
      if (part instanceof StatePart.Save save && names(save.signals(), signal, model)) {
        return Optional.of(part);
      }
    }
    return parts.stream()
        .filter(part -> part instanceof StatePart.InputAny || part instanceof StatePart.SaveAny)
        .findFirst();
  }

  private static List<SignalItem> items(StatePart.Input input) {
    return input.stimuli().stream().map(StatePart.Stimulus::signal).toList();
  }

  private static boolean names(List<SignalItem> items, String signal, ReferenceModel model) {
    return items.stream().anyMatch(item -> model.signals(item).contains(signal));
  }

  // ---- the rest

  String name() {
    return text.name().key();
  }

  String block() {
    return block;
  }

  Definition.ProcessDefinition text() {
    return text;
  }

  Map<String, ReferenceSort> variables() {
    return variables;
  }

  Map<String, Long> first() {
    return first;
  }

  Transition start() {
    return text.behaviour().starts().get(0).transition();
  }

  /** Whether some state has an input for a signal. */
  boolean takes(String signal, ReferenceModel model) {
    return text.behaviour().states().stream()
        .flatMap(state -> state.parts().stream())
        .anyMatch(p -> p instanceof StatePart.Input i && names(items(i), signal, model));
  }

  /** Whether the senders of its signals have to be known. */
  boolean asksWhoSent() {
    return uses(Expression.ImplicitValue.SENDER) || uses(Expression.ImplicitValue.PARENT);
  }

  /** Whether an implicit value is asked for anywhere. */
  boolean uses(Expression.ImplicitValue value) {
    return words.contains(value.name().toLowerCase(Locale.ROOT));
  }
}
