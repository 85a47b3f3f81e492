/**
 * From the syntax tree to the intermediate form: names by scope, sorts, routes to receivers, states
 * with all their parts, procedures copied to their calls.
 */
package dev.gyre.sdl.sema;
