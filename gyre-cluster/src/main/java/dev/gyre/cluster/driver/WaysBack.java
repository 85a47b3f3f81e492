package dev.gyre.cluster.driver;

import dev.gyre.cluster.Rounds;
import dev.gyre.cluster.partition.Commits;
import dev.gyre.cluster.record.Commit;
import dev.gyre.cluster.record.Finding;
import dev.gyre.cluster.record.PartitionRound;
import dev.gyre.cluster.record.Question;
import dev.gyre.cluster.record.RecordFormat;
import dev.gyre.engine.run.SearchedForm;
import dev.gyre.runs.RunReference;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the way to a state backwards through the files of a search: a state that leads to it and
 * was found in an earlier round, or at an earlier local level of the same round. There is always
 * one, since somebody must have arrived there from a state that he had; the nearest rounds are
 * asked first. Without bursts a round is a level, and the way is shortest.
 */
final class WaysBack {
  private final Rounds rounds;
  private final Commits commits;
  private final int[] initial;
  private final Map<Integer, Commit> read = new HashMap<>();

  /** Some states that were found together. */
  private record Place(int round, int step) {}

  /** A state and where it was found. */
  @SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
  private record Known(int[] state, List<Place> places) {}

  WaysBack(Rounds rounds, Commits commits, SearchedForm form) {
    this.rounds = rounds;
    this.commits = commits;
    int[] start = form.system().initialState();
    this.initial =
        form.states()
            .map(s -> Arrays.copyOf(s.newRepresentative().of(start, start.length), start.length))
            .orElse(start);
  }

  /** The states from the initial one to the one in which something goes wrong. */
  List<int[]> to(Finding finding) {
    List<int[]> backwards = new ArrayList<>();
    Known now = new Known(finding.state(), places(finding));
    backwards.add(now.state());
    while (!Arrays.equals(now.state(), initial)) {
      Cancellation.check();
      now = before(now);
      backwards.add(now.state());
    }
    Collections.reverse(backwards);
    return backwards;
  }

  private List<Place> places(Finding finding) {
    return finding.step() == 0
        ? begun(finding.round())
        : List.of(new Place(finding.round(), finding.step()));
  }

  /** The states that were waiting when a round began. */
  private List<Place> begun(int round) {
    Commit before = commit(round - 1);
    List<Place> places = new ArrayList<>();
    places.add(new Place(round - 1, before.steps()));
    places.add(new Place(round - 1, 0));
    return places;
  }

  private Commit commit(int round) {
    return read.computeIfAbsent(round, commits::get);
  }

  private Known before(Known now) {
    for (Place place : now.places()) {
      for (Place earlier : before(place)) {
        Optional<int[]> found = among(earlier, now.state());
        if (found.isPresent()) {
          return new Known(found.get(), List.of(earlier));
        }
      }
    }
    throw new IllegalStateException("a state of " + now.places() + " has no predecessor");
  }

  /** Where a state may be that leads to one of a place, the likeliest first. */
  private List<Place> before(Place place) {
    if (place.step() > 1) {
      return List.of(new Place(place.round(), place.step() - 1));
    }
    if (place.round() == 0) {
      return List.of();
    }
    List<Place> places = new ArrayList<>(begun(place.round()));
    if (place.step() == 0) {
      for (int step = 1; step < commit(place.round()).steps(); step++) {
        places.add(new Place(place.round(), step));
      }
    }
    return places;
  }

  private Optional<int[]> among(Place place, int[] wanted) {
    List<byte[]> questions = new ArrayList<>();
    for (PartitionRound part : commit(place.round()).parts()) {
      List<RunReference> states = place.step() == 0 ? part.arrived() : part.at(place.step());
      if (!states.isEmpty()) {
        questions.add(
            RecordFormat.write(new Question(Optional.of(new Question.Way(wanted, states)))));
      }
    }
    if (questions.isEmpty()) {
      return Optional.empty();
    }
    return rounds.each(questions).stream()
        .flatMap(answer -> RecordFormat.read(answer, Question.Answer.class).found().stream())
        .findFirst();
  }
}
