package dev.gyre.tck.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.format.SourceFormatter;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.Oracles;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Real models, with comments, macros and layouts nobody would invent. */
class FormattedCorpusTest {

  @Test
  void formattingKeepsTheTree() {
    for (Path path : Oracles.corpusFiles()) {
      SourceFile file = Reading.file(path);
      String formatted = SourceFormatter.format(file).text();
      Reading before = Reading.of(file);
      Reading after = Reading.of(new SourceFile(file.name(), formatted));
      assertThat(after.shape()).as("%s", path).isEqualTo(before.shape());
      assertThat(after.diagnostics().errorCount())
          .as("errors in %s", path)
          .isEqualTo(before.diagnostics().errorCount());
    }
  }

  @Test
  void everyFileCanBeFormatted() {
    for (Path path : Oracles.corpusFiles()) {
      assertThat(SourceFormatter.format(Reading.file(path)).diagnostics()).as("%s", path).isEmpty();
    }
  }

  @Test
  void formattingTwiceIsFormattingOnce() {
    for (Path path : Oracles.corpusFiles()) {
      SourceFile file = Reading.file(path);
      String once = SourceFormatter.format(file).text();
      String twice = SourceFormatter.format(new SourceFile(file.name(), once)).text();
      assertThat(twice).as("%s", path).isEqualTo(once);
    }
  }

  @Test
  void printingKeepsTheTree() {
    for (Path path : Oracles.corpusFiles()) {
      Reading before = Reading.of(Reading.file(path));
      if (!before.diagnostics().hasErrors()) {
        Reading after = Reading.of(PromelaPrinter.print(before.model()));
        assertThat(after.diagnostics().hasErrors()).as("errors in %s", path).isFalse();
        assertThat(after.shape()).as("%s", path).isEqualTo(before.shape());
      }
    }
  }
}
