package dev.gyre.search;

/** The beginning of a path, shared by workers that went different ways from there. */
final class Prefix {
  static final Prefix EMPTY = new Prefix(null, new long[0]);

  private final Prefix before;
  private final long[] own;
  private final long length;

  private Prefix(Prefix before, long[] own) {
    this.before = before;
    this.own = own;
    this.length = own.length + (before == null ? 0 : before.length);
  }

  Prefix followedBy(long[] handles) {
    return handles.length == 0 ? this : new Prefix(this, handles);
  }

  long length() {
    return length;
  }

  long[] handles() {
    long[] all = new long[Math.toIntExact(length)];
    int end = all.length;
    for (Prefix part = this; part != null; part = part.before) {
      end -= part.own.length;
      System.arraycopy(part.own, 0, all, end, part.own.length);
    }
    return all;
  }
}
