package dev.gyre.tck.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.format.SourceFormatter;
import dev.gyre.promela.syntax.Model;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.Oracles;
import dev.gyre.tck.gen.EventGenerator;
import dev.gyre.tck.gen.ModelGenerator;
import dev.gyre.tck.gen.TimedGenerator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random models through the printer, the parser, the formatter and Spin. */
class GeneratedModelsTest {
  private static final int SIZE = 3;
  private static final int MODELS = 400;

  /** Spin takes some 50 ms for each; {@code -Dgyre.spin.models=2000} asks it about more. */
  private static final int SPIN_MODELS = Integer.getInteger("gyre.spin.models", 60);

  private final ModelGenerator generator = new ModelGenerator();

  @Test
  void printedModelsAreReadBackToTheSameTree() {
    for (long seed = 0; seed < MODELS; seed++) {
      Model model = generator.generate(seed, SIZE);
      String text = PromelaPrinter.print(model);
      Reading reading = Reading.of(text);
      assertThat(reading.diagnostics().hasErrors())
          .as("seed %d reads without errors:%n%s", seed, text)
          .isFalse();
      assertThat(reading.shape()).as("seed %d:%n%s", seed, text).isEqualTo(TreeShape.of(model));
    }
  }

  @Test
  void printedModelsAreFormattedAlready() {
    for (long seed = 0; seed < MODELS; seed++) {
      String text = PromelaPrinter.print(generator.generate(seed, SIZE));
      assertThat(SourceFormatter.format(new SourceFile("printed.pml", text)).text())
          .as("seed %d", seed)
          .isEqualTo(text);
    }
  }

  @Test
  void theSameSeedGivesTheSameModel() {
    for (long seed = 0; seed < 20; seed++) {
      String first = TreeShape.of(generator.generate(seed, SIZE));
      assertThat(TreeShape.of(new ModelGenerator().generate(seed, SIZE)))
          .as("seed %d", seed)
          .isEqualTo(first);
    }
  }

  @Test
  void everyKindOfStatementAndExpressionOccurs() {
    for (long seed = 0; seed < MODELS; seed++) {
      generator.generate(seed, SIZE);
    }
    List<String> missing = new ArrayList<>();
    for (String node : List.of("Statement", "Expression", "Unit")) {
      missing.addAll(neverMade(node));
    }
    // Inlines are gone before there is a tree, and nobody writes what a translation leaves behind;
    // timers, events, index types and collections have generators of their own.
    assertThat(missing)
        .containsExactlyInAnyOrder(
            "Unit.Inline",
            "Unit.IndexType",
            "Statement.SetTimer",
            "Statement.Symmetric",
            "Statement.SelectIn",
            "Statement.Written",
            "Expression.CollectionCall",
            "Expression.TimerQuery",
            "Expression.Event",
            "Expression.Symmetric");
  }

  @Test
  void modelsWithTimersAreReadAsTheyArePrinted() {
    for (long seed = 0; seed < MODELS; seed++) {
      isReadAsItIsPrinted(seed, TimedGenerator.model(seed).text());
    }
  }

  @Test
  void modelsWithEventsAreReadAsTheyArePrinted() {
    for (long seed = 0; seed < MODELS; seed++) {
      isReadAsItIsPrinted(seed, EventGenerator.model(seed).watched());
    }
  }

  private static void isReadAsItIsPrinted(long seed, String model) {
    Reading written = Reading.of(model);
    String text = PromelaPrinter.print(written.model());
    Reading printed = Reading.of(text);
    assertThat(printed.diagnostics().hasErrors()).as("seed %d:%n%s", seed, text).isFalse();
    assertThat(printed.shape()).as("seed %d:%n%s", seed, text).isEqualTo(written.shape());
  }

  private List<String> neverMade(String node) {
    try {
      Class<?> type = Class.forName("dev.gyre.promela.syntax." + node);
      List<String> missing = new ArrayList<>();
      for (Class<?> kind : type.getPermittedSubclasses()) {
        String name = node + "." + kind.getSimpleName();
        if (!generator.coverage().containsKey(name)) {
          missing.add(name);
        }
      }
      return missing;
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void spinAcceptsThem() {
    Oracles.requireSpin();
    for (long seed = 0; seed < SPIN_MODELS; seed++) {
      String text = PromelaPrinter.print(generator.generate(seed, SIZE));
      assertThat(Oracles.spinRefusal(text)).as("seed %d:%n%s", seed, text).isEmpty();
    }
  }
}
