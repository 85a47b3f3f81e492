package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.ConditionalStack.State;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.List;

/** {@code #if} and its relatives, and the skipping of the text they exclude. */
final class ConditionalDirectives {
  private final MacroTable macros;
  private final ExpansionBudget budget;
  private final Diagnostics diagnostics;

  ConditionalDirectives(MacroTable macros, ExpansionBudget budget, Diagnostics diagnostics) {
    this.macros = macros;
    this.budget = budget;
    this.diagnostics = diagnostics;
  }

  /** Carries out the directive {@code name} if it is a conditional one; otherwise false. */
  boolean execute(OpenFile file, Token name) {
    if (!step(file, name)) {
      return false;
    }
    skip(file);
    return true;
  }

  /** Skips all that the state of the file's conditionals excludes. */
  private void skip(OpenFile file) {
    Lexer lexer = file.lexer();
    while (file.conditionals().state() != State.READING) {
      lexer.skipToDirective();
      if (lexer.next().is(TokenKind.END_OF_INPUT)) {
        return;
      }
      if (!lexer.atLineEnd() && !step(file, lexer.next())) {
        lexer.skipRestOfLine();
      }
    }
  }

  private boolean step(OpenFile file, Token name) {
    switch (name.text()) {
      case "if", "ifdef", "ifndef" -> open(file, name);
      case "elif", "else", "endif" -> {
        if (file.conditionals().isEmpty()) {
          report(PromelaCode.UNBALANCED_CONDITIONAL, name, "'#" + name.text() + "' without #if");
        } else {
          goOn(file, name);
        }
      }
      case "elifdef", "elifndef" -> {
        if (file.conditionals().state() != State.WAITING) {
          return false;
        }
        refuse(file, name);
      }
      default -> {
        return false;
      }
    }
    file.lexer().skipRestOfLine();
    return true;
  }

  private void report(PromelaCode code, Token place, String message) {
    diagnostics.report(Diagnostic.of(code, place.span(), message));
  }

  /** Whether a group that C99 does not know is read depends on the version of the compiler. */
  private void refuse(OpenFile file, Token name) {
    report(
        PromelaCode.BAD_DIRECTIVE,
        name,
        "'#" + name.text() + "' is not a directive of C99; write #elif with defined(..)");
    file.conditionals().enter(State.FINISHED);
  }

  private void open(OpenFile file, Token name) {
    ConditionalStack stack = file.conditionals();
    if (stack.state() != State.READING) {
      // Inside skipped text the condition may be nonsense: it is not looked at.
      stack.open(name.span(), State.FINISHED);
      return;
    }
    stack.open(name.span(), holds(file, name) ? State.READING : State.WAITING);
  }

  private void goOn(OpenFile file, Token name) {
    ConditionalStack stack = file.conditionals();
    if (name.isWord("endif")) {
      stack.close();
      return;
    }
    if (stack.sawElse()) {
      report(PromelaCode.UNBALANCED_CONDITIONAL, name, "'#" + name.text() + "' after #else");
      stack.enter(State.FINISHED);
    } else if (name.isWord("else")) {
      stack.enterElse();
    } else if (stack.state() == State.WAITING) {
      stack.enter(holds(file, name) ? State.READING : State.WAITING);
    } else {
      stack.enter(State.FINISHED);
    }
  }

  private boolean holds(OpenFile file, Token name) {
    List<Token> line = Directives.line(file.lexer());
    if (name.isWord("if") || name.isWord("elif")) {
      TokenSource source = new TokenListSource(NumberInC.join(line), name);
      MacroExpander expander = new MacroExpander(macros, source, budget, diagnostics);
      List<Token> condition = new ConditionReader(expander, macros).read();
      return new ConditionEvaluator(condition, name, diagnostics).holds();
    }
    if (line.isEmpty() || !line.get(0).is(TokenKind.IDENTIFIER)) {
      report(PromelaCode.BAD_DIRECTIVE, name, "#" + name.text() + " needs the name of a macro");
      return false;
    }
    return macros.isDefined(line.get(0).text()) == name.isWord("ifdef");
  }
}
