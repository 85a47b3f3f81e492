package dev.gyre.promela.lower;

import dev.gyre.ir.Event;
import dev.gyre.ir.EventWatch;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variables that stand for the events of formulas. Equal events have the same variable. */
final class EventFlags {
  private final FlatVariables globals;
  private final Map<Event, Variable> flags = new LinkedHashMap<>();
  private final List<EventWatch.Watched> asked = new ArrayList<>();
  private Variable control;

  EventFlags(FlatVariables globals) {
    this.globals = globals;
  }

  /**
   * @param text how the user wrote the event
   */
  Variable flag(String text, Event event, SourceSpan span) {
    if (control == null) {
      control = globals.addHidden(EventWatch.PREFIX, ValueType.BYTE, span);
    }
    // The text is that of the first; it starts like all names of such variables.
    Variable flag =
        flags.computeIfAbsent(event, e -> globals.addHidden(text, ValueType.BOOL, span));
    EventWatch.Watched watched = new EventWatch.Watched(flag, event);
    if (!asked.contains(watched)) {
      asked.add(watched);
    }
    return flag;
  }

  /** The events that were asked for since the last call. */
  Optional<EventWatch> takeWatch() {
    Optional<EventWatch> watch =
        asked.isEmpty() ? Optional.empty() : Optional.of(new EventWatch(control, asked));
    asked.clear();
    return watch;
  }
}
