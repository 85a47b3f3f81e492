package dev.gyre.cli;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ltl.LtlTranslator;
import dev.gyre.ltl.LtlTranslator.Acceptance;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.print.AutomatonText;
import dev.gyre.ltl.print.DotPrinter;
import dev.gyre.ltl.print.HoaPrinter;
import dev.gyre.ltl.print.NeverClaimPrinter;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.source.SourceFile;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gyre ltl}: what automaton is behind a formula? */
@Command(
    name = "ltl",
    mixinStandardHelpOptions = true,
    description = "Show the automaton that accepts what a formula of temporal logic says.",
    footer = {
      "",
      "Operators: [] <> U V W X ! && || -> <->, or always, eventually, until, release,",
      "weakuntil, next, implies, equivalent. Propositions: names, or Promela expressions in",
      "parentheses.",
      "",
      "Exit status: 0 fine, 2 the formula is wrong, 3 its automaton would be too large."
    })
final class LtlCommand implements Callable<Integer> {
  private final Console console;

  /** The forms in which an automaton can be shown. */
  enum Shape {
    TEXT,
    HOA,
    DOT,
    NEVER
  }

  @Option(
      names = "--format",
      paramLabel = "text|hoa|dot|never",
      defaultValue = "text",
      description =
          "For people, for other tools (Hanoi format), for Graphviz, or a never claim for Spin."
              + " Default: text.")
  private Shape format;

  @Option(
      names = {"--buchi", "--degeneralise"},
      description = "One acceptance set, on states; a never claim always has that.")
  private boolean buchi;

  @Option(names = "--negate", description = "Show what violates the formula.")
  private boolean negate;

  @Parameters(arity = "1", paramLabel = "FORMULA", description = "The formula, such as '[]<> p'.")
  private String formula;

  LtlCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    PromelaFrontEnd.FormulaResult read =
        new PromelaFrontEnd().formula(new SourceFile("<formula>", formula));
    read.diagnostics()
        .forEach(
            d ->
                console
                    .err()
                    .println(TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(d))));
    if (read.formula().isEmpty()) {
      return ExitStatus.WRONG_INPUT.number();
    }
    LtlFormula wanted = read.formula().get();
    try {
      console.out().print(show(negate ? LtlTranslator.negate(wanted) : wanted));
      return ExitStatus.SUCCESS.number();
    } catch (FormulaTooLargeException e) {
      console.err().println("gyre: this formula is too large: " + e.getMessage());
      return ExitStatus.UNDECIDED.number();
    }
  }

  private String show(LtlFormula wanted) throws FormulaTooLargeException {
    Acceptance acceptance =
        buchi || format == Shape.NEVER ? Acceptance.BUCHI : Acceptance.GENERALISED;
    Automaton automaton = LtlTranslator.translate(wanted, acceptance).automaton();
    String title = negate ? "!(" + formula + ")" : formula;
    return switch (format) {
      case TEXT -> AutomatonText.print(title, automaton);
      case HOA -> HoaPrinter.print(title, automaton);
      case DOT -> DotPrinter.print(title, automaton);
      case NEVER -> NeverClaimPrinter.print(title, automaton);
    };
  }
}
