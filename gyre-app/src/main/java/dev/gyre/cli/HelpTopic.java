package dev.gyre.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/** What options are about: the headings of a help page, and under each the options in order. */
enum HelpTopic {
  MODEL("The model", "-D", "-I", "--lossy", "--time", "--tick"),
  SDL(
      "Systems in SDL",
      "--semantics",
      "--queue",
      "--queue-full",
      "--timers",
      "--env",
      "--env-values",
      "--with"),
  CHECKS(
      "What to check",
      "--check",
      "--property",
      "--ltl",
      "--properties",
      "--fairness",
      "--left",
      "--beside"),
  VIOLATIONS("Violations", "--max-errors", "--all-errors", "--every-error", "--shorten"),
  RUN("The run", "--seed", "--steps", "--interactive", "--replay", "--at"),
  CASES("Cases", "--filter", "--jobs", "--cache", "--no-cache", "--update"),
  SEARCH("Search", "--search", "--threads", "--store"),
  LIMITS("Limits", "--timeout", "--memory", "--disk", "--when-full", "--max-depth", "--max-states"),
  CHECKPOINTS("Long runs", "--checkpoint", "--interval", "--list"),
  CLUSTER(
      "On a cluster",
      "--cluster",
      "--cluster-dir",
      "--cluster-level",
      "--resume",
      "--spark-home",
      "--spark-conf"),
  REDUCTIONS(
      "Reductions",
      "--por",
      "--symmetry",
      "--plain",
      "--all-scenarios",
      "--cross-check",
      "--monitor"),
  SERVER("The server", "--port", "--no-browser"),
  PROJECT("The project", "--action"),
  CONTENT(
      "What is shown",
      "--automata",
      "--types",
      "--buchi",
      "--negate",
      "--labels",
      "--hide",
      "--color",
      "--error",
      "--process",
      "--variable",
      "--channel",
      "--compare",
      "--why",
      "--relation",
      "--props",
      "--label",
      "--keep",
      "--by",
      "--sync"),
  LAYOUT("Instead of printing the result", "--write", "fmt --check", "--spin"),
  OUTPUT(
      "Output",
      "--format",
      "--to",
      "--output",
      "--quiet",
      "--full-trace",
      "--explain",
      "--progress",
      "--trail",
      "--draw",
      "--msc",
      "--report",
      "--json",
      "--junit",
      "--sarif",
      "--github"),
  GENERAL("General", "--help", "--version", "--debug");

  private final String heading;

  /** Cannot be changed, which its type does not say. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final List<String> options;

  HelpTopic(String heading, String... options) {
    this.heading = heading;
    this.options = List.of(options);
  }

  String heading() {
    return heading;
  }

  /** The topic of an option; one with the command's name before it is about that command only. */
  static Optional<HelpTopic> of(String command, OptionSpec option) {
    return Arrays.stream(values())
        .filter(topic -> topic.place(command, option) >= 0)
        .max((a, b) -> Boolean.compare(a.isOwn(command, option), b.isOwn(command, option)));
  }

  /** Where the option stands under the heading, or -1. */
  int place(String command, OptionSpec option) {
    for (String name : option.names()) {
      int place = Math.max(options.indexOf(name), options.indexOf(command + " " + name));
      if (place >= 0) {
        return place;
      }
    }
    return -1;
  }

  private boolean isOwn(String command, OptionSpec option) {
    return Arrays.stream(option.names()).anyMatch(name -> options.contains(command + " " + name));
  }
}
