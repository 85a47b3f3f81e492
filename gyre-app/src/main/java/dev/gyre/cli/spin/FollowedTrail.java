package dev.gyre.cli.spin;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.Trail;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Follows a trail that a verification has written. */
final class FollowedTrail {
  private final SpinOptions options;
  private final Terminal terminal;

  FollowedTrail(SpinOptions options, Terminal terminal) {
    this.options = options;
    this.terminal = terminal;
  }

  /**
   * @throws RefusedCall if there is no such trail, or it is none of this stand-in
   */
  int run(String name) throws RefusedCall {
    Trail trail = read(name);
    LoadedModel model = trail.model();
    if (SourceErrors.errors(model, terminal)) {
      return 1;
    }
    Simulation simulation = new Simulation(model.system().orElseThrow(), trail.channels());
    RunText text = new RunText(simulation, options, terminal.out());
    text.begin();
    int number = 0;
    for (long transition : trail.transitions()) {
      number++;
      if (trail.cycle().isPresent() && trail.cycle().get().start() == number) {
        text.startOfCycle();
      }
      if (!simulation.offers(transition)) {
        throw new RefusedCall("the trail does not fit the model: step " + number);
      }
      text.take(transition);
    }
    text.lateFaults();
    terminal.out().println("spin: trail ends after " + text.steps() + " steps");
    text.end();
    return 0;
  }

  private Trail read(String name) throws RefusedCall {
    Path file = terminal.directory().resolve(name);
    if (!Files.exists(file)) {
      throw new RefusedCall("cannot find trail file");
    }
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      return TrailJson.read(in);
    } catch (IOException e) {
      throw new RefusedCall(
          "'" + name + "' is no trail of this stand-in (those of Spin cannot be followed)");
    }
  }
}
