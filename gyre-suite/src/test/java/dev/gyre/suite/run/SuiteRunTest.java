package dev.gyre.suite.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.plan.CheckOptions;
import dev.gyre.suite.Call;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.SuiteException;
import dev.gyre.suite.TestCase;
import dev.gyre.suite.read.SuiteReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteRunTest {
  @TempDir private Path folder;

  private List<TestCase> cases;

  @BeforeEach
  void writeModels() throws IOException, SuiteException {
    for (int i = 0; i < 12; i++) {
      Files.writeString(
          folder.resolve("m" + (char) ('a' + i) + ".pml"),
          "// run: " + (i % 3 == 0 ? "violated" : "holds") + "\ninit { assert(" + i % 3 + ") }\n");
    }
    Call.Reader calls = words -> new Call(CheckOptions.none(), Map.of(), List.of());
    cases = new SuiteReader(calls).read(List.of(folder.toString()));
  }

  private List<CaseResult> run(ResultCache cache, int jobs) {
    return new SuiteRun(cache, jobs, () -> false).run(cases, result -> {});
  }

  private static List<CaseResult.Origin> origins(List<CaseResult> results) {
    return results.stream().map(CaseResult::origin).distinct().toList();
  }

  @Test
  void resultsAreToldInTheOrderOfTheCases() {
    List<CaseResult> heard = new ArrayList<>();
    List<CaseResult> results =
        new SuiteRun(ResultCache.none(), 4, () -> false).run(cases, heard::add);
    assertThat(heard).isEqualTo(results);
    assertThat(results.stream().map(CaseResult::testCase)).isEqualTo(cases);
    assertThat(results).hasSize(12).allMatch(CaseResult::isPassed);
  }

  @Test
  void anotherVersionOfGyreAsksAgain() {
    Path store = folder.resolve("cache");
    assertThat(origins(run(new ResultCache(store, "1"), 2))).containsExactly(CaseResult.Origin.RUN);
    List<CaseResult> again = run(new ResultCache(store, "1"), 2);
    assertThat(origins(again)).containsExactly(CaseResult.Origin.CACHE);
    assertThat(again).allMatch(CaseResult::isPassed);
    assertThat(origins(run(new ResultCache(store, "2"), 2))).containsExactly(CaseResult.Origin.RUN);
  }

  @Test
  void aFolderThatIsNamedLikeTheValueOfAnOptionIsNotTakenForIt()
      throws IOException, SuiteException {
    Path model = folder.resolve("two_questions.pml");
    String folders = " -I one -I two";
    Files.writeString(
        model,
        "// run: holds --property one"
            + folders
            + "\n// run: holds --property two"
            + folders
            + "\n"
            + "init { skip }\n");
    Call.Reader calls =
        words -> new Call(CheckOptions.none(), Map.of(), List.of(Path.of("one"), Path.of("two")));
    cases = new SuiteReader(calls).read(List.of(model.toString()));
    ResultCache cache = new ResultCache(folder.resolve("cache"), "1");
    assertThat(run(cache, 1).stream().map(CaseResult::origin))
        .containsExactly(CaseResult.Origin.RUN, CaseResult.Origin.RUN);
    assertThat(run(cache, 1).stream().map(CaseResult::origin))
        .containsExactly(CaseResult.Origin.CACHE, CaseResult.Origin.CACHE);
  }

  @Test
  void aDamagedCacheIsAsGoodAsNone() throws IOException {
    Path store = folder.resolve("cache");
    run(new ResultCache(store, "1"), 1);
    try (Stream<Path> files = Files.walk(store)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.writeString(file, "{ \"schema\": \"gyre-result/1\"");
      }
    }
    assertThat(origins(run(new ResultCache(store, "1"), 1))).containsExactly(CaseResult.Origin.RUN);
  }

  @Test
  void casesThatRunAtOnceShareTheMemory() throws InterruptedException {
    MemoryBudget memory = new MemoryBudget(1000L << 20, 4);
    assertThat(memory.totalBytes()).isEqualTo(700L << 20);
    assertThat(memory.shareBytes()).isEqualTo(175L << 20);
    int all = memory.take(Long.MAX_VALUE);
    assertThat(all).isEqualTo(700);
    memory.giveBack(all);
    assertThat(memory.take(memory.shareBytes())).isEqualTo(175);
  }
}
