package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.StatePart;
import dev.gyre.sdl.syntax.Transition;
import dev.gyre.source.SourceSpan;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The ways into and out of composite states. Each is one piece of the graph, whoever takes it: into
 * the state by its entry procedure and start transition, out of it by its exit procedure and the
 * connection outside.
 */
final class CompositeStates {
  private static final String ENTRY = "entry";
  private static final String EXIT = "exit";

  private final ProcessContext process;

  CompositeStates(ProcessContext process) {
    this.process = process;
  }

  /** The block that goes into a state. */
  int entry(Level level, Optional<Name> via, SourceSpan span) {
    String entry = via.map(Name::key).orElse("");
    Behaviour.Start start =
        level.behaviour().starts().stream()
            .filter(s -> s.entry().map(Name::key).orElse("").equals(entry))
            .findFirst()
            .orElseThrow(
                () ->
                    SemanticError.unknown(
                        span, "the composite state " + name(level) + " has no such start"));
    return passage(
        ENTRY + " " + level.shown(entry),
        () -> {
          BodyAnalysis body = BodyAnalysis.ofLevel(process, level, "", OptionalInt.empty());
          run(body, level, ENTRY, span);
          body.appendWhole(start.transition());
        });
  }

  private static String name(Level level) {
    return level.composite().orElseThrow().name().text();
  }

  /** The block that leaves a state by a return. */
  int exit(Level level, Optional<Name> by, SourceSpan span) {
    String exit = by.map(Name::key).orElse("");
    Level outer = level.outer().orElseThrow();
    String key = level.composite().orElseThrow().name().key();
    Transition behind =
        connection(outer, key, exit)
            .orElseThrow(
                () ->
                    SemanticError.unknown(
                        span, "nothing is connected to this way out of " + name(level)));
    return passage(
        EXIT + " " + level.shown(exit),
        () -> {
          run(BodyAnalysis.ofLevel(process, level, "", OptionalInt.empty()), level, EXIT, span);
          BodyAnalysis.ofLevel(process, outer, key, OptionalInt.empty()).appendWhole(behind);
        });
  }

  /** A block that runs the exit procedures of all levels inside another, and goes on behind. */
  int leaving(Level from, Level to, int behind, SourceSpan span) {
    if (!isNoticed(from, to)) {
      return behind;
    }
    BlockGraph graph = process.graph();
    int before = graph.current();
    int first = graph.add();
    graph.open(first);
    for (Level at = from; at != to; at = at.outer().orElseThrow()) {
      run(BodyAnalysis.ofLevel(process, at, "", OptionalInt.empty()), at, EXIT, span);
    }
    graph.end(new IfExit.Jump(behind, span));
    graph.open(before);
    return first;
  }

  /** Whether somebody would notice that the levels are left. */
  static boolean isNoticed(Level from, Level to) {
    for (Level at = from; at != to; at = at.outer().orElseThrow()) {
      if (at.procedure(EXIT).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static void run(BodyAnalysis body, Level level, String procedure, SourceSpan span) {
    level.procedure(procedure).ifPresent(found -> new ProcedureCalls(body).run(found, span));
  }

  private int passage(String key, Runnable content) {
    Optional<Integer> known = process.passage(key);
    if (known.isPresent()) {
      return known.get();
    }
    BlockGraph graph = process.graph();
    int before = graph.current();
    int block = graph.add();
    process.addPassage(key, block);
    graph.open(block);
    content.run();
    graph.open(before);
    return block;
  }

  private static Optional<Transition> connection(Level outer, String state, String exit) {
    Optional<Transition> any = Optional.empty();
    for (Behaviour.State part : outer.behaviour().states()) {
      boolean named = part.names().stream().anyMatch(name -> name.key().equals(state));
      if (named != (part.selection() == Behaviour.Selection.LISTED)) {
        continue;
      }
      for (StatePart inside : part.parts()) {
        if (inside instanceof StatePart.Connect connect && leads(connect, exit)) {
          return Optional.of(connect.transition());
        }
        if (inside instanceof StatePart.ConnectAny rest && any.isEmpty()) {
          any = Optional.of(rest.transition());
        }
      }
    }
    return any;
  }

  private static boolean leads(StatePart.Connect connect, String exit) {
    return connect.exits().isEmpty()
        ? exit.isEmpty()
        : connect.exits().stream().anyMatch(name -> name.key().equals(exit));
  }
}
