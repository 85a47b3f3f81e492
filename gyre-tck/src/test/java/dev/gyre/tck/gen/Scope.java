package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What can be named at some point of a model.
 *
 * @param constants the mtype constants of each set; the empty name is plain mtype
 * @param ownership whether some process of the model claims a channel
 * @param records channels whose messages are structures, for {@code for (m in c)}
 */
record Scope(
    List<Place> places,
    List<Channel> channels,
    List<RecordChannel> records,
    Map<String, List<String>> constants,
    Ownership ownership) {

  Scope {
    places = List.copyOf(places);
    channels = List.copyOf(channels);
    records = List.copyOf(records);
  }

  /**
   * Whether channels are claimed with xr or xs; if one is, Spin refuses any channel beside else.
   */
  enum Ownership {
    SHARED,
    EXCLUSIVE
  }

  /** What the options beside an else may speak of. */
  Scope besideElse() {
    return ownership == Ownership.SHARED
        ? this
        : new Scope(places, List.of(), List.of(), constants, ownership);
  }

  /** A channel of structures and a variable that such a message fits in. */
  record RecordChannel(String channel, String variable) {}

  Scope with(List<Place> more) {
    List<Place> all = new ArrayList<>(places);
    all.addAll(more);
    return new Scope(all, channels, records, constants, ownership);
  }

  Scope withChannels(List<Channel> more) {
    List<Channel> all = new ArrayList<>(channels);
    all.addAll(more);
    return new Scope(places, all, records, constants, ownership);
  }

  /** The same, but nothing assigns to {@code kept}: it steers a loop that must end. */
  Scope keeping(Place kept) {
    List<Place> all = new ArrayList<>();
    for (Place place : places) {
      all.add(place.root().equals(kept.root()) ? place.readOnly() : place);
    }
    return new Scope(all, channels, records, constants, ownership);
  }

  /** The same without the structures, which a loop over messages is busy with. */
  Scope withoutRecords() {
    return new Scope(places, channels, List.of(), constants, ownership);
  }

  List<Place> places(Predicate<Place> wanted) {
    return places.stream().filter(wanted).toList();
  }

  List<Place> readable(Kind kind) {
    return places(p -> p.isReadable() && p.kind().equals(kind));
  }

  List<Place> writable(Kind kind) {
    return places(p -> p.isWritable() && p.kind().equals(kind));
  }

  List<Place> writable() {
    return places(Place::isWritable);
  }

  /** Local or global variables that may count a loop. */
  List<Place> counters() {
    return places(p -> p.use() == Place.Use.COUNTER && p.isScalarVariable());
  }

  List<Place> numberArrays() {
    return places(p -> p.path().size() == 1 && p.path().get(0).length() > 0);
  }

  List<Channel> channels(Predicate<Channel> wanted) {
    return channels.stream().filter(wanted).toList();
  }
}
