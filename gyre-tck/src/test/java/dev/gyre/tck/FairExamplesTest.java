package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.emptiness.ParallelEmptinessSearch;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples whose properties hold under some kinds of fairness only. */
class FairExamplesTest {
  /** The properties hold from the fairness that is named on, and not with less. */
  private static final Map<String, Fairness> LEAST =
      Map.of(
          "fair_rendezvous.pml sends", Fairness.STRONG,
          "population/token_circulation.pml one", Fairness.GLOBAL,
          "population/token_circulation.pml round", Fairness.WEAK,
          "population/leader_complete.pml one", Fairness.GLOBAL,
          "population/leader_odd_ring.pml one", Fairness.GLOBAL,
          "population/leader_odd_ring.pml barrier", Fairness.NONE,
          "population/ring_orientation.pml known", Fairness.GLOBAL,
          "population/ring_orientation.pml oriented", Fairness.GLOBAL,
          "population/two_hop_colouring.pml coloured", Fairness.GLOBAL);

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

  /** How many of them are left when the ring may be turned. */
  private static long turned(String example, String property) throws IOException {
    CheckReport report = check(example, Map.of(), property, SymmetryOption.REFINE);
    assertThat(report.verdict()).as(example).isEqualTo(Verdict.HOLDS);
    return report.statistics().states();
  }

  private static CheckReport check(
      String example, Map<String, String> definitions, String property, SymmetryOption symmetry)
      throws IOException {
    Path file = Repository.root().resolve("examples").resolve(example);
    return Checker.check(
        CheckRequest.of(new FileSourceLoader().read(file))
            .withDefinitions(definitions)
            .withOptions(
                CheckOptions.none()
                    .withThreads(1)
                    .withFairness(Fairness.GLOBAL)
                    .withProperties(List.of(property))
                    .withSymmetry(symmetry)));
  }

  /** The literature's factors for these protocols, within five percent. */
  @ParameterizedTest
  @CsvSource({
    "token_circulation.pml, 3, one, 728, 244",
    "token_circulation.pml, 4, one, 4466, 1118",
    "token_circulation.pml, 5, one, 24847, 4971",
    "leader_complete.pml, 3, one, 6946, 2419",
    "leader_complete.pml, 4, one, 65468, 16758",
    "leader_complete.pml, 5, one, 598969, 120021",
    "leader_odd_ring.pml, 3, one, 55100, 18561",
    "ring_orientation.pml, 3, known, 19190, 6398",
    "two_hop_colouring.pml, 3, coloured, 122856, 42182",
  })
  void turningTheRingSavesWhatItSavesInTheLiterature(
      String example, String size, String property, double theirs, double turned)
      throws IOException {
    Map<String, String> n = Map.of("N", size);
    CheckReport all = check("population/" + example, n, property, SymmetryOption.OFF);
    CheckReport left = check("population/" + example, n, property, SymmetryOption.REFINE);
    assertThat(all.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(left.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat((double) all.statistics().states() / left.statistics().states())
        .isCloseTo(theirs / turned, withinPercentage(5));
  }

  /** What the product says with the options of a user, and that it says the same without passes. */
  private static boolean holds(
      String example, Map<String, String> definitions, String property, Fairness fairness)
      throws IOException {
    CheckReport usual = check(example, definitions, property, fairness, Optimisations.DEFAULT);
    CheckReport plain = check(example, definitions, property, fairness, Optimisations.PLAIN);
    assertThat(usual.verdict())
        .as("%s %s", example, fairness)
        .isEqualTo(plain.verdict())
        .isIn(Verdict.HOLDS, Verdict.VIOLATED);
    return usual.verdict() == Verdict.HOLDS;
  }

  private static CheckReport check(
      String example,
      Map<String, String> definitions,
      String property,
      Fairness fairness,
      Optimisations optimisations)
      throws IOException {
    Path file = Repository.root().resolve("examples").resolve(example);
    return Checker.check(
        CheckRequest.of(new FileSourceLoader().read(file))
            .withDefinitions(definitions)
            .withOptions(
                CheckOptions.none()
                    .withFairness(fairness)
                    .withOptimisations(optimisations)
                    .withProperties(List.of(property))));
  }

  static Stream<Arguments> properties() {
    return LEAST.entrySet().stream()
        .map(entry -> Arguments.of(entry.getKey().split(" ")[0], entry.getKey().split(" ")[1]));
  }

  @ParameterizedTest
  @MethodSource("properties")
  void thePropertyHoldsFromThisFairnessOn(String example, String property) throws IOException {
    Fairness least = LEAST.get(example + " " + property);
    for (Fairness fairness : Fairness.values()) {
      assertThat(holds(example, Map.of(), property, fairness))
          .as("%s %s", example, fairness)
          .isEqualTo(fairness.compareTo(least) >= 0);
    }
  }

  @Test
  void ringsOfOtherSizesBehaveAlike() throws IOException {
    for (String size : List.of("3", "4", "6")) {
      Map<String, String> n = Map.of("N", size);
      assertThat(holds("population/token_circulation.pml", n, "one", Fairness.GLOBAL)).isTrue();
    }
    for (String size : List.of("3", "5")) {
      Map<String, String> n = Map.of("N", size);
      assertThat(holds("population/leader_complete.pml", n, "one", Fairness.GLOBAL)).isTrue();
    }
    // In an even ring there may be no barrier, and then nobody ever leads.
    Map<String, String> even = Map.of("N", "2");
    String ring = "population/leader_odd_ring.pml";
    assertThat(holds(ring, even, "barrier", Fairness.GLOBAL)).isFalse();
    assertThat(holds(ring, even, "one", Fairness.GLOBAL)).isFalse();
  }

  @Test
  void fairnessCostsNoStateWhereAPropertyHolds() throws IOException {
    ProcessSystem model = read("population/leader_odd_ring.pml", Map.of("N", "3"));
    FormulaQuestion formula = FormulaQuestion.of(model, "barrier");
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
      String property = cell[2].trim().replace("`", "");
      int column = 3;
      for (Fairness fairness : Fairness.values()) {
        boolean holds =
            fairness.compareTo(LEAST.get("population/" + example + " " + property)) >= 0;
        assertThat(cell[column++].trim())
            .as("%s %s", line, fairness)
            .isEqualTo(holds ? "holds" : "violated");
      }
      assertThat(cell[column].trim().replace(",", ""))
          .as(line)
          .isEqualTo(String.valueOf(states(model, property)));
      assertThat(cell[column + 1].trim().replace(",", ""))
          .as(line)
          .isEqualTo(String.valueOf(turned("population/" + example, property)));
      rows++;
    }
    assertThat(rows).isEqualTo(8);
  }
}
