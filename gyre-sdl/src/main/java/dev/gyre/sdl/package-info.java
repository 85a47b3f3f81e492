/** The front end of SDL: systems of processes that communicate by signals. */
package dev.gyre.sdl;
