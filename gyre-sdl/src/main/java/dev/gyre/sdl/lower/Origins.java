package dev.gyre.sdl.lower;

import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTransition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** In which states the transitions begin that pass a block, in words. */
final class Origins {
  private static final int MOST = 3;

  private final IfProcess process;
  private final List<List<String>> states = new ArrayList<>();

  Origins(IfProcess process) {
    this.process = process;
    process.blocks().forEach(block -> states.add(new ArrayList<>()));
    note("its start", List.of(process.start()));
    for (IfState state : process.states()) {
      note("state " + state.name(), state.transitions().stream().map(IfTransition::block).toList());
    }
  }

  private void note(String origin, List<Integer> blocks) {
    Deque<Integer> open = new ArrayDeque<>(blocks);
    BitSet seen = new BitSet();
    while (!open.isEmpty()) {
      int block = open.remove();
      if (!seen.get(block)) {
        seen.set(block);
        states.get(block).add(origin);
        open.addAll(behind(process.blocks().get(block)));
      }
    }
  }

  private static List<Integer> behind(IfBlock block) {
    return switch (block.exit().kind()) {
      case JUMP -> List.of(((IfExit.Jump) block.exit()).target());
      case CHOICE -> ((IfExit.Choice) block.exit()).targets();
      case DECISION -> {
        IfExit.Decision decision = (IfExit.Decision) block.exit();
        List<Integer> targets = new ArrayList<>();
        decision.arms().forEach(arm -> targets.add(arm.target()));
        decision.otherwise().ifPresent(targets::add);
        yield targets;
      }
      case NEXT_STATE, STOP -> List.of();
    };
  }

  /** Such as {@code in state idle}; nothing if there are many. */
  String of(int block) {
    List<String> all = states.get(block);
    return all.isEmpty() || all.size() > MOST ? "" : " in " + String.join(" or ", all);
  }
}
