package dev.gyre.tck.product;

import dev.gyre.tck.VerdictModel;
import dev.gyre.tck.VerifyRun;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Whether Gyre is wrong about something without any planted mistake, so that finding it proves
 * nothing.
 */
final class Control implements Predicate<String>, AutoCloseable {
  private final Map<String, Boolean> known = new HashMap<>();
  private final List<ModelSource> sources = Sources.all();
  private final Judge judge = new Judge();

  /** Takes what {@link Hunt} calls the origin of a finding. */
  @Override
  public boolean test(String origin) {
    return known.computeIfAbsent(origin, this::isWrongAnyway);
  }

  private boolean isWrongAnyway(String origin) {
    String[] words = origin.split(" ");
    for (ModelSource source : sources) {
      if (source.name().equals(words[0])) {
        Suite suite = new Suite(source, judge);
        return !suite.examine(Long.parseLong(words[1])).isEmpty();
      }
    }
    return VerdictModel.all().stream()
        .filter(model -> origin.contains(model.toString()))
        .anyMatch(Control::isWrong);
  }

  private static boolean isWrong(VerdictModel model) {
    return model.runs().stream()
        .anyMatch(
            run -> {
              VerifyRun answer = VerifyRun.of(model.file(), run.arguments());
              return answer.hasBreach() || !run.verdicts().contains(answer.verdict());
            });
  }

  @Override
  public void close() {
    judge.close();
  }
}
