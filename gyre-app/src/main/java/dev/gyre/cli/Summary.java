package dev.gyre.cli;

import dev.gyre.engine.json.CheckedFile;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** The one line that says what became of a file. */
final class Summary {
  private Summary() {}

  static String of(CheckedFile file) {
    List<String> parts = new ArrayList<>();
    file.size()
        .ifPresent(
            size -> {
              parts.add("ok");
              parts.add(count(size.processTypes(), "process type"));
              parts.add(count(size.locations(), "location"));
            });
    int errors = (int) file.diagnostics().stream().filter(Diagnostic::isError).count();
    int warnings = file.diagnostics().size() - errors;
    if (errors > 0) {
      // Past the limit they are no longer kept, so the true number is not known here.
      parts.add((errors >= Diagnostics.ERROR_LIMIT ? "at least " : "") + count(errors, "error"));
    }
    if (warnings > 0) {
      parts.add(count(warnings, "warning"));
    }
    return file.model() + ": " + String.join(", ", parts);
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
