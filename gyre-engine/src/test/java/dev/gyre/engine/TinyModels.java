package dev.gyre.engine;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;

/** Models of a few lines, and the numbers of their edges. */
public final class TinyModels {
  private TinyModels() {}

  /** The interpreter of a model without errors. */
  public static InterpretedSystem interpreted(String text) {
    return new InterpretedSystem(
        new PromelaFrontEnd().check(new SourceFile("m.pml", text)).system().orElseThrow());
  }

  /** The ids of the first edges that processes of a kind meet, always the first of a location. */
  public static List<Integer> firstEdges(InterpretedSystem system, int automaton, int count) {
    ProcessAutomaton type = system.layout().system().automata().get(automaton);
    List<Integer> ids = new ArrayList<>();
    int location = type.initial();
    while (ids.size() < count) {
      Edge edge = type.locations().get(location).edges().get(0);
      ids.add(edge.id());
      location = edge.target();
    }
    return ids;
  }
}
