package dev.gyre.promela.syntax;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The reserved words of Promela. */
public final class ReservedWords {
  private ReservedWords() {}

  /** ReservedWords that can never be names. ({@code in} is reserved only inside a {@code for}.) */
  static final Set<String> RESERVED =
      Set.of(
          "active",
          "assert",
          "atomic",
          "bit",
          "bool",
          "break",
          "byte",
          "c_code",
          "c_decl",
          "c_expr",
          "c_state",
          "c_track",
          "D_proctype",
          "do",
          "chan",
          "else",
          "empty",
          "enabled",
          "eval",
          "false",
          "fi",
          "for",
          "full",
          "get_priority",
          "goto",
          "hidden",
          "if",
          "init",
          "inline",
          "int",
          "len",
          "local",
          "ltl",
          "mtype",
          "nempty",
          "never",
          "nfull",
          "notrace",
          "np_",
          "od",
          "of",
          "pc_value",
          "pid",
          "printf",
          "printm",
          "priority",
          "proctype",
          "provided",
          "return",
          "run",
          "d_step",
          "select",
          "set_priority",
          "short",
          "skip",
          "timeout",
          "trace",
          "true",
          "show",
          "typedef",
          "unless",
          "unsigned",
          "xr",
          "xs");

  private static final Map<String, TypeName.Base> TYPES =
      Map.of(
          "bit", TypeName.Base.BIT,
          "bool", TypeName.Base.BOOL,
          "byte", TypeName.Base.BYTE,
          "pid", TypeName.Base.PID,
          "short", TypeName.Base.SHORT,
          "int", TypeName.Base.INT,
          "unsigned", TypeName.Base.UNSIGNED,
          "mtype", TypeName.Base.MTYPE,
          "chan", TypeName.Base.CHAN);

  private static final Map<String, Declaration.Visibility> VISIBILITIES =
      Map.of(
          "hidden", Declaration.Visibility.HIDDEN,
          "show", Declaration.Visibility.SHOW,
          "local", Declaration.Visibility.LOCAL);

  private static final Map<String, Integer> LITERALS = Map.of("true", 1, "skip", 1, "false", 0);

  private static final Set<String> EMBEDDED_C =
      Set.of("c_code", "c_expr", "c_decl", "c_state", "c_track");

  private static final Map<String, Operator.Binary> TEMPORAL_BINARY =
      Map.of(
          "U", Operator.Binary.UNTIL,
          "until", Operator.Binary.UNTIL,
          "stronguntil", Operator.Binary.UNTIL,
          "W", Operator.Binary.WEAK_UNTIL,
          "weakuntil", Operator.Binary.WEAK_UNTIL,
          "V", Operator.Binary.RELEASE,
          "release", Operator.Binary.RELEASE,
          "implies", Operator.Binary.IMPLIES,
          "equivalent", Operator.Binary.EQUIVALENT);

  private static final Map<String, Operator.Unary> TEMPORAL_UNARY =
      Map.of(
          "X", Operator.Unary.NEXT,
          "next", Operator.Unary.NEXT,
          "always", Operator.Unary.ALWAYS,
          "eventually", Operator.Unary.EVENTUALLY);

  /** Whether a word can never be a name. */
  public static boolean isReserved(String word) {
    return RESERVED.contains(word);
  }

  static Optional<TypeName.Base> type(String word) {
    return Optional.ofNullable(TYPES.get(word));
  }

  static Optional<Declaration.Visibility> visibility(String word) {
    return Optional.ofNullable(VISIBILITIES.get(word));
  }

  /** The value of {@code true}, {@code false} or {@code skip}. */
  static Optional<Integer> literal(String word) {
    return Optional.ofNullable(LITERALS.get(word));
  }

  static boolean isEmbeddedC(String word) {
    return EMBEDDED_C.contains(word);
  }

  /** The infix operator a word stands for inside a formula. */
  static Optional<Operator.Binary> temporalBinary(String word) {
    return Optional.ofNullable(TEMPORAL_BINARY.get(word));
  }

  /** The prefix operator a word stands for inside a formula. */
  static Optional<Operator.Unary> temporalUnary(String word) {
    return Optional.ofNullable(TEMPORAL_UNARY.get(word));
  }
}
