package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.liveness.EmptinessSearch;
import dev.gyre.liveness.LassoCheck;
import dev.gyre.liveness.LivenessOutcome;
import dev.gyre.liveness.ParallelEmptinessSearch;
import dev.gyre.plan.Fairness;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples whose properties hold under some kinds of fairness only. */
class FairExamplesTest {
  private static ProcessSystem read(String example, Map<String, String> definitions)
      throws IOException {
    Path file = Repository.root().resolve("examples").resolve(example);
    FileSourceLoader loader = new FileSourceLoader();
    return new PromelaFrontEnd(loader, definitions).check(loader.read(file)).system().orElseThrow();
  }

  private static LivenessOutcome search(FormulaQuestion formula, Fairness fairness) {
    return new EmptinessSearch(
            formula.about(Systems.FAST.of(formula.watched()), fairness),
            SearchLimits.none(),
            SearchObserver.NONE)
        .run();
  }

  /** How many states there are with the formula, where it holds. */
  private static long states(ProcessSystem model, String property) {
    return search(FormulaQuestion.of(model, property), Fairness.GLOBAL).states();
  }

  private static boolean holds(ProcessSystem model, String property, Fairness fairness) {
    FormulaQuestion formula = FormulaQuestion.of(model, property);
    LivenessOutcome outcome = search(formula, fairness);
    LassoCheck check =
        new LassoCheck(formula.about(Systems.INTERPRETED.of(formula.watched()), fairness));
    outcome.lasso().ifPresent(lasso -> assertThat(check.complaint(lasso)).isEmpty());
    return outcome.lasso().isEmpty();
  }

  /** The properties hold from the fairness that is named on, and not with less. */
  @ParameterizedTest
  @CsvSource({
    "fair_rendezvous.pml, sends, STRONG",
    "population/token_circulation.pml, one, GLOBAL",
    "population/token_circulation.pml, round, WEAK",
    "population/leader_complete.pml, one, GLOBAL",
    "population/leader_odd_ring.pml, one, GLOBAL",
    "population/leader_odd_ring.pml, some, NONE",
    "population/ring_orientation.pml, known, GLOBAL",
    "population/ring_orientation.pml, oriented, GLOBAL",
    "population/two_hop_colouring.pml, coloured, GLOBAL",
  })
  void thePropertyHoldsFromThisFairnessOn(String example, String property, Fairness least)
      throws IOException {
    ProcessSystem model = read(example, Map.of());
    for (Fairness fairness : Fairness.values()) {
      assertThat(holds(model, property, fairness))
          .as("%s %s", example, fairness)
          .isEqualTo(fairness.compareTo(least) >= 0);
    }
  }

  @Test
  void ringsOfOtherSizesBehaveAlike() throws IOException {
    for (String size : List.of("3", "4", "6")) {
      Map<String, String> n = Map.of("N", size);
      assertThat(holds(read("population/token_circulation.pml", n), "one", Fairness.GLOBAL))
          .isTrue();
      assertThat(holds(read("population/leader_complete.pml", n), "one", Fairness.GLOBAL)).isTrue();
    }
    for (String size : List.of("3", "5")) {
      ProcessSystem ring = read("population/ring_orientation.pml", Map.of("N", size));
      assertThat(holds(ring, "oriented", Fairness.GLOBAL)).isTrue();
    }
    // Three leaders have nowhere to run in a ring of three; in an even one there may be none.
    ProcessSystem three = read("population/leader_odd_ring.pml", Map.of("N", "3"));
    assertThat(holds(three, "one", Fairness.WEAK)).isTrue();
    ProcessSystem even = read("population/leader_odd_ring.pml", Map.of("N", "4"));
    assertThat(holds(even, "some", Fairness.GLOBAL)).isFalse();
  }

  @Test
  void fairnessCostsNoStateWhereAPropertyHolds() throws IOException {
    ProcessSystem model = read("population/leader_odd_ring.pml", Map.of("N", "7"));
    FormulaQuestion formula = FormulaQuestion.of(model, "some");
    List<Long> states = new ArrayList<>();
    for (Fairness fairness : Fairness.values()) {
      for (int workers = 1; workers <= 3; workers++) {
        LivenessOutcome outcome =
            new ParallelEmptinessSearch(
                    formula.about(Systems.FAST.of(formula.watched()), fairness),
                    SearchLimits.none(),
                    SearchObserver.NONE,
                    workers)
                .run();
        assertThat(outcome.lasso()).isEmpty();
        states.add(outcome.states());
      }
    }
    assertThat(states).containsOnly(states.get(0)).allMatch(count -> count > 100);
  }

  /** The page about the protocols says the same as the tests above. */
  @Test
  void theTableIsTrue() throws IOException {
    String page = Files.readString(Repository.root().resolve("examples/population/README.md"));
    String example = "";
    int rows = 0;
    for (String line : page.lines().toList()) {
      if (!line.startsWith("|") || !line.contains("` |")) {
        continue;
      }
      String[] cell = line.split("\\|", -1);
      example = cell[1].isBlank() ? example : cell[1].trim().replace("`", "");
      ProcessSystem model = read("population/" + example, Map.of());
      int column = 3;
      for (Fairness fairness : Fairness.values()) {
        boolean holds = holds(model, cell[2].trim().replace("`", ""), fairness);
        assertThat(cell[column++].trim())
            .as("%s %s", line, fairness)
            .isEqualTo(holds ? "holds" : "violated");
      }
      assertThat(cell[column].trim().replace(",", ""))
          .as(line)
          .isEqualTo(String.valueOf(states(model, cell[2].trim().replace("`", ""))));
      rows++;
    }
    assertThat(rows).isEqualTo(8);
  }
}
