package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LtlCommandTest {
  @Test
  void textIsForPeople() {
    CommandRun run = CommandRun.of("ltl", "[]<> p");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            []<> p
            1 state, 2 arcs, accepted if every {n} is taken infinitely often, n < 1

            state 0, initial
              p -> 0  {0}
              !p -> 0
            """);
  }

  @Test
  void hoaHasGeneralisedAcceptanceOnArcs() {
    CommandRun run = CommandRun.of("ltl", "--format", "hoa", "[]<> p && []<> (x > 1)");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            HOA: v1
            name: "[]<> p && []<> (x > 1)"
            States: 1
            Start: 0
            AP: 2 "p" "x > 1"
            acc-name: generalized-Buchi 2
            Acceptance: 2 Inf(0)&Inf(1)
            properties: trans-labels explicit-labels trans-acc
            --BODY--
            State: 0
            [0&1] 0 {0 1}
            [0&!1] 0 {1}
            [!0&1] 0 {0}
            [!0&!1] 0
            --END--
            """);
  }

  @Test
  void hoaKnowsStatesAndNoAcceptanceAtAll() {
    assertThat(CommandRun.of("ltl", "--format=hoa", "--buchi", "<> p").out())
        .contains("acc-name: Buchi\nAcceptance: 1 Inf(0)\n")
        .contains("state-acc")
        .contains("State: 1 {0}\n[t] 1\n");
    assertThat(CommandRun.of("ltl", "--format=hoa", "[] p").out())
        .contains("acc-name: all\nAcceptance: 0 t\n");
  }

  @Test
  void dotIsAGraph() {
    assertThat(CommandRun.of("ltl", "--format=dot", "--buchi", "<> p").out())
        .isEqualTo(
            """
            digraph automaton {
              rankdir=LR
              label="<> p"
              node [shape=circle]
              start [shape=point]
              start -> 0
              0
              0 -> 0 [label="!p"]
              0 -> 1 [label="p"]
              1 [peripheries=2]
              1 -> 1 [label="true"]
            }
            """);
  }

  @Test
  void aNeverClaimIsWhatSpinUsersKnow() {
    assertThat(CommandRun.of("ltl", "--format=never", "--negate", "[] (p -> <> q)").out())
        .isEqualTo(
            """
            never { /* !([] (p -> <> q)) */
            T0_init:
            \tdo
            \t:: (true) -> goto T0_init
            \t:: (p && !q) -> goto accept_S1
            \tod;
            accept_S1:
            \tdo
            \t:: (!q) -> goto accept_S1
            \tod;
            }
            """);
  }

  @Test
  void aWrongFormulaIsShownWithACaret() {
    CommandRun run = CommandRun.of("ltl", "[] (p -> )");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("<formula>:1:10").contains("1 | [] (p -> )\n  |          ^");
  }

  @Test
  void aFormulaThatIsTooLargeIsRefused() {
    StringBuilder formula = new StringBuilder("[]<> p0");
    for (int i = 1; i < 20; i++) {
      formula.append(" && []<> p").append(i);
    }
    CommandRun run = CommandRun.of("ltl", formula.toString());
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err()).startsWith("gyre: this formula is too large: its automaton would take");
  }
}
