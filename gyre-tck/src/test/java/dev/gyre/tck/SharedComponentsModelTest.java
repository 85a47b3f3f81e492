package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The protocol by which several workers find components, checked by the checker that uses it. */
class SharedComponentsModelTest {
  private static final String LINK = "  parent[other] = root + 1;\n";
  private static final String MERGE = "  workers[root] = workers[root] | workers[other];\n";

  private static CheckReport check(String text) {
    return Checker.check(CheckRequest.of(new SourceFile("components.pml", text)));
  }

  private static String model() throws IOException {
    return Files.readString(Repository.root().resolve("examples/shared_components.pml"));
  }

  @Test
  void theProtocolHolds() throws IOException {
    assertThat(check(model()).verdict()).isEqualTo(Verdict.HOLDS);
  }

  /** So it was, and once in a while a component that was complete grew. */
  @Test
  void aWorkerThatIsKnownBeforeItsStatesAreUnitesTooMuch() throws IOException {
    assertBroken(LINK + MERGE, MERGE + LINK);
  }

  @Test
  void withoutTheSecondLockASetIsJoinedThatIsNoneAnyMore() throws IOException {
    assertBroken("          lock(q, yes);\n", "");
  }

  private static void assertBroken(String good, String bad) throws IOException {
    assertThat(model()).contains(good);
    CheckReport report = check(model().replace(good, bad));
    assertThat(report.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(report.violations().get(0).kind().slug()).isEqualTo("assertion");
  }
}
