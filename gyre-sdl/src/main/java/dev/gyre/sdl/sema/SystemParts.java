package dev.gyre.sdl.sema;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Instances;
import dev.gyre.sdl.syntax.ProcessKind;
import dev.gyre.sdl.syntax.SdlDocument;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The blocks, channels and processes of one text with a system. */
final class SystemParts {
  private final SystemContext system;
  private final Scope global = Scope.global();
  private final Map<String, BlockUnit> blocks = new LinkedHashMap<>();
  private final List<Definition.Channel> channels = new ArrayList<>();
  private final Map<String, Definition.ProcessDefinition> elsewhere = new HashMap<>();
  private final Map<String, Definition.BlockDefinition> blocksElsewhere = new HashMap<>();
  private final List<ProcessUnit> processes = new ArrayList<>();
  private ProcessUnit.Structure structure = ProcessUnit.Structure.WRITTEN;

  SystemParts(SystemContext system) {
    this.system = system;
  }

  /** What is known everywhere in the system. */
  Scope global() {
    return global;
  }

  Routing routing() {
    return new Routing(system, blocks, channels, new InputSets());
  }

  /** The processes, in the order of the text. */
  List<ProcessUnit> processes() {
    return processes;
  }

  /** Enters all that the text has; the system in it. */
  Definition.SystemDefinition collect(SdlDocument document) {
    Definition.SystemDefinition definition = null;
    for (Definition top : document.definitions()) {
      if (top instanceof Definition.SystemDefinition found && definition == null) {
        definition = found;
      } else if (top instanceof Definition.ProcessDefinition process) {
        elsewhere.put(process.name().key(), process);
      } else if (top instanceof Definition.BlockDefinition block) {
        blocksElsewhere.put(block.name().key(), block);
      }
    }
    if (definition == null) {
      SourceSpan start = new SourceSpan(document.file(), 0, 0, null);
      throw SemanticError.of(SdlCode.SDL_NOT_A_SYSTEM, start, "there is no system here");
    }
    enter(definition.definitions(), global);
    collect(definition);
    if (processes.isEmpty()) {
      throw SemanticError.of(
          SdlCode.SDL_NOT_A_SYSTEM, definition.name().span(), "the system has no process");
    }
    return definition;
  }

  /** Whether a text has a system around its processes. */
  static boolean hasSystem(SdlDocument document) {
    return document.definitions().stream().anyMatch(Definition.SystemDefinition.class::isInstance);
  }

  /** Enters a text that is one process; its signals are those that it names. */
  void collectAlone(SdlDocument document) {
    enter(document.definitions(), global);
    BlockUnit block = new BlockUnit("", global, List.of());
    blocks.put("", block);
    for (Definition top : document.definitions()) {
      if (top instanceof Definition.ProcessDefinition process && processes.isEmpty()) {
        new ImpliedSignals(system).enter(process, global);
        structure = ProcessUnit.Structure.IMPLIED;
        addProcess(block, process, process.instances());
        system
            .diagnostics()
            .report(
                Diagnostic.of(
                        SdlCode.SDL_UNDECLARED,
                        process.name().span(),
                        "nothing declares the signals of "
                            + process.name().text()
                            + ": all that it takes may come from outside")
                    .withHint("the system around it is looked for in system_structure.pr"));
      }
    }
    if (processes.isEmpty()) {
      SourceSpan start = new SourceSpan(document.file(), 0, 0, null);
      throw SemanticError.of(
          SdlCode.SDL_NOT_A_SYSTEM, start, "there is neither a system nor a process here");
    }
  }

  /** Sorts, constants, lists and signals of a system or block. */
  private void enter(List<Definition> definitions, Scope scope) {
    SharedDefinitions shared = new SharedDefinitions(scope);
    definitions.forEach(definition -> definition.match(shared));
    for (Definition definition : definitions) {
      if (definition instanceof Definition.SignalDefinition signal) {
        List<IfType> parameters = new ArrayList<>();
        signal.parameters().forEach(sort -> parameters.add(system.sorts().of(sort, scope)));
        scope.addSignal(
            system.addSignal(signal.name().text(), parameters, signal.span()), signal.name());
      }
    }
  }

  private void collect(Definition.SystemDefinition definition) {
    for (Definition inner : definition.definitions()) {
      if (inner instanceof Definition.Channel channel) {
        channels.add(channel);
      } else if (inner instanceof Definition.ProcessDefinition process) {
        elsewhere.putIfAbsent(process.name().key(), process);
      } else if (inner instanceof Definition.BlockDefinition block) {
        blocksElsewhere.putIfAbsent(block.name().key(), block);
      }
    }
    for (Definition inner : definition.definitions()) {
      if (inner instanceof Definition.BlockDefinition block) {
        add(block);
      } else if (inner instanceof Definition.BlockReference reference) {
        Definition.BlockDefinition block = blocksElsewhere.get(reference.name().key());
        if (block == null) {
          throw SemanticError.unknown(
              reference.span(), "the block " + reference.name().text() + " is nowhere defined");
        }
        add(block);
      }
    }
    directly(definition);
  }

  /** Some files have processes without a block around them. */
  private void directly(Definition.SystemDefinition definition) {
    boolean any =
        definition.definitions().stream()
            .anyMatch(
                d ->
                    (d instanceof Definition.ProcessDefinition p && p.qualifier().parts().isEmpty())
                        || d instanceof Definition.ProcessReference);
    if (any && blocks.isEmpty()) {
      BlockUnit block = new BlockUnit("", global, definition.definitions());
      blocks.put("", block);
      definition.definitions().forEach(inner -> addProcess(block, inner));
    }
  }

  private void add(Definition.BlockDefinition definition) {
    String key = definition.name().key();
    if (blocks.containsKey(key)) {
      return;
    }
    Scope scope = global.inner();
    enter(definition.definitions(), scope);
    for (Definition inner : definition.definitions()) {
      if (inner instanceof Definition.ProcessDefinition process) {
        elsewhere.putIfAbsent(process.name().key(), process);
      }
    }
    BlockUnit block = new BlockUnit(key, scope, definition.definitions());
    blocks.put(key, block);
    definition.definitions().forEach(inner -> addProcess(block, inner));
  }

  private void addProcess(BlockUnit block, Definition definition) {
    if (definition instanceof Definition.ProcessDefinition process) {
      if (process.kind() == ProcessKind.PROCESS) {
        addProcess(block, process, process.instances());
      }
    } else if (definition instanceof Definition.ProcessInstance instance) {
      addProcess(block, ofType(instance), instance.instances());
    } else if (definition instanceof Definition.ProcessReference reference
        && block.scope().process(reference.name()).isEmpty()) {
      Definition.ProcessDefinition process = elsewhere.get(reference.name().key());
      if (process != null) {
        boolean unsaid = reference.instances().equals(Instances.UNSAID);
        addProcess(block, process, unsaid ? process.instances() : reference.instances());
      }
    }
  }

  /** A process that does what its type says, under its own name. */
  private Definition.ProcessDefinition ofType(Definition.ProcessInstance instance) {
    Definition.ProcessDefinition type = elsewhere.get(instance.type().key());
    if (type == null) {
      throw SemanticError.unknown(
          instance.type().span(), "there is no process type " + instance.type().text());
    }
    return new Definition.ProcessDefinition(
        type.span(),
        ProcessKind.PROCESS,
        type.qualifier(),
        instance.name(),
        instance.instances(),
        type.parameters(),
        type.definitions(),
        type.behaviour());
  }

  private void addProcess(
      BlockUnit block, Definition.ProcessDefinition process, Instances instances) {
    if (system.processes().stream().anyMatch(unit -> unit.definition().equals(process))) {
      return;
    }
    int index = system.processes().size();
    int initial = count(instances.initial(), block).orElse(1);
    int most = count(instances.maximum(), block).orElse(Math.max(1, initial));
    if (most < initial || most < 1) {
      throw SemanticError.sort(
          process.span(), "there are more instances at the beginning than there may be");
    }
    block.scope().addProcess(process.name(), index);
    ProcessUnit unit =
        new ProcessUnit(index, block.key(), block.scope(), process, initial, most, structure);
    system.processes().add(unit);
    processes.add(unit);
  }

  private Optional<Integer> count(Optional<Expression> e, BlockUnit block) {
    return e.map(number -> new Sorts.Constants(system.sorts(), block.scope()).number(number));
  }
}
