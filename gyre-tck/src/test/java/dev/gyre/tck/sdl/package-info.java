/** SDL: what Gyre answers, against an interpreter that shares only the parser with it. */
package dev.gyre.tck.sdl;
