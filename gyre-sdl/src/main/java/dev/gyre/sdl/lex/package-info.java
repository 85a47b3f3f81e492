/**
 * Characters to tokens, for both dialects of SDL. Entry type: {@link dev.gyre.sdl.lex.SdlLexer}.
 *
 * <p>Words keep their spelling and carry their folded form, since SDL does not tell capitals from
 * small letters. Comments are gone, but for the one kind that means something: the CIF comment that
 * names an ASN.1 file. Which words are keywords is the parser's business; real models use many of
 * them as names.
 */
package dev.gyre.sdl.lex;
