/**
 * Name resolution and type checking.
 *
 * <p>Entry types: {@link dev.gyre.promela.sema.Resolver}, which binds names, and {@link
 * dev.gyre.promela.sema.TypeChecker}, which checks uses. The tree is not changed; {@link
 * dev.gyre.promela.sema.ResolvedModel} holds the results.
 */
package dev.gyre.promela.sema;
