package dev.gyre.exec.exclusive;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Set;

/**
 * A statement uses a channel.
 *
 * @param ends which of its ends; whoever asks for the length uses both
 * @param conditions what must be so for the use to be reached when the statement is tried
 */
record ChannelUse(Set<End> ends, Expr channel, List<Condition> conditions, SourceSpan span) {
  ChannelUse {
    ends = Set.copyOf(ends);
    conditions = List.copyOf(conditions);
  }

  /** A part of an expression that decides whether another part is evaluated. */
  record Condition(Expr condition, Outcome outcome) {}

  /** What it must be. */
  enum Outcome {
    HOLDS,
    FAILS
  }
}
