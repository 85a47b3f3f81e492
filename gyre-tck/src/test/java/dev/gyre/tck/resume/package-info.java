/** Checks that are interrupted and taken up again, against the same checks in one go. */
package dev.gyre.tck.resume;
