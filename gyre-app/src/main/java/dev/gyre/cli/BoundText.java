package dev.gyre.cli;

import dev.gyre.bound.BoundReport;
import dev.gyre.bound.ChannelBound;
import dev.gyre.bound.net.Routes;
import dev.gyre.bound.unfold.ChannelObject;
import dev.gyre.bound.unfold.Step;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What {@code gyre bound} says to people. */
final class BoundText {
  private final BoundReport report;
  private final List<String> lines = new ArrayList<>();

  private BoundText(BoundReport report) {
    this.report = report;
  }

  /** The first line, which is all that somebody in a hurry needs. */
  static String summary(String model, BoundReport report) {
    long buffered = count(report, ChannelBound.Verdict.BOUNDED);
    long unknown = count(report, ChannelBound.Verdict.UNKNOWN);
    long without = count(report, ChannelBound.Verdict.RENDEZVOUS);
    if (report.channels().isEmpty()) {
      return model + ": no channels";
    }
    List<String> parts = new ArrayList<>();
    if (buffered + unknown > 0) {
      parts.add(buffered + " of " + (buffered + unknown) + " channels with a buffer stay bounded");
    }
    if (without > 0) {
      parts.add(without + (without == 1 ? " has none" : " have none"));
    }
    return model + ": " + String.join(", ", parts);
  }

  private static long count(BoundReport report, ChannelBound.Verdict verdict) {
    return report.channels().stream().filter(c -> c.verdict() == verdict).count();
  }

  /** What was found out about each channel. */
  static List<String> lines(BoundReport report) {
    BoundText text = new BoundText(report);
    report
        .refusal()
        .ifPresent(
            refusal ->
                text.lines.add(
                    "nothing can be said, because of line "
                        + line(refusal.place())
                        + ": "
                        + refusal.reason()));
    report.channels().forEach(text::channel);
    return text.lines;
  }

  private void channel(ChannelBound found) {
    ChannelObject channel = found.channel();
    String name = channel.name() + " (line " + line(channel.span()) + ")";
    lines.add("");
    switch (found.verdict()) {
      case RENDEZVOUS -> lines.add(name + ": a rendez-vous, it holds nothing");
      case BOUNDED -> bounded(name, found);
      case UNKNOWN -> unknown(name, found);
    }
  }

  private void bounded(String name, ChannelBound found) {
    ChannelObject channel = found.channel();
    String which =
        channel.count() == ChannelObject.Count.ONE ? "" : ", in those of all processes together";
    int capacity = channel.type().capacity();
    lines.add(
        name
            + ": BOUNDED"
            + found
                .bound()
                .map(
                    b ->
                        ", at most "
                            + messages(b.toString())
                            + which
                            + room(b.intValue(), capacity))
                .orElse(", no number follows"));
    if (found.means() == ChannelBound.Means.STRUCTURE) {
      lines.add("  no loops that can go on together in one run add to it for ever");
      return;
    }
    for (ChannelBound.Share share : found.shares()) {
      String who =
          share.processes() == 1
              ? share.process()
              : share.processes() + " processes " + share.process() + " together";
      lines.add("  " + who + " may add " + share.credit());
    }
    for (ChannelBound.Counted counted : found.counted()) {
      lines.add("  a message in " + counted.messages() + " counts " + counted.worth());
    }
    if (found.means() == ChannelBound.Means.VALUES) {
      lines.add("  the values of variables were followed");
    }
  }

  private static String messages(String number) {
    return number.equals("1") ? "1 message" : number + " messages";
  }

  private static String room(int bound, int capacity) {
    if (bound > capacity) {
      return " (more than its capacity of " + capacity + ")";
    }
    return bound < capacity ? " (it never fills its capacity of " + capacity + ")" : "";
  }

  private void unknown(String name, ChannelBound found) {
    lines.add(name + ": UNKNOWN" + (found.loops().isEmpty() ? "" : ", these may flood it:"));
    if (found.loops().isEmpty() && report.refusal().isEmpty()) {
      lines.add("  the computation was given up: there are too many loops and values");
    }
    found.loops().forEach(this::loop);
  }

  private void loop(ChannelBound.Loop loop) {
    String what = loop.shape() == Routes.Shape.LOOP ? "a loop of " : "each new process ";
    lines.add("  " + loop.times() + " x " + what + loop.process() + ":");
    Set<String> doubts = new LinkedHashSet<>();
    Set<String> told = new LinkedHashSet<>();
    for (Step step : loop.steps()) {
      told.add("    line " + line(step.span()) + ": " + step.text());
      step.doubts().forEach(d -> doubts.add("line " + line(step.span()) + ": " + d));
    }
    lines.addAll(told);
    if (!doubts.isEmpty()) {
      lines.add("    taken as possible: " + doubts.stream().collect(Collectors.joining("; ")));
    }
  }

  private static int line(SourceSpan span) {
    return span.visibleSite().line();
  }
}
