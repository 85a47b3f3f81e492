/**
 * How records become bytes and bytes records again. Entry type: {@link
 * dev.gyre.cluster.record.RecordFormat}.
 */
package dev.gyre.cluster.record;
