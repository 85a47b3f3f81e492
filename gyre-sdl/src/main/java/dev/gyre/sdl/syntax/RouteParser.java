package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Signals, and the ways they go. */
final class RouteParser {
  private final TokenCursor cursor;
  private final PrimaryParser primaries;
  private final ListParser lists;

  RouteParser(TokenCursor cursor, PrimaryParser primaries, ListParser lists) {
    this.cursor = cursor;
    this.primaries = primaries;
    this.lists = lists;
  }

  void signals(List<Definition> definitions) {
    cursor.advance();
    do {
      Name name = cursor.name("the name of a signal");
      List<SortReference> parameters = lists.optionalSorts();
      Optional<EventPattern> renames =
          cursor.acceptWord("renames") ? Optional.of(event()) : Optional.empty();
      definitions.add(
          new Definition.SignalDefinition(cursor.since(name.span()), name, parameters, renames));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.end("the signal");
  }

  private EventPattern event() {
    if (cursor.atWord("input") || cursor.atWord("output") || cursor.atWord("unhandled")) {
      return primaries.eventPattern();
    }
    throw cursor.unexpected("'input' or 'output' after 'renames'");
  }

  void signalList(List<Definition> definitions) {
    Token first = cursor.advance();
    Name name = cursor.name("the name of a signal list");
    cursor.expect(TokenKind.EQUAL, "after the name of the signal list");
    List<SignalItem> signals = lists.signals();
    cursor.end("the signal list");
    definitions.add(new Definition.SignalListDefinition(cursor.since(first), name, signals));
  }

  void signalSet(List<Definition> definitions) {
    Token first = cursor.advance();
    cursor.skipRemark();
    List<SignalItem> signals = cursor.at(TokenKind.SEMICOLON) ? List.of() : lists.signals();
    cursor.end("the signals");
    definitions.add(new Definition.SignalSet(cursor.since(first), signals));
  }

  void channel(List<Definition> definitions) {
    Token first = cursor.advance();
    Name name = cursor.name("the name of a channel");
    cursor.acceptWord("nodelay");
    cursor.optionalEnd();
    List<Route> routes = routes();
    if (cursor.atWord("substructure")) {
      cursor.refuse(cursor.peek().span(), "channel substructures", "write a block for the channel");
      cursor.skipPast("endsubstructure");
    }
    cursor.expectWord("endchannel", "after the channel");
    lists.skipEndName();
    definitions.add(new Definition.Channel(cursor.since(first), name, routes));
  }

  void signalRoute(List<Definition> definitions) {
    Token first = cursor.advance();
    Name name = cursor.name("the name of a signal route");
    cursor.acceptWord("nodelay");
    cursor.optionalEnd();
    List<Route> routes = routes();
    definitions.add(new Definition.SignalRoute(cursor.since(first), name, routes));
  }

  private List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    while (cursor.atWord("from")) {
      Token first = cursor.advance();
      Name from = cursor.name("where the signals come from");
      skipGate();
      cursor.expectWord("to", "after where the signals come from");
      Name to = cursor.name("where the signals go");
      skipGate();
      List<SignalItem> signals = cursor.acceptWord("with") ? lists.signals() : List.of();
      cursor.end("the signals");
      routes.add(new Route(cursor.since(first), from, to, signals));
    }
    if (routes.isEmpty()) {
      throw cursor.unexpected("'from' and where the signals come from");
    }
    return routes;
  }

  private void skipGate() {
    if (cursor.atWord("via")) {
      Token via = cursor.advance();
      cursor.refuse(via.span(), "gates", "connect the processes with signal routes");
      cursor.name("a gate");
    }
  }

  void connection(List<Definition> definitions) {
    Token first = cursor.advance();
    List<Name> channels = lists.names("the name of a channel");
    cursor.expectWord("and", "after the channels");
    List<Name> routes = lists.names("the name of a signal route");
    cursor.end("the connection");
    definitions.add(new Definition.Connection(cursor.since(first), channels, routes));
  }
}
