/** Formulas that hold in one state and not in another, found and evaluated. */
package dev.gyre.lts.formula;
