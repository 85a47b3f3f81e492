package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.SearchOrder;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Never claims as Spin's verifier understands them: every small system with every small claim, and
 * the models of the corpus that have claims. All violations are replayed on the way.
 *
 * <p>{@code timeout} is left out: in Spin it is never true in a claim unless a process uses it too.
 */
class ClaimOracleTest {
  /** What each does to x; those that never stop have as many states with the claim as in Spin. */
  private static final Map<String, String> SYSTEMS = new LinkedHashMap<>();

  static {
    SYSTEMS.put("ends", "active proctype P() { x = 1; x = 2; x = 3 }");
    SYSTEMS.put(
        "loops",
        "active proctype P() { do :: x = (x + 1) % 4 od } active proctype Q() { do :: y = !y od }");
    SYSTEMS.put(
        "atomic", "active proctype P() { do :: atomic { x = 1; x = 2; x = 3 }; L: x = 0 od }");
    SYSTEMS.put(
        "interrupted",
        """
        active proctype P() { do :: atomic { x = 1; y == 1; x = 2; y = 0 }; x = 0 od }
        active proctype Q() { do :: y == 0 -> y = 1 od }
        """);
    SYSTEMS.put("stuck", "active proctype P() { x = 1; x = 2; false }");
    SYSTEMS.put(
        "meets",
        """
        chan c = [0] of { byte };
        active proctype P() { do :: c!1 :: c!2 od }
        active proctype Q() { do :: c?x od }
        """);
  }

  private static final List<String> CLAIMS =
      List.of(
          "do :: x == 2 -> break :: else od",
          "do :: x == 1 -> break :: x != 1 od",
          "do :: x == 3 -> break :: true od; x == 3; x == 3",
          "do :: x < 2 od",
          "do :: atomic { x == 2 -> assert(x != 2) } :: true od",
          "do :: assert(x != 1) od",
          "do :: x == 1 -> goto end :: else od; end: true",
          "do :: _last == 0 && x == 2 -> break :: else od",
          "x == 0; true; true; true; true; true; true; true; true",
          "{ do :: true od } unless { x == 3 }",
          "do :: x == 3 && enabled(0) -> break :: else od");

  @Test
  void smallClaimsGetTheVerdictOfSpin() {
    SpinOracle spin = SpinOracle.require();
    List<String> disagreements = new ArrayList<>();
    int violated = 0;
    int compared = 0;
    for (Map.Entry<String, String> system : SYSTEMS.entrySet()) {
      for (String claim : CLAIMS) {
        if (claim.contains("enabled") && system.getKey().equals("meets")) {
          continue; // Spin refuses enabled() together with rendez-vous
        }
        String model = "byte x, y;\n" + system.getValue() + "\nnever n { " + claim + " }\n";
        SpinOracle.ClaimRun theirs = spin.withClaim(model, "n");
        compared++;
        violated += theirs.violated() ? 1 : 0;
        boolean endless = !system.getKey().equals("ends") && !system.getKey().equals("stuck");
        for (SearchOrder order : SearchOrder.values()) {
          CheckReport ours = check(CheckRequest.of(new SourceFile("m.pml", model)), "n", order);
          boolean sameStates =
              theirs.violated() || !endless || ours.statistics().states() == theirs.states();
          if (isViolated(ours) != theirs.violated() || !sameStates) {
            disagreements.add(model + order + " " + ours.properties() + "\n" + theirs.output());
          }
        }
      }
    }
    assertThat(disagreements).isEmpty();
    assertThat(compared).isGreaterThan(60);
    assertThat(violated).isBetween(20, compared - 15);
  }

  @Test
  void claimsOfTheCorpusGetTheVerdictOfSpin() throws IOException {
    SpinOracle spin = SpinOracle.require();
    SharedCorpus corpus = SharedCorpus.require();
    List<String> disagreements = new ArrayList<>();
    int compared = 0;
    for (SharedCorpus.ExpectedModel row : corpus.expected()) {
      boolean isSmall = row.plain().filter(p -> p.states() <= 20_000).isPresent();
      if (!isSmall) {
        continue;
      }
      CheckRequest request = CheckRequest.of(corpus.file(row.model()));
      for (String claim : claims(request)) {
        compared++;
        boolean theirs = spin.withClaim(corpus.file(row.model()), claim).violated();
        CheckReport ours = check(request, claim, SearchOrder.DFS);
        // In Spin the assertions of the system count as well, as far as the claim can follow.
        boolean both = isViolated(ours) || row.plain().orElseThrow().violated();
        if (theirs ? !both : isViolated(ours)) {
          disagreements.add(
              row.model() + " " + claim + ": Spin " + theirs + ", " + ours.properties());
        }
      }
    }
    assertThat(disagreements).isEmpty();
    assertThat(compared).as("claims compared").isGreaterThanOrEqualTo(4);
  }

  private static List<String> claims(CheckRequest request) {
    return LoadedModel.load(request.model(), Map.of()).system().stream()
        .flatMap(s -> s.automata().stream())
        .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER)
        .map(ProcessAutomaton::name)
        .toList();
  }

  private static CheckReport check(CheckRequest request, String claim, SearchOrder order) {
    CheckOptions wishes = CheckOptions.none().withSearch(order).withProperties(List.of(claim));
    CheckReport report = Checker.check(request.withOptions(wishes));
    assertThat(report.properties()).as("%s", report.diagnostics()).hasSize(1);
    return report;
  }

  /** By a finite run; Spin is not asked about infinite ones here. */
  private static boolean isViolated(CheckReport report) {
    return report.violations().stream().anyMatch(v -> v.trace().cycleStart().isEmpty());
  }
}
