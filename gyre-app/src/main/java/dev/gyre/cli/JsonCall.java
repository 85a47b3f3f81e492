package dev.gyre.cli;

import dev.gyre.engine.json.CheckJson;
import dev.gyre.engine.json.VerifyJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A call that asks for JSON, told from its words alone, because it may be too wrong to be taken
 * apart: whoever reads the standard output finds one object there, whatever happens.
 *
 * @param schema what the object is
 */
record JsonCall(String schema) {

  static Optional<JsonCall> of(String... args) {
    List<String> words = List.of(args).stream().map(w -> w.toLowerCase(Locale.ROOT)).toList();
    int option = words.indexOf("--format");
    boolean apart = option >= 0 && option + 1 < words.size() && isJson(words.get(option + 1));
    if (!apart && !words.contains("--format=json")) {
      return Optional.empty();
    }
    return words.stream()
        .filter(word -> word.equals("verify") || word.equals("check"))
        .findFirst()
        .map(word -> new JsonCall(word.equals("verify") ? VerifyJson.SCHEMA : CheckJson.SCHEMA));
  }

  private static boolean isJson(String word) {
    return word.equals("json");
  }

  /** There is no report, for this reason. */
  void answer(String reason, Console console) {
    try {
      VerifyJson.writeRefusal(schema, reason, console.out());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
