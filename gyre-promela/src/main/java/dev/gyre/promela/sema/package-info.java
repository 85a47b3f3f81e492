/**
 * Meaning of names and types: who declares what, and whether it is used as it may be.
 *
 * <p>Entry types: {@link dev.gyre.promela.sema.Resolver}, which binds names, and {@link
 * dev.gyre.promela.sema.TypeChecker}, which checks uses. The tree is not changed; what was found
 * out about it is in {@link dev.gyre.promela.sema.ResolvedModel}.
 */
package dev.gyre.promela.sema;
