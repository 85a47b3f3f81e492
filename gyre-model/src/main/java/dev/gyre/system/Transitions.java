package dev.gyre.system;

import dev.gyre.ir.ModelLimits;

/**
 * The numbers that stand for transitions: the process that moves and its edge, for a rendez-vous
 * also the process that receives and its edge, and where a claim watches, the edge the claim takes
 * at the same time.
 *
 * <p>Layout, from the highest bit: process (8), choice of the claim (11), edge (18), partner (9),
 * edge of the partner (18). Choice and partner are kept plus one, so that zero means none.
 *
 * <p>A tick is made by nobody. Whoever asks a transition who makes it asks first {@link #isTick}.
 */
public final class Transitions {
  private static final int EDGE_BITS = 18;
  private static final int CHOICE_BITS = 11;
  private static final int PARTNER_BITS = 9;
  private static final long EDGE_MASK = (1L << EDGE_BITS) - 1;
  private static final long PARTNER_MASK = (1L << PARTNER_BITS) - 1;
  private static final long CHOICE_MASK = (1L << CHOICE_BITS) - 1;
  private static final int PARTNER_EDGE = 0;
  private static final int PARTNER = EDGE_BITS;
  private static final int EDGE = PARTNER + PARTNER_BITS;
  private static final int CHOICE = EDGE + EDGE_BITS;
  private static final int PROCESS = CHOICE + CHOICE_BITS;

  /** More edges than this a model cannot have. */
  public static final int MAX_EDGES = 1 << EDGE_BITS;

  /** More edges than this a location of a claim cannot have. */
  public static final int MAX_CHOICES = (1 << CHOICE_BITS) - 1;

  /** In the place of a process: the claim moves, and nobody else does. No process has it. */
  public static final int OBSERVER = ModelLimits.NO_PROCESS;

  /** In the place of the partner: time passes. No process has it. */
  private static final int TICK = (1 << PARTNER_BITS) - 2;

  /** In a tick, in the place of a process, to have something there. */
  private static final int CLOCK = 254;

  private Transitions() {}

  /** Time passes by so many units, which stand in the place of the partner's edge. */
  public static long tick(int units) {
    return rendezvous(CLOCK, 0, TICK, units);
  }

  /** Whether time passes, and nobody moves. */
  public static boolean isTick(long transition) {
    return ((transition >>> PARTNER) & PARTNER_MASK) == TICK + 1;
  }

  /** By how many units time passes. */
  public static int units(long tick) {
    return partnerEdge(tick);
  }

  public static long of(int process, int edge) {
    return ((long) process << PROCESS) | ((long) edge << EDGE);
  }

  public static long rendezvous(int process, int edge, int partner, int partnerEdge) {
    return of(process, edge)
        | ((long) (partner + 1) << PARTNER)
        | ((long) partnerEdge << PARTNER_EDGE);
  }

  /**
   * The same step of the system, together with an edge of a claim.
   *
   * @param transition a step of the system alone
   * @param choice the place of the claim's edge among those of its location
   */
  public static long withChoice(long transition, int choice) {
    return transition | ((long) (choice + 1) << CHOICE);
  }

  /** The place of the claim's edge among those of its location, or -1 if the claim rests. */
  public static int choice(long transition) {
    return (int) ((transition >>> CHOICE) & CHOICE_MASK) - 1;
  }

  /** What the system does, whatever the claim does. */
  public static long ofSystem(long transition) {
    return transition & ~(CHOICE_MASK << CHOICE);
  }

  /** Who moves; {@link #OBSERVER} if it is the claim alone. */
  public static int process(long transition) {
    return (int) (transition >>> PROCESS);
  }

  public static int edge(long transition) {
    return (int) ((transition >>> EDGE) & EDGE_MASK);
  }

  /** The receiver of a rendez-vous, or -1. */
  public static int partner(long transition) {
    return (int) ((transition >>> PARTNER) & PARTNER_MASK) - 1;
  }

  public static int partnerEdge(long transition) {
    return (int) (transition & EDGE_MASK);
  }
}
