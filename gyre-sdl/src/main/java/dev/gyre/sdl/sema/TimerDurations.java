package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * For how long timers were set last, for those that a property asks for: a variable of the process
 * that each SET writes. It has the units of the text, whatever time is counted in.
 */
final class TimerDurations {
  private final Map<Integer, Map<IfTimer, IfVariable>> variables = new HashMap<>();

  /** The variable for a timer. */
  IfVariable of(IfProcess process, IfTimer timer) {
    Map<IfTimer, IfVariable> own =
        variables.computeIfAbsent(process.index(), key -> new HashMap<>());
    return own.computeIfAbsent(
        timer,
        key ->
            new IfVariable(
                process.variables().size() + own.size(),
                timer.name() + ".interval",
                BasicSorts.INTEGER,
                Optional.empty(),
                timer.span()));
  }

  /** The processes with these variables. */
  List<IfProcess> kept(List<IfProcess> processes) {
    return processes.stream().map(this::kept).toList();
  }

  private IfProcess kept(IfProcess process) {
    Map<IfTimer, IfVariable> own = variables.getOrDefault(process.index(), Map.of());
    if (own.isEmpty()) {
      return process;
    }
    List<IfVariable> all = new ArrayList<>(process.variables());
    own.values().stream().sorted((a, b) -> Integer.compare(a.index(), b.index())).forEach(all::add);
    List<IfBlock> blocks = new ArrayList<>();
    for (IfBlock block : process.blocks()) {
      List<IfAction> actions = new ArrayList<>();
      for (IfAction action : block.actions()) {
        if (action instanceof IfAction.SetTimer set && own.containsKey(set.timer())) {
          IfVariable variable = own.get(set.timer());
          IfPlace place = new IfPlace(variable, List.of(), variable.type());
          actions.add(new IfAction.Assign(place, set.delay(), set.span()));
        }
        actions.add(action);
      }
      blocks.add(new IfBlock(actions, block.exit()));
    }
    return process.withVariables(all).withBlocks(blocks);
  }
}
