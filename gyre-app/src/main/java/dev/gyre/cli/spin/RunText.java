package dev.gyre.cli.spin;

import dev.gyre.cli.spin.SpinOptions.Shown;
import dev.gyre.engine.Simulation;
import dev.gyre.engine.trace.PrintedText;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.system.Fault;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Shows a run step by step in the format of Spin. */
final class RunText {
  private static final String END = "-end-";

  private final Simulation simulation;
  private final SpinOptions options;
  private final PrintWriter out;
  private int steps;
  private int created;

  RunText(Simulation simulation, SpinOptions options, PrintWriter out) {
    this.simulation = simulation;
    this.options = options;
    this.out = out;
    this.created = simulation.view().processCount();
  }

  /** How many steps Spin would count: a rendez-vous is two. */
  int steps() {
    return steps;
  }

  void begin() {
    if (options.shows(Shown.COLUMNS)) {
      StateView view = simulation.view();
      StringBuilder header = new StringBuilder("q\\p");
      for (int p = 0; p < view.processCount(); p++) {
        out.println("proc " + p + " = " + name(view, p));
        header.append(String.format(Locale.ROOT, "%4d", p));
      }
      out.println(header);
    }
  }

  /** The processes that are there from the beginning. */
  void creations() {
    StateView view = simulation.view();
    for (int p = 0; p < view.processCount() && options.shows(Shown.STATEMENTS); p++) {
      out.printf(Locale.ROOT, "  0:\tproc  - (:root:) creates proc %2d (%s)%n", p, name(view, p));
    }
  }

  void startOfCycle() {
    out.println("  <<<<<START OF CYCLE>>>>>");
  }

  /** Makes a step and shows it; whether something went wrong in it. */
  boolean take(long transition) {
    StateView before = simulation.view();
    Simulation.Made made = simulation.take(transition);
    created += Math.max(0, simulation.view().processCount() - before.processCount());
    steps++;
    if (!options.shows(Shown.NO_OUTPUT)) {
      made.output().forEach(this::print);
    }
    faults(made.faults());
    if (steps > options.skippedSteps()) {
      show(made.step(), before);
    }
    if (made.step().partner().isPresent()) {
      steps++;
    }
    return !made.faults().isEmpty();
  }

  private void print(PrintedText.Output output) {
    String margin =
        options.shows(Shown.NOT_INDENTED) ? "" : " ".repeat(6 + 4 * Math.max(0, output.pid()));
    out.print(margin + output.text());
  }

  /** What goes wrong where nobody can move any more; whether there is something. */
  boolean lateFaults() {
    List<Fault> found = simulation.faults();
    faults(found);
    return !found.isEmpty();
  }

  private void faults(List<Fault> faults) {
    for (Fault fault : faults) {
      String place =
          fault.span().visibleSite().file().name() + ":" + fault.span().visibleSite().line();
      boolean isAssertion = fault.kind() == Fault.Kind.ASSERTION;
      String what = isAssertion ? "assertion violated" : fault.message();
      out.println("spin: " + place + ", Error: " + what);
      if (isAssertion) {
        String text = PanError.tight(fault.span().text());
        out.println("spin: text of failed assertion: " + text);
      }
    }
  }

  // ---- one step

  private void show(Trace.Step step, StateView before) {
    if (options.shows(Shown.COLUMNS)) {
      step.messages().forEach(message -> column(message, before));
    } else {
      step.messages().forEach(message -> message(step, message, before));
    }
    if (options.shows(Shown.STATEMENTS)) {
      action(step.actor(), steps, before);
      step.partner().ifPresent(partner -> action(partner, steps + 1, before));
    }
    for (Trace.Change change : step.changes()) {
      if (options.shows(change.owner().isPresent() ? Shown.LOCALS : Shown.GLOBALS)) {
        out.println("\t\t" + variable(change.owner(), change.variable()) + " = " + change.after());
      }
    }
  }

  private void action(Trace.Action action, int number, StateView before) {
    if (action.pid() < 0) {
      out.printf(Locale.ROOT, "%3d:\t%s%n", number, action.text());
    } else if (action.text().equals(END)) {
      out.printf(Locale.ROOT, "%3d: proc %d terminates%n", number, action.pid());
    } else {
      out.printf(
          Locale.ROOT,
          "%3d:\tproc %2d (%s:1) %s:%d (state %d)\t[%s]%n",
          number,
          action.pid(),
          action.process(),
          action.file(),
          action.line(),
          before.location(action.pid()).number(),
          action.text());
    }
  }

  private void message(Trace.Step step, Trace.Message message, StateView before) {
    boolean isSent = message.kind() != Trace.Message.Kind.RECEIVED;
    boolean isReceived = message.kind() != Trace.Message.Kind.SENT;
    if (isSent && options.shows(Shown.SENT)) {
      event(step.actor(), steps, "Sent " + message.content() + "\t->", message, before);
    }
    if (isReceived && options.shows(Shown.RECEIVED)) {
      Trace.Action receiver = step.partner().orElse(step.actor());
      int number = step.partner().isPresent() ? steps + 1 : steps;
      event(receiver, number, "Recv " + message.content() + "\t<-", message, before);
    }
  }

  private void event(
      Trace.Action who, int number, String what, Trace.Message message, StateView before) {
    out.printf(
        Locale.ROOT,
        "%3d:\tproc %2d (%s:1) %s:%d %s queue %d (%s)%n",
        number,
        who.pid(),
        who.process(),
        who.file(),
        who.line(),
        what,
        queue(message, before),
        message.channel());
  }

  private void column(Trace.Message message, StateView before) {
    if (message.kind() != Trace.Message.Kind.RECEIVED) {
      column(message, before, message.pid(), "!");
    }
    if (message.kind() != Trace.Message.Kind.SENT) {
      column(message, before, message.partner().orElse(message.pid()), "?");
    }
  }

  private void column(Trace.Message message, StateView before, int pid, String mark) {
    out.printf(
        Locale.ROOT,
        "%3d   %s%s%s%s%n",
        queue(message, before),
        ".   ".repeat(Math.max(0, pid)),
        message.channel(),
        mark,
        message.content());
  }

  private static int queue(Trace.Message message, StateView view) {
    List<String> names = view.queues().stream().map(StateView.Queue::name).toList();
    return names.indexOf(message.channel()) + 1;
  }

  // ---- the end

  /** All variables, and where each process stands. */
  void end() {
    if (options.shows(Shown.NO_END)) {
      return;
    }
    if (options.shows(Shown.COLUMNS)) {
      out.println("-------------\nfinal state:\n-------------");
    }
    Trace.EndState end = simulation.state();
    out.println("#processes: " + end.positions().size());
    for (StateView.Value value : end.values()) {
      if (value.owner().isEmpty()) {
        out.println("\t\t" + value.name() + " = " + value.text());
      }
    }
    for (int i = end.positions().size() - 1; i >= 0; i--) {
      position(end.positions().get(i), end);
    }
    out.println(created + (created == 1 ? " process created" : " processes created"));
  }

  private void position(Trace.Position position, Trace.EndState end) {
    out.printf(
        Locale.ROOT,
        "%3d:\tproc %2d (%s:1) %s:%d (state %d)%s%n",
        steps,
        position.pid(),
        position.process(),
        position.span().visibleSite().file().name(),
        position.line(),
        simulation.view().location(position.pid()).number(),
        position.rest() == StateView.Rest.ALLOWED ? " <valid end state>" : "");
    for (StateView.Value value : end.values()) {
      boolean isOwn = value.owner().equals(Optional.of(position.name()));
      if (isOwn && options.shows(Shown.LOCALS)) {
        out.println("\t\t" + variable(value.owner(), value.name()) + " = " + value.text());
      }
    }
  }

  /** As {@code P(0):x}. */
  private static String variable(Optional<String> owner, String name) {
    return owner.map(process -> process.replaceFirst(":(\\d+)$", "($1)") + ":" + name).orElse(name);
  }

  private static String name(StateView view, int process) {
    return view.processName(process).replaceFirst(":\\d+$", "");
  }
}
