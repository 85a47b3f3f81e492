package dev.gyre.exec.exclusive;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import java.util.Set;

/**
 * A statement may use a channel.
 *
 * @param ends which of its ends; whoever asks for the length uses both
 */
record ChannelUse(Set<End> ends, Expr channel) {
  ChannelUse {
    ends = Set.copyOf(ends);
  }
}
