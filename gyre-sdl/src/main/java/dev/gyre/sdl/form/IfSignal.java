package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;
import java.util.List;

/**
 * A kind of signal.
 *
 * @param index its place among the signals of the system
 */
public record IfSignal(int index, String name, List<IfType> parameters, SourceSpan span) {
  public IfSignal {
    parameters = List.copyOf(parameters);
  }
}
