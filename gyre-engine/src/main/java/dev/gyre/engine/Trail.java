package dev.gyre.engine;

import dev.gyre.engine.trace.ClaimReplayer;
import dev.gyre.engine.trace.Trace;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A violation that was saved, with all that is needed to replay it.
 *
 * @param includes the files the model includes, by the names in its directives
 * @param property the name of the property that is violated
 * @param kind what kind of violation it leads to, such as {@code assertion}
 */
public record Trail(
    SourceFile file,
    Map<String, SourceFile> includes,
    Map<String, String> definitions,
    CheckRequest.Channels channels,
    String property,
    String kind,
    String message,
    List<Long> transitions) {
  public Trail {
    includes = Map.copyOf(includes);
    definitions = Map.copyOf(definitions);
    transitions = List.copyOf(transitions);
  }

  /** The claim that is violated; empty if it is not a claim, or if the model has no such claim. */
  public Optional<ProcessAutomaton> claim(ProcessSystem system) {
    return system.automata().stream()
        .filter(a -> a.kind() == ProcessAutomaton.Kind.NEVER && a.name().equals(property))
        .findFirst();
  }

  /**
   * The trace of a violated claim, moves of the claim included.
   *
   * @throws dev.gyre.system.InternalFault if the trail does not fit the model
   */
  public Trace replay(ProcessSystem system, ProcessAutomaton claim) {
    InterpretedSystem reference = Systems.reference(system, Systems.options(channels));
    return new ClaimReplayer(reference, claim).replay(transitions, kind);
  }

  /** The model as it was when the trail was made. */
  public LoadedModel model() {
    return LoadedModel.load(file, definitions, includes);
  }
}
