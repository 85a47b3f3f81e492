package dev.gyre.tck.product;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Loads all of Gyre afresh, this suite included, with mistakes planted in it. */
final class ForgetfulLoader extends ClassLoader {
  private static final String OURS = "dev.gyre.";

  private final List<PlantedMistake> mistakes;

  ForgetfulLoader(List<PlantedMistake> mistakes) {
    super(ForgetfulLoader.class.getClassLoader());
    this.mistakes = List.copyOf(mistakes);
  }

  /**
   * Fails if there is no such method.
   *
   * @throws IllegalArgumentException if the class or the method does not exist
   */
  static void require(PlantedMistake mistake) {
    ConstantMethod.plant(new ForgetfulLoader(List.of()).bytes(mistake.owner()), mistake);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(OURS)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known != null ? known : define(name);
    }
  }

  private Class<?> define(String name) {
    byte[] bytes = bytes(name);
    for (PlantedMistake mistake : mistakes) {
      bytes = name.equals(mistake.owner()) ? ConstantMethod.plant(bytes, mistake) : bytes;
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  private byte[] bytes(String name) {
    try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new IllegalArgumentException("there is no class " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
