package dev.gyre.promela.code;

import dev.gyre.source.DiagnosticCode;
import dev.gyre.source.Severity;
import java.util.Locale;

/**
 * Every kind of finding of the front end. Numbers are stable: one that is no longer used is not
 * given to another code. Each has a section in {@code docs/diagnostics.md}, which a test checks.
 */
public enum PromelaCode implements DiagnosticCode {
  // Reading and preprocessing.
  UNREADABLE_FILE(101),
  NOT_TEXT(102),
  UNTERMINATED_COMMENT(103),
  UNTERMINATED_STRING(104),
  BAD_CHARACTER_CONSTANT(105),
  STRAY_CHARACTER(106),
  BAD_DIRECTIVE(107),
  UNBALANCED_CONDITIONAL(108),
  BAD_CONDITION(109),
  INCLUDE_NOT_FOUND(110),
  INCLUDE_CYCLE(111),
  MACRO_ARGUMENTS(112),
  EXPANSION_TOO_LARGE(113),
  ERROR_DIRECTIVE(114),
  BAD_MACRO(115),
  FILE_TOO_LARGE(116),
  // Grammar.
  SYNTAX(201),
  NESTING_TOO_DEEP(202),
  MISPLACED_DECLARATION(203),
  MISPLACED_LABEL(204),
  INLINE_RECURSION(205),
  INLINE_ARGUMENTS(206),
  RETURN_OUTSIDE_INLINE(207),
  EMBEDDED_C(208),
  NO_PROCESS(209),
  // Names.
  UNDECLARED(301),
  REDECLARED(302),
  UNKNOWN_LABEL(303),
  DUPLICATE_LABEL(304),
  UNKNOWN_PROCESS(305),
  UNKNOWN_FIELD(306),
  RESERVED_NAME(307),
  UNKNOWN_TYPE(308),
  // Types and constants.
  TYPE_MISMATCH(401),
  NOT_A_CHANNEL(402),
  NOT_AN_ARRAY(403),
  NOT_A_STRUCTURE(405),
  INCOMPLETE_STRUCTURE(406),
  NOT_CONSTANT(407),
  BAD_WIDTH(408),
  BAD_ARRAY_SIZE(409),
  BAD_RANGE(410),
  ARGUMENT_COUNT(411),
  MESSAGE_FIELDS(412),
  READ_ONLY(413),
  WRITE_ONLY(414),
  NEGATED_PROBE(415),
  MISUSED_RUN(416),
  BAD_INITIALIZER(418),
  BAD_PARAMETER(419),
  TEMPORAL_OUTSIDE_LTL(420),
  TOO_MANY_PROCESSES(422),
  TOO_MANY_CHANNELS(423),
  NOT_A_TIMER(424),
  TIMER_WRITTEN(425),
  BAD_COLLECTION(440),
  COLLECTION_OPERATION(441),
  // Control structure.
  MISPLACED_BREAK(501),
  DUPLICATE_ELSE(502),
  JUMP_INTO_D_STEP(503),
  JUMP_OUT_OF_D_STEP(504),
  FORBIDDEN_IN_D_STEP(505),
  ENDLESS_GOTO(506),
  NOT_AN_EVENT(507),
  DUPLICATE_UNIT(508),
  ELSE_WITH_EXCLUSIVE_CHANNEL(509),
  BAD_PROVIDED(511),
  CLAIM_SIDE_EFFECT(512),
  // Symmetry.
  BAD_INDEX_TYPE(601),
  ORDER_OF_ELEMENTS(602),
  MIXED_INDEX_TYPES(603),
  INDEX_OF_ARRAY(604),
  INDEX_DECLARATION(605),
  ORDER_DEPENDENT_LOOP(606),
  BAD_FAMILY(607),
  PROCESS_NUMBER(608),
  INDEX_IN_CHANNEL(609),
  NOT_A_RING(610),
  // Doubtful but legal.
  ASSIGNMENT_AS_GUARD(901, Severity.WARNING),
  ENDLESS_BYTE_LOOP(902, Severity.WARNING),
  TEMPORAL_COMPARISON(903, Severity.WARNING),
  CHAINED_IMPLICATION(904, Severity.WARNING),
  CHANNEL_NEVER_READ(905, Severity.WARNING),
  CHANNEL_NEVER_WRITTEN(906, Severity.WARNING),
  ELSE_WITH_IO(907, Severity.WARNING),
  MISSING_END_LABEL(908, Severity.WARNING),
  REMOTE_REFERENCE_TYPE(909, Severity.WARNING),
  TRUNCATING_ASSIGNMENT(910, Severity.WARNING),
  INLINE_ARGUMENT_PARENTHESES(911, Severity.WARNING),
  ATOMIC_MAY_BLOCK(912, Severity.WARNING),
  VARIABLE_ARRAY_BOUND(914, Severity.WARNING),
  IGNORED_INITIALIZER(915, Severity.WARNING),
  MACRO_REDEFINED(916, Severity.WARNING),
  WARNING_DIRECTIVE(917, Severity.WARNING),
  EMPTY_INLINE(918, Severity.WARNING),
  CLAIM_ONLY_OPERATOR(919, Severity.WARNING),
  TIMEOUT_IN_D_STEP(920, Severity.WARNING),
  ALWAYS_FALSE(922, Severity.WARNING),
  BAD_FORMAT(923, Severity.WARNING),
  MESSAGE_FIELD_COUNT(924, Severity.WARNING),
  MISSING_INDEX(925, Severity.WARNING),
  LABEL_LIKE_VARIABLE(926, Severity.WARNING),
  UNLESS_IN_D_STEP(927, Severity.WARNING),
  CHANNEL_TYPES(928, Severity.WARNING);

  private final String id;
  private final Severity severity;

  PromelaCode(int number) {
    this(number, Severity.ERROR);
  }

  PromelaCode(int number, Severity severity) {
    // Not by String.format, whose first use costs as much as reading a model.
    this.id = "GYR" + Integer.toString(10_000 + number).substring(1);
    this.severity = severity;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String slug() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Severity severity() {
    return severity;
  }
}
