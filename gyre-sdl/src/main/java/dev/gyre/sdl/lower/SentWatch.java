package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfEvent;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What observers do about signals that a process sends. A signal is observed before it is sent, by
 * whoever names it in his state: he sends it on, or not, or with other parameters (TASTE).
 */
final class SentWatch {
  private final Watching watching;
  private final ProcessLayout layout;
  private final AutomatonDraft draft;

  SentWatch(Watching watching, ProcessLayout layout, AutomatonDraft draft) {
    this.watching = watching;
    this.layout = layout;
    this.draft = draft;
  }

  /** Sends a signal with parameters from one place to another. */
  interface Sending {
    void send(int from, List<List<Expr>> parameters, Target to);
  }

  /**
   * Lets observers see a signal before it is sent.
   *
   * @param to nobody if it leaves the system
   */
  void sent(
      IfSignal signal,
      Optional<IfProcess> to,
      List<List<Expr>> parameters,
      int from,
      Target target,
      SourceSpan span,
      Sending sending) {
    pass(0, signal, layout.process().index(), to, parameters, from, target, span, sending);
  }

  /** The same for a signal that comes from outside. */
  void sentFromOutside(
      IfSignal signal, List<List<Expr>> values, int from, Target to, SourceSpan span, Sending s) {
    Optional<IfProcess> receiver = Optional.of(layout.process());
    pass(0, signal, IfEvent.OUTSIDE, receiver, values, from, to, span, s);
  }

  /** Whether an observer sees a signal that comes from outside. */
  boolean seesFromOutside(IfSignal signal) {
    return watching.observers().stream()
        .anyMatch(
            o -> !sendings(o, signal, IfEvent.OUTSIDE, Optional.of(layout.process())).isEmpty());
  }

  private void pass(
      int number,
      IfSignal signal,
      int sender,
      Optional<IfProcess> receiver,
      List<List<Expr>> parameters,
      int from,
      Target to,
      SourceSpan span,
      Sending sending) {
    if (number == watching.observers().size()) {
      sending.send(from, parameters, to);
      return;
    }
    ObserverLayout observer = watching.observers().get(number);
    List<Integer> aliases = sendings(observer, signal, sender, receiver);
    if (aliases.isEmpty()) {
      pass(number + 1, signal, sender, receiver, parameters, from, to, span, sending);
      return;
    }
    int untouched = draft.addPassage(span);
    Reaction.Outputs outputs =
        (at, output, next) -> {
          Reaction.requireTaken(output, aliases);
          pass(
              number + 1,
              signal,
              sender,
              receiver,
              changed(observer, output, signal, parameters),
              at,
              next,
              span,
              sending);
        };
    new Reaction(observer, draft, span)
        .to(aliases, signal.parameters(), parameters, from, to, outputs, Target.inside(untouched));
    pass(number + 1, signal, sender, receiver, parameters, untouched, to, span, sending);
  }

  /** What the observer sends instead; parameters that it does not see stay as they are. */
  private static List<List<Expr>> changed(
      ObserverLayout observer,
      IfAction.Output output,
      IfSignal signal,
      List<List<Expr>> parameters) {
    List<List<Expr>> values = new ArrayList<>(parameters);
    for (int i = 0; i < output.arguments().size(); i++) {
      IfType type = signal.parameters().get(i);
      values.set(i, observer.layout().values().scalars(output.arguments().get(i), type));
    }
    return values;
  }

  private static List<Integer> sendings(
      ObserverLayout observer, IfSignal signal, int sender, Optional<IfProcess> receiver) {
    List<Integer> aliases = new ArrayList<>();
    observer
        .observer()
        .events()
        .forEach(
            (alias, event) -> {
              boolean from = event.from().isEmpty() || event.from().getAsInt() == sender;
              int target = receiver.map(IfProcess::index).orElse(IfEvent.OUTSIDE);
              boolean to = event.to().isEmpty() || event.to().getAsInt() == target;
              if (event.kind() == IfEvent.Kind.SENT && event.means(signal) && from && to) {
                aliases.add(alias);
              }
            });
    return aliases;
  }
}
