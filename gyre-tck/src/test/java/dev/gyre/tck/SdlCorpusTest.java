package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.sdl.asn1.Asn1Parser;
import dev.gyre.sdl.lex.SdlFileReader;
import dev.gyre.sdl.syntax.SdlParser;
import dev.gyre.sdl.taste.InterfaceView;
import dev.gyre.sdl.taste.InterfaceViewReader;
import dev.gyre.sdl.taste.ProjectFiles;
import dev.gyre.sdl.taste.TasteFunction;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every real model is accepted, or refused at the line of what is wrong with it. */
class SdlCorpusTest {
  /** Files that hold only the name of another file: links, copied as text. */
  private static final int LONGEST_LINK = 100;

  /** What becomes of a file that is not accepted. */
  private record Refusal(int line, String code, int errors) {}

  @Test
  void everyTextIsAcceptedOrRefusedAtTheRightLine() throws IOException {
    SdlCorpus corpus = SdlCorpus.require();
    Map<String, Refusal> expected = expected();
    Map<String, Refusal> found = new TreeMap<>();
    Map<String, int[]> shares = new TreeMap<>();
    List<SdlCorpus.Row> rows = corpus.rows();
    for (SdlCorpus.Row row : rows) {
      List<Diagnostic> errors = errors(corpus.file(row.name()));
      if (!errors.isEmpty()) {
        Diagnostic first = errors.get(0);
        found.put(row.name(), new Refusal(first.span().line(), first.code().slug(), errors.size()));
      }
      for (String construct : row.constructs()) {
        int[] share = shares.computeIfAbsent(construct, key -> new int[2]);
        share[0]++;
        share[1] += errors.isEmpty() ? 1 : 0;
      }
    }
    print(rows.size(), rows.size() - found.size(), shares);
    assertThat(rows).hasSizeGreaterThan(300);
    assertThat(found).isEqualTo(expected);
  }

  /** The files that the table of the corpus does not list are read all the same. */
  @Test
  void textsOutsideTheTableAreAccepted() throws IOException {
    SdlCorpus corpus = SdlCorpus.require();
    Map<String, Refusal> known = expected();
    List<String> wrong = new ArrayList<>();
    List<Path> files = new ArrayList<>(corpus.files(".pr"));
    files.addAll(corpus.files(".sdl"));
    for (Path file : files) {
      if (!known.containsKey(corpus.name(file)) && !errors(file).isEmpty()) {
        wrong.add(corpus.name(file));
      }
    }
    assertThat(files).hasSizeGreaterThan(600);
    assertThat(wrong).isEmpty();
  }

  @Test
  void everyFileOfTypesIsAccepted() throws IOException {
    SdlCorpus corpus = SdlCorpus.require();
    List<String> wrong = new ArrayList<>();
    List<Path> files = corpus.files(".asn");
    for (Path file : files) {
      Diagnostics diagnostics = new Diagnostics();
      SdlFileReader.read(file, diagnostics).ifPresent(text -> Asn1Parser.parse(text, diagnostics));
      if (diagnostics.hasErrors() && Files.size(file) > LONGEST_LINK) {
        wrong.add(corpus.name(file) + ": " + diagnostics.all().get(0));
      }
    }
    assertThat(files).hasSizeGreaterThan(700);
    assertThat(wrong).isEmpty();
  }

  @Test
  void everyInterfaceViewIsReadAndItsProcessesAreFound() {
    SdlCorpus corpus = SdlCorpus.require();
    List<String> wrong = new ArrayList<>();
    int processes = 0;
    for (Path file : corpus.files("interfaceview.xml")) {
      Diagnostics diagnostics = new Diagnostics();
      InterfaceView view =
          SdlFileReader.read(file, diagnostics)
              .flatMap(text -> InterfaceViewReader.read(text, diagnostics))
              .orElseThrow();
      for (TasteFunction function : view.functions()) {
        if (function.language().equals("SDL")) {
          processes++;
          if (ProjectFiles.of(file, function).process().isEmpty()) {
            wrong.add(corpus.name(file) + ": " + function.name());
          }
        }
      }
      diagnostics.all().forEach(found -> wrong.add(corpus.name(file) + ": " + found));
    }
    assertThat(processes).isGreaterThan(150);
    assertThat(wrong).isEmpty();
  }

  private static List<Diagnostic> errors(Path file) {
    Diagnostics diagnostics = new Diagnostics();
    SdlFileReader.read(file, diagnostics).ifPresent(text -> SdlParser.parse(text, diagnostics));
    return diagnostics.all().stream().filter(Diagnostic::isError).toList();
  }

  private static Map<String, Refusal> expected() throws IOException {
    Path table = Repository.root().resolve("gyre-tck/src/test/resources/sdl/refused.tsv");
    return Files.readAllLines(table).stream()
        .skip(1)
        .map(line -> line.split("\t"))
        .collect(
            Collectors.toMap(
                row -> row[0],
                row -> new Refusal(Integer.parseInt(row[1]), row[2], Integer.parseInt(row[3])),
                (one, other) -> one,
                TreeMap::new));
  }

  private static void print(int files, int accepted, Map<String, int[]> shares) {
    System.out.printf(Locale.ROOT, "SdlCorpusTest: %d of %d texts accepted%n", accepted, files);
    shares.forEach(
        (construct, share) ->
            System.out.printf(
                Locale.ROOT, "  %-40s %4d of %4d files%n", construct, share[1], share[0]));
  }
}
