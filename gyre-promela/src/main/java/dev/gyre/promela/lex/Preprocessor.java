package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * From the main file to the tokens of the whole model: includes, conditionals and macros are done.
 * Does what {@code gcc -std=gnu99 -E -x c} does, which is what Spin runs, but without gcc's
 * predefined macros; one difference is deliberate: in {@code 0..N} the macro N is expanded.
 *
 * <pre>{@code
 * List<Token> tokens =
 *     new Preprocessor(new FileSourceLoader(), Map.of("N", "4"), diagnostics).run(mainFile);
 * }</pre>
 *
 * <p>Never throws on account of the user's text; what is wrong is reported. An instance may be used
 * for several files one after the other, each from a clean start.
 */
public final class Preprocessor {
  /** The name of the file that definitions given apart are said to be in. */
  static final String COMMAND_LINE = "<command line>";

  /** A model of more tokens than this would not fit into memory anyway. */
  static final int MAX_TOKENS = 20_000_000;

  private final SourceLoader loader;
  private final Map<String, String> definitions;
  private final Diagnostics diagnostics;

  /**
   * @param definitions macros from the command line, name to replacement
   */
  public Preprocessor(
      SourceLoader loader, Map<String, String> definitions, Diagnostics diagnostics) {
    this.loader = loader;
    this.definitions = Map.copyOf(definitions);
    this.diagnostics = diagnostics;
  }

  /** The tokens of the model; the last one is {@link TokenKind#END_OF_INPUT}. */
  public List<Token> run(SourceFile main) {
    return run(main, List.of());
  }

  /**
   * The tokens of the model and, behind them, those of formulas given apart from it. Macros of the
   * model are expanded in the formulas, each of which becomes an {@code ltl} block without a name.
   */
  public List<Token> run(SourceFile main, List<SourceFile> formulas) {
    MacroTable macros = new MacroTable(diagnostics);
    ExpansionBudget budget = new ExpansionBudget();
    IncludeStack files = new IncludeStack(main, diagnostics);
    SourceFile commandLine = commandLine();
    files.enter(commandLine, commandLine.span(0, 0));
    List<Token> tokens = tokens(files, macros, budget);
    refuseJoinedSigns(tokens);
    for (SourceFile formula : formulas) {
      List<Token> text = tokens(new IncludeStack(formula, diagnostics), macros, budget);
      tokens.remove(tokens.size() - 1);
      tokens.addAll(FormulaTokens.asUnit(text));
    }
    return tokens;
  }

  private List<Token> tokens(IncludeStack files, MacroTable macros, ExpansionBudget budget) {
    Directives directives = new Directives(files, macros, loader, budget, diagnostics);
    SourceReader reader = new SourceReader(files, directives, diagnostics);
    return collect(new MacroExpander(macros, reader, budget, diagnostics));
  }

  /** The definitions as a file, so that messages can show them. */
  private SourceFile commandLine() {
    StringBuilder text = new StringBuilder();
    definitions.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            definition ->
                text.append("#define ")
                    .append(definition.getKey())
                    .append(' ')
                    .append(definition.getValue().replace('\n', ' '))
                    .append('\n'));
    return new SourceFile(COMMAND_LINE, text.toString());
  }

  private List<Token> collect(MacroExpander expander) {
    List<Token> tokens = new ArrayList<>();
    while (true) {
      Token token = expander.next();
      QuotedText.check(token, diagnostics);
      tokens.add(token);
      if (token.is(TokenKind.END_OF_INPUT)) {
        return tokens;
      }
      if (tokens.size() == MAX_TOKENS) {
        reportTooLong(token.span());
        tokens.add(new Token(TokenKind.END_OF_INPUT, "", token.span(), true, true));
        return tokens;
      }
    }
  }

  /**
   * The output of gcc has no space between two {@code !}, each of which is a token in C, so Spin
   * takes them for one: {@code c!NOT x} sorts x into c. They touch only where macros meet.
   */
  private void refuseJoinedSigns(List<Token> tokens) {
    for (int i = 1; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean isSign = token.is(TokenKind.BANG) || token.is(TokenKind.BANG_BANG);
      if (isSign && tokens.get(i - 1).is(TokenKind.BANG) && !token.spaceBefore()) {
        diagnostics.report(
            Diagnostic.of(
                    PromelaCode.BAD_MACRO,
                    token.span(),
                    "behind the preprocessor this '!' and the one before it are one '!!'")
                .withHint("write a space or a parenthesis between them"));
      }
    }
  }

  private void reportTooLong(SourceSpan place) {
    diagnostics.report(
        Diagnostic.of(
            PromelaCode.FILE_TOO_LARGE,
            place,
            "the model has more than " + MAX_TOKENS + " tokens"));
  }
}
