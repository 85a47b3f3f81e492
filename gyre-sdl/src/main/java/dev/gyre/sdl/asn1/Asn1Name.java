package dev.gyre.sdl.asn1;

import dev.gyre.source.SourceSpan;
import java.util.Locale;

/** A name as it was written. SDL refers to it with underscores for hyphens and in any case. */
public record Asn1Name(SourceSpan span, String text) {

  /** What SDL looks it up by: small letters and underscores. */
  public String key() {
    return text.toLowerCase(Locale.ROOT).replace('-', '_');
  }
}
