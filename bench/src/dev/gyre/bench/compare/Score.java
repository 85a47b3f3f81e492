package dev.gyre.bench.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** All runs of all tools on one model. */
final class Score {
  private final String model;
  private final Map<String, List<Measure>> runs = new LinkedHashMap<>();
  private final Map<String, Double> preparation = new LinkedHashMap<>();

  Score(String model) {
    this.model = model;
  }

  String model() {
    return model;
  }

  void prepared(Tool tool, double seconds) {
    preparation.put(tool.name(), seconds);
  }

  void add(Tool tool, Measure measure) {
    runs.computeIfAbsent(tool.name(), name -> new ArrayList<>()).add(measure);
  }

  double preparation(String tool) {
    return preparation.getOrDefault(tool, 0.0);
  }

  /** The median over the runs of a tool. */
  double median(String tool, ToDoubleFunction<Measure> what) {
    List<Double> values = new ArrayList<>();
    for (Measure measure : runs.get(tool)) {
      values.add(what.applyAsDouble(measure));
    }
    Collections.sort(values);
    return values.get(values.size() / 2);
  }

  double seconds(String tool) {
    return median(tool, Measure::seconds);
  }

  double states(String tool) {
    return median(tool, Measure::states);
  }

  double bytesPerState(String tool) {
    return median(tool, Measure::storeBytes) / states(tool);
  }

  double processBytes(String tool) {
    return median(tool, Measure::processBytes);
  }

  /** Whether a tool saw as many states as another. */
  boolean agree(String tool, String other) {
    return states(tool) > 0 && states(tool) == states(other);
  }
}
