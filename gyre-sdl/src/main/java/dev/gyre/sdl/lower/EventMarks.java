package dev.gyre.sdl.lower;

import dev.gyre.ir.Event;
import dev.gyre.ir.Guard;
import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSubject;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * The places in transitions by which formulas recognise events: whoever leaves one of them has just
 * sent, received or discarded a signal. Only places that a formula asks for are added.
 */
final class EventMarks {
  private final Map<IfEvent, List<Event>> marks = new LinkedHashMap<>();

  EventMarks(IfWatch watch) {
    for (IfSubject subject : watch.subjects()) {
      if (subject.kind() == IfSubject.Kind.EVENT) {
        marks.put(((IfSubject.Happened) subject).event(), new ArrayList<>());
      }
    }
  }

  /** Where an event can be recognised. */
  List<Event> of(IfEvent event) {
    return marks.get(event);
  }

  /**
   * A signal is about to be sent.
   *
   * @param to nobody if it leaves the system
   * @return where it is sent from
   */
  int sent(
      IfSignal signal,
      IfProcess from,
      Optional<IfProcess> to,
      int location,
      AutomatonDraft draft,
      SourceSpan span) {
    Predicate<IfEvent> meant =
        event ->
            event.kind() == IfEvent.Kind.SENT
                && event.means(signal)
                && event.comesFrom(from)
                && (event.to().isEmpty() || to.filter(event::reaches).isPresent());
    if (marks.keySet().stream().noneMatch(meant)) {
      return location;
    }
    int mark = draft.addPassage(span);
    String text = "sent " + signal.name();
    draft.addEdge(location, new Guard.Always(), List.of(), Target.inside(mark), span, text);
    note(meant, from, mark);
    return mark;
  }

  /** Whether somebody asks for what becomes of a signal that a process takes out of its queue. */
  boolean asksFor(IfEvent.Kind kind, IfSignal signal, IfProcess by) {
    return marks.keySet().stream()
        .anyMatch(event -> event.kind() == kind && event.means(signal) && event.reaches(by));
  }

  /** What a signal leads to that was taken out of the queue. */
  Target taken(
      IfEvent.Kind kind,
      IfSignal signal,
      IfProcess by,
      Target target,
      AutomatonDraft draft,
      SourceSpan span) {
    Predicate<IfEvent> meant =
        event -> event.kind() == kind && event.means(signal) && event.reaches(by);
    return taken(meant, signal.name(), by, target, draft, span);
  }

  /** The same for the signal of a timer. */
  Target taken(
      IfEvent.Kind kind,
      IfTimer timer,
      IfProcess by,
      Target target,
      AutomatonDraft draft,
      SourceSpan span) {
    Predicate<IfEvent> meant =
        event ->
            event.kind() == kind
                && event.timer().filter(timer::equals).isPresent()
                && event.reaches(by);
    return taken(meant, timer.name(), by, target, draft, span);
  }

  private Target taken(
      Predicate<IfEvent> meant,
      String name,
      IfProcess by,
      Target target,
      AutomatonDraft draft,
      SourceSpan span) {
    if (marks.keySet().stream().noneMatch(meant)) {
      return target;
    }
    int mark = draft.addPassage(span);
    draft.addEdge(mark, new Guard.Always(), List.of(), target, span, "taken " + name);
    note(meant, by, mark);
    return Target.inside(mark);
  }

  private void note(Predicate<IfEvent> meant, IfProcess process, int location) {
    marks.forEach(
        (event, places) -> {
          if (meant.test(event)) {
            places.add(new Event.Leaving(process.index(), OptionalInt.empty(), location));
          }
        });
  }
}
