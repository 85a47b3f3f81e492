package dev.gyre.tck.product;

import com.sun.management.OperatingSystemMXBean;
import dev.gyre.tck.VerdictModel;
import dev.gyre.tck.VerifyRun;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Looks for something wrong for a limited time: first what the verdict models say of themselves,
 * then all sources by turns. Called by name in a loader of its own, so it speaks in strings only.
 */
final class Hunt {
  /** Comes before the name of a model in which Gyre itself noticed. */
  static final String BREACH = "breach in ";

  private final long start = cpuNanos();
  private final long limitNanos;
  private final Predicate<String> isKnown;
  private long questions;

  private Hunt(long limitMillis, Predicate<String> isKnown) {
    this.isKnown = isKnown;
    this.limitNanos = TimeUnit.MILLISECONDS.toNanos(limitMillis);
  }

  /**
   * @param area the folder of verdict models to begin with
   * @param isKnown whether an origin proves nothing
   * @return what found it, after how many questions, after how many seconds, and what it was; the
   *     first is empty if nothing was found
   */
  static String[] hunt(long limitMillis, long seed, String area, Predicate<String> isKnown) {
    Hunt hunt = new Hunt(limitMillis, isKnown);
    String[] found = hunt.throughVerdictModels(area);
    return found[0].isEmpty() ? hunt.throughSources(seed) : found;
  }

  /** Its own running time: others may keep the machine busy. */
  private static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private boolean hasTime() {
    return cpuNanos() - start < limitNanos;
  }

  private String[] report(String finder, String what) {
    String seconds = String.format("%.1f", (cpuNanos() - start) / 1e9);
    return new String[] {finder, String.valueOf(questions), seconds, what};
  }

  private String[] throughVerdictModels(String area) {
    List<VerdictModel> models = new ArrayList<>(VerdictModel.all());
    models.sort(Comparator.comparing(model -> !model.toString().startsWith(area + "/")));
    for (VerdictModel model : models) {
      for (VerdictModel.Run run : model.runs()) {
        if (!hasTime()) {
          return report("", "");
        }
        questions++;
        VerifyRun answer = VerifyRun.of(model.file(), run.arguments());
        boolean isWrong = answer.hasBreach() || !run.verdicts().contains(answer.verdict());
        if (isWrong && !isKnown.test(model.toString())) {
          return report((answer.hasBreach() ? BREACH : "") + model, answer.toString());
        }
      }
    }
    return report("", "");
  }

  private String[] throughSources(long seed) {
    long before = questions;
    try (Judge judge = new Judge()) {
      List<Suite> suites = Sources.all().stream().map(s -> new Suite(s, judge)).toList();
      for (long i = seed; hasTime(); i++) {
        for (Suite suite : suites) {
          List<Finding> findings = suite.examine(i);
          questions = before + suites.stream().mapToLong(Suite::questions).sum();
          if (!findings.isEmpty() && !isKnown.test(findings.get(0).origin())) {
            Finding finding = findings.get(0);
            boolean hasBreach = finding.disagreement().words().startsWith("breach");
            return report((hasBreach ? BREACH : "") + finding.origin(), finding.text("model.pml"));
          }
        }
      }
      return report("", "");
    }
  }
}
