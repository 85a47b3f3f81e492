package dev.gyre.source;

import java.util.Optional;

/**
 * A half-open range of characters in a file, and the expansion, if any, that copied it to where it
 * took effect.
 *
 * <p>The span always names the place where the characters were <em>written</em>; {@link
 * #expansion()} leads from there to the place of use, outwards step by step.
 */
public final class SourceSpan {
  private final SourceFile file;
  private final int start;
  private final int end;
  private final Expansion expansion;

  /**
   * @param expansion what copied the text, or null when it stands where it was written; nullable
   *     here because a large model has one span for each of its tokens
   */
  public SourceSpan(SourceFile file, int start, int end, Expansion expansion) {
    this.file = file;
    this.start = start;
    this.end = end;
    this.expansion = expansion;
  }

  public SourceFile file() {
    return file;
  }

  public int start() {
    return start;
  }

  public int end() {
    return end;
  }

  public Optional<Expansion> expansion() {
    return Optional.ofNullable(expansion);
  }

  public int line() {
    return file.lineAt(start);
  }

  public int column() {
    return file.columnAt(start);
  }

  /** The characters themselves. */
  public String text() {
    return file.text().substring(start, end);
  }

  /** The same range, seen as the product of {@code outer}. */
  public SourceSpan within(Expansion outer) {
    return new SourceSpan(file, start, end, outer);
  }

  /**
   * The smallest span from the start of this one to the end of {@code last}. When the two come from
   * different files or expansions there is no such range, and the result is this span.
   */
  @SuppressWarnings("ReferenceEquality") // files and expansions are themselves, not values
  public SourceSpan to(SourceSpan last) {
    if (last.file != file || last.expansion != expansion || last.end < start) {
      return this;
    }
    return new SourceSpan(file, start, last.end, expansion);
  }

  /**
   * The place the user should look at first: text that a macro produced is shown where the macro is
   * used, as C compilers do; text of an inline is shown in the inline's body.
   */
  public SourceSpan visibleSite() {
    SourceSpan site = this;
    while (site.expansion != null && site.expansion.kind() == Expansion.Kind.MACRO) {
      site = site.expansion.callSite();
    }
    return site;
  }

  /** Whether two spans begin at the same place of the text, wherever they were copied to. */
  public boolean isSamePlace(SourceSpan other) {
    return start == other.start && file.name().equals(other.file.name());
  }

  @Override
  public String toString() {
    return file.name() + ":" + line() + ":" + column();
  }
}
