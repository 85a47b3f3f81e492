package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.syntax.Behaviour;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.StatePart;
import dev.gyre.sdl.syntax.Transition;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The ways into and out of composite states. Each is one piece of the graph, whoever takes it: into
 * the state by its entry procedure and start transition, out of it by its exit procedure and the
 * connection outside. The partitions of an aggregation start one after the other, in the order of
 * the text (OpenGEODE); what one of them does leads to the state that it and the others are then in
 * together.
 */
final class CompositeStates {
  private static final String ENTRY = "entry";
  private static final String EXIT = "exit";

  private final ProcessContext process;
  private final Optional<Configuration> configuration;

  /**
   * @param configuration where the partitions of an aggregation are, inside one
   */
  CompositeStates(ProcessContext process, Optional<Configuration> configuration) {
    this.process = process;
    this.configuration = configuration;
  }

  /** The block that goes into a state. */
  int entry(Level level, Optional<Name> via, SourceSpan span) {
    if (level.isAggregation()) {
      return entryOfAll(level, via, span);
    }
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
        ENTRY + " " + level.shown(entry) + suffix(),
        () -> {
          BodyAnalysis body = body(level, "");
          run(body, level, ENTRY, span);
          body.appendWhole(start.transition());
        });
  }

  private BodyAnalysis body(Level level, String origin) {
    return BodyAnalysis.ofLevel(process, level, origin, OptionalInt.empty(), configuration);
  }

  /** A way that is taken while other partitions are in certain states is a way of its own. */
  private String suffix() {
    return configuration.map(where -> " " + where.key()).orElse("");
  }

  /** Goes into an aggregation: its partitions start one after the other. */
  private int entryOfAll(Level aggregation, Optional<Name> via, SourceSpan span) {
    if (via.isPresent()) {
      throw SemanticError.unsupported(span, "a named start of a state aggregation", "leave it out");
    }
    return passage(
        ENTRY + " " + aggregation.shown(""),
        () -> {
          run(body(aggregation, ""), aggregation, ENTRY, span);
          graph().end(reached(Configuration.before(aggregation), span));
        });
  }

  /** A partition goes on to a state of its own. */
  IfExit moved(Level level, String name, SourceSpan span) {
    if (!process.hasPartState(name, level)) {
      throw SemanticError.unknown(span, "there is no state " + name);
    }
    Configuration.Part part = Configuration.Part.in(level, name);
    return reached(configuration.orElseThrow().with(level, part), span);
  }

  /** What comes next when the partitions are there. */
  private IfExit reached(Configuration next, SourceSpan span) {
    Optional<Level> absent = next.absent();
    CompositeStates ways = new CompositeStates(process, Optional.of(next));
    if (absent.isPresent()) {
      return new IfExit.Jump(ways.entry(absent.get(), Optional.empty(), span), span);
    }
    if (next.haveAllReturned() && isConnected(next.aggregation())) {
      CompositeStates outside = new CompositeStates(process, Optional.empty());
      return new IfExit.Jump(outside.exit(next.aggregation(), Optional.empty(), span), span);
    }
    return new IfExit.NextState(process.state(next), span);
  }

  /** Without a connection the process stays, and only what is around the aggregation is taken. */
  private static boolean isConnected(Level aggregation) {
    String key = aggregation.composite().orElseThrow().name().key();
    return connection(aggregation.outer().orElseThrow(), key, "").isPresent();
  }

  private BlockGraph graph() {
    return process.graph();
  }

  /** The block where a partition returns; the aggregation is left when all have returned. */
  private int returned(Level partition, Optional<Name> by, SourceSpan span) {
    if (by.isPresent()) {
      throw SemanticError.unsupported(
          span, "a named way out of a partition", "return without a name");
    }
    return passage(
        EXIT + " " + partition.shown("") + suffix(),
        () -> {
          run(body(partition, ""), partition, EXIT, span);
          Configuration where = configuration.orElseThrow();
          graph().end(reached(where.with(partition, Configuration.Part.RETURNED), span));
        });
  }

  private static String name(Level level) {
    return level.composite().orElseThrow().name().text();
  }

  /** The block that leaves a state by a return. */
  int exit(Level level, Optional<Name> by, SourceSpan span) {
    if (level.outer().orElseThrow().isAggregation()) {
      return returned(level, by, span);
    }
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
        EXIT + " " + level.shown(exit) + suffix(),
        () -> {
          run(body(level, ""), level, EXIT, span);
          body(outer, key).appendWhole(behind);
        });
  }

  /** A block that runs the exit procedures of levels that are left, and goes on behind. */
  int leaving(List<Level> left, int behind, SourceSpan span) {
    if (left.stream().noneMatch(level -> level.procedure(EXIT).isPresent())) {
      return behind;
    }
    int before = graph().current();
    int first = graph().add();
    graph().open(first);
    left.forEach(level -> run(body(level, ""), level, EXIT, span));
    graph().end(new IfExit.Jump(behind, span));
    graph().open(before);
    return first;
  }

  /** The levels from one outwards to another, which is not among them. */
  static List<Level> between(Level from, Level to) {
    List<Level> levels = new ArrayList<>();
    for (Level at = from; at != to; at = at.outer().orElseThrow()) {
      levels.add(at);
    }
    return levels;
  }

  private static void run(BodyAnalysis body, Level level, String procedure, SourceSpan span) {
    level.procedure(procedure).ifPresent(found -> new ProcedureCalls(body).run(found, span));
  }

  private int passage(String key, Runnable content) {
    Optional<Integer> known = process.passage(key);
    if (known.isPresent()) {
      return known.get();
    }
    int before = graph().current();
    int block = graph().add();
    process.addPassage(key, block);
    graph().open(block);
    content.run();
    graph().open(before);
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
