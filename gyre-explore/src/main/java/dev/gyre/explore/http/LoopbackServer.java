package dev.gyre.explore.http;

import dev.gyre.explore.work.Checks;
import dev.gyre.explore.work.FoundRuns;
import dev.gyre.explore.work.Workspace;
import java.io.IOException;
import java.net.URI;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Listens on this machine's own address, within limits that no client can change. */
public final class LoopbackServer implements AutoCloseable {
  private static final String ADDRESS = "127.0.0.1";
  private static final int MAX_THREADS = 32;
  private static final int MAX_CONNECTIONS = 128;
  private static final int IDLE_MILLIS = 30_000;

  /** When there are too many connections, those where nothing happens must go soon. */
  private static final int CROWDED_IDLE_MILLIS = 1_000;

  private static final int HEADER_BYTES = 16 << 10;
  private static final int PATIENCE_MILLIS = 500;

  private final Server server;
  private final ServerConnector connector;
  private final AccessToken token;

  private LoopbackServer(Server server, ServerConnector connector, AccessToken token) {
    this.server = server;
    this.connector = connector;
    this.token = token;
  }

  /**
   * @param port 0 for any that is free
   * @throws IOException if it cannot be had
   */
  public static LoopbackServer start(int port, Workspace workspace, FoundRuns runs, Checks checks)
      throws IOException {
    QueuedThreadPool threads = new QueuedThreadPool(MAX_THREADS, 2);
    threads.setName("gyre-explore");
    threads.setDaemon(true);
    Server server = new Server(threads);
    HttpConfiguration limits = new HttpConfiguration();
    limits.setSendServerVersion(false);
    limits.setSendDateHeader(false);
    limits.setRequestHeaderSize(HEADER_BYTES);
    ServerConnector connector =
        new ServerConnector(server, 1, 1, new HttpConnectionFactory(limits));
    connector.setHost(ADDRESS);
    connector.setPort(port);
    connector.setIdleTimeout(IDLE_MILLIS);
    server.addConnector(connector);
    NetworkConnectionLimit crowd = new NetworkConnectionLimit(MAX_CONNECTIONS, connector);
    crowd.setEndPointIdleTimeout(CROWDED_IDLE_MILLIS);
    server.addBean(crowd);
    server.setStopTimeout(PATIENCE_MILLIS);
    AccessToken token = AccessToken.random();
    Gate gate = new Gate(token, connector);
    gate.setHandler(new PageHandler(workspace, runs, checks));
    server.setHandler(gate);
    try {
      server.start();
    } catch (IOException e) {
      stop(server);
      throw e;
    } catch (Exception e) {
      stop(server);
      throw new IOException(e);
    }
    return new LoopbackServer(server, connector, token);
  }

  /** Where the page is, with the token. */
  public URI address() {
    return URI.create(
        "http://" + ADDRESS + ":" + connector.getLocalPort() + "/?token=" + token.text());
  }

  @Override
  public void close() {
    stop(server);
  }

  private static void stop(Server server) {
    try {
      server.stop();
    } catch (Exception e) {
      // What does not end now ends with the process.
      server.setStopTimeout(0);
    }
  }
}
