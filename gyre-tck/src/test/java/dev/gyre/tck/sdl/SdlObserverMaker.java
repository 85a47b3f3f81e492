package dev.gyre.tck.sdl;

import dev.gyre.tck.sdl.ReferenceSpace.Watcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;

/**
 * Random observers: a few states, in each some events and at most one condition. Signals that are
 * observed before they are sent are sent on.
 */
final class SdlObserverMaker {
  private static final List<String> STATES = List.of("w", "v", "u");
  private static final String BAD = "bad";

  private final SdlQuestionMaker maker;
  private final Random random;
  private final StringBuilder names = new StringBuilder();

  /** What a state waits for, and where it leads; the first that fits is taken. */
  private record Reaction(
      boolean isSeenBefore, Predicate<ReferenceEvent> event, String text, String next) {}

  private record Condition(
      Predicate<List<Optional<ReferenceInstance>>> holds, String text, String next) {}

  private record State(List<Reaction> reactions, Optional<Condition> condition) {}

  SdlObserverMaker(SdlQuestionMaker maker, Random random) {
    this.maker = maker;
    this.random = random;
  }

  SdlQuestion observer() {
    List<State> states = new ArrayList<>();
    for (int i = 0; i < STATES.size(); i++) {
      List<Reaction> reactions = new ArrayList<>();
      for (int r = random.nextInt(3); r > 0; r--) {
        reactions.add(reaction());
      }
      states.add(
          new State(
              reactions, random.nextInt(3) == 0 ? Optional.of(condition()) : Optional.empty()));
    }
    return new SdlQuestion(
        SdlQuestion.Form.OBSERVER, text(states), space -> space.goesWrong(new Run(states)));
  }

  private String next() {
    return random.nextInt(3) == 0 ? BAD : STATES.get(random.nextInt(STATES.size()));
  }

  private Reaction reaction() {
    ReferenceProcess from = maker.process();
    ReferenceProcess to = maker.process();
    String signal = maker.signal();
    boolean asksFrom = random.nextBoolean();
    String between = " " + signal + (asksFrom ? " from " + from.name() : "") + " to " + to.name();
    int sender = maker.slot(from);
    int receiver = maker.slot(to);
    Predicate<ReferenceEvent> meant =
        e -> e.signal().equals(signal) && e.to() == receiver && (!asksFrom || e.from() == sender);
    return switch (random.nextInt(4)) {
      case 0 -> {
        String name = "o" + names.length();
        names.append("signal %s renames output%s;%n".formatted(name, between));
        yield new Reaction(
            true, meant.and(e -> !e.isTaken()), "input " + name + "; output " + name + ";", next());
      }
      case 1 ->
          new Reaction(
              false,
              meant.and(e -> e.kind() == ReferenceEvent.Kind.DISCARDED),
              "provided unhandled input" + between + ";",
              next());
      default ->
          new Reaction(
              false, meant.and(ReferenceEvent::isTaken), "provided input" + between + ";", next());
    };
  }

  private Condition condition() {
    SdlQuestionMaker.Seen seen = maker.seen();
    String path = "st." + seen.process().name();
    String text =
        seen.state()
            .map(state -> path + ".state = " + state)
            .orElseGet(() -> path + "." + seen.variable() + " = " + SdlQuestionMaker.value(seen));
    return new Condition(maker.holds(seen), "provided " + text + ";", next());
  }

  private String text(List<State> states) {
    StringBuilder text = new StringBuilder("system o;\n" + names + "block o; process o;\n");
    text.append("monitor st System_State;\nerrorstates bad;\nstart; nextstate w;\n");
    for (int i = 0; i < STATES.size(); i++) {
      text.append("state ").append(STATES.get(i)).append(";\n");
      for (Reaction reaction : states.get(i).reactions()) {
        text.append("%s nextstate %s;%n".formatted(reaction.text(), reaction.next()));
      }
      states
          .get(i)
          .condition()
          .ifPresent(c -> text.append("%s nextstate %s;%n".formatted(c.text(), c.next())));
      text.append("endstate;\n");
    }
    return text.append("state bad; endstate;\nendprocess; endblock; endsystem;\n").toString();
  }

  /** What is sent is seen in its order, then what was taken, then one condition. */
  private record Run(List<State> states) implements Watcher {
    @Override
    public Optional<List<String>> first(List<Optional<ReferenceInstance>> world) {
      return Optional.of(List.of(STATES.get(0)));
    }

    @Override
    public Optional<List<String>> after(List<String> now, ReferenceStep step) {
      String at = now.get(0);
      for (ReferenceEvent event : step.events()) {
        at = event.isTaken() ? at : react(at, event, true);
      }
      for (ReferenceEvent event : step.events()) {
        at = event.isTaken() ? react(at, event, false) : at;
      }
      if (!at.equals(BAD)) {
        Optional<Condition> condition = states.get(STATES.indexOf(at)).condition();
        if (condition.filter(c -> c.holds().test(step.world())).isPresent()) {
          at = condition.get().next();
        }
      }
      return at.equals(BAD) ? Optional.empty() : Optional.of(List.of(at));
    }

    private String react(String at, ReferenceEvent event, boolean isSeenBefore) {
      if (at.equals(BAD)) {
        return at;
      }
      return states.get(STATES.indexOf(at)).reactions().stream()
          .filter(r -> r.isSeenBefore() == isSeenBefore && r.event().test(event))
          .findFirst()
          .map(Reaction::next)
          .orElse(at);
    }
  }
}
