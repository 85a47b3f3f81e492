/**
 * The fields of states that belong to interchangeable elements. Symmetry reduction reads and
 * permutes them.
 *
 * <p>Entry types: {@link dev.gyre.system.fields.FieldPlan} says where the fields are, {@link
 * dev.gyre.system.fields.FieldCode} reads and permutes them. As with steps, there is an interpreter
 * and a compiler, which must agree.
 */
package dev.gyre.system.fields;
