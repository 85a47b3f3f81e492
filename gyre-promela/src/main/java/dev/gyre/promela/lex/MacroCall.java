package dev.gyre.promela.lex;

import dev.gyre.source.Expansion;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** One use of a macro, from the moment its arguments are known until it is replaced. */
final class MacroCall {
  private final Macro macro;
  private final Token name;
  private final Expansion expansion;
  private final List<List<Piece>> raw;
  private final List<List<Piece>> expanded;
  private final BitSet gaps = new BitSet();
  private final boolean restOmitted;
  private int current = -1;

  /**
   * @param name the macro's name where it is used
   * @param arguments one list for each argument written, at most one for each parameter
   */
  MacroCall(Macro macro, Token name, List<List<Piece>> arguments) {
    this.macro = macro;
    this.name = name;
    this.expansion = new Expansion(Expansion.Kind.MACRO, macro.name(), name.span());
    this.raw = new ArrayList<>(arguments);
    this.restOmitted = omitsRest(macro, arguments);
    while (raw.size() < macro.parameters().size()) {
      raw.add(List.of());
    }
    this.expanded = new ArrayList<>(raw);
  }

  private static boolean omitsRest(Macro macro, List<List<Piece>> arguments) {
    if (macro.kind() != Macro.Kind.VARIADIC) {
      return false;
    }
    // f() of a macro whose only parameter is the rest counts as omitted: a GNU C rule.
    return arguments.size() < macro.parameters().size()
        || (arguments.size() == 1 && arguments.get(0).isEmpty());
  }

  Macro macro() {
    return macro;
  }

  Token name() {
    return name;
  }

  /** Shared by all tokens of the replacement. */
  Expansion expansion() {
    return expansion;
  }

  /** Whether the variadic part is missing, not just empty; {@code , ##} then drops the comma. */
  boolean restOmitted() {
    return restOmitted;
  }

  List<Piece> raw(int parameter) {
    return raw.get(parameter);
  }

  List<Piece> expanded(int parameter) {
    return expanded.get(parameter);
  }

  /** Moves to the next argument whose expansion the body needs; false if there is none left. */
  boolean nextArgument() {
    do {
      current++;
    } while (current < raw.size()
        && (raw.get(current).isEmpty() || !macro.expandsParameter(current)));
    return current < raw.size();
  }

  List<Piece> currentRaw() {
    return raw.get(current);
  }

  /** Begins to collect the expansion of the current argument. */
  void startCurrent() {
    expanded.set(current, new ArrayList<>());
  }

  /** A replacement inside the current argument has ended. */
  void endReplacementInCurrent() {
    if (expanded.get(current).isEmpty()) {
      gaps.set(current);
    }
  }

  /** Whether the expanded argument begins behind a macro that was replaced by nothing. */
  boolean startsWithGap(int parameter) {
    return gaps.get(parameter);
  }

  void addToCurrent(Piece piece) {
    expanded.get(current).add(piece);
  }
}
