/**
 * Types and values of ASN.1, as models of TASTE use them. Entry types: {@link
 * dev.gyre.sdl.asn1.Asn1Parser}, {@link dev.gyre.sdl.asn1.Asn1Document}.
 *
 * <p>The tree says what was written: references are not resolved and ranges not computed. Names
 * keep their hyphens; SDL writes underscores, so they are compared by {@link
 * dev.gyre.sdl.asn1.Asn1Name#key}. Tags, extension markers and encodings say nothing about
 * behaviour and are read over.
 */
package dev.gyre.sdl.asn1;
