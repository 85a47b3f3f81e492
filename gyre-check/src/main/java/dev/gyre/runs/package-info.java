/**
 * Sets of states in sorted files: how a state becomes a record, how records are packed into run
 * files, and how runs are searched, merged and kept in a directory.
 *
 * <p>Entry types: {@link dev.gyre.runs.StateCodec}, {@link dev.gyre.runs.Run}, {@link
 * dev.gyre.runs.RunSet}, {@link dev.gyre.runs.LevelDirectory}. Nothing here knows of searches, nor
 * whether the files of a directory belong to one process or to many.
 */
package dev.gyre.runs;
