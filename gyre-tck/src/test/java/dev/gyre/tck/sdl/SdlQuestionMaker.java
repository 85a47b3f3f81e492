package dev.gyre.tck.sdl;

import dev.gyre.tck.sdl.ReferenceSpace.Watcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Random questions about a system of {@link SdlGenerator} whose processes have one instance. */
final class SdlQuestionMaker {
  private final Random random;
  private final List<ReferenceProcess> processes;
  private final List<String> signals = new ArrayList<>();

  /** A condition on a state, in words and for the reference. */
  private record Condition(String text, Predicate<List<Optional<ReferenceInstance>>> holds) {}

  /** A condition on a step and the state behind it. */
  private record Moment(String text, Predicate<ReferenceStep> holds) {}

  SdlQuestionMaker(ReferenceModel model, String system, long seed) {
    this.random = new Random(seed * 31 + 7);
    this.processes = model.processes();
    for (int i = 0; system.contains("signal s" + i); i++) {
      signals.add("s" + i);
    }
  }

  private <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  SdlQuestion question() {
    return switch (random.nextInt(8)) {
      case 0 -> stopCondition();
      case 1 -> never(moment());
      case 2 -> never(both(event(), Optional.of(condition())));
      case 3 -> eventually();
      case 4 -> response();
      case 5, 6 -> new SdlObserverMaker(this, random).observer();
      default -> new SdlChartMaker(this, random).chart();
    };
  }

  /** One about finite runs, in the words of the system. */
  SdlQuestion safetyQuestion() {
    return switch (random.nextInt(4)) {
      case 0 -> stopCondition();
      case 1 -> never(moment());
      default -> never(both(event(), Optional.of(condition())));
    };
  }

  // ---- conditions

  ReferenceProcess process() {
    return one(processes);
  }

  String signal() {
    return one(signals);
  }

  /** The number of the only instance of a process. */
  int slot(ReferenceProcess process) {
    return processes.indexOf(process) + 1;
  }

  String state(ReferenceProcess process) {
    TreeSet<String> names = new TreeSet<>();
    process.text().behaviour().states().forEach(s -> s.names().forEach(n -> names.add(n.key())));
    return one(List.copyOf(names));
  }

  private static long value(
      List<Optional<ReferenceInstance>> world, ReferenceProcess process, int slot, String name) {
    // A variable of a process that is gone is as it was at the start.
    return world.get(slot - 1).map(i -> i.variables.get(name)).orElse(process.first().get(name));
  }

  /** In the words of formulas; an observer puts the name of the system before it. */
  record Seen(String variable, Optional<String> state, ReferenceProcess process, long value) {}

  Seen seen() {
    ReferenceProcess process = process();
    return switch (random.nextInt(3)) {
      case 0 -> new Seen("", Optional.of(state(process)), process, 0);
      case 1 -> new Seen("y", Optional.empty(), process, random.nextInt(2));
      default -> new Seen("x", Optional.empty(), process, random.nextInt(3));
    };
  }

  Predicate<List<Optional<ReferenceInstance>>> holds(Seen seen) {
    int slot = slot(seen.process());
    return seen.state().isPresent()
        ? world -> world.get(slot - 1).filter(i -> i.state.equals(seen.state().get())).isPresent()
        : world -> value(world, seen.process(), slot, seen.variable()) == seen.value();
  }

  private Condition atom() {
    Seen seen = seen();
    String name = seen.process().name();
    String text =
        seen.state()
            .map(state -> "state(" + name + ") = " + state)
            .orElseGet(() -> name + "." + seen.variable() + " = " + value(seen));
    return new Condition(text, holds(seen));
  }

  static String value(Seen seen) {
    return seen.variable().equals("y") ? String.valueOf(seen.value() != 0) : "" + seen.value();
  }

  private Condition condition() {
    Condition left = atom();
    if (random.nextInt(2) == 0) {
      return left;
    }
    Condition right = atom();
    return random.nextInt(3) == 0
        ? new Condition(
            "(" + left.text() + ") or (" + right.text() + ")", left.holds().or(right.holds()))
        : new Condition(
            "(" + left.text() + ") and (" + right.text() + ")", left.holds().and(right.holds()));
  }

  private Moment event() {
    ReferenceProcess process = process();
    int slot = slot(process);
    String signal = signal();
    String name = process.name() + "." + signal;
    return switch (random.nextInt(3)) {
      case 0 ->
          new Moment(
              "received(" + name + ")",
              step -> has(step, ReferenceEvent.Kind.RECEIVED, signal, slot));
      case 1 ->
          new Moment(
              "discarded(" + name + ")",
              step -> has(step, ReferenceEvent.Kind.DISCARDED, signal, slot));
      default ->
          new Moment(
              "sent(" + name + ")",
              step ->
                  step.events().stream()
                      .anyMatch(
                          e ->
                              e.kind() == ReferenceEvent.Kind.SENT
                                  && e.signal().equals(signal)
                                  && e.from() == slot));
    };
  }

  private static boolean has(
      ReferenceStep step, ReferenceEvent.Kind kind, String signal, int receiver) {
    return step.events().stream()
        .anyMatch(e -> e.kind() == kind && e.signal().equals(signal) && e.to() == receiver);
  }

  private Moment moment() {
    if (random.nextInt(2) == 0) {
      return event();
    }
    Condition condition = condition();
    return new Moment(condition.text(), step -> condition.holds().test(step.world()));
  }

  private static Moment both(Moment event, Optional<Condition> condition) {
    return condition
        .map(
            c ->
                new Moment(
                    event.text() + " && (" + c.text() + ")",
                    step -> event.holds().test(step) && c.holds().test(step.world())))
        .orElse(event);
  }

  // ---- questions

  /** Stop conditions count when all start transitions are over. */
  private SdlQuestion stopCondition() {
    Condition condition = condition();
    boolean isNever = random.nextBoolean();
    String text = (isNever ? "never " : "always ") + condition.text() + ";";
    return new SdlQuestion(
        SdlQuestion.Form.STOP_CONDITION,
        text,
        space ->
            space.goesWrong(
                states(world -> hasStarted(world) && condition.holds().test(world) == isNever)));
  }

  private static boolean hasStarted(List<Optional<ReferenceInstance>> world) {
    return world.stream()
        .flatMap(Optional::stream)
        .noneMatch(instance -> instance.state.equals(ReferenceInstance.START));
  }

  private static Watcher states(Predicate<List<Optional<ReferenceInstance>>> isWrong) {
    return steps(step -> isWrong.test(step.world()));
  }

  private static Watcher steps(Predicate<ReferenceStep> isWrong) {
    return new Watcher() {
      @Override
      public Optional<List<String>> first(List<Optional<ReferenceInstance>> world) {
        return isWrong.test(ReferenceStep.silent(world)) ? Optional.empty() : known();
      }

      @Override
      public Optional<List<String>> after(List<String> now, ReferenceStep step) {
        return isWrong.test(step) ? Optional.empty() : known();
      }

      private Optional<List<String>> known() {
        return Optional.of(List.of());
      }
    };
  }

  private SdlQuestion never(Moment moment) {
    return new SdlQuestion(
        SdlQuestion.Form.FORMULA,
        "[] !(" + moment.text() + ")",
        space -> space.goesWrong(steps(moment.holds())));
  }

  private SdlQuestion eventually() {
    Moment goal = moment();
    return new SdlQuestion(
        SdlQuestion.Form.FORMULA,
        "<> (" + goal.text() + ")",
        space -> space.neverComes(Optional.empty(), goal.holds()));
  }

  private SdlQuestion response() {
    Moment trigger = event();
    Moment goal = moment();
    return new SdlQuestion(
        SdlQuestion.Form.FORMULA,
        "[] (" + trigger.text() + " -> <> (" + goal.text() + "))",
        space -> space.neverComes(Optional.of(trigger.holds()), goal.holds()));
  }
}
