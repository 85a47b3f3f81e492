package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The shapes of the states of a store; safe for several threads.
 *
 * <p>For each length that was sampled there is a family of squeezed shapes. They have the same
 * varying bits and differ in the others, the <em>pattern</em> of a state: a flag that is set once
 * and stays set makes one more shape, not another division into bits. A shape is added when its
 * pattern occurs for the first time, as long as there are numbers for it; later patterns have raw
 * shapes. So the shape of a state never changes: a pattern that was raw once stays so.
 */
final class TreeShapes implements Resumable {
  /** Ids have this many bits. */
  static final int ID_BITS = 7;

  /** How many ids are left to raw shapes at least. */
  private static final int RAW_IDS = 32;

  private static final int IDS = 1 << ID_BITS;

  /** One shape of each family, at the place of its length; some places are empty. */
  private volatile TreeShape[] families;

  private volatile TreeShape[] byId;
  private volatile Map<Pattern, TreeShape> byPattern = Map.of();

  TreeShapes(StateSample sample) {
    // No key is 0 this way: the parts of a raw shape are nodes, and no node is 0.
    byId = new TreeShape[] {TreeShape.raw(0, TreeShape.rawSize(0))};
    int longest = 0;
    for (StateSample.OfLength states : sample.lengths()) {
      longest = Math.max(longest, states.length());
    }
    this.families = new TreeShape[longest + 1];
    for (StateSample.OfLength states : sample.lengths()) {
      TreeShape shape = states.shape(byId.length);
      families[shape.words()] = shape;
      add(shape);
    }
  }

  TreeShape withId(int id) {
    return byId[id];
  }

  /** The shape of a state; there is one for each. */
  TreeShape of(int[] words, int count) {
    TreeShape[] lengths = families;
    TreeShape family = count < lengths.length ? lengths[count] : null;
    if (family != null) {
      if (family.fits(words, count)) {
        return family;
      }
      Pattern pattern = Pattern.of(words, family);
      TreeShape known = byPattern.get(pattern);
      if (known == null) {
        known = addPattern(pattern, family);
      }
      if (known != null) {
        return known;
      }
    }
    int size = TreeShape.rawSize(count);
    TreeShape raw = raw(size);
    return raw == null ? addRaw(size) : raw;
  }

  /** The result is null if no shape may be added any more. */
  private synchronized TreeShape addPattern(Pattern pattern, TreeShape family) {
    TreeShape known = byPattern.get(pattern);
    if (known != null || byId.length >= IDS - RAW_IDS) {
      return known;
    }
    TreeShape shape = family.withBase(byId.length, pattern.words);
    Map<Pattern, TreeShape> more = new HashMap<>(byPattern);
    more.put(pattern, shape);
    add(shape);
    byPattern = more;
    return shape;
  }

  private TreeShape raw(int size) {
    for (TreeShape shape : byId) {
      if (!shape.isSqueezed() && shape.words() == size) {
        return shape;
      }
    }
    return null;
  }

  private synchronized TreeShape addRaw(int size) {
    TreeShape known = raw(size);
    if (known != null) {
      return known;
    }
    if (byId.length == IDS) {
      throw new StoreFullException("the tree store takes states of at most 128 different sizes");
    }
    TreeShape shape = TreeShape.raw(byId.length, size);
    add(shape);
    return shape;
  }

  private void add(TreeShape shape) {
    TreeShape[] more = Arrays.copyOf(byId, byId.length + 1);
    more[shape.id()] = shape;
    byId = more;
  }

  @Override
  public synchronized void save(CheckpointOutput out) {
    out.writeInt(families.length);
    for (TreeShape family : families) {
      out.writeInt(family == null ? -1 : family.id());
    }
    out.writeInt(byId.length);
    for (TreeShape shape : byId) {
      shape.save(out);
    }
  }

  @Override
  public synchronized void restore(CheckpointInput in) {
    int[] heads = in.readIntArray();
    TreeShape[] shapes = new TreeShape[in.readCount(Integer.BYTES)];
    for (int id = 0; id < shapes.length; id++) {
      shapes[id] = TreeShape.read(id, in);
    }
    TreeShape[] lengths = new TreeShape[heads.length];
    for (int length = 0; length < heads.length; length++) {
      lengths[length] = heads[length] < 0 ? null : shapes[heads[length]];
    }
    Map<Pattern, TreeShape> patterns = new HashMap<>();
    for (TreeShape shape : shapes) {
      if (shape.isSqueezed() && lengths[shape.words()] != shape) {
        patterns.put(new Pattern(shape.baseWords()), shape);
      }
    }
    byId = shapes;
    families = lengths;
    byPattern = patterns;
  }

  /** The bits of a state that do not vary within a shape. */
  private static final class Pattern {
    private final int[] words;

    private Pattern(int[] words) {
      this.words = words;
    }

    static Pattern of(int[] state, TreeShape family) {
      int[] fixed = new int[family.words()];
      for (int i = 0; i < fixed.length; i++) {
        fixed[i] = state[i] & ~family.varying(i);
      }
      return new Pattern(fixed);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Pattern pattern && Arrays.equals(words, pattern.words);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }
}
