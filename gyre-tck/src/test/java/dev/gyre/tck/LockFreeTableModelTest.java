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

/** The protocol of the store's own table, checked by the checker that uses it. */
class LockFreeTableModelTest {
  private static CheckReport check(String text) {
    return Checker.check(CheckRequest.of(new SourceFile("table.pml", text)));
  }

  private static String model() throws IOException {
    return Files.readString(Repository.root().resolve("examples/lockfree_table.pml"));
  }

  @Test
  void theProtocolHolds() throws IOException {
    assertThat(check(model()).verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void withoutReadingTheSlotAgainAKeyIsAddedTwice() throws IOException {
    assertBroken(":: else -> seen = slot[at]", ":: else");
  }

  @Test
  void withoutTheGateKeysGetLost() throws IOException {
    assertBroken(":: waiting == active_workers -> stretch()", ":: true -> stretch()");
  }

  private static void assertBroken(String good, String bad) throws IOException {
    assertThat(model()).contains(good);
    assertThat(check(model().replace(good, bad)).verdict()).isEqualTo(Verdict.VIOLATED);
  }
}
