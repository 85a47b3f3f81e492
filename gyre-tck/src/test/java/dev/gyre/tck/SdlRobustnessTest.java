package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.sdl.SdlFrontEnd;
import dev.gyre.sdl.asn1.Asn1Parser;
import dev.gyre.sdl.lex.SdlFileReader;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.sdl.syntax.SdlParser;
import dev.gyre.sdl.taste.InterfaceViewReader;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * No text, however wrong, makes the readers of SDL, ASN.1 and interface views fail: they answer,
 * soon, and every finding has a place in the text.
 *
 * <p>The number of spoiled texts of each kind is the system property {@code gyre.sdl.inputs}, the
 * seed of the first one {@code gyre.robustness.seed}.
 */
class SdlRobustnessTest {
  private static final int INPUTS = Integer.getInteger("gyre.sdl.inputs", 400);
  private static final long SEED = Long.getLong("gyre.robustness.seed", 1);
  private static final double LIMIT_SECONDS = 10;

  private static final List<String> WORDS =
      List.of(
          ("system endsystem block endblock process endprocess type referenced channel endchannel"
                  + " signalroute from to with connect and signal signallist signalset use comment"
                  + " procedure endprocedure fpar in out in/out returns external exported dcl timer"
                  + " newtype struct array literals endnewtype syntype constants endsyntype synonym"
                  + " start state aggregation substructure endsubstructure endstate input priority"
                  + " none provided save nextstate - -* via join stop return task output call create"
                  + " set reset decision any else enddecision for range endfor if then fi connection"
                  + " endconnection monitor renames errorstates macro select service view virtual x y"
                  + " p q s 0 1 10. 'text' '00FF'H '01'B \"ia5\" ( ) { } ; ; ; , : := . ! = /= < <="
                  + " > >= => + * / // << >> (. .) mod rem not xor or self sender now null true"
                  + " DEFINITIONS ::= BEGIN END INTEGER SEQUENCE OF SIZE CHOICE ENUMERATED .. ... |"
                  + " <Function name=\"a\"> </Function> <!DOCTYPE &amp; <![CDATA[ ]]> -- /* */ ' \n")
              .split(" "));

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void spoiledTextsOfSdlGetAnAnswer() {
    List<String> texts = new ArrayList<>(texts(".pr"));
    texts.addAll(texts(".sdl"));
    texts.add("system s; block b; process p; start; nextstate w; state w; endprocess; endblock;");
    spoil(texts, "process p; start; ", SdlParser::parse);
  }

  /** From the text to the process system, with the structure and the types beside the file. */
  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void spoiledSystemsGetAnAnswer() {
    List<SourceFile> files = new ArrayList<>(files(".pr"));
    files.addAll(files(".sdl"));
    files.add(new SourceFile("p.pr", "process p; start; nextstate w; state w; endprocess;"));
    List<String> failures = new ArrayList<>();
    for (int i = 0; i < INPUTS; i++) {
      long seed = SEED + i;
      SourceFile file = files.get(i % files.size());
      String text = new TextMutator(List.of(file.text()), WORDS, "process p; start; ", seed).next();
      judge(text, (spoiled, found) -> readWhole(new SourceFile(file.name(), text)))
          .ifPresent(why -> failures.add("seed " + seed + ", " + file.name() + ": " + why));
    }
    assertThat(failures).isEmpty();
  }

  /** Findings may be in other files, so they are not looked at. */
  private static void readWhole(SourceFile file) {
    SdlFrontEnd.Result result =
        new SdlFrontEnd(LoweringOptions.DEFAULT).check(file, SdlRobustnessTest::beside);
    boolean isRefused = result.diagnostics().stream().anyMatch(Diagnostic::isError);
    assertThat(result.system().isPresent()).isEqualTo(!isRefused);
  }

  private static Optional<SourceFile> beside(String name, SourceFile from) {
    Path path = Path.of(from.name()).resolveSibling(name);
    return Files.isRegularFile(path)
        ? SdlFileReader.read(path, new Diagnostics())
        : Optional.empty();
  }

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void spoiledTypesGetAnAnswer() {
    List<String> texts = new ArrayList<>(texts(".asn"));
    texts.add("M DEFINITIONS ::= BEGIN T ::= SEQUENCE (SIZE(1..3)) OF INTEGER (0..7) END");
    spoil(texts, "M DEFINITIONS ::= BEGIN ", Asn1Parser::parse);
  }

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void spoiledInterfaceViewsGetAnAnswer() {
    List<String> texts = new ArrayList<>(texts("interfaceview.xml"));
    texts.add("<InterfaceView><Function name=\"f\" language=\"SDL\"></Function></InterfaceView>");
    spoil(texts, "<InterfaceView>", InterfaceViewReader::read);
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void deepAndLongTextsGetAnAnswer() {
    int many = 100_000;
    String start = "process p; start; ";
    List<String> hard =
        List.of(
            start + "task x := " + "(".repeat(many),
            start + "task x := " + "not ".repeat(many) + "y;",
            start + "task x := " + "a + ".repeat(many) + "b;",
            start + "task x := a" + "(1)".repeat(many) + ";",
            start + "task x := " + "{a ".repeat(many) + "1;",
            start + "task x := " + "a : ".repeat(many) + "1;",
            start + "decision x; (1): ".repeat(many),
            start + "l: ".repeat(many),
            start + "task x := " + "9".repeat(many) + ";",
            start + "task x := 1.0e" + "9".repeat(9) + ";",
            "process p; " + "state s; substructure ".repeat(many),
            "process p; " + "procedure q; ".repeat(many),
            "system s; " + "block b; ".repeat(many),
            "system s; " + "signal ".repeat(many),
            "system s; '" + "''".repeat(many));
    List<String> failures = new ArrayList<>();
    for (String text : hard) {
      judge(text, SdlParser::parse)
          .ifPresent(why -> failures.add(text.substring(0, 40) + ": " + why));
    }
    String types = "M DEFINITIONS ::= BEGIN T ::= ";
    for (String text :
        List.of(
            types + "SEQUENCE { a ".repeat(many),
            types + "INTEGER " + "(".repeat(many),
            types + "SEQUENCE OF ".repeat(many),
            types + "INTEGER v INTEGER ::= " + "{".repeat(many))) {
      judge(text, Asn1Parser::parse)
          .ifPresent(why -> failures.add(text.substring(0, 40) + ": " + why));
    }
    judge("<InterfaceView>" + "<Function>".repeat(many), InterfaceViewReader::read)
        .ifPresent(failures::add);
    assertThat(failures).isEmpty();
  }

  private void spoil(
      List<String> texts, String opening, BiConsumer<SourceFile, Diagnostics> reader) {
    List<String> failures = new ArrayList<>();
    for (int i = 0; i < INPUTS; i++) {
      long seed = SEED + i;
      String text = new TextMutator(texts, WORDS, opening, seed).next();
      judge(text, reader).ifPresent(why -> failures.add("seed " + seed + ": " + why));
    }
    assertThat(failures).isEmpty();
  }

  /** Why the answer to the text is not one; nothing if all is well. */
  private static Optional<String> judge(String text, BiConsumer<SourceFile, Diagnostics> reader) {
    long start = processorTime();
    Diagnostics diagnostics = new Diagnostics();
    try {
      reader.accept(new SourceFile("text", text), diagnostics);
    } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError fault) {
      StackTraceElement[] trace = fault.getStackTrace();
      return Optional.of(fault + (trace.length > 0 ? " at " + trace[0] : ""));
    }
    double seconds = (processorTime() - start) / 1e9;
    if (seconds > LIMIT_SECONDS) {
      return Optional.of(String.format(Locale.ROOT, "took %.1f s", seconds));
    }
    return diagnostics.all().stream()
        .filter(found -> !isPlaced(found, text))
        .findFirst()
        .map(found -> "not in the text: " + found);
  }

  /** On a busy machine the clock says nothing about the text. */
  private static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static boolean isPlaced(Diagnostic found, String text) {
    return !found.message().isBlank()
        && found.span().start() >= 0
        && found.span().start() <= found.span().end()
        && found.span().end() <= text.length();
  }

  private static List<String> texts(String ending) {
    return files(ending).stream().map(SourceFile::text).toList();
  }

  private static List<SourceFile> files(String ending) {
    List<SourceFile> texts = new ArrayList<>();
    SdlCorpus.locate()
        .ifPresent(
            corpus -> {
              for (Path file : corpus.files(ending)) {
                SdlFileReader.read(file, new Diagnostics()).ifPresent(texts::add);
              }
            });
    return texts;
  }
}
