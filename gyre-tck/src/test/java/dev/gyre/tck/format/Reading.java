package dev.gyre.tck.format;

import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.Preprocessor;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.PromelaParser;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A text read by our own front end. */
record Reading(Model model, Diagnostics diagnostics) {
  static Reading of(SourceFile file) {
    Diagnostics diagnostics = new Diagnostics();
    Preprocessor preprocessor = new Preprocessor(new FileSourceLoader(), Map.of(), diagnostics);
    Model model = PromelaParser.parse(preprocessor.run(file), diagnostics);
    return new Reading(model, diagnostics);
  }

  static Reading of(String text) {
    return of(new SourceFile("printed.pml", text));
  }

  /** A file of the corpus; some of them are older than UTF-8. */
  static SourceFile file(Path path) {
    try {
      String text = Files.readString(path, StandardCharsets.ISO_8859_1);
      return new SourceFile(path.toString(), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String shape() {
    return TreeShape.of(model);
  }
}
