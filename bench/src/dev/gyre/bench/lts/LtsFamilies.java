package dev.gyre.bench.lts;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** Writes graphs of a family of about a given number of transitions, in the format of Aldebaran. */
public final class LtsFamilies {
  private final BufferedWriter out;

  private LtsFamilies(BufferedWriter out) {
    this.out = out;
  }

  /** {@code FAMILY TRANSITIONS FILE}. */
  public static void main(String[] args) throws IOException {
    int wanted = Integer.parseInt(args[1]);
    try (BufferedWriter out = Files.newBufferedWriter(Path.of(args[2]))) {
      LtsFamilies families = new LtsFamilies(out);
      switch (args[0]) {
        case "cells" -> families.cells(wanted);
        case "chain" -> families.chain(wanted);
        case "random" -> families.random(wanted);
        default -> throw new IllegalArgumentException(args[0]);
      }
    }
  }

  /** Cells in a row, which pass on what they hold without being seen: a buffer. */
  private void cells(int wanted) throws IOException {
    int cells = 1;
    while (transitions(cells + 1) <= wanted + wanted / 10) {
      cells++;
    }
    int states = 1 << cells;
    head(transitions(cells), states);
    for (int state = 0; state < states; state++) {
      if ((state & 1) == 0) {
        step(state, "put", state | 1);
      }
      for (int cell = 0; cell + 1 < cells; cell++) {
        if ((state >> cell & 3) == 1) {
          step(state, "tau", state ^ 3 << cell);
        }
      }
      if ((state >> cells - 1 & 1) == 1) {
        step(state, "get", state ^ 1 << cells - 1);
      }
    }
  }

  private static long transitions(int cells) {
    return (1L << cells) + (cells - 1) * (1L << cells) / 4;
  }

  /** Steps one after the other, silent ones among them: as many rounds as there are steps. */
  private void chain(int wanted) throws IOException {
    int length = wanted / 3;
    head(3L * length, 2L * length + 1);
    for (int i = 0; i < length; i++) {
      step(2 * i, "tau", 2 * i + 1);
      step(2 * i + 1, "a", 2 * i + 2);
      step(2 * i, i % 2 == 0 ? "a" : "tau", 2 * i + 2);
    }
  }

  /** Five steps from each state to any others; two in five are silent. */
  private void random(int wanted) throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    int states = wanted / 5;
    head(5L * states, states);
    for (int state = 0; state < states; state++) {
      for (int i = 0; i < 5; i++) {
        int kind = random.nextInt(10);
        step(state, kind < 4 ? "tau" : "a" + kind, random.nextInt(states));
      }
    }
  }

  private void head(long transitions, long states) throws IOException {
    out.write("des (0," + transitions + "," + states + ")\n");
  }

  private void step(int from, String label, int to) throws IOException {
    out.write("(" + from + ",\"" + label + "\"," + to + ")\n");
  }
}
