package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.sdl.SdlFrontEnd;
import dev.gyre.sdl.asn1.Asn1Parser;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.ifl.IfReader;
import dev.gyre.sdl.lex.SdlFileReader;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.sdl.taste.InterfaceViewReader;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page about diagnostics: complete, and its examples show what they say. */
class DiagnosticsDocTest {
  private static final Pattern SECTION =
      Pattern.compile("(?ms)^### (GYR\\d{4}) (\\S+)$(.*?)(?=^##|\\z)");

  private static final Pattern EXAMPLE =
      Pattern.compile("(?ms)^```(promela|sdl|if|asn1|xml|path)\\n(.*?)^```$");

  @TempDir private Path folder;

  @Test
  void everyCodeHasASectionAndNoOtherHas() throws IOException {
    Map<String, String> wanted = new TreeMap<>();
    for (PromelaCode code : PromelaCode.values()) {
      wanted.put(code.id(), code.slug());
    }
    for (SdlCode code : SdlCode.values()) {
      wanted.put(code.id(), code.slug());
    }
    Map<String, String> found = new TreeMap<>();
    Matcher section = SECTION.matcher(page());
    while (section.find()) {
      found.put(section.group(1), section.group(2));
    }
    assertThat(found).isEqualTo(wanted);
  }

  @Test
  void everyExampleHasTheFindingItStandsUnder() throws IOException {
    putNeighbours();
    List<String> wrong = new ArrayList<>();
    Matcher section = SECTION.matcher(page());
    while (section.find()) {
      String slug = section.group(2);
      Matcher example = EXAMPLE.matcher(section.group(3));
      int examples = 0;
      while (example.find()) {
        examples++;
        Collection<String> slugs = slugs(example.group(1), example.group(2));
        if (!slugs.contains(slug)) {
          wrong.add(slug + " is not found, but " + slugs);
        }
      }
      if (examples == 0) {
        wrong.add(slug + " has no example");
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** What is found in an example of a language. */
  private Collection<String> slugs(String language, String text) throws IOException {
    if (language.equals("promela")) {
      return FrontEndRun.of(model(text)).slugs();
    }
    Diagnostics diagnostics = new Diagnostics();
    SourceFile file = new SourceFile("example", text);
    switch (language) {
      case "sdl" ->
          new SdlFrontEnd(LoweringOptions.DEFAULT)
              .check(file)
              .diagnostics()
              .forEach(diagnostics::report);
      case "if" -> IfReader.read(file, diagnostics);
      case "asn1" -> Asn1Parser.parse(file, diagnostics);
      case "xml" -> InterfaceViewReader.read(file, diagnostics);
      default -> SdlFileReader.read(folder.resolve(text.strip()), diagnostics);
    }
    return diagnostics.all().stream().map(found -> found.code().slug()).toList();
  }

  private static String page() throws IOException {
    return Files.readString(Repository.root().resolve("docs/diagnostics.md"));
  }

  private Path model(String text) throws IOException {
    return Files.writeString(folder.resolve("model.pml"), text);
  }

  /** The files that the examples about reading files include. */
  private void putNeighbours() throws IOException {
    Files.createDirectory(folder.resolve("folder"));
    Files.write(folder.resolve("data.bin"), new byte[16]);
    try (RandomAccessFile huge = new RandomAccessFile(folder.resolve("huge.pml").toFile(), "rw")) {
      huge.setLength(65L << 20);
    }
  }
}
