package dev.gyre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.source.SourceFile;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the propositions of a formula can speak of. */
class PropositionsTest {
  private static final String MODEL =
      """
      mtype = { req, ack };
      chan q = [1] of { mtype };
      active proctype Client() { byte sent; do :: sending: q!req; sent = 1 - sent od }
      active proctype Server() { do :: progress: q?_; done: skip od }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[]<> (len(q) == 0); holds",
        "[] (empty(q) || full(q)); holds",
        "[] nfull(q); violated",
        "[]<> q?[req]; holds",
        "<> q?[ack]; violated",
        "[]<> Server[1]@done; holds",
        "<> Client[1]@sending; violated",
        "[]<> (Client[0]:sent == 1); holds",
        "[] (Server[1]@done -> X (_last == 1 || Server[1]@done)); holds",
        "[] (_last == 1 -> X (_last == 0)); violated",
        "[]<> np_; holds",
        "<> timeout; violated",
        "[] (enabled(0) || enabled(1)); holds",
        "[]<> enabled(1); holds",
        "[] enabled(1); violated",
        "[] (_nr_pr == 2); holds",
      })
  void propositionsGetTheirMeaning(String formula, String verdict) {
    CheckReport report =
        Checker.check(
            CheckRequest.of(new SourceFile("m.pml", MODEL))
                .withOptions(CheckOptions.none().withFormulas(List.of(formula))));
    assertThat(report.verdict().word()).as("%s", report.diagnostics()).isEqualTo(verdict);
  }
}
