/**
 * Projects of TASTE: what {@code interfaceview.xml} says about functions, their interfaces and
 * connections, and where the files of a project are. Entry types: {@link
 * dev.gyre.sdl.taste.InterfaceViewReader}, {@link dev.gyre.sdl.taste.ProjectReader}. Knows nothing
 * of what stands in the files of SDL and ASN.1.
 */
package dev.gyre.sdl.taste;
