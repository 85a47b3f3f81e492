package dev.gyre.ltl.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.automaton.Cube;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrintersTest {
  /** At some time {@code x > 1} holds and done does not, and from then on done. */
  private static final Automaton AUTOMATON =
      new Automaton(
          List.of("x > 1", "done"),
          1,
          0,
          List.of(
              List.of(new Arc(Cube.TRUE, 0, 0), new Arc(new Cube(1, 2), 0, 1)),
              List.of(new Arc(new Cube(2, 0), 1, 1))));

  @Test
  void aLabelIsAConditionWithBracketsAroundWhatIsNoWord() {
    List<String> propositions = List.of("x > 1", "done", "a[i]");
    assertThat(LabelText.of(new Cube(1, 2), propositions)).isEqualTo("(x > 1) && !done");
    assertThat(LabelText.of(new Cube(4, 1), propositions)).isEqualTo("!(x > 1) && a[i]");
    assertThat(LabelText.of(Cube.TRUE, propositions)).isEqualTo("true");
    assertThat(LabelText.marks(0b101)).isEqualTo("0 2");
  }

  @Test
  void aNeverClaimNamesItsAcceptingStates() {
    assertThat(NeverClaimPrinter.print("f", AUTOMATON))
        .isEqualTo(
            """
            never { /* f */
            T0_init:
            \tdo
            \t:: (true) -> goto T0_init
            \t:: ((x > 1) && !done) -> goto accept_S1
            \tod;
            accept_S1:
            \tdo
            \t:: (done) -> goto accept_S1
            \tod;
            }
            """);
  }

  @Test
  void hoaNumbersPropositionsAndAcceptanceSets() {
    assertThat(HoaPrinter.print("f", AUTOMATON))
        .isEqualTo(
            """
            HOA: v1
            name: "f"
            States: 2
            Start: 0
            AP: 2 "x > 1" "done"
            acc-name: Buchi
            Acceptance: 1 Inf(0)
            properties: trans-labels explicit-labels state-acc
            --BODY--
            State: 0
            [t] 0
            [0&!1] 1
            State: 1 {0}
            [1] 1
            --END--
            """);
  }
}
