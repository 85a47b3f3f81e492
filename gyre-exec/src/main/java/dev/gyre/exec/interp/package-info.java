/**
 * The reference semantics: an interpreter that reads like the definition of the language.
 *
 * <p>Entry type: {@link dev.gyre.exec.interp.InterpretedSystem}. It is slow and obvious on purpose.
 * Simulation and replay run on it, and the compiler must agree with it step by step.
 */
package dev.gyre.exec.interp;
