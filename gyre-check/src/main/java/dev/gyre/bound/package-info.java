/**
 * Which channels stay bounded if their buffers are taken as unlimited [LeueMayrWei2004,
 * LeueWei2005].
 *
 * <p>Entry type: {@link dev.gyre.bound.Boundedness}. No states are explored.
 */
package dev.gyre.bound;
