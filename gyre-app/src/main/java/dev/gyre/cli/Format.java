package dev.gyre.cli;

/** For whom a report is written. */
enum Format {
  TEXT,
  JSON
}
