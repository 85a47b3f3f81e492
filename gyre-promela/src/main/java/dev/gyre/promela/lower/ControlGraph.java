package dev.gyre.promela.lower;

import dev.gyre.promela.sema.VariableSymbol;
import dev.gyre.promela.syntax.Statement;
import java.util.List;
import java.util.Set;

/**
 * The nodes of one process, linked and marked.
 *
 * @param nodes all nodes; the node with number n is at index n - 1
 * @param exclusive the xr and xs statements
 * @param inPlace the variables whose values are set where they are declared
 */
record ControlGraph(
    ControlSequence body,
    List<ControlNode> nodes,
    List<Statement.Exclusive> exclusive,
    Set<VariableSymbol> inPlace) {}
