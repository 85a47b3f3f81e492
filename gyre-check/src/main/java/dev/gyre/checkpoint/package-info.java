/**
 * What a search has found out so far, written down so that it can be taken up again: the format,
 * the directory it is kept in, and what searches and stores have to do for it.
 *
 * @see dev.gyre.checkpoint.Resumable
 */
package dev.gyre.checkpoint;
