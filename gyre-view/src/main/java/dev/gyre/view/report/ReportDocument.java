package dev.gyre.view.report;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.system.Channels;
import java.util.List;

/**
 * What a page about a check is made of.
 *
 * @param verdicts a line for each property, as the command prints them
 * @param assurance what audits and a repetition without reductions have to say
 * @param command the command line that asked for the check
 * @param version of Gyre
 * @param progress how the search went on, in the order of time
 */
public record ReportDocument(
    CheckReport report,
    Channels channels,
    List<String> verdicts,
    List<String> assurance,
    String command,
    String version,
    List<Sample> progress) {
  public ReportDocument {
    verdicts = List.copyOf(verdicts);
    assurance = List.copyOf(assurance);
    progress = List.copyOf(progress);
  }

  /** How far the search was at a moment. */
  public record Sample(double seconds, long states, long depth, long memoryBytes) {}
}
