/** The automata of formulas against Spin. */
package dev.gyre.tck.ltl;
