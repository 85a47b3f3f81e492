package dev.gyre.bound.unfold;

import dev.gyre.source.SourceSpan;

/** A construct for which nothing can be said about any channel. */
public final class NotUnderstoodException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient SourceSpan place;

  NotUnderstoodException(SourceSpan place, String reason) {
    super(reason);
    this.place = place;
  }

  /** Where it is. */
  public SourceSpan place() {
    return place;
  }
}
