package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.cli.ProgressLine.Screen;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Colours are for people at a terminal only. */
class TextColoursTest {
  private static final String FINDING =
      "error[GYR0301]: 'x' is not declared\n --> m.pml:1:8\n  |\n1 | init { x }\n  |        ^\n  = help: a\n";

  @Test
  void thereAreColoursOnATerminalOnly() {
    assertThat(TextColours.of(Screen.TERMINAL, Map.of())).isEqualTo(TextColours.COLOURED);
    assertThat(TextColours.of(Screen.NONE, Map.of())).isEqualTo(TextColours.PLAIN);
    assertThat(TextColours.of(Screen.TERMINAL, Map.of("NO_COLOR", "1")))
        .isEqualTo(TextColours.PLAIN);
    assertThat(TextColours.of(Screen.TERMINAL, Map.of("NO_COLOR", "")))
        .isEqualTo(TextColours.COLOURED);
    assertThat(TextColours.of(Screen.TERMINAL, Map.of("TERM", "dumb")))
        .isEqualTo(TextColours.PLAIN);
  }

  @Test
  void theWordsThatMatterAreColoured() {
    assertThat(TextColours.COLOURED.diagnostic(FINDING))
        .contains("\u001b[1;31merror\u001b[0m[GYR0301]")
        .contains("\u001b[1;31m^\u001b[0m")
        .contains("\u001b[1;32mhelp\u001b[0m");
    assertThat(TextColours.COLOURED.verdict("m.pml: safety violated"))
        .isEqualTo("m.pml: safety \u001b[1;31mviolated\u001b[0m");
    assertThat(TextColours.COLOURED.verdict("m.pml: ltl p holds")).contains("\u001b[1;32mholds");
    assertThat(TextColours.COLOURED.alarm("bad")).isEqualTo("\u001b[1;31mbad\u001b[0m");
    assertThat(TextColours.COLOURED.key("1")).isEqualTo("\u001b[1m1\u001b[0m");
    assertThat(TextColours.COLOURED.process(3, "P:3"))
        .isNotEqualTo(TextColours.COLOURED.process(2, "P:3"))
        .contains("P:3");
  }

  @Test
  void withoutColoursNothingChanges() {
    assertThat(TextColours.PLAIN.diagnostic(FINDING)).isEqualTo(FINDING);
    assertThat(TextColours.PLAIN.verdict("holds")).isEqualTo("holds");
    assertThat(TextColours.PLAIN.process(3, "P:3")).isEqualTo("P:3");
    assertThat(TextColours.COLOURED.diagnostic(FINDING).replaceAll("\u001b\\[[0-9;]*m", ""))
        .isEqualTo(FINDING);
  }

  @Test
  void commandsThatArePipedHaveNoColours() {
    CommandRun run = CommandRun.withInput("init { x = 1 }", "verify", "-");
    assertThat(run.out() + run.err()).doesNotContain("\u001b");
  }
}
