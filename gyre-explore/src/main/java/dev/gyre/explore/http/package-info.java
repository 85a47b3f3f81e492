/** The explorer's requests: who may make them, how large they may be, and who answers them. */
package dev.gyre.explore.http;
