package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.Locale;

/**
 * An identifier as it was written, and where. SDL does not tell capitals from small letters, so
 * names are the same when their keys are.
 */
public record Name(SourceSpan span, String text) {

  /** What to look it up by. */
  public String key() {
    return text.toLowerCase(Locale.ROOT);
  }

  public boolean isSameAs(Name other) {
    return key().equals(other.key());
  }
}
