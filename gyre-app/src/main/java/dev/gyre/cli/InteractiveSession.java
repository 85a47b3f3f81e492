package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.trace.Trace;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/**
 * A dialogue: the user picks each step, lets chance choose, goes back, asks why something cannot
 * happen. Here is what is shown and how steps are taken; {@link SessionCommands} knows the words.
 */
final class InteractiveSession {
  private final SimulatedRun run;
  private final RecordedSteps recorded;
  private final SimulationText text;
  private final TextColours colours;
  private final PrintWriter out;
  private final SessionCommands commands;

  InteractiveSession(
      SimulatedRun run,
      RecordedSteps recorded,
      SimulationText text,
      TextColours colours,
      long seed) {
    this.run = run;
    this.recorded = recorded;
    this.text = text;
    this.colours = colours;
    this.out = text.out();
    this.commands = new SessionCommands(run, text, seed);
  }

  /** What can be typed now, for completion. */
  List<String> words() {
    return commands.words();
  }

  ExitStatus talk(SessionInput in) throws IOException {
    out.println("h for help");
    Optional<List<Long>> shown = Optional.empty();
    while (true) {
      List<Simulation.Choice> choices = run.simulation().choices();
      if (!shown.equals(Optional.of(run.path()))) {
        text.showFaults(run.simulation().faults());
        show(choices);
        shown = Optional.of(run.path());
      }
      out.flush();
      Optional<String> line = in.readLine("step " + (run.simulation().depth() + 1) + "> ");
      if (line.isEmpty() || line.get().strip().matches("q|quit|exit")) {
        return ExitStatus.SUCCESS;
      }
      obey(line.get().strip(), choices);
    }
  }

  private void show(List<Simulation.Choice> choices) {
    if (choices.isEmpty()) {
      text.end(run.simulation());
    }
    Optional<Long> next = recorded.next(run);
    for (int i = 0; i < choices.size(); i++) {
      Simulation.Choice choice = choices.get(i);
      boolean isRecorded = next.equals(Optional.of(choice.transition()));
      out.println(
          colours.key(String.format("%4d  ", i + 1))
              + describe(choice)
              + (isRecorded ? "   <- recorded" : ""));
    }
  }

  private String describe(Simulation.Choice choice) {
    return painted(choice.actor()) + choice.partner().map(p -> "  &  " + painted(p)).orElse("");
  }

  private String painted(Trace.Action action) {
    return colours.process(action.pid(), SimulationText.action(action));
  }

  private void obey(String line, List<Simulation.Choice> choices) {
    String[] words = line.split("\\s+", 2);
    String argument = words.length > 1 ? words[1] : "";
    if (line.isEmpty()) {
      obvious(choices);
    } else if (words[0].matches("l|list")) {
      show(choices);
    } else if (words[0].matches("f|follow")) {
      follow(argument);
    } else if (words[0].matches("\\d{1,6}")) {
      number(Integer.parseInt(words[0]), choices);
    } else if (!commands.obey(words[0], argument)) {
      out.println("there is no choice '" + words[0] + "'; h for help");
    }
  }

  /** What an empty line means: the recorded step, or the only one. */
  private void obvious(List<Simulation.Choice> choices) {
    Optional<Long> next = recorded.next(run);
    if (next.isPresent()) {
      take(next.get());
    } else if (choices.size() == 1) {
      take(choices.get(0).transition());
    } else if (!choices.isEmpty()) {
      out.println("there are " + choices.size() + " choices; type the number of one");
    }
  }

  private void follow(String argument) {
    int steps = argument.matches("\\d{1,9}") ? Integer.parseInt(argument) : 1;
    for (int i = 0; i < steps; i++) {
      Optional<Long> next = recorded.next(run);
      if (next.isEmpty()) {
        out.println("there is no recorded step to follow from here");
        return;
      }
      if (!take(next.get())) {
        return;
      }
    }
  }

  private void number(int number, List<Simulation.Choice> choices) {
    if (number < 1 || number > choices.size()) {
      out.println("there is no choice '" + number + "'; h for help");
      return;
    }
    take(choices.get(number - 1).transition());
  }

  /** False if the recorded step does not exist here. */
  private boolean take(long transition) {
    if (!run.simulation().offers(transition)) {
      out.println("the recorded step cannot be made here");
      return false;
    }
    commands.made(run.take(transition));
    return true;
  }
}
