package dev.gyre.sdl.taste;

import java.util.List;
import java.util.Optional;

/**
 * The functions that make a system.
 *
 * @param view who is connected to whom; without it there is one function, and all around it is the
 *     environment
 */
public record Project(String name, Optional<InterfaceView> view, List<FunctionText> functions) {
  public Project {
    functions = List.copyOf(functions);
  }
}
