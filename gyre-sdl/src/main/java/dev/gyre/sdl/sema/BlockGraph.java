package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** The blocks of a process while they are put together. One of them is open: it gets what comes. */
final class BlockGraph {
  private final List<List<IfAction>> actions = new ArrayList<>();
  private final List<IfExit> exits = new ArrayList<>();
  private int open;

  /** A new block, which is not open. */
  int add() {
    actions.add(new ArrayList<>());
    exits.add(null);
    return actions.size() - 1;
  }

  void open(int block) {
    open = block;
  }

  int current() {
    return open;
  }

  void append(IfAction action) {
    actions.get(open).add(action);
  }

  /** Ends the open block, unless it has ended. */
  void end(IfExit exit) {
    if (exits.get(open) == null) {
      exits.set(open, exit);
    }
  }

  boolean hasEnded() {
    return exits.get(open) != null;
  }

  /** Ends the open block and goes on in another. */
  void continueIn(int block, SourceSpan span) {
    end(new IfExit.Jump(block, span));
    open(block);
  }

  /**
   * All blocks.
   *
   * @param nowhere for blocks that nobody reaches and that have no end
   */
  List<IfBlock> blocks(SourceSpan nowhere) {
    List<IfBlock> blocks = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      IfExit exit = exits.get(i) == null ? new IfExit.Jump(i, nowhere) : exits.get(i);
      blocks.add(new IfBlock(actions.get(i), exit));
    }
    return blocks;
  }
}
