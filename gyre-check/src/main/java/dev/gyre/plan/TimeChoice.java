package dev.gyre.plan;

import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides how time passes, and whether the values of timers matter at all. */
final class TimeChoice {
  /** What {@code --time} calls timers that may expire at any moment. */
  static final String ABSTRACT = "abstract";

  /** What the plan calls it. */
  static final String TOPIC = "time";

  private static final String DISCRETE = "discrete";

  private final CheckOptions wishes;
  private final ModelFacts traits;
  private final List<Property> properties;

  TimeChoice(CheckOptions wishes, ModelFacts traits, List<Property> properties) {
    this.wishes = wishes;
    this.traits = traits;
    this.properties = properties;
  }

  /**
   * @throws RefusedException if time cannot pass as it was asked to
   */
  void refuse() throws RefusedException {
    Optional<String> time = wishes.time();
    if (time.isPresent() && !time.get().equals(ABSTRACT) && !time.get().equals(DISCRETE)) {
      throw new RefusedException(
          "--time " + time.get() + ": time is " + DISCRETE + " or " + ABSTRACT);
    }
    if (!isAbstract()) {
      return;
    }
    if (!hasTimers()) {
      throw new RefusedException("--time " + ABSTRACT + ": the model has no timers");
    }
    Optional<String> obstacle = traits.time().abstractionObstacle();
    if (wishes.fairness() != Fairness.NONE) {
      obstacle =
          Optional.of("with timers that may expire at any moment, other runs are fair than before");
    }
    for (Property property : properties) {
      boolean countsTime =
          property.kind() == Property.Kind.NEVER
              || property.kind() == Property.Kind.ZENO
              || countsSteps(property);
      if (countsTime) {
        obstacle = Optional.of(property.inWords() + " can tell that no time passes any more");
      }
    }
    if (obstacle.isPresent()) {
      throw new RefusedException("--time " + ABSTRACT + " would not be sound: " + obstacle.get());
    }
  }

  private boolean isAbstract() {
    return wishes.time().filter(ABSTRACT::equals).isPresent();
  }

  private boolean hasTimers() {
    return traits.time().timers() == TimeFacts.Timers.SOME;
  }

  TickPlan ticking() {
    Set<String> single = new HashSet<>(traits.time().valueFormulas());
    for (Property property : properties) {
      // Global fairness is about each step of the model.
      boolean isAboutSteps =
          wishes.fairness() == Fairness.GLOBAL && property.cycles() == Property.Cycles.LOOKED_FOR;
      boolean isClaim = property.kind() == Property.Kind.NEVER;
      if (isClaim || isAboutSteps || countsSteps(property)) {
        single.add(property.name());
      }
    }
    return new TickPlan(ticks(), single);
  }

  private boolean countsSteps(Property property) {
    return property.kind() == Property.Kind.LTL
        && traits.formulas().stream()
            .anyMatch(
                f ->
                    f.name().equals(property.name())
                        && f.next() != ModelFacts.Formula.Next.NOT_USED);
  }

  private Ticks ticks() {
    boolean isWanted =
        wishes.ticks() == Ticks.MERGED
            || (wishes.ticks() == Ticks.AUTO && wishes.optimisations() != Optimisations.PLAIN);
    return isWanted && traits.time().valueReader().isEmpty() ? Ticks.MERGED : Ticks.SINGLE;
  }

  /** The lines of the plan about time; none for a model without. */
  List<CheckPlan.Choice> lines() {
    if (!hasTimers()) {
      return List.of();
    }
    if (isAbstract()) {
      return List.of(
          new CheckPlan.Choice(
              TOPIC,
              ABSTRACT,
              "asked for; a timer that is on may expire at any moment, so what holds here holds in"
                  + " the model, and a violation need not be one"));
    }
    String why = wishes.ticks() == Ticks.AUTO ? "default" : "asked for";
    return List.of(
        ticks() == Ticks.MERGED
            ? new CheckPlan.Choice(
                TOPIC, "merged ticks", why + "; idle time until a timer expires is one step")
            : new CheckPlan.Choice(TOPIC, "single ticks", whySingle()));
  }

  private String whySingle() {
    if (wishes.ticks() == Ticks.SINGLE) {
      return "asked for";
    }
    return traits
        .time()
        .valueReader()
        .map(statement -> "the value of a timer is looked at: " + statement)
        .orElse("asked for by --plain");
  }

  /** What a user should know who did not ask for it. */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (!hasTimers() || isAbstract()) {
      if (wishes.ticks() != Ticks.AUTO) {
        notes.add("--tick changes nothing: no time passes here");
      }
      return notes;
    }
    if (wishes.ticks() != Ticks.SINGLE && traits.time().valueReader().isPresent()) {
      notes.add("time passes by single units, because " + whySingle());
    } else if (ticks() == Ticks.MERGED) {
      for (Property property : properties) {
        if (ticking().of(property.name()) == Ticks.SINGLE) {
          notes.add("for " + property.inWords() + " time passes by single units");
        }
      }
    }
    return notes;
  }
}
