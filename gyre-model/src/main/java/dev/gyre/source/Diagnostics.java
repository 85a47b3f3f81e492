package dev.gyre.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects the findings of one run of the front end.
 *
 * <p>A finding at a place that already has one of the same kind is dropped: an inline that is
 * called a thousand times has one fault, not a thousand. After {@link #ERROR_LIMIT} errors the rest
 * is only counted, so that hopeless input cannot flood the reader; warnings have a limit of their
 * own. Not thread-safe.
 */
public final class Diagnostics {
  /** More errors than this help nobody. */
  public static final int ERROR_LIMIT = 50;

  /** A lint that fires in every line of a generated model says nothing new after so many. */
  public static final int WARNING_LIMIT = 1_000;

  private final List<Diagnostic> kept = new ArrayList<>();
  private final Set<Place> seen = new HashSet<>();
  private int errors;
  private int warnings;

  private record Place(SourceFile file, int start, String code) {}

  public void report(Diagnostic diagnostic) {
    SourceSpan site = diagnostic.span().visibleSite();
    boolean isNew = seen.add(new Place(site.file(), site.start(), diagnostic.code().id()));
    if (!isNew) {
      return;
    }
    if (diagnostic.isError()) {
      errors++;
      if (errors > ERROR_LIMIT) {
        return;
      }
    } else if (++warnings > WARNING_LIMIT) {
      return;
    }
    kept.add(diagnostic);
  }

  public boolean hasErrors() {
    return errors > 0;
  }

  /** How many errors were found, kept or not. */
  public int errorCount() {
    return errors;
  }

  /** True once so much is wrong that going on is of no use to anybody. */
  public boolean isHopeless() {
    return errors > ERROR_LIMIT;
  }

  public List<Diagnostic> all() {
    return List.copyOf(kept);
  }
}
