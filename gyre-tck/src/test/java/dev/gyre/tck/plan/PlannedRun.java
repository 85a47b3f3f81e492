package dev.gyre.tck.plan;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;

/** A model, options for it, and what came of them. */
record PlannedRun(String name, String text, PlanWay way, CheckReport report) {

  static PlannedRun of(String name, String text, PlanWay way) {
    SourceFile file = new SourceFile(name + ".pml", text);
    CheckReport report = Checker.check(CheckRequest.of(file).withOptions(way.options()));
    return new PlannedRun(name, text, way, report);
  }

  /** The same model with other options. */
  PlannedRun again(PlanWay other) {
    return of(name, text, other);
  }

  boolean isRefused() {
    return report.verdict() == Verdict.ERROR;
  }

  CheckPlan plan() {
    return report.plan().orElseThrow();
  }

  PropertyPlan planOf(PropertyReport property) {
    return plan().planOf(property.property()).orElseThrow();
  }

  List<PropertyReport> properties() {
    return report.properties();
  }

  Optional<PropertyReport> property(Property property) {
    return properties().stream().filter(p -> p.property().equals(property)).findFirst();
  }

  /** Whether all states were looked at that there are to be looked at, with nothing in doubt. */
  static boolean isWhole(PropertyReport property) {
    return property.verdict() == Verdict.HOLDS && property.guarantee() == Guarantee.EXHAUSTIVE;
  }

  @Override
  public String toString() {
    return name + " " + way;
  }
}
