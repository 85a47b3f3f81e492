/**
 * Parts of states that belong to interchangeable elements, and what is done with them for symmetry
 * reduction: they are read, and they change places.
 *
 * <p>Entry types: {@link dev.gyre.system.fields.FieldPlan} says where everything is, {@link
 * dev.gyre.system.fields.FieldCode} does it. As with steps, there is a readable way and a compiled
 * one, which must agree.
 */
package dev.gyre.system.fields;
