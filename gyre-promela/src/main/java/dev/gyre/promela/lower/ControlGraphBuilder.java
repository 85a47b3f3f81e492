package dev.gyre.promela.lower;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.sema.ProcessSymbol;
import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Strings the statements of a process together.
 *
 * <p>Nodes come into being in the order in which Spin creates the elements of a process, and with
 * the same helper nodes: the join behind a selection, the join in front of a loop, the exit behind
 * it. Their numbers are those that {@code pan -d} prints.
 */
final class ControlGraphBuilder {
  private final ResolvedModel resolved;
  private final ProcessSymbol process;
  private final Set<Statement.Labeled> remoteLabels;
  private final Diagnostics diagnostics;
  private final List<ControlNode> nodes = new ArrayList<>();
  private final Deque<ControlSequence> open = new ArrayDeque<>();
  private final List<Statement.Exclusive> exclusive = new ArrayList<>();
  private final IdentityHashMap<Statement.Labeled, ControlNode.JumpTarget> targets =
      new IdentityHashMap<>();
  private final DraftBuilder drafts;
  private int step;
  private int steps;

  ControlGraphBuilder(
      ResolvedModel resolved,
      ProcessSymbol process,
      Set<Statement.Labeled> remoteLabels,
      Diagnostics diagnostics) {
    this.resolved = resolved;
    this.process = process;
    this.remoteLabels = remoteLabels;
    this.diagnostics = diagnostics;
    this.drafts = new DraftBuilder(this, resolved, diagnostics);
  }

  ControlGraph build(Sequence body) {
    open.push(new ControlSequence());
    drafts.body(body);
    ControlNode stop = newNode(ControlNode.Kind.STOP, body.span());
    open.peek().append(stop);
    ControlSequence whole = close();
    linkBodies();
    anchorRemoteLabels();
    return new ControlGraph(whole, nodes, exclusive, drafts.inPlaceVariables());
  }

  boolean isClaim() {
    return process.unit() instanceof Unit.Never;
  }

  void addExclusive(Statement.Exclusive statement) {
    exclusive.add(statement);
  }

  // ---- sequences

  void open() {
    open.push(new ControlSequence());
  }

  ControlSequence close() {
    ControlSequence closed = open.pop();
    closed.close();
    return closed;
  }

  ControlSequence current() {
    return open.peek();
  }

  /** A sequence that holds only {@code draft}. */
  ControlSequence wrap(Draft draft) {
    open();
    add(draft);
    return close();
  }

  /** Enters a {@code d_step}; the result is what to give to {@link #leaveStep}. */
  int enterStep() {
    int before = step;
    if (step == 0) {
      step = ++steps;
    }
    return before;
  }

  void leaveStep(int before) {
    step = before;
  }

  // ---- jumps

  ControlNode.JumpTarget labelTarget(Statement.Goto jump) {
    Statement.Labeled label = resolved.target(jump).orElseThrow();
    return targets.computeIfAbsent(label, l -> new ControlNode.JumpTarget(l.label().text()));
  }

  // ---- nodes

  private ControlNode newNode(ControlNode.Kind kind, SourceSpan span) {
    ControlNode node = new ControlNode(kind, nodes.size() + 1, span, step);
    nodes.add(node);
    return node;
  }

  /** Makes the node of a draft and appends it to the current sequence. */
  void add(Draft draft) {
    Draft inner = draft;
    while (inner instanceof Draft.Labeled labeled) {
      inner = labeled.inner();
    }
    ControlNode node = create(inner);
    boolean appendsItself =
        inner instanceof Draft.If || inner instanceof Draft.Do || inner instanceof Draft.Unless;
    for (Draft d = draft; d instanceof Draft.Labeled labeled; d = labeled.inner()) {
      node.labels.add(labeled.label());
      targets.computeIfAbsent(labeled.label(), l -> new ControlNode.JumpTarget(l.label().text()))
              .node =
          node;
    }
    if (!appendsItself) {
      append(node);
    }
  }

  /** A jump has no location of its own, so a label that means something needs a step before it. */
  private void append(ControlNode node) {
    if (node.is(ControlNode.Kind.JUMP) && node.labels.stream().anyMatch(LabelMeaning::isSpecial)) {
      ControlNode skip = newNode(ControlNode.Kind.STEP, node.span);
      skip.idle = ControlNode.Idle.SKIP;
      skip.command = l -> Command.always(List.of(), node.span, "skip");
      for (Statement.Labeled label : node.labels) {
        skip.labels.add(label);
        targets.get(label).node = skip;
      }
      node.labels.clear();
      current().append(skip);
    }
    current().append(node);
  }

  private ControlNode create(Draft draft) {
    if (draft instanceof Draft.If selection) {
      return choice(selection.span(), ControlNode.Kind.IF, selection.options());
    }
    if (draft instanceof Draft.Do loop) {
      return loop(loop);
    }
    if (draft instanceof Draft.Unless unless) {
      return unless(unless);
    }
    if (draft instanceof Draft.Step plain) {
      ControlNode node = newNode(ControlNode.Kind.STEP, draft.span());
      node.command = plain.command();
      node.idle = plain.idle();
      return node;
    }
    if (draft instanceof Draft.Jump jump) {
      ControlNode node = newNode(ControlNode.Kind.JUMP, draft.span());
      node.target = jump.target();
      return node;
    }
    if (draft instanceof Draft.Body body) {
      ControlNode node = newNode(body.kind(), draft.span());
      node.body = body.sequence();
      node.text = body.text();
      return node;
    }
    return newNode(ControlNode.Kind.ELSE, draft.span());
  }

  private ControlNode choice(
      SourceSpan span, ControlNode.Kind kind, List<ControlSequence> written) {
    ControlNode node = newNode(kind, span);
    ControlNode join = newNode(ControlNode.Kind.JOIN, span);
    node.options = elseLast(written);
    node.options.forEach(option -> option.append(join));
    current().append(node);
    current().append(join);
    return node;
  }

  private ControlNode loop(Draft.Do loop) {
    ControlNode node = newNode(ControlNode.Kind.DO, loop.span());
    ControlNode join = newNode(ControlNode.Kind.JOIN, loop.span());
    node.options = elseLast(loop.options());
    node.options.forEach(option -> option.append(join));
    current().append(join);
    ControlNode exit = newNode(ControlNode.Kind.LOOP_EXIT, loop.span());
    loop.exit().node = exit;
    current().append(node);
    current().append(exit);
    return node;
  }

  /** Moves the {@code else} option behind the others. */
  private List<ControlSequence> elseLast(List<ControlSequence> written) {
    List<ControlSequence> ordered = new ArrayList<>();
    ControlSequence otherwise = null;
    for (ControlSequence option : written) {
      if (option.first == null) {
        continue;
      }
      if (!option.first.is(ControlNode.Kind.ELSE)) {
        ordered.add(option);
      } else if (otherwise == null) {
        otherwise = option;
      } else {
        diagnostics.report(
            Diagnostic.of(
                    PromelaCode.DUPLICATE_ELSE,
                    option.first.span,
                    "this selection has a second 'else'")
                .withNote(otherwise.first.span, "the first one"));
      }
    }
    if (otherwise != null) {
      ordered.add(otherwise);
    }
    return ordered;
  }

  private ControlNode unless(Draft.Unless unless) {
    ControlNode node = newNode(ControlNode.Kind.UNLESS, unless.span());
    ControlNode join = newNode(ControlNode.Kind.JOIN, unless.span());
    node.options = List.of(unless.main(), unless.escape());
    unless.main().append(join);
    unless.escape().append(join);
    Escapes.attach(unless.main(), unless.escape());
    current().append(node);
    current().append(join);
    return node;
  }

  /** A label that others ask for must be a location, so a jump behind it gets a step before it. */
  private void anchorRemoteLabels() {
    for (ControlNode node : List.copyOf(nodes)) {
      if (node.is(ControlNode.Kind.JUMP) && node.labels.stream().anyMatch(remoteLabels::contains)) {
        ControlNode jump = newNode(ControlNode.Kind.JUMP, node.span);
        jump.target = node.target;
        jump.next = node.next;
        node.kind = ControlNode.Kind.STEP;
        node.command = l -> Command.always(List.of(), node.span, "skip");
        node.next = jump;
      }
    }
  }

  /** The last element of a body goes on with whatever follows the body; outer bodies first. */
  private void linkBodies() {
    for (int i = nodes.size() - 1; i >= 0; i--) {
      ControlNode node = nodes.get(i);
      if (node.hasBody()) {
        node.body.last.next = node.next;
      }
    }
  }
}
