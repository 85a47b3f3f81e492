/**
 * Parts of states that belong to interchangeable elements, and what is done with them for symmetry
 * reduction: they are read, and they change places.
 *
 * <p>Entry types: {@link dev.gyre.system.cells.CellPlan} says where everything is, {@link
 * dev.gyre.system.cells.CellCode} does it. As with steps, there is a readable way and a compiled
 * one, which must agree.
 */
package dev.gyre.system.cells;
