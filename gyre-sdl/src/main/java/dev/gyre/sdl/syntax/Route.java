package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;

/** {@code from a to b with s, (list)}; {@code env} is a name like others. */
public record Route(SourceSpan span, Name from, Name to, List<SignalItem> signals) {
  public Route {
    signals = List.copyOf(signals);
  }
}
