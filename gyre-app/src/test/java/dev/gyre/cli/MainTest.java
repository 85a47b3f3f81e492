package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import org.junit.jupiter.api.Test;

/** What all commands have in common. */
class MainTest {
  /** The nearest thing to a fault of our own that a test can bring about from outside. */
  private static final InputStream BROKEN =
      new InputStream() {
        @Override
        public int read() {
          throw new IllegalStateException("broken on purpose");
        }

        @Override
        public int read(byte[] into, int from, int length) {
          return read();
        }
      };

  @Test
  void aCallWithoutACommandIsWrongAndExplained() {
    CommandRun run = CommandRun.of();
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("Missing subcommand").contains("Usage: gyre");
  }

  @Test
  void anUnknownOptionIsWrong() {
    CommandRun run = CommandRun.of("check", "--nonsense", "x.pml");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("--nonsense");
  }

  @Test
  void helpGoesToStandardOutput() {
    CommandRun run = CommandRun.of("--help");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("check").contains("fmt").contains("Exit status");
  }

  @Test
  void versionAndCommitAreTold() {
    CommandRun run = CommandRun.of("--version");
    assertThat(run.status()).isZero();
    assertThat(run.out()).matches("gyre \\d+\\.\\d+\\.\\d+\\S* \\(commit \\S+\\)\\R");
  }

  @Test
  void anInternalFaultIsOwnedUpToWithoutATrace() {
    CommandRun run = CommandRun.withInput(BROKEN, "check", "-");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).contains("internal fault, please report").doesNotContain("\tat ");
  }

  @Test
  void withDebugAnInternalFaultShowsItsTrace() {
    CommandRun run = CommandRun.withInput(BROKEN, "check", "--debug", "-");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).contains("broken on purpose").contains("\tat ");
  }
}
