package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.Route;
import dev.gyre.sdl.syntax.SignalItem;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Follows signals from process to process: along signal routes inside a block, and from block to
 * block along channels. In a block without routes every process that takes a signal gets it.
 */
final class Routing implements SystemContext.Receivers {
  private static final String ENVIRONMENT = "env";

  private final SystemContext system;
  private final Map<String, BlockUnit> blocks;
  private final List<Definition.Channel> channels;
  private final InputSets inputs;

  /**
   * @param blocks by their names in small letters
   */
  Routing(
      SystemContext system,
      Map<String, BlockUnit> blocks,
      List<Definition.Channel> channels,
      InputSets inputs) {
    this.system = system;
    this.blocks = blocks;
    this.channels = channels;
    this.inputs = inputs;
  }

  /** Whom a signal may reach. */
  private static final class Reached {
    final Set<Integer> processes = new LinkedHashSet<>();
    boolean outside;
  }

  @Override
  public Destination of(int sender, IfSignal signal, List<Name> via, SourceSpan span) {
    Reached reached = reach(sender, signal, via);
    if (reached.processes.isEmpty()) {
      if (reached.outside) {
        return new Destination.Environment();
      }
      throw SemanticError.of(
          SdlCode.SDL_ROUTE,
          span,
          "no route leads the signal "
              + signal.name()
              + " from "
              + system.processes().get(sender).definition().name().text()
              + " to anybody");
    }
    List<Integer> all = List.copyOf(reached.processes);
    return switch (system.dialect()) {
      case SDL -> new Destination.Routed(all);
      case TASTE -> new Destination.Multicast(all);
    };
  }

  @Override
  public List<Integer> reachable(int sender, IfSignal signal) {
    Set<Integer> all = new LinkedHashSet<>(reach(sender, signal, List.of()).processes);
    for (ProcessUnit process : system.processes()) {
      if (inputs.takes(process, signal)) {
        all.add(process.index());
      }
    }
    return List.copyOf(all);
  }

  private Reached reach(int sender, IfSignal signal, List<Name> via) {
    ProcessUnit process = system.processes().get(sender);
    BlockUnit block = blocks.get(process.block());
    Reached reached = new Reached();
    if (block.routes().isEmpty()) {
      withoutRoutes(block, signal, reached);
      return reached;
    }
    String name = process.definition().name().key();
    for (Definition.SignalRoute route : block.routes()) {
      for (Route way : route.routes()) {
        if (way.from().key().equals(name) && carries(way, signal, block.scope())) {
          follow(block, route, way, signal, via, reached);
        }
      }
    }
    return reached;
  }

  private void follow(
      BlockUnit block,
      Definition.SignalRoute route,
      Route way,
      IfSignal signal,
      List<Name> via,
      Reached reached) {
    boolean allowed = via.isEmpty() || named(via, route.name());
    if (!way.to().key().equals(ENVIRONMENT)) {
      if (allowed) {
        block.scope().process(way.to()).ifPresent(reached.processes::add);
      }
      return;
    }
    for (Definition.Channel channel : channels) {
      boolean chosen = allowed || named(via, channel.name());
      if (chosen && block.connects(channel.name().key(), route.name().key())) {
        along(channel, block.key(), signal, reached);
      }
    }
    if (channels.isEmpty() && allowed) {
      reached.outside = true;
    }
  }

  private static boolean named(List<Name> names, Name name) {
    return names.stream().anyMatch(name::isSameAs);
  }

  private boolean carries(Route way, IfSignal signal, Scope scope) {
    return way.signals().stream().anyMatch(item -> stands(item, signal, scope));
  }

  /** Whether an item is the signal, or a list that has it. */
  static boolean stands(SignalItem item, IfSignal signal, Scope scope) {
    return switch (item.kind()) {
      case SIGNAL -> scope.signal(item.name()).stream().anyMatch(s -> s.index() == signal.index());
      case LIST -> {
        List<SignalItem> items =
            scope
                .signalList(item.name())
                .orElseThrow(
                    () ->
                        SemanticError.unknown(
                            item.span(), "there is no signal list " + item.name().text()));
        yield items.stream().anyMatch(inner -> stands(inner, signal, scope));
      }
    };
  }

  /** From a block over a channel into another, or out of the system. */
  private void along(Definition.Channel channel, String from, IfSignal signal, Reached reached) {
    for (Route way : channel.routes()) {
      Scope scope = blocks.values().iterator().next().scope();
      boolean fits = way.from().key().equals(from) && carries(way, signal, scope);
      if (fits && way.to().key().equals(ENVIRONMENT)) {
        reached.outside = true;
      } else if (fits) {
        Optional.ofNullable(blocks.get(way.to().key()))
            .ifPresent(block -> enter(block, channel, signal, reached));
      }
    }
  }

  private void enter(
      BlockUnit block, Definition.Channel channel, IfSignal signal, Reached reached) {
    if (block.routes().isEmpty()) {
      takers(block, signal).forEach(reached.processes::add);
    }
    for (Definition.SignalRoute route : block.routes()) {
      for (Route way : route.routes()) {
        boolean fits =
            way.from().key().equals(ENVIRONMENT)
                && carries(way, signal, block.scope())
                && block.connects(channel.name().key(), route.name().key());
        if (fits) {
          block.scope().process(way.to()).ifPresent(reached.processes::add);
        }
      }
    }
  }

  private void withoutRoutes(BlockUnit block, IfSignal signal, Reached reached) {
    takers(block, signal).forEach(reached.processes::add);
    channels.forEach(channel -> along(channel, block.key(), signal, reached));
    if (reached.processes.isEmpty() && channels.isEmpty()) {
      reached.outside = true;
    }
  }

  private List<Integer> takers(BlockUnit block, IfSignal signal) {
    return system.processes().stream()
        .filter(p -> p.block().equals(block.key()) && inputs.takes(p, signal))
        .map(ProcessUnit::index)
        .toList();
  }

  /** What may come from outside, and to whom. */
  List<IfSystem.Stimulus> stimuli() {
    List<IfSystem.Stimulus> stimuli = new ArrayList<>();
    for (IfSignal signal : system.signals()) {
      Reached reached = new Reached();
      channels.forEach(channel -> along(channel, ENVIRONMENT, signal, reached));
      if (channels.isEmpty()) {
        BlockRoutes.fromOutside(blocks.values(), signal).forEach(reached.processes::add);
      }
      reached.processes.forEach(p -> stimuli.add(new IfSystem.Stimulus(signal, p)));
    }
    return stimuli;
  }

  /** Routes of blocks that stand alone. */
  private static final class BlockRoutes {
    private BlockRoutes() {}

    static List<Integer> fromOutside(Iterable<BlockUnit> blocks, IfSignal signal) {
      List<Integer> all = new ArrayList<>();
      for (BlockUnit block : blocks) {
        for (Definition.SignalRoute route : block.routes()) {
          for (Route way : route.routes()) {
            boolean fits =
                way.from().key().equals(ENVIRONMENT)
                    && way.signals().stream().anyMatch(item -> stands(item, signal, block.scope()));
            if (fits) {
              block.scope().process(way.to()).ifPresent(all::add);
            }
          }
        }
      }
      return all;
    }
  }
}
