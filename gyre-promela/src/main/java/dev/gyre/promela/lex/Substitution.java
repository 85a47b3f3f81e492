package dev.gyre.promela.lex;

import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts the arguments of one call into the macro's body: C99 6.10.3.1 to 6.10.3.3. */
final class Substitution {
  private final MacroCall call;
  private final TokenPaster paster;
  private final Map<Integer, Token> strings = new HashMap<>();
  private final List<Piece> result = new ArrayList<>();
  // The piece the next ## pastes to; null when the operand before it was empty.
  private Piece left;
  private boolean space;

  Substitution(MacroCall call, Diagnostics diagnostics) {
    this.call = call;
    this.paster = new TokenPaster(call.name(), diagnostics);
  }

  /** How many tokens the replacement will have at most; asked for before building it. */
  long size() {
    long size = 0;
    for (Macro.Element element : call.macro().body()) {
      size +=
          switch (element.form()) {
            case PLAIN, STRINGIFIED -> 1;
            case ARGUMENT -> call.expanded(element.parameter()).size();
            case RAW_ARGUMENT -> call.raw(element.parameter()).size();
          };
    }
    return size;
  }

  /** The replacement, to be scanned again. */
  List<Piece> replace() {
    Macro.Link before = Macro.Link.APART;
    for (Macro.Element element : call.macro().body()) {
      boolean pastesRest = before == Macro.Link.PASTED && isRestAfterComma(element);
      if (pastesRest) {
        joinRest(element);
      } else if (before == Macro.Link.PASTED) {
        paste(operand(element), element);
      } else {
        append(operand(element), element.token().spaceBefore() || keepsOwnSpace(element));
      }
      before = element.link();
    }
    flush();
    return result;
  }

  /** The characters made by {@code #} and {@code ##}, which cost memory too. */
  long madeCharacters() {
    long made = paster.madeCharacters();
    for (Token string : strings.values()) {
      made += string.text().length();
    }
    return made;
  }

  private List<Piece> operand(Macro.Element element) {
    return switch (element.form()) {
      case PLAIN -> List.of(bodyToken(element.token()));
      case ARGUMENT -> call.expanded(element.parameter());
      case RAW_ARGUMENT -> call.raw(element.parameter());
      case STRINGIFIED -> List.of(Piece.of(stringified(element.parameter())));
    };
  }

  /** Behind a macro that vanished, the first token of an argument keeps the space it has. */
  private boolean keepsOwnSpace(Macro.Element element) {
    if (element.form() != Macro.Form.ARGUMENT || !call.startsWithGap(element.parameter())) {
      return false;
    }
    List<Piece> argument = call.expanded(element.parameter());
    return !argument.isEmpty() && argument.get(0).token().spaceBefore();
  }

  private Piece bodyToken(Token token) {
    return Piece.of(token.withSpan(token.span().within(call.expansion())));
  }

  private void append(List<Piece> pieces, boolean spaceBefore) {
    flush();
    space |= spaceBefore;
    if (pieces.isEmpty()) {
      return;
    }
    left = pieces.get(0).spaced(space);
    space = false;
    appendRest(pieces);
  }

  private void appendRest(List<Piece> pieces) {
    for (int i = 1; i < pieces.size(); i++) {
      flush();
      left = pieces.get(i);
    }
  }

  private void flush() {
    if (left != null) {
      paster.addWhole(left, result);
    }
    left = null;
  }

  private void paste(List<Piece> pieces, Macro.Element element) {
    if (pieces.isEmpty()) {
      return;
    }
    if (left == null) {
      append(pieces, element.token().spaceBefore());
      return;
    }
    List<Piece> pasted = paster.paste(left, pieces);
    left = pasted.get(0);
    appendRest(pasted);
  }

  /** GNU C: {@code , ## __VA_ARGS__} pastes nothing, but drops the comma if the rest is omitted. */
  private boolean isRestAfterComma(Macro.Element element) {
    return call.macro().kind() == Macro.Kind.VARIADIC
        && element.parameter() == call.macro().parameters().size() - 1
        && element.form() == Macro.Form.RAW_ARGUMENT
        && left != null
        && left.token().is(TokenKind.COMMA);
  }

  private void joinRest(Macro.Element element) {
    if (call.restOmitted()) {
      left = null;
    } else {
      append(call.raw(element.parameter()), element.token().spaceBefore());
    }
  }

  private Token stringified(int parameter) {
    return strings.computeIfAbsent(parameter, p -> TokenPaster.stringify(call.raw(p), call.name()));
  }
}
