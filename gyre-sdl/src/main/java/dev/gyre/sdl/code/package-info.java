/**
 * What the front end of SDL can find in a text. Entry type: {@link dev.gyre.sdl.code.SdlCode}.
 * Knows nothing of how it is found.
 */
package dev.gyre.sdl.code;
