package dev.gyre.promela.lex;

import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** The open {@code #if} groups of one file. */
final class ConditionalStack {
  /** What is done with the text of the current group. */
  enum State {
    READING,
    /** Skipped; a later group may be read. */
    WAITING,
    /** Skipped, and so are all groups up to the {@code #endif}. */
    FINISHED
  }

  private static final class Conditional {
    private final SourceSpan opened;
    private State state;
    private boolean sawElse;

    Conditional(SourceSpan opened, State state) {
      this.opened = opened;
      this.state = state;
    }
  }

  private final List<Conditional> open = new ArrayList<>();

  boolean isEmpty() {
    return open.isEmpty();
  }

  /** Where the innermost conditional was opened. */
  SourceSpan opened() {
    return top().opened;
  }

  State state() {
    return open.isEmpty() ? State.READING : top().state;
  }

  boolean sawElse() {
    return top().sawElse;
  }

  void open(SourceSpan place, State state) {
    open.add(new Conditional(place, state));
  }

  void enter(State state) {
    top().state = state;
  }

  void enterElse() {
    top().sawElse = true;
    top().state = top().state == State.WAITING ? State.READING : State.FINISHED;
  }

  void close() {
    open.remove(open.size() - 1);
  }

  private Conditional top() {
    return open.get(open.size() - 1);
  }
}
