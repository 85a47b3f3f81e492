package dev.gyre.cli;

import dev.gyre.engine.model.SdlModels;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import dev.gyre.engine.trace.WhyNot;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.DiagnosticRenderer;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A violation for people: what failed, how it came to that, and how things stood. */
final class ViolationText {
  private static final int LINE_WIDTH = 100;

  private final FoundViolation violation;
  private final String number;
  private final PrintWriter out;

  /**
   * @param number which one it is, if there are several
   */
  ViolationText(FoundViolation violation, String number, PrintWriter out) {
    this.violation = violation;
    this.number = number;
    this.out = out;
  }

  void write(TraceTable.Extent extent) {
    out.println("violation" + number + ": " + title() + violation.message());
    out.print(DiagnosticRenderer.excerpt(violation.span()));
    Trace trace = violation.trace();
    out.println();
    if (!violation.evidence().whyNot().isEmpty()) {
      writeWhyNot(violation.evidence().whyNot(), out);
      out.println();
    }
    if (trace.steps().isEmpty()) {
      out.println("trace: it is so from the beginning");
    } else {
      out.println("trace:");
      out.print(TraceTable.render(trace, extent));
    }
    new EvidenceText(violation.evidence(), out).write();
    out.println();
    out.println(
        trace
            .cycleStart()
            .map(start -> "state before step " + start + ", and at the end:")
            .orElse("final state:"));
    writeState(trace.end(), out);
    String chart = SequenceText.render(trace);
    if (!chart.isEmpty()) {
      out.println();
      out.println("messages:");
      out.print(chart);
    }
  }

  /** What would have to be different. */
  static void writeWhyNot(List<WhyNot> reasons, PrintWriter out) {
    out.println("why not:");
    for (WhyNot reason : reasons) {
      reason.lines().forEach(line -> out.println("  " + line));
    }
  }

  private String title() {
    return violation.kind() == ViolationKind.INVALID_END_STATE ? "deadlock: " : "";
  }

  /** All values, and where each process stands. */
  static void writeState(Trace.EndState end, PrintWriter out) {
    writeValues(values(end, Optional.empty()), out, "  ");
    for (Trace.Position position : end.positions()) {
      out.println("  " + position.name() + " " + where(position));
      writeValues(values(end, Optional.of(position.name())), out, "    ");
    }
  }

  private static String where(Trace.Position position) {
    if (position.statements().equals(List.of("-end-"))) {
      return "is at its end";
    }
    String statements = String.join(" | ", position.statements());
    if (position.state().isPresent()) {
      return "is in state "
          + position.state().get()
          + (statements.isEmpty() ? ", waits for nothing" : ", waits for: " + statements);
    }
    boolean isSdl = SdlModels.isSdl(position.span().file());
    if (isSdl && statements.isEmpty() && position.rest() == StateView.Rest.ALLOWED) {
      return "has stopped";
    }
    if (position.mobility() == Trace.Mobility.ENABLED) {
      return "is at line " + position.line() + ", next: " + statements;
    }
    String label = position.rest() == StateView.Rest.ALLOWED ? ", an end label" : "";
    return "is blocked at line " + position.line() + label + ", waits for: " + statements;
  }

  private static List<String> values(Trace.EndState end, Optional<String> owner) {
    return end.values().stream()
        .filter(value -> value.owner().equals(owner))
        .map(value -> value.name() + " = " + value.text())
        .toList();
  }

  /** As many on a line as fit. */
  private static void writeValues(List<String> values, PrintWriter out, String margin) {
    List<String> line = new ArrayList<>();
    int length = 0;
    for (String value : values) {
      if (!line.isEmpty() && length + value.length() > LINE_WIDTH) {
        out.println(margin + String.join(", ", line));
        line.clear();
        length = 0;
      }
      line.add(value);
      length += value.length() + 2;
    }
    if (!line.isEmpty()) {
      out.println(margin + String.join(", ", line));
    }
  }
}
