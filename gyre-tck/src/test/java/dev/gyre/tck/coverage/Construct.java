package dev.gyre.tck.coverage;

/** What a random model may contain or run into. */
public enum Construct {
  ASSIGNMENT("`x = e`"),
  INCREMENT("`x++`"),
  DECREMENT("`x--`"),
  DECLARATION_AMONG_STATEMENTS("a declaration among statements"),
  PRINTF("`printf`"),
  PRINTM("`printm`"),
  ASSERT("`assert`"),
  SKIP("`skip`"),
  CONDITION("a condition as statement"),

  SEND("`c!e`"),
  SORTED_SEND("`c!!e`"),
  RECEIVE("`c?x`"),
  RANDOM_RECEIVE("`c??x`"),
  COPY("`c?<x>`"),
  RANDOM_COPY("`c??<x>`"),
  POLL("`c?[..]`"),
  RANDOM_POLL("`c??[..]`"),
  FIELD_STORED("a field stored"),
  FIELD_CONSTANT("a field that must be a constant"),
  FIELD_EVAL("`eval`"),
  FIELD_IGNORED("a field dropped with `_`"),
  LEN("`len`"),
  EMPTY("`empty`"),
  FULL("`full`"),
  NEMPTY("`nempty`"),
  NFULL("`nfull`"),
  CHANNEL_PARAMETER("a channel that is a parameter"),
  CHANNEL_VARIABLE("a channel variable that is assigned"),
  CHANNEL_ARRAY("a channel in an array"),
  LOCAL_CHANNEL("a channel of a process"),
  CHANNEL_IN_MESSAGE("a channel sent through a channel"),
  STRUCTURE_IN_MESSAGE("a structure sent as a whole"),
  EXCLUSIVE_RECEIVE("`xr`"),
  EXCLUSIVE_SEND("`xs`"),

  IF("`if`"),
  DO("`do`"),
  ELSE("`else`"),
  BREAK("`break`"),
  GOTO("`goto`"),
  LABEL("a label"),
  END_LABEL("an end label"),
  PROGRESS_LABEL("a progress label"),
  ACCEPT_LABEL("an accept label"),
  BLOCK("braces"),
  ATOMIC("`atomic`"),
  D_STEP("`d_step`"),
  D_STEP_CHOICE("a choice in a `d_step`"),
  D_STEP_LOOP("a loop in a `d_step`"),
  D_STEP_SEND("a send in a `d_step`"),
  D_STEP_RECEIVE("a receive in a `d_step`"),
  UNLESS_MAIN("`unless`, the main part"),
  UNLESS_ESCAPE("`unless`, the escape"),
  UNLESS_NESTED("the escape of an `unless` inside another"),
  UNLESS_IN_ATOMIC("the escape of an `unless` inside `atomic`"),
  ATOMIC_IN_UNLESS("`atomic` interrupted by `unless`"),
  TIMEOUT("`timeout`"),
  FOR_RANGE("`for` over a range"),
  FOR_ARRAY("`for` over an array"),
  FOR_CHANNEL("`for` over a channel"),
  SELECT_CHOICE("`select` of few constants"),
  SELECT_COUNT("`select` that counts"),
  INLINE("an inline"),
  INLINE_PARAMETERS("an inline with parameters"),

  RUN("`run`"),
  RUN_ARGUMENTS("`run` with arguments"),
  RUN_VALUE("the value of `run`"),
  ACTIVE_MANY("`active [n]`"),
  PROVIDED("`provided`"),
  DETERMINISTIC("a step of a `D_proctype`"),
  PRIORITY("a process with a priority"),
  GET_PRIORITY("`get_priority`"),
  SET_PRIORITY("`set_priority`"),
  ENABLED("`enabled`"),
  PC_VALUE("`pc_value`"),
  LAST("`_last`"),
  NR_PR("`_nr_pr`"),
  PID("`_pid`"),
  REMOTE_LABEL("a label of another process"),
  REMOTE_VARIABLE("a variable of another process"),
  TRACE("an event of a `trace`"),
  NOTRACE("an event of a `notrace`"),

  MTYPE("an mtype constant"),
  NAMED_MTYPE("a constant of a named mtype"),
  CONDITIONAL("`(c -> a : b)`"),
  DIVISION("division and remainder"),
  SHIFT("shifts"),
  ARRAY("an element of an array"),
  STRUCTURE("a field of a structure"),
  NESTED_STRUCTURE("a field of a structure in a structure"),
  STRUCTURE_ARRAY("an array in a structure, or of structures"),
  UNSIGNED("a variable of type `unsigned`"),
  HIDDEN("a `hidden` variable"),
  SHOW("a `show` variable"),
  LOCAL("a `local` variable"),

  RENDEZVOUS("a rendez-vous", Nature.SITUATION),
  UNLESS_RENDEZVOUS("a rendez-vous with an escape", Nature.SITUATION),
  ATOMIC_BLOCKED("an `atomic` that blocks inside", Nature.SITUATION),
  ATOMIC_HANDED_OVER("an `atomic` that hands over in a rendez-vous", Nature.SITUATION),
  REST_AT_END_LABEL("everybody at rest, some at an end label", Nature.SITUATION),
  PROCESS_ENDS("a process ends", Nature.SITUATION),
  PROCESS_WAITS_TO_END("a process waits for a younger one to end", Nature.SITUATION),
  HELD_BACK_BY_PROVIDED("a process held back by `provided`", Nature.SITUATION),
  HELD_BACK_BY_PRIORITY("a process held back by a priority", Nature.SITUATION),
  BIT_OVERFLOW("a value too big for a bit", Nature.SITUATION),
  UNSIGNED_OVERFLOW("a value too big for an `unsigned`", Nature.SITUATION),
  BYTE_OVERFLOW("a value too big for a byte", Nature.SITUATION),
  SHORT_OVERFLOW("a value too big for a short", Nature.SITUATION),
  INT_OVERFLOW("a value too big for an int", Nature.SITUATION),
  DEADLOCK("an invalid end state", Nature.SITUATION),
  ASSERTION_FAILS("a failing assertion", Nature.SITUATION),
  INDEX_OUT_OF_RANGE("an index out of range", Nature.SITUATION),
  DIVISION_BY_ZERO("a division by zero", Nature.SITUATION),
  BAD_CHANNEL("a channel that does not exist", Nature.SITUATION),
  BLOCKED_D_STEP("a `d_step` that blocks inside", Nature.SITUATION),
  NON_DETERMINISM("a `D_proctype` with two open options", Nature.SITUATION),
  TRACE_VIOLATED("a trace that is violated", Nature.SITUATION);

  private final String title;
  private final Nature nature;

  /** How one sees it. */
  enum Nature {
    /** In the text. */
    TEXT,
    /** Only when it happens. */
    SITUATION
  }

  Construct(String title) {
    this(title, Nature.TEXT);
  }

  Construct(String title, Nature nature) {
    this.title = title;
    this.nature = nature;
  }

  /** What the table calls it. */
  public String title() {
    return title;
  }

  boolean isSituation() {
    return nature == Nature.SITUATION;
  }
}
