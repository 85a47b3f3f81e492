package dev.gyre.promela.lower;

import java.util.List;

/**
 * A step from one node to another, before it becomes an edge.
 *
 * @param step the node whose command is carried out
 * @param target the number of the node where control arrives, or 0 when the process ends
 * @param escapes the numbers of the nodes where the escapes of {@code step} begin
 * @param origin 0, or the number of the node whose escape this is
 */
record Transition(ControlNode step, int target, List<Integer> escapes, int origin) {

  Transition asEscapeOf(int node) {
    return new Transition(step, target, escapes, node);
  }
}
