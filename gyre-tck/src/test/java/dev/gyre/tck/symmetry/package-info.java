/** Index types: what is refused, what the plain version means to Spin, random symmetric models. */
package dev.gyre.tck.symmetry;
