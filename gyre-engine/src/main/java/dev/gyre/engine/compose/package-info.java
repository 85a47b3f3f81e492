/**
 * Verification by components: two groups of processes that share only channels, and the assumption
 * that one makes about the other, which is learned.
 */
package dev.gyre.engine.compose;
