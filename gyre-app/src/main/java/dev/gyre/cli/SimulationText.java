package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.trace.PrintedText;
import dev.gyre.engine.trace.Trace;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.system.Fault;
import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalInt;

/** Shows an execution as it goes on. */
final class SimulationText {
  private final PrintWriter out;
  private final Detail detail;
  private final TextColours colours;

  /** How much is shown. */
  enum Detail {
    STEPS,
    OUTPUT
  }

  SimulationText(PrintWriter out, Detail detail, TextColours colours) {
    this.out = out;
    this.detail = detail;
    this.colours = colours;
  }

  PrintWriter out() {
    return out;
  }

  void show(Simulation.Made made) {
    Trace.Step step = made.step();
    if (detail == Detail.STEPS) {
      step.claim().ifPresent(claim -> out.println("       " + action(claim)));
      String changes = TraceTable.changes(step);
      out.println(
          String.format("%5d: ", step.number())
              + step.time().map(time -> String.format("[%d] ", time)).orElse("")
              + painted(step.actor())
              + step.partner().map(partner -> "  &  " + painted(partner)).orElse("")
              + (changes.isEmpty() ? "" : "    [" + changes + "]"));
    }
    made.output().forEach(this::print);
    showFaults(made.faults());
    out.flush();
  }

  /** What follows repeats for ever. */
  void startOfCycle() {
    if (detail == Detail.STEPS) {
      out.println("  " + TraceTable.CYCLE);
    }
  }

  private String painted(Trace.Action action) {
    return colours.process(action.pid(), action(action));
  }

  static String action(Trace.Action action) {
    OptionalInt line = action.writtenLine();
    String place = line.isPresent() ? "  line " + line.getAsInt() : "";
    return action.name() + place + "  " + action.text();
  }

  /** As Spin does it: each process has its own indentation. */
  private void print(PrintedText.Output output) {
    out.print(" ".repeat(6 + 4 * output.pid()) + output.text());
    if (detail == Detail.STEPS && !output.text().endsWith("\n")) {
      out.println();
    }
  }

  void showFaults(List<Fault> faults) {
    for (Fault fault : faults) {
      out.println(colours.alarm("violation: " + fault.message()));
      out.print(DiagnosticRenderer.excerpt(fault.span()));
    }
  }

  /** How the execution ended when nothing more can happen. */
  ExitStatus end(Simulation simulation) {
    boolean valid = simulation.isValidEnd();
    if (simulation.state().positions().isEmpty()) {
      out.println("all processes have ended after " + steps(simulation));
      return ExitStatus.SUCCESS;
    }
    out.println(
        (valid ? "valid end state" : "violation: deadlock: no process can move")
            + ", after "
            + steps(simulation));
    ViolationText.writeState(simulation.state(), out);
    return valid ? ExitStatus.SUCCESS : ExitStatus.VIOLATED;
  }

  static String steps(Simulation simulation) {
    return ReportText.count(simulation.depth(), "step");
  }
}
