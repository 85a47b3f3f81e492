/** Reads suites: files in TOML, the first comments of models, and folders of both. */
package dev.gyre.suite.read;
