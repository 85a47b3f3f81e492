package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;

/** What somebody types, through JLine and a terminal that is none. */
class TerminalInputTest {
  private static TerminalInput typed(String keys) throws IOException {
    Terminal terminal =
        new DumbTerminal(
            "test",
            "xterm",
            new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
            new ByteArrayOutputStream(),
            StandardCharsets.UTF_8);
    return new TerminalInput(terminal, () -> List.of("counter", "until"));
  }

  @Test
  void linesComeAsTheyAreTyped() throws IOException {
    try (TerminalInput in = typed("run 5\rbreak !a\r\r")) {
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
  void aLineOfTheHistoryComesBack() throws IOException {
    try (TerminalInput in = typed("until x == 1\r\u0010\r")) {
      in.readLine("> ");
      assertThat(in.readLine("> ")).isEqualTo(Optional.of("until x == 1"));
    }
  }

  @Test
  void aWholeDialogueGoesThroughATerminal() throws IOException {
    SourceFile model =
        new SourceFile("m.pml", "byte counter; init { counter = 1; counter = 2; assert(false) }");
    StringWriter out = new StringWriter();
    SimulatedRun run = new SimulatedRun(LoadedModel.load(model, Map.of()), Channels.BLOCKING);
    SimulationText text =
        new SimulationText(new PrintWriter(out), SimulationText.Detail.STEPS, TextColours.COLOURED);
    InteractiveSession session =
        new InteractiveSession(run, RecordedSteps.none(), text, TextColours.COLOURED, 1);
    try (TerminalInput in = typed("\rbreak coun\t== 2\rrun 9\r\reval counter\rq\r")) {
      assertThat(session.talk(in)).isEqualTo(ExitStatus.SUCCESS);
    }
    assertThat(out.toString())
        .contains("[counter: 0 -> 1]", "breakpoint 1: counter", "stopped: breakpoint: counter")
        .contains("\u001b[1;31mviolation: assertion fails\u001b[0m", "counter = 2");
  }
}
