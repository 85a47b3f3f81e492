package dev.gyre.tck.gen;

import java.util.List;

/**
 * A channel that can be named.
 *
 * @param step its name, and its length if it is an array of channels
 */
record Channel(Place.Step step, Protocol protocol) {

  /**
   * What may be sent through a channel; channels with the same protocol can stand for each other.
   */
  record Protocol(int capacity, List<Kind> fields) {
    boolean isRendezvous() {
      return capacity == 0;
    }
  }

  boolean isRendezvous() {
    return protocol.isRendezvous();
  }
}
