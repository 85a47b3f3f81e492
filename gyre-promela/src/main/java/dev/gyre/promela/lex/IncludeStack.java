package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The files being read, the main file at the bottom, with limits that end every cycle. */
final class IncludeStack {
  /** As for gcc: a file may include itself, if conditionals end that. */
  static final int MAX_DEPTH = 200;

  /** Without it, files that include two others each would be read exponentially often. */
  static final int MAX_FILES = 10_000;

  static final long MAX_CHARACTERS = 128L << 20;

  private final SourceFile main;
  private final Diagnostics diagnostics;
  private final List<OpenFile> open = new ArrayList<>();
  private final List<SourceFile> once = new ArrayList<>();
  private int count;
  private long characters;

  IncludeStack(SourceFile main, Diagnostics diagnostics) {
    this.main = main;
    this.diagnostics = diagnostics;
    open.add(new OpenFile(main, null, diagnostics));
  }

  SourceFile main() {
    return main;
  }

  boolean isEmpty() {
    return open.isEmpty();
  }

  OpenFile current() {
    return open.get(open.size() - 1);
  }

  void leave() {
    open.remove(open.size() - 1);
  }

  /** Nothing more is read from any file. */
  void abandon() {
    open.clear();
  }

  /** The file is not to be read again. */
  void readOnce(SourceFile file) {
    once.add(file);
  }

  /** Whether {@code file} was read and is not to be read again; a mere copy is reported. */
  private boolean isDone(SourceFile file, SourceSpan includedAt) {
    for (SourceFile read : once) {
      if (path(read).equals(path(file))) {
        return true;
      }
      if (read.text().equals(file.text())) {
        diagnostics.report(
            Diagnostic.of(
                PromelaCode.BAD_DIRECTIVE,
                includedAt,
                "this file is a copy of '" + read.name() + "', which is to be read once"));
        return true;
      }
    }
    return false;
  }

  private static Path path(SourceFile file) {
    return Path.of(file.name()).normalize();
  }

  /** Goes on with {@code file}; beyond a limit everything ends, for nothing sensible can follow. */
  void enter(SourceFile file, SourceSpan includedAt) {
    if (isDone(file, includedAt)) {
      return;
    }
    count++;
    characters += file.text().length();
    if (open.size() >= MAX_DEPTH) {
      reportCycle(file, includedAt);
      abandon();
    } else if (count > MAX_FILES || characters > MAX_CHARACTERS) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.FILE_TOO_LARGE,
                  includedAt,
                  "more than "
                      + MAX_FILES
                      + " files or "
                      + (MAX_CHARACTERS >> 20)
                      + " million characters are included")
              .withHint("do files include each other?"));
      abandon();
    } else {
      open.add(new OpenFile(file, includedAt, diagnostics));
    }
  }

  private void reportCycle(SourceFile file, SourceSpan includedAt) {
    List<Diagnostic.Note> notes = new ArrayList<>();
    String chain = file.name();
    // From the inside out until the name comes again: that is the cycle, if it is one.
    for (int i = open.size() - 1; i > 0; i--) {
      OpenFile includer = open.get(i);
      String name = includer.file().name();
      chain = name + " -> " + chain;
      if (name.equals(file.name())) {
        break;
      }
      notes.add(new Diagnostic.Note(includer.includedAt(), "'" + name + "' is included here"));
    }
    diagnostics.report(
        new Diagnostic(
            PromelaCode.INCLUDE_CYCLE,
            includedAt,
            "files are included more than " + MAX_DEPTH + " deep: " + chain,
            notes,
            Optional.of("guard each included file with #ifndef")));
  }
}
