package dev.gyre.engine.compose;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Variable;

/**
 * A channel that both components use.
 *
 * @param owner who receives from it; the messages that wait in it are part of that component
 */
record Crossing(Variable channel, Side owner) {
  ChannelType type() {
    return channel.declaredChannels().orElseThrow().type();
  }
}
