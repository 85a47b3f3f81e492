package dev.gyre.cli;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.plan.CheckPlan;
import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Says what it means that a property holds: what was looked for, and was not there. */
final class WhatHolds {
  private final CheckReport report;
  private final Optional<CheckPlan> plan;

  WhatHolds(CheckReport report) {
    this.report = report;
    this.plan = report.plan();
  }

  String of(Property property) {
    return meaning(property) + whateverTheTime();
  }

  private String meaning(Property property) {
    return switch (property.kind()) {
      case SAFETY -> safety();
      case NEVER ->
          property.cycles() == Property.Cycles.NONE
              ? "no run completes it"
              : "no" + fair() + " run completes it or stays at its accept labels";
      case LTL -> "every" + fair() + " run satisfies it";
      case ACCEPTANCE -> "no" + fair() + " run passes accept labels again and again";
      case PROGRESS -> "every infinite" + fair() + " run passes progress labels again and again";
      case ZENO -> "time goes on in every infinite" + fair() + " run";
    };
  }

  private String safety() {
    Set<Check> checks = plan.map(CheckPlan::safetyChecks).orElse(Set.of());
    List<String> parts = new ArrayList<>();
    if (checks.contains(Check.DEADLOCK)) {
      parts.add("no deadlock");
    }
    if (checks.contains(Check.ASSERT)) {
      parts.add("no failed assertion (" + assertions() + " in the model)");
    }
    if (checks.contains(Check.ERROR)) {
      parts.add("no run-time error");
    }
    if (checks.contains(Check.TRACE) && hasTrace()) {
      parts.add("no violated trace");
    }
    return String.join(", ", parts);
  }

  private String assertions() {
    int count = report.model().system().map(AssertionCount::of).orElse(0);
    return count == 0 ? "none" : Integer.toString(count);
  }

  private boolean hasTrace() {
    return report.model().system().stream()
        .flatMap(system -> system.automata().stream())
        .map(ProcessAutomaton::kind)
        .anyMatch(
            kind -> kind == ProcessAutomaton.Kind.TRACE || kind == ProcessAutomaton.Kind.NOTRACE);
  }

  private String whateverTheTime() {
    return plan.filter(CheckPlan::isTimeAbstract).isPresent()
        ? ", whatever time timers are set to"
        : "";
  }

  private String fair() {
    Fairness fairness = plan.map(CheckPlan::fairness).orElse(Fairness.NONE);
    return switch (fairness) {
      case NONE -> "";
      case WEAK -> " weakly fair";
      case STRONG -> " strongly fair";
      case GLOBAL -> " globally fair";
    };
  }
}
