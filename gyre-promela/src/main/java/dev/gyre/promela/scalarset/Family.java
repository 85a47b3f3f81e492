package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Name;
import java.util.OptionalInt;

/**
 * A process type with one process for each element of an index type.
 *
 * @param identity the parameter that says which element a process belongs to
 * @param firstNumber the number of the process of element 0, if they run from the start; those of
 *     the others follow. Absent if they are created by {@code run}
 */
record Family(Name process, IndexType type, Name identity, OptionalInt firstNumber) {}
