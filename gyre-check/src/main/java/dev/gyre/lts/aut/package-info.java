/** The file format of Aldebaran. */
package dev.gyre.lts.aut;
