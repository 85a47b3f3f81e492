package dev.gyre.lts.aut;

import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsBuilder;
import dev.gyre.system.Cancellation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/**
 * Reads the format of Aldebaran [GaravelLangMateescuSerwe2013]: a line {@code des (initial,
 * transitions, states)} and a line {@code (from, "label", to)} for each transition. Quotation marks
 * may be missing. The silent step is {@code tau}, or {@code i} as CADP writes it.
 */
public final class AldebaranReader {
  private static final int POLL_INTERVAL = 1 << 14;
  private static final String SILENT_OF_CADP = "i";

  private final BufferedReader reader;
  private final LtsBuilder builder = new LtsBuilder();
  private int line;
  private String lastText = Lts.TAU;
  private int lastNumber = Lts.SILENT;

  private AldebaranReader(Reader reader) {
    this.reader = new BufferedReader(reader, 1 << 16);
  }

  /** Reads a whole file; {@code reader} stays open. */
  public static Lts read(Reader reader) throws IOException, MalformedGraphException {
    return new AldebaranReader(reader).lts();
  }

  private Lts lts() throws IOException, MalformedGraphException {
    int[] head = head();
    int initial = head[0];
    int transitions = head[1];
    int states = head[2];
    if (initial >= states) {
      throw wrong("the initial state is " + initial + ", and there are only " + states + " states");
    }
    builder.states(states);
    for (String text = next(); text != null; text = next()) {
      if (line % POLL_INTERVAL == 0) {
        Cancellation.check();
      }
      if (!text.isBlank()) {
        transition(text, states);
      }
    }
    if (builder.transitionCount() != transitions) {
      throw wrong(
          "the first line says that there are "
              + transitions
              + " transitions, and there are "
              + builder.transitionCount()
              + "; the file may have been cut off");
    }
    return builder.build(initial);
  }

  private String next() throws IOException {
    line++;
    return reader.readLine();
  }

  private int[] head() throws IOException, MalformedGraphException {
    String text = next();
    if (text == null) {
      throw wrong("the file is empty; it must begin with 'des (0, TRANSITIONS, STATES)'");
    }
    String head = text.strip();
    int open = head.indexOf('(');
    if (!head.startsWith("des") || open < 0 || !head.endsWith(")")) {
      throw wrong(
          "the first line must be 'des (INITIAL, TRANSITIONS, STATES)', and is '"
              + shortened(head)
              + "'; is this a file in the format of Aldebaran?");
    }
    String[] parts = head.substring(open + 1, head.length() - 1).split(",", -1);
    if (parts.length != 3) {
      throw wrong(
          "'des' has three numbers (initial state, transitions, states), not " + parts.length);
    }
    return new int[] {
      number(parts[0], "the initial state"),
      number(parts[1], "the number of transitions"),
      number(parts[2], "the number of states")
    };
  }

  private void transition(String text, int states) throws MalformedGraphException {
    int open = text.indexOf('(');
    int comma = text.indexOf(',');
    int last = text.lastIndexOf(',');
    int close = text.lastIndexOf(')');
    if (open < 0 || comma < open || last <= comma || close < last) {
      throw wrong("a transition is written (FROM, \"LABEL\", TO), not '" + shortened(text) + "'");
    }
    int from = state(text.substring(open + 1, comma), states);
    int to = state(text.substring(last + 1, close), states);
    builder.add(from, label(text.substring(comma + 1, last)), to);
  }

  private int label(String written) throws MalformedGraphException {
    if (written.equals(lastText)) {
      return lastNumber;
    }
    String text = written.strip();
    if (text.startsWith("\"")) {
      if (text.length() < 2 || !text.endsWith("\"")) {
        throw wrong("the label " + shortened(text) + " has no quotation mark at its end");
      }
      text = text.substring(1, text.length() - 1);
    }
    boolean isSilent = text.equals(SILENT_OF_CADP);
    lastText = written;
    lastNumber = isSilent ? Lts.SILENT : builder.label(text);
    return lastNumber;
  }

  private int state(String text, int states) throws MalformedGraphException {
    int state = number(text, "a state");
    if (state >= states) {
      throw wrong(
          "there is no state "
              + state
              + ": the first line says that there are "
              + states
              + ", from 0 to "
              + (states - 1));
    }
    return state;
  }

  private int number(String text, String what) throws MalformedGraphException {
    try {
      int number = Integer.parseInt(text.strip());
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw wrong(
        what
            + " must be a number from 0 to "
            + Integer.MAX_VALUE
            + ", not '"
            + shortened(text)
            + "'");
  }

  private static String shortened(String text) {
    String line = text.strip();
    return line.length() <= 60 ? line : line.substring(0, 57) + "...";
  }

  private MalformedGraphException wrong(String message) {
    return new MalformedGraphException(line, message);
  }
}
