/**
 * What people ask of a system in SDL, as it is written: formulas, stop conditions of TASTE, message
 * sequence charts. Entry types: {@link dev.gyre.sdl.property.PropertyTexts}, {@link
 * dev.gyre.sdl.property.FormulaParser}, {@link dev.gyre.sdl.property.StopConditionParser}. Names
 * are not resolved here; {@code dev.gyre.sdl.sema} does that with the system at hand.
 */
package dev.gyre.sdl.property;
