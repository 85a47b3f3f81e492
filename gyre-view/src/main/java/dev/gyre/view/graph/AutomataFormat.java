package dev.gyre.view.graph;

import dev.gyre.engine.json.AutomataJson;
import dev.gyre.ir.ProcessSystem;
import java.io.IOException;
import java.io.Writer;

/** What the automata of a model can be written as. */
public enum AutomataFormat {
  SVG {
    @Override
    public void write(String name, ProcessSystem system, Writer out) throws IOException {
      AutomataPicture.write(name, system, out);
    }
  },
  DOT {
    @Override
    public void write(String name, ProcessSystem system, Writer out) throws IOException {
      AutomataDot.write(name, system, out);
    }
  },
  GRAPHML {
    @Override
    public void write(String name, ProcessSystem system, Writer out) throws IOException {
      AutomataMl.write(name, system, out);
    }
  },
  JSON {
    @Override
    public void write(String name, ProcessSystem system, Writer out) throws IOException {
      AutomataJson.write(name, system, out);
    }
  };

  /**
   * Writes all automata of a model; {@code out} stays open.
   *
   * @param name that of the model
   * @throws UndrawableException if they are too large for a picture
   */
  public abstract void write(String name, ProcessSystem system, Writer out) throws IOException;
}
