package dev.gyre.promela.chantype;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChannelTypesTest {
  /** Agents serve clients on channels that come to them through other channels. */
  private static final String AGENTS =
      """
      mtype = { ask, no, wait, yes, back };
      chan desk = [0] of { mtype, chan };
      chan pool = [2] of { chan };
      proctype Agent(chan hear, tell) {
        do
        :: tell!wait(hear)
        :: tell!no(hear) -> break
        :: tell!yes(hear) -> hear?back(_); break
        od;
        desk!back(hear)
      }
      active [2] proctype Client() {
        chan me = [0] of { mtype, chan };
        chan agent;
        do
        :: desk!ask(me);
           do
           :: me?wait(agent)
           :: me?no(agent) -> break
           :: me?yes(agent) -> agent!back(me); break
           od
        od
      }
      active proctype Server() {
        chan agents[2] = [0] of { mtype, chan };
        chan client, agent;
        pool!agents[0];
        pool!agents[1];
        do
        :: desk?ask(client) ->
           if
           :: empty(pool) -> client!no(0)
           :: nempty(pool) -> pool?agent; run Agent(agent, client)
           fi
        :: desk?back(agent) -> pool!agent
        od
      }
      """;

  private static PromelaFrontEnd.Result check(String text) {
    return new PromelaFrontEnd().check(new SourceFile("model.pml", text));
  }

  private static List<Diagnostic> findings(String text) {
    return check(text).diagnostics().stream()
        .filter(d -> d.code() == PromelaCode.CHANNEL_TYPES)
        .toList();
  }

  private static List<String> types(String text) {
    return check(text).channels().orElseThrow().lines();
  }

  @Test
  void aChannelCarriesItself() {
    assertThat(findings(AGENTS)).isEmpty();
    assertThat(types(AGENTS))
        .contains(
            "desk              T1",
            "pool              chan of { T1 }",
            "Agent.hear        T1",
            "Server.agents[2]  T1",
            "T1 = chan of { mtype, T1 }");
  }

  /** The three mistakes of the paper: too few arguments, arguments exchanged, a field left out. */
  @Test
  void anArgumentIsMissing() {
    PromelaFrontEnd.Result result = check(AGENTS.replace("Agent(agent, client)", "Agent(agent)"));
    assertThat(result.diagnostics()).anyMatch(d -> d.code() == PromelaCode.ARGUMENT_COUNT);
  }

  @Test
  void fieldsAreExchanged() {
    List<Diagnostic> found = findings(AGENTS.replace("tell!wait(hear)", "tell!hear(wait)"));
    assertThat(found).isNotEmpty();
    Diagnostic first = found.get(0);
    assertThat(first.span().text()).isEqualTo("tell!hear(wait)");
    assertThat(first.message()).contains("'hear' is a channel").contains("a symbolic constant");
    assertThat(first.notes()).extracting(note -> note.span().text()).contains("hear");
  }

  @Test
  void aFieldIsLeftOut() {
    List<Diagnostic> found = findings(AGENTS.replace("tell!yes(hear)", "tell!yes"));
    assertThat(found).hasSize(1);
    assertThat(found.get(0).span().text()).isEqualTo("tell!yes");
    assertThat(found.get(0).message())
        .isEqualTo("this message has 1 field, but the channel carries messages of 2 fields");
  }

  /** Written differently and told apart by nothing: the three forms have one smallest form. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "chan A = [1] of { chan, bit }; init { A!A, 1 } @ A  T1",
        "chan A = [1] of { chan, bit }; chan B = [1] of { chan, bit }; init { A!B, 1; B!A, 1 } @ A  T1",
        "chan A = [1] of { chan }; chan B = [1] of { chan }; chan C = [1] of { chan };"
            + " init { A!B; B!C; C!A } @ A  T1",
        "chan A = [1] of { chan }; chan B = [1] of { byte }; init { A!B } @ A  chan of { chan of { number } }",
        "chan A = [1] of { chan }; init { skip } @ A  chan of { chan of ? }",
        "chan A; init { A?1, 2 } @ A  chan of { number; number }",
      })
  void smallestForm(String model, String line) {
    assertThat(types(model.strip()).get(0)).isEqualTo(line.strip().replace(';', ','));
  }

  /** Each way a channel can take from where it is made to where it is used wrongly. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        // given to a process
        "proctype P(chan c) { c!1, 2 } init { chan d = [1] of { byte }; run P(d) }",
        // assigned
        "init { chan d = [1] of { byte }; chan c; c = d; c?_, _ }",
        // an initial value
        "init { chan d = [1] of { byte }; chan c = d; c!1, 2 }",
        // an element of an array
        "chan d[2] = [1] of { byte }; init { chan c; c = d[1]; c!1, 2 }",
        // a field of a structure
        "typedef T { chan c }; chan d = [1] of { byte }; init { T t; t.c = d; t.c!1, 2 }",
        // through another channel
        "chan d = [1] of { byte }; chan e = [1] of { chan }; init { chan c; e!d; e?c; c!1, 2 }",
        // through another channel that came through a third
        "chan d = [1] of { byte }; chan e = [1] of { chan }; chan f = [1] of { chan };"
            + " init { chan c, g; e!d; f!e; f?g; g?c; c!1, 2 }",
        // chosen
        "chan d = [1] of { byte }; chan e = [1] of { byte }; init { chan c; c = (len(d) -> d : e); c!1, 2 }",
        // polled
        "init { chan d = [1] of { byte }; chan c; c = d; c?[1, 2] }",
        // a number where a channel is expected
        "chan d = [1] of { chan }; init { d!3 }",
        "chan d = [1] of { byte }; chan e = [1] of { byte }; init { d!e }",
        "chan d = [1] of { chan }; init { byte b; d?b }",
        "chan d = [1] of { chan }; init { d?eval(3) }",
        "proctype P(chan c) { c!1 } init { run P(2) }",
        // a channel of other messages
        "chan d = [1] of { byte }; chan e = [1] of { chan }; chan f = [1] of { byte, byte };"
            + " init { chan c; e!d; e!f; e?c }",
      })
  void isFound(String model) {
    // Spin refuses messages that are wider than any channel.
    List<Diagnostic> found = findings(model + " chan wide = [1] of { byte, byte };");
    assertThat(found).as(model).isNotEmpty();
    assertThat(found.get(0).notes()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "chan d = [1] of { chan }; init { d!0 }",
        "mtype = { a }; chan d = [1] of { byte }; init { d!a }",
        "mtype = { a }; chan d = [1] of { mtype }; init { byte b; d?b; d!3 }",
        "chan d = [1] of { bool }; init { d!1; d?_ }",
        "typedef T { byte a; byte b[2] }; chan d = [1] of { T }; init { T t; d!t; d?t }",
        "chan d = [1] of { byte }; trace { do :: d!x -> d?y od } byte x, y; init { d!1; d?_ }",
        "chan d = [1] of { byte }; chan e = [1] of { byte, byte }; init { d!1; e!1, 2 }",
      })
  void isRight(String model) {
    assertThat(findings(model)).as(model).isEmpty();
  }
}
