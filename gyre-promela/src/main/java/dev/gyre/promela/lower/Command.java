package dev.gyre.promela.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.source.SourceSpan;
import java.util.List;

/** What one statement asks for and does. */
record Command(Guard guard, List<Effect> effects, SourceSpan span, String text) {
  Command {
    effects = List.copyOf(effects);
  }

  static Command always(List<Effect> effects, SourceSpan span, String text) {
    return new Command(new Guard.Always(), effects, span, text);
  }

  /** The same under another name. */
  Command called(String other) {
    return new Command(guard, effects, span, other);
  }
}
