package dev.gyre.engine.json;

import dev.gyre.system.Transitions;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Transitions as short texts. As numbers they have 64 bits, and many tools read the numbers of JSON
 * as floating point, which keeps 53.
 *
 * <p>{@code 2.17}: process 2 takes edge 17. {@code 2.17>0.4}: process 0 receives by its edge 4.
 * {@code +3}: three units of time pass. {@code *.9}: a claim moves alone. A claim that moves along
 * by the k-th edge of its location adds {@code /k}.
 */
public final class TransitionText {
  private static final Pattern STEP =
      Pattern.compile(
          "(?:\\+(?<units>\\d{1,6})|(?<process>\\*|\\d{1,3})\\.(?<edge>\\d{1,6})"
              + "(?:>(?<partner>\\d{1,3})\\.(?<partnerEdge>\\d{1,6}))?)(?:/(?<choice>\\d{1,4}))?");

  private TransitionText() {}

  public static String write(long transition) {
    int choice = Transitions.choice(transition);
    return ofSystem(transition) + (choice < 0 ? "" : "/" + choice);
  }

  private static String ofSystem(long transition) {
    if (Transitions.isTick(transition)) {
      return "+" + Transitions.units(transition);
    }
    int process = Transitions.process(transition);
    String mover =
        (process == Transitions.OBSERVER ? "*" : process) + "." + Transitions.edge(transition);
    int partner = Transitions.partner(transition);
    return partner < 0 ? mover : mover + ">" + partner + "." + Transitions.partnerEdge(transition);
  }

  /**
   * @throws IllegalArgumentException if this is no transition
   */
  public static long read(String text) {
    Matcher step = STEP.matcher(text);
    if (!step.matches()) {
      throw new IllegalArgumentException("'" + text + "' is no transition");
    }
    long transition = ofSystem(step);
    return step.group("choice") == null
        ? transition
        : Transitions.withChoice(transition, number(step, "choice", Transitions.MAX_CHOICES));
  }

  private static long ofSystem(Matcher step) {
    if (step.group("units") != null) {
      return Transitions.tick(number(step, "units", Transitions.MAX_EDGES));
    }
    int process =
        step.group("process").equals("*")
            ? Transitions.OBSERVER
            : number(step, "process", Transitions.OBSERVER);
    int edge = number(step, "edge", Transitions.MAX_EDGES);
    if (step.group("partner") == null) {
      return Transitions.of(process, edge);
    }
    return Transitions.rendezvous(
        process,
        edge,
        number(step, "partner", Transitions.OBSERVER),
        number(step, "partnerEdge", Transitions.MAX_EDGES));
  }

  private static int number(Matcher step, String group, int end) {
    int number = Integer.parseInt(step.group(group));
    if (number >= end) {
      throw new IllegalArgumentException("'" + step.group() + "': " + number + " is too large");
    }
    return number;
  }
}
