package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code gyre lts} and {@code gyre equiv} as a user calls them. */
class LtsCommandTest {
  private static final Path EXAMPLES = Repository.root().resolve("examples");

  @TempDir private Path folder;

  private static VerifyRun gyre(Object... words) {
    List<String> call = new ArrayList<>();
    for (Object word : words) {
      call.add(word.toString());
    }
    return VerifyRun.of(call);
  }

  private static Path example(String name) {
    return EXAMPLES.resolve(name);
  }

  @ParameterizedTest
  @CsvSource({
    "strong, 1, <coin>",
    "branching, 1, <coin>",
    "divergence-branching, 1, <coin>",
    "trace, 0, are trace equivalent",
  })
  void machinesThatChooseEarlyDifferButInTheirTraces(String relation, int status, String words) {
    VerifyRun run =
        gyre(
            "lts",
            "compare",
            example("lts/machine.aut"),
            example("lts/machine_early.aut"),
            "--relation",
            relation);
    assertThat(run.status()).as(run.err()).isEqualTo(status);
    assertThat(run.out()).contains(words);
  }

  @Test
  void twoCellsAreABufferOfTwoPlaces() {
    Path left = folder.resolve("left.aut");
    Path right = folder.resolve("right.aut");
    Path both = folder.resolve("both.aut");
    Path hidden = folder.resolve("hidden.aut");
    Path cell = example("lts/cell.aut");
    assertThat(gyre("lts", "rename", cell, "--label", "get", "--by", "pass", "-o", left).status())
        .isZero();
    assertThat(gyre("lts", "rename", cell, "--label", "put", "--by", "pass", "-o", right).status())
        .isZero();
    assertThat(gyre("lts", "compose", left, right, "-o", both).out()).contains("4 states");
    assertThat(gyre("lts", "hide", both, "--label", "pass", "-o", hidden).status()).isZero();
    Path buffer = example("lts/two_places.aut");
    VerifyRun branching = gyre("lts", "compare", hidden, buffer, "--relation", "branching");
    assertThat(branching.status()).as(branching.out()).isZero();
    assertThat(gyre("lts", "compare", hidden, buffer, "--relation", "strong").status())
        .isEqualTo(1);
    VerifyRun small = gyre("lts", "minimise", hidden, "--relation", "branching");
    assertThat(small.out()).startsWith("des (0,4,3)");
  }

  @Test
  void aModelCanBeComparedWithItsGraphMadeSmall() {
    Path graph = folder.resolve("hello.aut");
    Path small = folder.resolve("small.aut");
    gyre("graph", "-q", "--format", "aut", example("hello.pml"), "-o", graph);
    assertThat(gyre("lts", "minimise", graph, "--relation", "strong", "-o", small).out())
        .contains("->");
    assertThat(gyre("lts", "compare", graph, small, "--relation", "strong").status()).isZero();
    assertThat(gyre("lts", "info", graph).out()).contains("9  states").contains("deadlocks");
  }

  @Test
  void howRunsEndIsSeenInGraphsOfPropositions() {
    Path account = structure("account");
    Path direct = structure("account_direct");
    Path early = structure("account_early");
    assertThat(gyre("lts", "compare", account, direct, "--relation", "stutter").status()).isZero();
    VerifyRun run = gyre("lts", "compare", account, early, "--relation", "stutter");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("[balance == 1, end]").contains("EF");
    Path small = folder.resolve("small.aut");
    gyre("lts", "minimise", early, "--relation", "stutter", "-o", small);
    assertThat(gyre("lts", "compare", small, early, "--relation", "stutter").status()).isZero();
  }

  private Path structure(String model) {
    Path graph = folder.resolve(model + ".aut");
    VerifyRun run =
        gyre(
            "graph",
            "--plain",
            "--format",
            "aut",
            "--labels",
            "propositions",
            "--color",
            "balance == 1",
            example("equiv/" + model + ".pml"),
            "-o",
            graph);
    assertThat(run.status()).as(run.err()).isZero();
    return graph;
  }

  @Test
  void aRefactoringIsRightOrAnswersWithARun() {
    VerifyRun right = equiv("balance == 1,balance == 2", "account", "account_direct");
    assertThat(right.status()).as(right.out()).isZero();
    VerifyRun wrong = equiv("balance == 1,balance == 2", "account", "account_early");
    assertThat(wrong.status()).isEqualTo(1);
    assertThat(wrong.out())
        .contains("[none] -> [balance == 1] -> [balance == 1, end]")
        .contains("account_early.pml, replayed:")
        .contains("amount = balance");
    assertThat(equiv("locked", "account", "account_direct").status()).isZero();
  }

  @Test
  void choicesThatAreMadeEarlierAreTold() {
    VerifyRun run = equiv("paid,cup == tea", "choice", "choice_early");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("they differ in choices or cycles").contains("paid = true");
    assertThat(equiv("cup == tea", "choice", "choice_early").status()).isEqualTo(1);
    assertThat(equiv("paid", "choice", "choice_early").status()).isZero();
  }

  @Test
  void deadlocksEndsErrorsAndCyclesAreToldApart() throws IOException {
    Path end = model("end", "byte x; active proctype P() { x = 1 }");
    Path silent = model("silent", "byte x; active proctype P() { skip; skip; x = 1; skip }");
    Path stuck = model("stuck", "byte x; active proctype P() { x = 1; x == 2 }");
    Path error = model("error", "byte x; active proctype P() { x = 1; assert(x == 2) }");
    Path round = model("round", "byte x; active proctype P() { x = 1; do :: skip od }");
    assertThat(gyre("equiv", "--props", "x == 1", end, silent).status()).isZero();
    List<Path> all = List.of(end, stuck, error, round);
    for (Path one : all) {
      for (Path other : all) {
        VerifyRun run = gyre("equiv", "--props", "x == 1", one, other);
        assertThat(run.status()).as(run + run.out()).isEqualTo(one.equals(other) ? 0 : 1);
      }
    }
  }

  private Path model(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name + ".pml"), text);
  }

  private static VerifyRun equiv(String propositions, String first, String second) {
    return gyre(
        "equiv",
        "--props",
        propositions,
        example("equiv/" + first + ".pml"),
        example("equiv/" + second + ".pml"));
  }

  @Test
  void whatCannotBeDoneIsRefused() throws IOException {
    Path cell = example("lts/cell.aut");
    refused("needs --relation", "lts", "minimise", cell);
    refused("two files", "lts", "compare", cell, "--relation", "strong");
    refused("is no relation", "lts", "minimise", cell, "--relation", "weak");
    refused("--label REGEX", "lts", "hide", cell);
    refused("--by TEXT", "lts", "rename", cell, "--label", "x");
    refused("no such file", "lts", "info", "missing.aut");
    refused("gyre graph --format aut", "lts", "info", example("hello.pml"));
    refused(
        "--labels propositions",
        "lts",
        "minimise",
        example("lts/machine.aut"),
        "--relation",
        "stutter");
    Path bad = Files.writeString(folder.resolve("bad.aut"), "des (0,1,2)\n(0,\"a\",7)\n");
    refused("bad.aut:2: there is no state 7", "lts", "info", bad);
    Path model = example("equiv/choice.pml");
    refused("an expression is missing", "equiv", "--props", "paid,,", model, model);
    refused("is not declared", "equiv", "--props", "nobody", model, model);
    refused("without temporal operators", "equiv", "--props", "<> paid", model, model);
    refused("how runs end is always seen", "equiv", "--props", "end", model, model);
  }

  private static void refused(String reason, Object... words) {
    VerifyRun run = gyre(words);
    assertThat(run.status()).as(run + run.err()).isEqualTo(2);
    assertThat(run.err()).contains(reason);
  }

  @Test
  void limitsAreObeyed() throws IOException {
    Path cell = example("lts/cell.aut");
    VerifyRun product = gyre("lts", "compose", cell, cell, "--sync", "", "--max-states", "3");
    assertThat(product.status()).isEqualTo(3);
    assertThat(product.err()).contains("--max-states");
    Path model = example("equiv/account.pml");
    assertThat(gyre("equiv", "--props", "locked", "--max-states", "5", model, model).status())
        .isEqualTo(3);
    // The n-th step from the end was an a: 2 to the n sets.
    StringBuilder text =
        new StringBuilder("des (0,43,22)\n(0,\"a\",0)\n(0,\"b\",0)\n(0,\"a\",1)\n");
    for (int i = 1; i < 21; i++) {
      text.append("(" + i + ",\"a\"," + (i + 1) + ")\n(" + i + ",\"b\"," + (i + 1) + ")\n");
    }
    Path hard = Files.writeString(folder.resolve("hard.aut"), text);
    VerifyRun run = gyre("lts", "minimise", hard, "--relation", "trace", "--max-states", "1000");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err()).contains("made deterministic it has more than 1000 states");
    VerifyRun slow =
        gyre(
            "lts",
            "minimise",
            hard,
            "--relation",
            "trace",
            "--max-states",
            "100000000",
            "--timeout",
            "300ms");
    assertThat(slow.status()).isEqualTo(3);
    assertThat(slow.err()).contains("the time limit was reached");
  }
}
