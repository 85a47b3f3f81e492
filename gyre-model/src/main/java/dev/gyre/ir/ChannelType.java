package dev.gyre.ir;

import java.util.List;

/**
 * The shape of a channel.
 *
 * @param capacity how many messages it holds; 0 makes every exchange a rendez-vous
 * @param fields the scalar fields of a message, structures flattened
 */
public record ChannelType(int capacity, List<ValueType> fields) {
  public ChannelType {
    fields = List.copyOf(fields);
  }

  public boolean isRendezvous() {
    return capacity == 0;
  }
}
