/**
 * The product against itself: programs x questions x options, answered through the public API only,
 * with the options that the command would pass on. Whatever way a question is searched, the verdict
 * must be that of {@code --plain}. {@code bench/soak} runs it for as long as one likes.
 */
package dev.gyre.tck.product;
