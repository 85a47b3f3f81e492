package dev.gyre.lts.aut;

import dev.gyre.lts.graph.Lts;
import dev.gyre.system.Cancellation;
import java.io.IOException;
import java.io.Writer;

/** Writes the format of Aldebaran. */
public final class AldebaranWriter {
  private static final int POLL_INTERVAL = 1 << 14;

  private AldebaranWriter() {}

  /** Writes a system; {@code out} stays open. */
  public static void write(Lts lts, Writer out) throws IOException {
    out.write(
        "des (" + lts.initial() + "," + lts.transitionCount() + "," + lts.stateCount() + ")\n");
    for (int state = 0; state < lts.stateCount(); state++) {
      if (state % POLL_INTERVAL == 0) {
        Cancellation.check();
      }
      for (int t = lts.first(state); t < lts.end(state); t++) {
        out.write(
            "(" + state + ",\"" + lts.labelText(lts.label(t)) + "\"," + lts.target(t) + ")\n");
      }
    }
  }
}
