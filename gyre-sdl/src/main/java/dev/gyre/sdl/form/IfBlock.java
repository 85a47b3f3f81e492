package dev.gyre.sdl.form;

import java.util.List;

/**
 * Actions without a branch, and what comes after them. The blocks of a process are a graph;
 * transitions that join meet in one.
 */
public record IfBlock(List<IfAction> actions, IfExit exit) {
  public IfBlock {
    actions = List.copyOf(actions);
  }
}
