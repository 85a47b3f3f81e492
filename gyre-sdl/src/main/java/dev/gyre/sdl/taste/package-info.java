/**
 * Projects of TASTE: what {@code interfaceview.xml} says about functions, their interfaces and
 * connections, and the texts of the functions. Entry types: {@link
 * dev.gyre.sdl.taste.InterfaceViewReader}, {@link dev.gyre.sdl.taste.ProjectReader}. What the texts
 * mean is the matter of {@code dev.gyre.sdl.sema}.
 */
package dev.gyre.sdl.taste;
