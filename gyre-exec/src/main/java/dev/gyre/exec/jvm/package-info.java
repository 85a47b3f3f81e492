/**
 * Models as bytecode: one class per model, many small methods, no allocation per step.
 *
 * <p>Entry type: {@link dev.gyre.exec.jvm.CompiledSystem}. Generated code runs the common case
 * only; as soon as something goes wrong in a step it gives up, and the interpreter does that step
 * again and says what happened. So there is one place that words faults, and the fast path has no
 * bookkeeping. Must agree with the interpreter in every step, which tests check.
 */
package dev.gyre.exec.jvm;
