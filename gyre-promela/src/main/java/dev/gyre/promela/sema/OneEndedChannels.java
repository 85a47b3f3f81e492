package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Finds channels of which only one end is used. A channel that is passed on, assigned or compared
 * may be used under another name, so nothing is said about it.
 */
final class OneEndedChannels extends SyntaxWalker {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final Set<VariableSymbol> sent = identitySet();
  private final Set<VariableSymbol> received = identitySet();
  private final Set<VariableSymbol> passedOn = identitySet();
  private final Set<Expression.Reference> direct =
      Collections.newSetFromMap(new IdentityHashMap<>());

  OneEndedChannels(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
  }

  private static Set<VariableSymbol> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  void check() {
    resolved.model().units().forEach(u -> Lints.body(u).ifPresent(this::walk));
    resolved.globals().forEach(this::report);
    resolved.automata().forEach(p -> p.locals().forEach(this::report));
  }

  @Override
  protected void enter(Statement statement) {
    if (statement instanceof Statement.Send send) {
      use(send.channel(), sent);
    } else if (statement instanceof Statement.Receive receive) {
      use(receive.channel(), received);
    } else if (statement instanceof Statement.ForIn loop) {
      use(loop.collection(), sent);
      use(loop.collection(), received);
    } else if (statement instanceof Statement.Exclusive exclusive) {
      direct.addAll(exclusive.channels());
    }
  }

  @Override
  protected void enter(Expression expression) {
    if (expression instanceof Expression.Poll poll) {
      use(poll.channel(), received);
    } else if (expression instanceof Expression.Probe probe) {
      direct.add(probe.channel());
    } else if (expression instanceof Expression.Reference reference
        && !direct.contains(reference)) {
      resolved.variable(reference).ifPresent(passedOn::add);
    }
  }

  private void use(Expression.Reference channel, Set<VariableSymbol> end) {
    direct.add(channel);
    resolved.variable(channel).ifPresent(end::add);
  }

  private void report(VariableSymbol symbol) {
    boolean declaresChannel = symbol.start().orElse(null) instanceof Start.Channel;
    if (!declaresChannel || passedOn.contains(symbol)) {
      return;
    }
    boolean isSent = sent.contains(symbol);
    boolean isReceived = received.contains(symbol);
    if (isSent && !isReceived) {
      warn(symbol, PromelaCode.CHANNEL_NEVER_READ, "messages are sent but never received");
    } else if (isReceived && !isSent) {
      warn(symbol, PromelaCode.CHANNEL_NEVER_WRITTEN, "messages are received but never sent");
    }
  }

  private void warn(VariableSymbol symbol, PromelaCode code, String what) {
    diagnostics.report(
        Diagnostic.of(code, symbol.name().span(), "on channel '" + symbol + "' " + what));
  }
}
