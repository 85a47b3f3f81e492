package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.junit.jupiter.api.Test;

/** What somebody types, through JLine and a terminal that is none. */
class TerminalInputTest {
  /** The keys stay there to be read: a terminal has no end before it is closed. */
  private static TerminalInput typed(String keys) throws IOException {
    PipedOutputStream hand = new PipedOutputStream();
    PipedInputStream keyboard = new PipedInputStream(hand, 1 << 12);
    hand.write(keys.getBytes(StandardCharsets.UTF_8));
    hand.flush();
    Terminal terminal =
        TerminalBuilder.builder()
            .system(false)
            .streams(keyboard, new ByteArrayOutputStream())
            .type("xterm")
            .build();
    return new TerminalInput(terminal, () -> List.of("counter", "until"));
  }

  @Test
  void linesComeAsTheyAreTyped() throws IOException {
    try (TerminalInput in = typed("run 5\rbreak !a\r\r\u0004")) {
      assertThat(in.readLine("> ")).isEqualTo(Optional.of("run 5"));
      assertThat(in.readLine("> ")).isEqualTo(Optional.of("break !a"));
      assertThat(in.readLine("> ")).isEqualTo(Optional.of(""));
      assertThat(in.readLine("> ")).isEmpty();
    }
  }

  @Test
  void theTabKeyCompletesWordsAndNames() throws IOException {
    try (TerminalInput in = typed("unt\tcoun\t== 3\r")) {
      assertThat(in.readLine("> ").orElseThrow().replaceAll(" +", " "))
          .isEqualTo("until counter == 3");
    }
  }

  @Test
  void theUpKeyBringsALineBack() throws IOException {
    try (TerminalInput in = typed("until x == 1\r\u001b[A\r")) {
      in.readLine("> ");
      assertThat(in.readLine("> ")).isEqualTo(Optional.of("until x == 1"));
    }
  }

  @Test
  void coloursAreForTerminalsThatHaveThem() {
    assertThat(Palette.of("", "xterm-256color")).isEqualTo(Palette.ANSI);
    assertThat(Palette.of("1", "xterm-256color")).isEqualTo(Palette.NONE);
    assertThat(Palette.of("", "dumb")).isEqualTo(Palette.NONE);
    assertThat(Palette.of("", "")).isEqualTo(Palette.NONE);
    assertThat(Palette.ANSI.alarm("bad")).isEqualTo("\u001b[1;31mbad\u001b[0m");
    assertThat(Palette.NONE.process(3, "P:3")).isEqualTo("P:3");
  }
}
