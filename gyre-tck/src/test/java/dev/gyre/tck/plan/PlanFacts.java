package dev.gyre.tck.plan;

import dev.gyre.engine.report.PropertyReport;
import dev.gyre.ir.pass.Optimisation;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.ExecutionPlan;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.Reduction;
import dev.gyre.plan.ReductionKind;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.plan.Ticks;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Compares the plan of a run with what the run shows of itself, and with runs beside it. */
final class PlanFacts {
  private static final String ASKED = "asked for";
  private static final String DEFAULT = "default";

  private final PlannedRun run;
  private final List<String> complaints = new ArrayList<>();

  private PlanFacts(PlannedRun run) {
    this.run = run;
  }

  /** What of the plan is not so; nothing if all is. */
  static List<String> complaints(PlannedRun run) {
    PlanFacts facts = new PlanFacts(run);
    if (run.isRefused()) {
      facts.expect(run.report().plan().isEmpty(), "a refused request has no plan");
      facts.expect(run.report().reason().isPresent(), "a refusal says why");
      return facts.complaints;
    }
    run.properties().forEach(facts::compareProperty);
    facts.compareChoices();
    facts.compareWithSecondRun();
    facts.compareWithPlain();
    facts.compareWithout("symmetry", PlanWay.symmetry(SymmetryOption.OFF));
    facts.compareWithout("partial order", PlanWay.por(PartialOrder.OFF));
    facts.compareWithout("ticks", PlanWay.ticks(Ticks.SINGLE));
    return facts.complaints;
  }

  private void expect(boolean isSo, String what) {
    if (!isSo) {
      complaints.add(run + ": " + what);
    }
  }

  private void compareChoices() {
    for (CheckPlan.Choice choice : run.plan().choices()) {
      expect(!choice.reason().isBlank(), choice.topic() + " has a reason");
      if (choice.topic().equals("time") && !run.way().has(PlanWay.ABSTRACT)) {
        expect(
            choice.value().equals("merged ticks")
                == run.plan().plans().stream().anyMatch(p -> p.ticks().ticks() == Ticks.MERGED),
            "time is said to pass by " + choice.value());
      }
    }
  }

  // ---- one property by itself

  private void compareProperty(PropertyReport property) {
    PropertyPlan plan = run.planOf(property);
    for (ReductionKind kind : ReductionKind.values()) {
      compareReason(plan.reduction(kind));
    }
    expect(
        plan.passes().reasons().size() == Optimisation.values().length, "each pass has a reason");
    expect(!plan.ticks().reason().isBlank(), "ticks have a reason");
    expect(!plan.execution().reason().isBlank(), "the execution has a reason");
    if (plan.order().use().isEmpty()) {
      expect(
          property.statistics().reducedStates() == 0 && property.statistics().stepsLeftOut() == 0,
          "steps are left out for " + name(property) + " without partial order");
    }
    compareThreads(property, plan);
    compareExecution(plan);
    expect(run.report().breaches().isEmpty(), "a reduction was caught");
  }

  /** What is on is so by default or by request; what is off was not wanted, or has an obstacle. */
  private void compareReason(Reduction reduction) {
    String reason = reduction.reason();
    String what = reduction.name() + " " + reduction.state() + " (" + reason + ")";
    expect(!reason.isBlank(), what + ": no reason");
    boolean isWish = reason.startsWith(ASKED + ";") || reason.startsWith(DEFAULT + ";");
    expect(isWish == reduction.isOn(), what + ": the reason is not one for that");
    if (reduction.isOn()) {
      boolean isAsked = reason.startsWith(ASKED);
      expect(isAsked == isNamed(reduction.kind()), what + ": nobody asked, or somebody did");
    }
    if (reason.equals(ASKED)) {
      expect(
          isNamed(reduction.kind()) || run.way().names("--plain") || run.way().names("--all"),
          what + ": nobody asked");
    }
  }

  private boolean isNamed(ReductionKind kind) {
    return switch (kind) {
      case PARTIAL_ORDER -> run.way().names("--por");
      case SYMMETRY -> run.way().names("--symmetry");
      case WRITE_ONLY_VARIABLES, STATEMENT_MERGING, DEAD_VARIABLES -> false;
    };
  }

  private void compareThreads(PropertyReport property, PropertyPlan plan) {
    int threads = property.statistics().threads();
    boolean isSafety = plan.question().isSafety();
    boolean isSearch = threads == plan.search().threads();
    expect(
        isSafety ? isSearch : isSearch || threads == plan.cycles().threads(),
        threads + " threads for " + name(property) + " are not those of the plan");
    if (run.way().has(PlanWay.SHALLOW)) {
      expect(
          threads == 1 && plan.cycles().threads() == 1,
          "several workers for " + name(property) + " under a limit of depth");
    }
    if (plan.symmetry().strategy().isPresent() && !isSafety) {
      boolean isFair = plan.question().fairness() != Fairness.NONE;
      expect(
          !isFair || plan.cycles().threads() == 1,
          "several workers follow interchangeable processes for " + name(property));
    }
  }

  private void compareExecution(PropertyPlan plan) {
    if (run.way().has(PlanWay.LOSSY)) {
      expect(
          plan.execution().way() == ExecutionPlan.Way.INTERPRETED,
          "messages are lost by compiled code, which cannot");
    }
    boolean hasTimers = run.text().contains("timer") && !run.way().has(PlanWay.ABSTRACT);
    expect(
        hasTimers || plan.ticks().ticks() == Ticks.SINGLE, "ticks are merged where no time passes");
  }

  // ---- beside other runs

  private void compareWithSecondRun() {
    PlannedRun second = run.again(run.way());
    expect(run.plan().equals(second.plan()), "another plan for the same request");
    if (run.way().has(PlanWay.threads(1))) {
      for (PropertyReport property : run.properties()) {
        PropertyReport other = second.property(property.property()).orElseThrow();
        expect(
            property.statistics().states() == other.statistics().states(),
            "another number of states for " + name(property));
      }
    }
  }

  private void compareWithPlain() {
    PlannedRun plain = run.again(run.way().plain());
    expect(!plain.plan().isReduced(), "--plain is reduced");
    for (PropertyReport property : run.properties()) {
      PropertyReport other = plain.property(property.property()).orElseThrow();
      boolean isWatched = run.planOf(property).execution().promises() == ExclusiveUseWatch.WATCHED;
      if (isDecided(property) && isDecided(other) && !isWatched) {
        expect(
            property.verdict() == other.verdict(),
            name(property) + ": " + property.verdict() + ", plain: " + other.verdict());
      }
      if (!run.planOf(property).isReduced()) {
        compareStates("nothing is left out, as in --plain", property, other);
      }
    }
  }

  /** What is switched off by an option may only change what depends on it. */
  private void compareWithout(String reduction, PlanWay.Switch off) {
    PlannedRun without = run.again(run.way().with(off));
    for (PropertyReport property : run.properties()) {
      PropertyReport other = without.property(property.property()).orElseThrow();
      PropertyPlan left = run.planOf(property);
      PropertyPlan right = without.planOf(other);
      compareRest(reduction, left, right);
      boolean isOff =
          switch (reduction) {
            case "symmetry" -> left.symmetry().strategy().isEmpty();
            case "partial order" -> left.order().use().isEmpty();
            default -> left.ticks().ticks() == Ticks.SINGLE;
          };
      if (isOff && left.passes().equals(right.passes()) && hasSameOrder(left, right)) {
        compareStates(reduction + " is off, as by the option", property, other);
      }
    }
  }

  private void compareRest(String reduction, PropertyPlan left, PropertyPlan right) {
    String of = " changes without " + reduction + " for " + left.property().name();
    expect(left.execution().equals(right.execution()), "the execution" + of);
    expect(left.search().equals(right.search()), "the search" + of);
    if (!reduction.equals("ticks")) {
      expect(left.ticks().equals(right.ticks()), "what ticks are" + of);
    }
    if (!reduction.equals("symmetry")) {
      expect(left.symmetry().equals(right.symmetry()), "symmetry" + of);
      expect(left.cycles().equals(right.cycles()), "the search for cycles" + of);
    }
    if (left.execution().promises() != ExclusiveUseWatch.WATCHED || reduction.equals("ticks")) {
      expect(left.passes().reasons().equals(right.passes().reasons()), "what passes are made" + of);
    }
  }

  /** Whether steps are left out is tried out, so it may change with all that is searched. */
  private static boolean hasSameOrder(PropertyPlan left, PropertyPlan right) {
    return left.order().use().equals(right.order().use());
  }

  private void compareStates(String why, PropertyReport property, PropertyReport other) {
    if (PlannedRun.isWhole(property) && PlannedRun.isWhole(other)) {
      long here = property.statistics().states();
      long there = other.statistics().states();
      expect(here == there, why + ", but " + name(property) + " has " + here + " and " + there);
    }
  }

  private static boolean isDecided(PropertyReport property) {
    return property.verdict() == Verdict.HOLDS || property.verdict() == Verdict.VIOLATED;
  }

  private static String name(PropertyReport property) {
    return property.property().name();
  }
}
