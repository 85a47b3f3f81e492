package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code gyre test --update}, and {@code gyre init}. */
class SuiteUpdateTest {
  @TempDir private Path folder;

  @Test
  void aSuiteIsWrittenAndTheRestOfItStays() throws IOException {
    SuiteFolder suite =
        new SuiteFolder(folder)
            .with("m.pml", SuiteFolder.MODEL)
            .with(
                "gyre.toml",
                """
                # about N = 2
                [[case]]
                models = "m.pml"
                define = { N = 2 }
                expect = "holds" # so we hope
                violations = [
                  { kind = "deadlock", line = 1 },
                ]

                # about N = 1
                [[case]]
                models = "m.pml"
                """);
    VerifyRun update = suite.test("gyre.toml", "--update");
    assertThat(update.status()).as(update.toString()).isZero();
    String written = suite.read("gyre.toml");
    assertThat(written).contains("violations = [{ kind = \"assertion\", line = 5 }");
    assertThat(written.replaceFirst("violations = .*", "violations = []"))
        .isEqualTo(
            """
            # about N = 2
            [[case]]
            models = "m.pml"
            define = { N = 2 }
            expect = "violated"
            violations = []

            # about N = 1
            [[case]]
            models = "m.pml"
            """);
    assertThat(suite.test("gyre.toml").status()).isZero();
  }

  @Test
  void theFirstCommentOfAModelIsWritten() throws IOException {
    SuiteFolder suite =
        new SuiteFolder(folder)
            .with(
                "m.pml",
                "// run: holds -D N=2 --property safety\n// states: 99\n// violation: deadlock\n"
                    + SuiteFolder.MODEL);
    assertThat(suite.test("m.pml").status()).isEqualTo(1);
    assertThat(suite.test("m.pml", "--update").status()).isZero();
    assertThat(suite.read("m.pml"))
        .contains("// run: violated -D N=2 --property safety\n")
        .contains("// violation: assertion 8\n")
        .doesNotContain("99");
    assertThat(suite.test("m.pml").status()).isZero();
  }

  @Test
  void modelsWithDifferentResultsNeedCasesOfTheirOwn() throws IOException {
    String suiteText = "[[case]]\nmodels = '*.pml'\nexpect = 'violated'\ndefine = { N = 2 }\n";
    SuiteFolder suite =
        new SuiteFolder(folder)
            .with("a.pml", SuiteFolder.MODEL)
            .with("b.pml", "init { skip }\n")
            .with("gyre.toml", suiteText);
    VerifyRun update = suite.test("gyre.toml", "--update");
    assertThat(update.status()).isEqualTo(2);
    assertThat(update.err()).contains("different results");
    assertThat(suite.read("gyre.toml")).isEqualTo(suiteText);
  }

  @Test
  void aNewProjectPassesItsOwnTest() throws IOException {
    SuiteFolder project = new SuiteFolder(folder.resolve("new"));
    VerifyRun init = VerifyRun.of(java.util.List.of("init", project.path().toString()));
    assertThat(init.status()).as(init.toString()).isZero();
    assertThat(project.read(".github/workflows/gyre.yml")).contains("paths: .");
    VerifyRun test = project.test("gyre.toml");
    assertThat(test.status()).as(test.toString()).isZero();
    VerifyRun again = VerifyRun.of(java.util.List.of("init", project.path().toString()));
    assertThat(again.status()).isEqualTo(2);
    assertThat(again.err()).contains("exists; nothing was written");
  }
}
