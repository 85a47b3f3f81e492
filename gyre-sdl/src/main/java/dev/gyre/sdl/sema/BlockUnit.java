package dev.gyre.sdl.sema;

import dev.gyre.sdl.syntax.Definition;
import java.util.ArrayList;
import java.util.List;

/** A block of the system: what leads into it, through it and out of it. */
final class BlockUnit extends OtherDefinitions<Void> {
  private final String key;
  private final Scope scope;
  private final List<Definition.SignalRoute> routes = new ArrayList<>();
  private final List<Definition.Connection> connections = new ArrayList<>();

  /**
   * @param key its name in small letters
   */
  BlockUnit(String key, Scope scope, List<Definition> definitions) {
    this.key = key;
    this.scope = scope;
    definitions.forEach(definition -> definition.match(this));
  }

  String key() {
    return key;
  }

  Scope scope() {
    return scope;
  }

  List<Definition.SignalRoute> routes() {
    return routes;
  }

  /** Whether a channel and a route are one way; without any connection all may be. */
  boolean connects(String channel, String route) {
    List<Definition.Connection> about =
        connections.stream()
            .filter(c -> c.routes().stream().anyMatch(name -> name.key().equals(route)))
            .toList();
    return about.isEmpty()
        || about.stream()
            .anyMatch(c -> c.channels().stream().anyMatch(name -> name.key().equals(channel)));
  }

  @Override
  public Void signalRoute(Definition.SignalRoute d) {
    routes.add(d);
    return null;
  }

  @Override
  public Void connection(Definition.Connection d) {
    connections.add(d);
    return null;
  }

  @Override
  Void other(Definition d) {
    return null;
  }
}
