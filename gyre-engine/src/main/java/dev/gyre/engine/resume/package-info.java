/**
 * Checks that can be taken up again: what a check leaves in a directory now and then, and how it
 * goes on from there.
 */
package dev.gyre.engine.resume;
