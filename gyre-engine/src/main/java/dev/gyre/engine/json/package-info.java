/**
 * Reports as JSON, for programs. Entry type: {@link dev.gyre.engine.json.CheckJson}.
 *
 * <p>One object per run. Each carries the name of its schema with a version; fields may be added to
 * a version, but none is removed or changes its meaning. The library that does the escaping does
 * not show in any public signature.
 */
package dev.gyre.engine.json;
