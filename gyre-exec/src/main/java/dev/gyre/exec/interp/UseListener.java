package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.source.SourceSpan;
import java.util.Set;

/**
 * Hears which channels are used while something is evaluated, as {@code xr} and {@code xs} mean.
 */
interface UseListener {
  /** Whoever asks for the length uses both ends. */
  Set<End> BOTH = Set.of(End.RECEIVE, End.SEND);

  Set<End> RECEIVING = Set.of(End.RECEIVE);
  Set<End> SENDING = Set.of(End.SEND);

  /** An edge is tried. */
  void begins(Edge edge);

  /** A statement inside of an edge is tried. */
  void at(SourceSpan statement);

  /** A process uses ends of a channel, whether there is one with this number or not. */
  void used(Set<End> ends, int channel, int process);

  /** Hears nothing. */
  UseListener SILENT =
      new UseListener() {
        @Override
        public void begins(Edge edge) {
          // Nobody listens.
        }

        @Override
        public void at(SourceSpan statement) {
          // Nobody listens.
        }

        @Override
        public void used(Set<End> ends, int channel, int process) {
          // Nobody listens.
        }
      };
}
