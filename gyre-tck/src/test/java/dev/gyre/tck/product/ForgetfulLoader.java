package dev.gyre.tck.product;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Loads all of Gyre afresh, this suite included, with one mistake planted in it. */
final class ForgetfulLoader extends ClassLoader {
  private static final String OURS = "dev.gyre.";

  private final PlantedMistake mistake;

  ForgetfulLoader(PlantedMistake mistake) {
    super(ForgetfulLoader.class.getClassLoader());
    this.mistake = mistake;
  }

  /**
   * Fails if there is no such method.
   *
   * @throws IllegalArgumentException if the class or the method does not exist
   */
  static void require(PlantedMistake mistake) {
    ConstantMethod.plant(new ForgetfulLoader(mistake).bytes(mistake.owner()), mistake);
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
    byte[] used = name.equals(mistake.owner()) ? ConstantMethod.plant(bytes, mistake) : bytes;
    return defineClass(name, used, 0, used.length);
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
