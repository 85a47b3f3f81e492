package dev.gyre.sdl.ifl;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfType;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a system in IF. The first mistake ends the reading. */
public final class IfReader {
  private final IfCursor cursor;
  private final IfTypeReader types;
  private final IfScope scope;
  private final List<IfProcess> processes = new ArrayList<>();
  private final List<IfSystem.Stimulus> stimuli = new ArrayList<>();

  private IfReader(SourceFile file) {
    List<IfToken> tokens = IfLexer.tokens(file);
    this.cursor = new IfCursor(tokens);
    this.types = new IfTypeReader(cursor);
    this.scope = new IfScope(tokens);
  }

  /** The system; empty exactly when an error was reported. */
  public static Optional<IfSystem> read(SourceFile file, Diagnostics diagnostics) {
    try {
      return Optional.of(new IfReader(file).system());
    } catch (IfSyntaxError e) {
      diagnostics.report(Diagnostic.of(SdlCode.IF_SYNTAX, e.span(), e.getMessage()));
      return Optional.empty();
    }
  }

  private IfSystem system() {
    cursor.expect("system");
    String name = cursor.name("the system").text();
    cursor.expect(";");
    IfSystem.Dialect dialect = dialect();
    while (!cursor.at("endsystem")) {
      part();
    }
    IfToken end = cursor.advance();
    cursor.accept(";");
    if (!cursor.atEnd()) {
      throw cursor.error("nothing may follow the end of the system");
    }
    if (processes.isEmpty()) {
      throw new IfSyntaxError(end.span(), "the system has no process");
    }
    scope.checkForks(processes);
    return new IfSystem(name, dialect, types.declared(), scope.signals(), processes, stimuli);
  }

  private IfSystem.Dialect dialect() {
    if (!cursor.accept("dialect")) {
      return IfSystem.Dialect.SDL;
    }
    if (!cursor.peek().text().equals("taste")) {
      throw cursor.error("the only dialect with a name is 'taste'");
    }
    cursor.advance();
    cursor.expect(";");
    return IfSystem.Dialect.TASTE;
  }

  private void part() {
    if (cursor.accept("type")) {
      types.declaration();
    } else if (cursor.accept("signal")) {
      signal();
    } else if (cursor.accept("signalroute")) {
      route();
    } else if (cursor.at("process") || cursor.at("observer")) {
      processes.add(new IfProcessReader(cursor, types, scope, processes.size()).process());
    } else {
      throw cursor.error(
          "'type', 'signal', 'signalroute', 'process' or 'endsystem' is expected here");
    }
  }

  private void signal() {
    IfToken name = cursor.name("a signal");
    List<IfType> parameters = cursor.at("(") ? typeList() : List.of();
    cursor.expect(";");
    scope.add(new IfSignal(scope.signals().size(), name.text(), parameters, name.span()));
  }

  private List<IfType> typeList() {
    List<IfType> all = new ArrayList<>();
    cursor.expect("(");
    while (!cursor.accept(")")) {
      if (!all.isEmpty()) {
        cursor.expect(",");
      }
      all.add(types.reference());
    }
    return all;
  }

  /** A route from outside opens the system; others say nothing that the outputs do not. */
  private void route() {
    if (!cursor.at("from")) {
      cursor.name("a route");
      if (cursor.accept("(")) {
        cursor.number();
        cursor.expect(")");
      }
    }
    cursor.expect("from");
    boolean fromOutside = cursor.accept("env");
    if (!fromOutside) {
      scope.process(cursor.name("a process"));
    }
    cursor.expect("to");
    int to = cursor.accept("env") ? -1 : scope.process(cursor.name("a process"));
    cursor.expect("with");
    do {
      IfSignal signal = scope.signal(cursor.name("a signal"));
      List<IfType> values = cursor.at("(") ? values(signal) : signal.parameters();
      if (fromOutside && to >= 0) {
        stimuli.add(new IfSystem.Stimulus(signal, to, values));
      }
    } while (cursor.accept(","));
    cursor.expect(";");
  }

  /** What the parameters of a signal from outside may be. */
  private List<IfType> values(IfSignal signal) {
    IfToken open = cursor.peek();
    List<IfType> values = typeList();
    boolean fits = values.size() == signal.parameters().size();
    for (int i = 0; fits && i < values.size(); i++) {
      fits = IfTypeReader.fits(values.get(i), signal.parameters().get(i));
    }
    if (!fits) {
      throw new IfSyntaxError(
          cursor.since(open), "these are not the types of the parameters of " + signal.name());
    }
    return values;
  }
}
