package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.code.PromelaCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The front end against the conformance suite: what it accepts, refuses and warns about. */
class ConformanceTest {
  private static final int ITEMS = 130;

  private static final Set<String> SLUGS =
      Arrays.stream(PromelaCode.values()).map(PromelaCode::slug).collect(Collectors.toSet());

  @Test
  void everyFactAboutTheLanguageHasAFile() {
    Set<Integer> missing = IntStream.rangeClosed(1, ITEMS).boxed().collect(Collectors.toSet());
    ConformanceCase.all().forEach(c -> missing.remove(c.item()));
    assertThat(new TreeSet<>(missing)).as("items of the checklist without a file").isEmpty();
  }

  @Test
  void theFrontEndDoesWhatTheHeadersSay() {
    List<String> disagreements = new ArrayList<>();
    for (ConformanceCase model : ConformanceCase.all()) {
      judge(model, FrontEndRun.of(model.file()), disagreements);
    }
    assertThat(disagreements).isEmpty();
  }

  private static void judge(ConformanceCase model, FrontEndRun run, List<String> disagreements) {
    boolean accept = model.expected() == ConformanceCase.Verdict.ACCEPT;
    if (run.isAccepted() != accept) {
      disagreements.add(
          model.name()
              + (accept ? " is refused:\n" + run.text() : " is accepted, but must not be"));
      return;
    }
    run.malformed().ifPresent(why -> disagreements.add(model.name() + ": " + why));
    for (String warning : model.warnings()) {
      if (warning.equals(ConformanceCase.NO_WARNING)) {
        if (!run.warnings().isEmpty()) {
          disagreements.add(model.name() + " must get no warning:\n" + run.text());
        }
      } else if (!SLUGS.contains(warning)) {
        disagreements.add(model.name() + ": there is no warning called " + warning);
      } else if (!run.slugs().contains(warning)) {
        disagreements.add(model.name() + " does not get the warning " + warning);
      }
    }
  }
}
