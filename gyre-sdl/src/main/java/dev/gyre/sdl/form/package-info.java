/**
 * The intermediate form of systems that communicate by signals, after the language IF (Bozga et
 * al., FM 1999): processes with one queue each, states, triggers and typed data. The hierarchy of
 * SDL is gone: names are resolved, procedures are copied to where they are called, composite states
 * are flat, routes have become receivers. What remains is what SDL means: queues that never block,
 * saved and discarded signals, continuous signals, timers, instances that are created and stop.
 *
 * <p>{@code dev.gyre.sdl.sema} makes it of SDL and {@code dev.gyre.sdl.ifl} reads and prints it as
 * text; {@code dev.gyre.sdl.lower} makes process systems of it. These are the stages of the thesis
 * (sdl2if and if2pml), and {@code gyre convert} shows each.
 */
package dev.gyre.sdl.form;
