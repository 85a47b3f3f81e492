package dev.gyre.por.dependence;

import java.util.List;

/**
 * What a process at one location may do next and later, in a form for code that runs in every
 * state. The words and masks are shared, not copied, and must not be changed. An edge is known by
 * its place among the edges of the location; masks of edges have one bit for each.
 */
public final class LocationFootprint {
  /** A location with more edges is not told apart by edges. */
  static final int MAX_EDGES = Long.SIZE;

  private final int edgeCount;
  private final long[] future;
  private final long[][] through;
  private final long[][] disturbing;
  private final long[][] needs;
  private final long[][] needsBehindOther;
  private final long[][] influence;
  private final long[] mood;
  private final long[] sameSource;
  private final List<List<GuardConjunct>> conjuncts;
  private final long everybody;
  private final long timeouts;
  private final long ends;

  /** What was found out about an edge. */
  record EdgeFacts(
      AccessSet through,
      AccessSet disturbing,
      AccessSet needs,
      AccessSet needsBehindOther,
      AccessSet influence,
      int source,
      List<GuardConjunct> conjuncts,
      boolean dependsOnEverybody,
      boolean readsTimeout,
      boolean ends) {}

  LocationFootprint(List<EdgeFacts> edges, AccessSet future, AccessSet mood) {
    this.edgeCount = edges.size();
    this.conjuncts = edges.stream().map(EdgeFacts::conjuncts).toList();
    this.future = future.toWords();
    this.through = new long[edgeCount][];
    this.disturbing = new long[edgeCount][];
    this.needs = new long[edgeCount][];
    this.needsBehindOther = new long[edgeCount][];
    this.influence = new long[edgeCount][];
    this.mood = mood.toWords();
    this.sameSource = new long[edgeCount];
    long all = 0;
    long late = 0;
    long last = 0;
    for (int i = 0; i < edgeCount; i++) {
      EdgeFacts edge = edges.get(i);
      through[i] = edge.through().toWords();
      disturbing[i] = edge.disturbing().toWords();
      needs[i] = edge.needs().toWords();
      needsBehindOther[i] = edge.needsBehindOther().toWords();
      influence[i] = edge.influence().toWords();
      sameSource[i] = sameSource(edges, edge.source());
      all |= edge.dependsOnEverybody() ? 1L << i : 0;
      late |= edge.readsTimeout() ? 1L << i : 0;
      last |= edge.ends() ? 1L << i : 0;
    }
    this.everybody = edgeCount > MAX_EDGES ? -1 : all;
    this.timeouts = edgeCount > MAX_EDGES && late != 0 ? -1 : late;
    this.ends = last;
  }

  private static long sameSource(List<EdgeFacts> edges, int source) {
    long same = 0;
    for (int i = 0; i < edges.size() && source >= 0; i++) {
      same |= edges.get(i).source() == source ? 1L << i : 0;
    }
    return same;
  }

  public int edgeCount() {
    return edgeCount;
  }

  /** Whether there are too many edges to tell them apart. */
  public boolean isCrowded() {
    return edgeCount > MAX_EDGES;
  }

  /** All that the process may touch from here on, with the processes it may create. */
  public long[] future() {
    return future;
  }

  /**
   * The same if this edge is taken next, up to where the process comes back here. If that may open
   * another edge it goes on from there.
   */
  public long[] through(int edge) {
    return through[edge];
  }

  /** While the edge can be taken: what others do that must be looked at together with it. */
  public long[] disturbing(int edge) {
    return disturbing[edge];
  }

  /**
   * While the edge cannot be taken: what others do that may change that. If it waits for the oldest
   * message of a buffer, and another edge can be taken that receives from there, then the buffer is
   * not empty, and more messages do not help.
   *
   * @param enabled the edges that can be taken
   */
  public long[] needs(int edge, long enabled) {
    return isBehindOther(edge, enabled) ? needsBehindOther[edge] : needs[edge];
  }

  /** Whether an edge waits for a buffer from which another edge can receive. */
  public boolean isBehindOther(int edge, long enabled) {
    return (sameSource[edge] & enabled) != 0;
  }

  /**
   * What a step by this edge does that others may notice, to the end of an atomic sequence; also
   * for which meetings the process is ready no longer, or only then.
   */
  public long[] influence(int edge) {
    return influence[edge];
  }

  /** What others do that may change whether the process can move. */
  public long[] mood() {
    return mood;
  }

  /** The conditions of an edge; as long as one of them fails, its needs are all that counts. */
  public List<GuardConjunct> conjuncts(int edge) {
    return conjuncts.get(edge);
  }

  /** The edges that depend on everybody else. */
  public long everybody() {
    return everybody;
  }

  /** The edges for which it matters whether nobody else can move. */
  public long timeouts() {
    return timeouts;
  }

  /** Whether the process may end, if this edge is taken next and it does not come back here. */
  public boolean mayEnd(int edge) {
    return (through[edge][0] & (1L << Dependence.END)) != 0;
  }

  /** The edges that end the process, which must wait for younger processes. */
  public long ends() {
    return ends;
  }
}
