package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out preprocessing directives. */
final class Directives {
  private final IncludeStack files;
  private final MacroTable macros;
  private final SourceLoader loader;
  private final ExpansionBudget budget;
  private final Diagnostics diagnostics;
  private final ConditionalDirectives conditionals;

  Directives(
      IncludeStack files,
      MacroTable macros,
      SourceLoader loader,
      ExpansionBudget budget,
      Diagnostics diagnostics) {
    this.files = files;
    this.macros = macros;
    this.loader = loader;
    this.budget = budget;
    this.diagnostics = diagnostics;
    this.conditionals = new ConditionalDirectives(macros, budget, diagnostics);
  }

  /** Carries out the directive whose {@code #} was just read; reads on to the end of its line. */
  void execute(OpenFile file, Token hash) {
    Lexer lexer = file.lexer();
    if (lexer.atLineEnd()) {
      return;
    }
    Token name = lexer.next();
    if (conditionals.execute(file, name)) {
      return;
    }
    switch (name.text()) {
      case "define" ->
          new MacroParser(line(lexer), diagnostics).parse(name).ifPresent(macros::define);
      case "undef" -> undefine(line(lexer), name);
      case "include" -> include(file, name);
      case "error" -> message(lexer, name, PromelaCode.ERROR_DIRECTIVE);
      case "warning" -> message(lexer, name, PromelaCode.WARNING_DIRECTIVE);
      case "line" -> macros.renumberLines();
      case "pragma" -> pragma(file, line(lexer));
      case "ident", "sccs" -> {}
      default -> unknown(hash, name);
    }
    lexer.skipRestOfLine();
  }

  /** The tokens up to the end of the line. */
  static List<Token> line(Lexer lexer) {
    List<Token> tokens = new ArrayList<>();
    while (!lexer.atLineEnd()) {
      tokens.add(lexer.next());
    }
    return tokens;
  }

  private void unknown(Token hash, Token name) {
    // "# 12 "file"" tells where preprocessed text comes from.
    if (name.is(TokenKind.NUMBER)) {
      macros.renumberLines();
    } else {
      report(
          PromelaCode.BAD_DIRECTIVE,
          hash,
          "'#" + name.text() + "' is not a preprocessor directive");
    }
  }

  private void report(PromelaCode code, Token place, String message) {
    diagnostics.report(Diagnostic.of(code, place.span(), message));
  }

  private void undefine(List<Token> line, Token directive) {
    if (line.isEmpty() || !line.get(0).is(TokenKind.IDENTIFIER)) {
      report(PromelaCode.BAD_DIRECTIVE, directive, "#undef needs the name of a macro");
    } else {
      macros.undefine(line.get(0).text());
    }
  }

  /** Most pragmas are for compilers; those that change what is read are not. */
  private void pragma(OpenFile file, List<Token> line) {
    String word = line.isEmpty() ? "" : line.get(0).text();
    if (word.equals("once")) {
      files.readOnce(file.file());
    } else if (word.equals("push_macro") || word.equals("pop_macro")) {
      report(PromelaCode.BAD_DIRECTIVE, line.get(0), "'#pragma " + word + "' is not supported");
    }
  }

  private void message(Lexer lexer, Token name, PromelaCode code) {
    String text = lexer.atLineEnd() ? "" : lexer.restOfLine();
    report(code, name, text.isEmpty() ? "#" + name.text() : text);
  }

  private void include(OpenFile file, Token directive) {
    Token header = file.lexer().headerNameOrNull();
    if (header == null) {
      header = expandedHeader(line(file.lexer()), directive);
    }
    if (header == null) {
      report(
          PromelaCode.BAD_DIRECTIVE, directive, "#include needs a file name, \"file\" or <file>");
      return;
    }
    // The rest of the line is read now: afterwards another file is the current one.
    file.lexer().skipRestOfLine();
    String name = header.text().substring(1, header.text().length() - 1);
    SourceSpan place = header.span();
    open(name, header, file.file()).ifPresent(loaded -> files.enter(loaded, place));
  }

  private Optional<SourceFile> open(String name, Token header, SourceFile includer) {
    try {
      Optional<SourceFile> loaded = loader.load(name, includer);
      if (loaded.isEmpty()) {
        report(
            PromelaCode.INCLUDE_NOT_FOUND,
            header,
            "there is no file '" + name + "' beside '" + includer.name() + "'");
      }
      return loaded;
    } catch (UnusableSourceException e) {
      report(e.code(), header, e.getMessage());
    } catch (IOException e) {
      report(
          PromelaCode.UNREADABLE_FILE, header, "'" + name + "' cannot be read: " + e.getMessage());
    }
    return Optional.empty();
  }

  /** The file name that macros give; null if they give none. */
  private Token expandedHeader(List<Token> line, Token directive) {
    MacroExpander expander =
        new MacroExpander(macros, new TokenListSource(line, directive), budget, diagnostics);
    Token first = expander.next();
    if (first.is(TokenKind.STRING)) {
      return first.text().length() > 2 ? first : null;
    }
    if (!first.is(TokenKind.LESS)) {
      return null;
    }
    StringBuilder name = new StringBuilder("<");
    for (Token token = expander.next(); !token.is(TokenKind.GREATER); token = expander.next()) {
      if (token.is(TokenKind.END_OF_INPUT)) {
        return null;
      }
      name.append(token.text());
    }
    return new Token(TokenKind.STRING, name.append('>').toString(), first.span(), false, true);
  }
}
