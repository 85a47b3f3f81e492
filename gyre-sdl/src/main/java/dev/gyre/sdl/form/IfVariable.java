package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;
import java.util.Optional;

/**
 * A variable of a process, or what somebody sees of a system that he watches.
 *
 * @param index its place among the variables of its process; the parameters of the process come
 *     first. Negative if it is a subject of a watch, the first one -1
 * @param name as the user would write it; that of a variable of a procedure or composite state has
 *     the names of these before it
 * @param initial what it starts with; the first value of its type if nothing is said
 */
public record IfVariable(
    int index, String name, IfType type, Optional<IfExpr> initial, SourceSpan span) {

  /**
   * What is seen of a system.
   *
   * @param subject its place in {@link IfWatch#subjects}
   */
  public static IfVariable seen(int subject, String name, IfType type, SourceSpan span) {
    return new IfVariable(-1 - subject, name, type, Optional.empty(), span);
  }

  /** Whether it can only be seen. */
  public boolean isSeen() {
    return index < 0;
  }

  /** Which subject of a watch it is. */
  public int subject() {
    return -1 - index;
  }
}
