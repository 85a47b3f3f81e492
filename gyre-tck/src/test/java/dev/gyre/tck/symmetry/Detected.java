package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import dev.gyre.symmetry.detect.SymmetryDetection;

/** What is said about small models: who is interchangeable, and why others are not. */
final class Detected {
  /** Creates three processes, each with its number. */
  static final String CREATE =
      "init { byte i; atomic { do :: i < 3 -> run P(i); i++ :: else -> break od } }\n";

  static SymmetryDetection.Result detect(String text) {
    return SymmetryDetection.detect(system(text));
  }

  static ProcessSystem system(String text) {
    PromelaFrontEnd.Result read = new PromelaFrontEnd().check(new SourceFile("model.pml", text));
    return read.system().orElseThrow(() -> new IllegalArgumentException(read.diagnostics() + text));
  }

  /** These families are found, and no others. */
  static void finds(String found, String text) {
    SymmetryDetection.Result result = detect(text);
    assertThat(String.join(", ", result.found()))
        .as("%s%n%s", text, result.spoiled())
        .isEqualTo(found);
  }

  /** Everything is spoiled, and this is among the reasons. */
  static void spoils(String reason, String text) {
    SymmetryDetection.Result result = detect(text);
    assertThat(result.found()).as(text).isEmpty();
    assertThat(String.join("; ", result.spoiled())).as(text).contains(reason);
  }

  private Detected() {}
}
