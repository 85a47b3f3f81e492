package dev.gyre.plan;

import dev.gyre.ir.time.MergedTicks;
import dev.gyre.ir.time.TimeAbstraction;
import dev.gyre.property.Applicability;
import dev.gyre.property.Question;
import java.util.ArrayList;
import java.util.List;

/** Decides how time passes, and whether the values of timers matter at all. */
final class TimeChoice {
  private static final String TOPIC = "time";

  private final CheckOptions options;
  private final ModelFacts model;

  TimeChoice(CheckOptions options, ModelFacts model) {
    this.options = options;
    this.model = model;
  }

  /**
   * @throws RefusedException if time cannot pass as it was asked to
   */
  void refuse(List<Question> questions) throws RefusedException {
    if (!options.isTimeAbstract()) {
      return;
    }
    if (!model.hasTimers()) {
      throw new RefusedException("abstract time: the model has no timers");
    }
    for (Question question : questions) {
      Applicability applicability = TimeAbstraction.applicability(model.written(), question);
      if (!applicability.isSound()) {
        throw new RefusedException(
            "abstract time would not be sound: " + applicability.obstacle().orElseThrow());
      }
    }
  }

  private boolean isTimed() {
    return model.hasTimers() && !options.isTimeAbstract();
  }

  private Ticks wanted() {
    return options.reductions().ticks();
  }

  TickPlan of(Question question) {
    Applicability applicability =
        asked()
            .and(() -> Applicability.unless(!isTimed(), "no time passes here"))
            .and(() -> MergedTicks.applicability(model.searched(), question));
    return applicability
        .obstacle()
        .map(why -> new TickPlan(Ticks.SINGLE, why))
        .orElse(
            new TickPlan(Ticks.MERGED, who() + "; idle time until a timer expires is one step"));
  }

  private Applicability asked() {
    return Applicability.unless(wanted() == Ticks.SINGLE, "asked for")
        .and(
            () ->
                Applicability.unless(
                    wanted() == Ticks.AUTO && options.reductions().isPlain(),
                    "nothing is left out"));
  }

  private String who() {
    return wanted() == Ticks.AUTO ? "default" : "asked for";
  }

  /** The lines of the plan about time; none for a model without. */
  List<CheckPlan.Choice> lines(List<PropertyPlan> plans) {
    if (!model.hasTimers()) {
      return List.of();
    }
    if (options.isTimeAbstract()) {
      return List.of(
          new CheckPlan.Choice(
              TOPIC,
              TimeModel.ABSTRACT.word(),
              "asked for; a timer that is on may expire at any moment, so what holds here holds in"
                  + " the model, and a violation need not be one"));
    }
    boolean isMerged = plans.stream().anyMatch(plan -> plan.ticks().ticks() == Ticks.MERGED);
    Ticks used = isMerged ? Ticks.MERGED : Ticks.SINGLE;
    List<String> reasons =
        plans.stream()
            .map(PropertyPlan::ticks)
            .filter(plan -> plan.ticks() == used)
            .map(TickPlan::reason)
            .distinct()
            .toList();
    String value = isMerged ? "merged ticks" : "single ticks";
    return List.of(new CheckPlan.Choice(TOPIC, value, String.join("; ", reasons)));
  }

  private Applicability toModel() {
    return asked().and(() -> MergedTicks.applicability(model.searched()));
  }

  /** What a user should know who did not ask for it. */
  List<String> notes(List<PropertyPlan> plans) {
    List<String> notes = new ArrayList<>();
    if (!isTimed()) {
      if (wanted() != Ticks.AUTO) {
        notes.add("ticks change nothing: no time passes here");
      }
      return notes;
    }
    if (wanted() != Ticks.SINGLE && !MergedTicks.applicability(model.searched()).isSound()) {
      notes.add(
          "time passes by single units, because "
              + MergedTicks.applicability(model.searched()).obstacle().orElseThrow());
    } else if (toModel().isSound()) {
      for (PropertyPlan plan : plans) {
        if (plan.ticks().ticks() == Ticks.SINGLE) {
          notes.add("for " + plan.property().inWords() + " time passes by single units");
        }
      }
    }
    return notes;
  }
}
