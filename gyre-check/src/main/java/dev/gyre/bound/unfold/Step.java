package dev.gyre.bound.unfold;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.source.SourceSpan;
import java.util.List;

/**
 * Which statement of which kind of process a move of the net is.
 *
 * @param doubts what of its condition was not understood
 */
public record Step(ProcessAutomaton automaton, SourceSpan span, String text, List<String> doubts) {
  public Step {
    doubts = List.copyOf(doubts);
  }
}
