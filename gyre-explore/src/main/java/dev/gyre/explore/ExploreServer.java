package dev.gyre.explore;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.explore.http.LoopbackServer;
import dev.gyre.explore.work.Checks;
import dev.gyre.explore.work.FoundRuns;
import dev.gyre.explore.work.OptionsReader;
import dev.gyre.explore.work.Workspace;
import java.io.IOException;
import java.net.URI;

/** Serves the page for one model, until it is closed. */
public final class ExploreServer implements AutoCloseable {
  private final FoundRuns runs = new FoundRuns();
  private final Workspace workspace;
  private final Checks checks;
  private final LoopbackServer server;
  private String fragment = "";

  /**
   * @param port 0 for any that is free
   * @param options reads what is to be checked and how
   * @throws IOException if the port cannot be had
   */
  public ExploreServer(Workspace workspace, int port, OptionsReader options) throws IOException {
    this.workspace = workspace;
    this.checks = new Checks(workspace, options, runs);
    this.server = LoopbackServer.start(port, workspace, runs, checks);
  }

  /** The page shall begin with this violation of the model. */
  public void show(Trail trail, FoundViolation violation) {
    fragment = "#r=" + runs.add(workspace.current().id(), trail.channels(), violation);
  }

  /** Where the page is; nobody comes in without the token in it. */
  public URI address() {
    return URI.create(server.address() + fragment);
  }

  @Override
  public void close() {
    checks.close();
    server.close();
  }
}
