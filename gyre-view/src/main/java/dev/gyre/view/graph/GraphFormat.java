package dev.gyre.view.graph;

import dev.gyre.engine.graph.Extent;
import dev.gyre.engine.graph.GraphExport;
import dev.gyre.engine.json.GraphJson;
import java.io.IOException;
import java.io.Writer;

/** What a state graph can be written as. */
public enum GraphFormat {
  SVG {
    @Override
    public Extent write(String name, GraphExport graph, Writer out) throws IOException {
      return GraphPicture.write(name, graph, out);
    }
  },
  DOT {
    @Override
    public Extent write(String name, GraphExport graph, Writer out) throws IOException {
      return GraphDot.write(name, graph, out);
    }
  },
  GRAPHML {
    @Override
    public Extent write(String name, GraphExport graph, Writer out) throws IOException {
      return GraphMl.write(name, graph, out);
    }
  },
  JSON {
    @Override
    public Extent write(String name, GraphExport graph, Writer out) throws IOException {
      return GraphJson.write(name, graph, out);
    }
  },
  AUT {
    @Override
    public Extent write(String name, GraphExport graph, Writer out) throws IOException {
      return Aldebaran.write(graph, out);
    }
  };

  /**
   * Writes a graph; {@code out} stays open.
   *
   * @param name that of the model
   * @throws UndrawableException if it is too large for a picture
   */
  public abstract Extent write(String name, GraphExport graph, Writer out) throws IOException;
}
