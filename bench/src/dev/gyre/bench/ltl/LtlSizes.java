package dev.gyre.bench.ltl;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ltl.LtlTranslator;
import dev.gyre.ltl.LtlTranslator.Acceptance;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How large the automata of well-known formulas are, in Gyre and as Spin's never claims. */
public final class LtlSizes {
  /** The last label of a state; Spin gives some states two. */
  private static final Pattern STATE = Pattern.compile("(?m)^\\w+:\\n(?!\\w+:)");

  private final String spin;
  private final String spinWithNext;
  private final long spinSeconds;
  private final StringBuilder page = new StringBuilder();
  private final List<String> larger = new ArrayList<>();
  private int formulas;
  private int smaller;
  private int unanswered;

  private LtlSizes(String spin, String spinWithNext, long spinSeconds) {
    this.spin = spin;
    this.spinWithNext = spinWithNext;
    this.spinSeconds = spinSeconds;
  }

  /** The arguments: the formulas, the page to write, Spin, one that knows X, its time limit. */
  public static void main(String[] args) throws IOException, InterruptedException {
    LtlSizes sizes = new LtlSizes(args[2], args[3], Long.parseLong(args[4]));
    sizes.run(Files.readAllLines(Path.of(args[0])));
    Files.writeString(Path.of(args[1]), sizes.page());
    System.out.print(sizes.page());
  }

  private void run(List<String> lines) throws IOException, InterruptedException {
    warmUp(lines);
    for (String line : lines) {
      if (line.startsWith("[") && line.endsWith("]") && line.matches("\\[[A-Z].*")) {
        page.append("\n## ").append(line, 1, line.length() - 1).append("\n\n");
        page.append("| formula | TGBA | BA | Spin | ms | Spin ms |\n|---|---|---|---|---|---|\n");
      } else if (!line.isBlank() && !line.startsWith("#")) {
        row(line);
      }
    }
  }

  /** Times are those of a warm JVM, because a search has one. */
  private static void warmUp(List<String> lines) {
    for (String line : lines) {
      if (!line.isBlank() && !line.startsWith("#") && !line.matches("\\[[A-Z].*")) {
        translate(line, Acceptance.BUCHI);
      }
    }
  }

  private void row(String text) throws IOException, InterruptedException {
    long start = System.nanoTime();
    Automaton generalised = translate(text, Acceptance.GENERALISED);
    Automaton buchi = translate(text, Acceptance.BUCHI);
    double millis = (System.nanoTime() - start) / 1e6;
    start = System.nanoTime();
    OptionalInt claim = claimStates(text);
    double spinMillis = (System.nanoTime() - start) / 1e6;
    formulas++;
    if (claim.isEmpty()) {
      unanswered++;
    } else if (buchi.states() > claim.getAsInt()) {
      larger.add(text);
    } else if (buchi.states() < claim.getAsInt()) {
      smaller++;
    }
    String shown = "`" + text.replace("|", "\\|") + "`";
    page.append(
        String.format(
            Locale.ROOT,
            "| %s | %d/%d | %d/%d | %s | %.1f | %.0f |%n",
            shown,
            generalised.states(),
            generalised.arcCount(),
            buchi.states(),
            buchi.arcCount(),
            claim.isPresent() ? claim.getAsInt() : "none",
            millis,
            spinMillis));
  }

  private static Automaton translate(String text, Acceptance acceptance) {
    LtlFormula formula =
        new PromelaFrontEnd().formula(new SourceFile("formula", text)).formula().orElseThrow();
    try {
      return LtlTranslator.translate(formula, acceptance).automaton();
    } catch (FormulaTooLargeException e) {
      throw new IllegalStateException(text, e);
    }
  }

  /** The number of states of Spin's claim, or nothing if it takes too long. */
  private OptionalInt claimStates(String text) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("ltl-sizes");
    Path output = folder.resolve("claim");
    try {
      Process process =
          new ProcessBuilder(text.contains("X") ? spinWithNext : spin, "-f", text)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      if (!process.waitFor(spinSeconds, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
        return OptionalInt.empty();
      }
      String claim = Files.readString(output, StandardCharsets.UTF_8);
      int states = 0;
      Matcher state = STATE.matcher(claim);
      while (state.find()) {
        states++;
      }
      if (claim.contains("saw 'X'")) {
        return OptionalInt.empty(); // a Spin without next
      }
      if (!claim.contains("never") || states == 0) {
        throw new IOException("no claim for " + text + ": " + claim);
      }
      return OptionalInt.of(states);
    } finally {
      Files.deleteIfExists(output);
      try (var left = Files.list(folder)) {
        for (Path file : left.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(folder);
    }
  }

  private String page() {
    StringBuilder whole = new StringBuilder("# Sizes of automata\n\n");
    whole.append("Written by `bench/ltl`. TGBA: states/arcs of the generalised automaton, which ");
    whole.append("`gyre ltl` shows. BA: states/arcs of the\nautomaton with accepting states ");
    whole.append("(`--buchi`). Spin: states of the claim that `spin -f` writes, none\nif it takes more than ");
    whole.append(spinSeconds).append(" s or knows no X. ms: Gyre, both automata, in a warm JVM.\n\n");
    whole.append(formulas).append(" formulas. Against Spin's claim the BA has fewer states for ");
    whole.append(smaller).append(", as many for ");
    whole.append(formulas - smaller - larger.size() - unanswered).append(", more for ");
    whole.append(larger.size()).append("; Spin gave no answer for ").append(unanswered);
    whole.append(".\n");
    larger.forEach(text -> whole.append("\n- more: `").append(text).append("`"));
    return whole.append(larger.isEmpty() ? "" : "\n").append(page).toString();
  }
}
