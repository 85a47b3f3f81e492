/**
 * The intermediate form as text: a dialect of IF. Entry types: {@link dev.gyre.sdl.ifl.IfReader},
 * {@link dev.gyre.sdl.ifl.IfPrinter}.
 *
 * <p>The text is that of IF 2.0 where it has words for the form (Bozga, Graf, Mounier: IF-2.0, CAV
 * 2002), and transitions may stand apart from states as in IF 1.0 ({@code from s input a from b do
 * .. to t}). Places inside transitions are unstable states. What is printed is read back as a form
 * with the same states.
 */
package dev.gyre.sdl.ifl;
