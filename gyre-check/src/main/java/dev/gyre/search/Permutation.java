package dev.gyre.search;

import java.util.Arrays;

/** A rearrangement of the elements of all symmetric types, which are numbered through. */
public final class Permutation {
  private final int[] images;

  private Permutation(int[] images) {
    this.images = images;
  }

  /** The rearrangement that leaves everything where it is. */
  public static Permutation identity(int elements) {
    int[] images = new int[elements];
    for (int e = 0; e < elements; e++) {
      images[e] = e;
    }
    return new Permutation(images);
  }

  /**
   * @param images for each element where it goes
   */
  public static Permutation of(int[] images) {
    return new Permutation(images.clone());
  }

  /** Where an element goes. */
  public int image(int element) {
    return images[element];
  }

  /** How many elements there are. */
  public int size() {
    return images.length;
  }

  /** This rearrangement and then another. */
  public Permutation then(Permutation next) {
    int[] all = new int[images.length];
    for (int e = 0; e < all.length; e++) {
      all[e] = next.images[images[e]];
    }
    return new Permutation(all);
  }

  /** The rearrangement that undoes this one. */
  public Permutation inverse() {
    int[] back = new int[images.length];
    for (int e = 0; e < back.length; e++) {
      back[images[e]] = e;
    }
    return new Permutation(back);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Permutation p && Arrays.equals(images, p.images);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(images);
  }

  @Override
  public String toString() {
    return Arrays.toString(images);
  }
}
