package dev.gyre.tck.sdl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.sdl.SdlFrontEnd;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.ifl.IfPrinter;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Systems in SDL printed as IF and read back: the same states and errors. Mutated texts are read or
 * refused at a place, and nothing else.
 *
 * <p>{@code -Dgyre.if.inputs=10000} tries more mutated texts, {@code -Dgyre.if.models} more random
 * systems.
 */
class IfTextTest {
  private static final int INPUTS = Integer.getInteger("gyre.if.inputs", 1500);
  private static final int MODELS = Integer.getInteger("gyre.if.models", 100);
  private static final int MOST_STATES = 30_000;

  static List<Path> files() throws IOException {
    try (Stream<Path> rules = Files.list(Path.of("src/test/resources/sdl"));
        Stream<Path> examples = Files.list(Path.of("../examples/sdl"))) {
      return Stream.concat(rules, examples)
          .filter(file -> file.toString().matches(".*\\.(sdl|if)"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void whatIsPrintedHasTheSameStates(Path file) throws IOException {
    sameStates(file.toString(), Files.readString(file));
  }

  @Test
  void randomSystemsHaveTheSameStates() {
    for (long seed = 1; seed <= MODELS; seed++) {
      sameStates("random.sdl", SdlGenerator.text(seed));
    }
  }

  static void sameStates(String name, String text) {
    SdlFrontEnd.Result first = read(name, text);
    IfSystem form = first.form().orElseThrow(() -> new AssertionError(name + first.diagnostics()));
    String printed = IfPrinter.print(form);
    SdlFrontEnd.Result again = read("printed.if", printed);
    assertThat(again.diagnostics()).as(printed).noneMatch(Diagnostic::isError);
    Optional<LoweredStates.Result> expected =
        LoweredStates.explore(first.system().orElseThrow(), MOST_STATES);
    assertThat(LoweredStates.explore(again.system().orElseThrow(), MOST_STATES))
        .as(printed)
        .isEqualTo(expected);
  }

  private static SdlFrontEnd.Result read(String name, String text) {
    return new SdlFrontEnd(LoweringOptions.DEFAULT).check(new SourceFile(name, text));
  }

  @Test
  void mutatedTextsAreReadOrRefusedAtAPlace() throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path file : files()) {
      read(file.toString(), Files.readString(file))
          .form()
          .map(IfPrinter::print)
          .ifPresent(texts::add);
    }
    Random random = new Random(1);
    for (int i = 0; i < INPUTS; i++) {
      String text = mutated(texts.get(random.nextInt(texts.size())), random);
      SdlFrontEnd.Result result = read("mutated.if", text);
      boolean isRefused = result.diagnostics().stream().anyMatch(Diagnostic::isError);
      assertThat(result.system().isPresent()).as(text).isEqualTo(!isRefused);
    }
  }

  /** Some words taken away, doubled or exchanged. */
  private static String mutated(String text, Random random) {
    List<String> words = new ArrayList<>(List.of(text.split("(?<=\\W)|(?=\\W)")));
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      int at = random.nextInt(words.size());
      String other = words.get(random.nextInt(words.size()));
      switch (random.nextInt(3)) {
        case 0 -> words.set(at, "");
        case 1 -> words.add(at, other);
        default -> words.set(at, other);
      }
    }
    return String.join("", words);
  }
}
