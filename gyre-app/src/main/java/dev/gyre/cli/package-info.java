/**
 * The command line: reads arguments, calls the engine, writes text or JSON. Entry type: {@link
 * dev.gyre.cli.Main}.
 *
 * <p>The only package that may use the standard streams, and through {@code Main} the only one that
 * ends the process. It holds no verification logic.
 */
package dev.gyre.cli;
