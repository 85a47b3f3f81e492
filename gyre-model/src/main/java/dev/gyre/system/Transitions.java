package dev.gyre.system;

/**
 * The numbers that stand for transitions: the process that moves and its edge, and for a
 * rendez-vous also the process that receives and its edge.
 */
public final class Transitions {
  private static final int EDGE_BITS = 20;
  private static final long EDGE_MASK = (1L << EDGE_BITS) - 1;
  private static final int PARTNER_EDGE = 0;
  private static final int PARTNER = EDGE_BITS;
  private static final int EDGE = PARTNER + 9;
  private static final int PROCESS = EDGE + EDGE_BITS;

  /** More edges than this a model cannot have. */
  public static final int MAX_EDGES = 1 << EDGE_BITS;

  private Transitions() {}

  public static long of(int process, int edge) {
    return ((long) process << PROCESS) | ((long) edge << EDGE);
  }

  public static long rendezvous(int process, int edge, int partner, int partnerEdge) {
    return of(process, edge)
        | ((long) (partner + 1) << PARTNER)
        | ((long) partnerEdge << PARTNER_EDGE);
  }

  public static int process(long transition) {
    return (int) (transition >>> PROCESS);
  }

  public static int edge(long transition) {
    return (int) ((transition >>> EDGE) & EDGE_MASK);
  }

  /** The receiver of a rendez-vous, or -1. */
  public static int partner(long transition) {
    return (int) ((transition >>> PARTNER) & 0x1FF) - 1;
  }

  public static int partnerEdge(long transition) {
    return (int) (transition & EDGE_MASK);
  }
}
