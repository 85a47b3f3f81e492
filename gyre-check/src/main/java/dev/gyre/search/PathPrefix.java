package dev.gyre.search;

/** The beginning of a path, shared by workers that went different ways from there. */
final class PathPrefix {
  static final PathPrefix EMPTY = new PathPrefix(null, new long[0]);

  private final PathPrefix before;
  private final long[] own;
  private final long length;

  private PathPrefix(PathPrefix before, long[] own) {
    this.before = before;
    this.own = own;
    this.length = own.length + (before == null ? 0 : before.length);
  }

  PathPrefix followedBy(long[] handles) {
    return handles.length == 0 ? this : new PathPrefix(this, handles);
  }

  /** A prefix of its own. */
  static PathPrefix of(long[] handles) {
    return EMPTY.followedBy(handles);
  }

  long length() {
    return length;
  }

  long[] handles() {
    long[] all = new long[Math.toIntExact(length)];
    int end = all.length;
    for (PathPrefix part = this; part != null; part = part.before) {
      end -= part.own.length;
      System.arraycopy(part.own, 0, all, end, part.own.length);
    }
    return all;
  }
}
