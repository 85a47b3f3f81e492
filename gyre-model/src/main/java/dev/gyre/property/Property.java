package dev.gyre.property;

/**
 * Something that is checked and gets a verdict of its own.
 *
 * @param name what {@code --property} calls it
 * @param cycles whether it also speaks about infinite runs
 */
public record Property(String name, Kind kind, Cycles cycles) {
  /** The name of what is checked without any claim. */
  public static final String SAFETY = "safety";

  /** The name of the question whether accept labels of processes are passed for ever. */
  public static final String ACCEPTANCE = "acceptance";

  /** The name of the question whether progress labels can be avoided for ever. */
  public static final String PROGRESS = "progress";

  /** The name of the question whether infinitely much can happen in finite time. */
  public static final String ZENO = "zeno";

  /** What sort of property it is. */
  public enum Kind {
    /** Assertions, end states and the like: everything that is bad by itself. */
    SAFETY("safety"),
    /** A never claim. */
    NEVER("never"),
    /** A formula, in the model or given with the call. */
    LTL("ltl"),
    /** Accept labels in processes. */
    ACCEPTANCE("acceptance"),
    /** Progress labels in processes. */
    PROGRESS("progress"),
    /** Time that stops. */
    ZENO("zeno");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** The word in reports. */
    public String word() {
      return word;
    }

    /** Whether an automaton watches the system. */
    public boolean isClaim() {
      return this == NEVER || this == LTL;
    }
  }

  /** Whether an infinite run can violate a property. */
  public enum Cycles {
    /** A finite run decides. */
    NONE,
    /** An infinite run may, and is looked for. */
    LOOKED_FOR
  }

  public static Property safety() {
    return new Property(SAFETY, Kind.SAFETY, Cycles.NONE);
  }

  public static Property acceptance() {
    return new Property(ACCEPTANCE, Kind.ACCEPTANCE, Cycles.LOOKED_FOR);
  }

  public static Property progress() {
    return new Property(PROGRESS, Kind.PROGRESS, Cycles.LOOKED_FOR);
  }

  public static Property zeno() {
    return new Property(ZENO, Kind.ZENO, Cycles.LOOKED_FOR);
  }

  /**
   * @param cycles whether it has accept labels
   */
  public static Property never(String name, Cycles cycles) {
    return new Property(name, Kind.NEVER, cycles);
  }

  public static Property ltl(String name) {
    return new Property(name, Kind.LTL, Cycles.LOOKED_FOR);
  }

  /** The same under another name. */
  public Property renamed(String other) {
    return new Property(other, kind, cycles);
  }

  /** The property as people speak of it. */
  public String inWords() {
    return switch (kind) {
      case SAFETY -> SAFETY;
      case NEVER -> "never claim " + name;
      case LTL -> "ltl " + name;
      case ACCEPTANCE -> ACCEPTANCE;
      case PROGRESS -> PROGRESS;
      case ZENO -> ZENO;
    };
  }
}
