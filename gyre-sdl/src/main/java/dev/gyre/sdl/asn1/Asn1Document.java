package dev.gyre.sdl.asn1;

import dev.gyre.source.SourceFile;
import java.util.List;

/** The modules of one file. */
public record Asn1Document(SourceFile file, List<Asn1Module> modules) {
  public Asn1Document {
    modules = List.copyOf(modules);
  }
}
