/**
 * From the checked syntax tree to the intermediate representation.
 *
 * <p>Entry type: {@link dev.gyre.promela.lower.Lowering}. The work has two halves. Control: {@link
 * dev.gyre.promela.lower.ControlGraphBuilder} strings the statements of a process together as
 * nodes, {@link dev.gyre.promela.lower.AutomatonBuilder} turns nodes into locations and edges.
 * Data: {@link dev.gyre.promela.lower.FlatVariables} flattens structures, {@link
 * dev.gyre.promela.lower.CommandLowering} and {@link dev.gyre.promela.lower.ExpressionLowering}
 * translate what happens on an edge.
 *
 * <p>The construction follows Spin closely where it can be seen from outside: the number of states
 * of a model depends on which points of a program are locations of their own, and Gyre agrees with
 * Spin to the state. {@code docs/internals/lowering.md} explains the rules.
 */
package dev.gyre.promela.lower;
