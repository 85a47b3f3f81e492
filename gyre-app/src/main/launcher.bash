# shellcheck shell=bash
# What the launchers of the source tree and of a release have in common; they read this file.
# Before they call gyre_run they set:
#   jar       the jar whose manifest names all others
#   archive   where the archive of classes for this Java is, if there is one

fault() { # exit 70: the fault is not in the model or the call
  printf 'gyre: %s\n' "$*" >&2
  exit 70
}

find_java() { # sets java, version (17.0.15), major (17) and build (17.0.15+6)
  local link
  if [[ -n ${JAVA_HOME:-} ]]; then
    java=$JAVA_HOME/bin/java
    [[ -x $java ]] || fault "JAVA_HOME is $JAVA_HOME, but there is no bin/java in it"
  else
    java=$(type -P java) || fault "no java on PATH; Gyre needs Java 17 or newer (or set JAVA_HOME)"
    while [[ -L $java ]]; do
      link=$(readlink "$java")
      [[ $link == /* ]] && java=$link || java=${java%/*}/$link
    done
  fi
  tell_version
  [[ -n $major ]] || fault "cannot tell the version of $java; Gyre needs Java 17 or newer"
  ((major >= 17)) || fault "Gyre needs Java 17 or newer, but $java is Java $version (set JAVA_HOME to a newer one)"
}

tell_version() {
  # The file "release" names the version without the cost of starting a JVM.
  local key value release=${java%/bin/java}/release
  version='' build=''
  if [[ -r $release ]]; then
    while IFS='=' read -r key value; do
      case $key in
        JAVA_VERSION) version=${value//\"/} ;;
        JAVA_RUNTIME_VERSION) build=${value//\"/} ;;
      esac
    done <"$release"
  fi
  if [[ -z $version ]]; then
    version=$("$java" -version 2>&1 | sed -n 's/.*version "\([^"]*\)".*/\1/p' | head -n 1)
  fi
  build=${build:-$version}
  major=${version#1.} # 1.8.0 is Java 8
  major=${major%%[!0-9]*}
}

# --- an archive of loaded classes: one per JVM build, made once for each build of Gyre ---
# Up to Java 24 class-data sharing, static, in two steps (list, dump): the one-step dynamic archive of JDK 17 leaves out
# classes in old class-file formats, which are all of picocli and ASM, and gains nothing. From Java 25 on the
# ahead-of-time cache, which is made by one run.
train() { # makes $archive from what the models $@ need
  local example format=json new=$archive.$$
  mkdir -p "${archive%/*}" || return 0
  {
    if ((major >= 25)); then
      "$java" -XX:AOTCacheOutput="$new" -cp "$jar" dev.gyre.cli.Main verify "$1"
    else
      # verify loads what check loads, and more; the models differ in what they use.
      for example; do
        "$java" -Xshare:off -XX:DumpLoadedClassList="$new.one" -cp "$jar" dev.gyre.cli.Main verify --format "$format" "$example"
        # Two lambdas of a class that look the same have equal lines, and both are wanted: a line counts as often as in one run.
        awk '{print $0 "\t" ++times[$0]}' "$new.one" >>"$new.list"
        format=text
      done
      [[ -s $new.list ]] || "$java" -Xshare:off -XX:DumpLoadedClassList="$new.list" -cp "$jar" dev.gyre.cli.Main --version
      awk '!seen[$0]++' "$new.list" | cut -f 1 >"$new.one" && mv -f "$new.one" "$new.list"
      "$java" -Xshare:dump -XX:+UseG1GC -XX:SharedClassListFile="$new.list" -XX:SharedArchiveFile="$new" -cp "$jar"
    fi
    rm -f "$new.list" "$new.one" "$new.config"
  } </dev/null >/dev/null 2>&1 9>&-
  # An empty file says "cannot be made here", so that it is not tried at every start.
  [[ -s $new ]] || : >"$new"
  mv -f "$new" "$archive"
}

# --- run ---
installed() { # the memory of the machine in megabytes; a modest guess where that cannot be told
  local key value
  while read -r key value _; do
    [[ $key == MemTotal: ]] && echo $((value / 1024)) && return
  done < <(cat /proc/meminfo 2>/dev/null)
  echo $(($(sysctl -n hw.memsize 2>/dev/null || echo 4294967296) / 1048576))
}

choose_heap() { # sets heap for the words of the call
  local word previous='' megabytes
  heap=-XX:MaxRAMPercentage=75
  for word; do
    # What states and stacks may take is what the heap must hold, and a little for everything else.
    [[ $word == --memory=* ]] && previous=--memory word=${word#*=}
    if [[ $previous == --memory && $word =~ ^0*([0-9]{1,9})([kKmMgG])[bB]?$ ]]; then
      case ${BASH_REMATCH[2]} in
        [kK]) megabytes=$((BASH_REMATCH[1] / 1024 * 5 / 4 + 256)) ;;
        [mM]) megabytes=$((BASH_REMATCH[1] * 5 / 4 + 256)) ;;
        *) megabytes=$((BASH_REMATCH[1] * 1280 + 256)) ;;
      esac
      # More than the machine has: the limit is never met, and a JVM with such a heap may not even start.
      ((megabytes <= $(installed))) && heap=-Xmx${megabytes}m
    fi
    previous=$word
  done
}

choose_options() { # sets options for the words of the call
  local method heap
  # Quiet, since an archive that does not fit (other heap layout, moved jars) is only a slower start.
  # All unified logging goes, as the tags differ between JVMs; crashes and exceptions do not pass through it.
  options=(-XX:-UsePerfData -Xlog:disable)
  [[ -t 2 ]] && options+=(-Dgyre.terminal=true) # for the progress line and colours; Java itself cannot tell
  [[ -t 1 ]] && options+=(-Dgyre.terminal.out=true)
  [[ -t 0 && -t 1 ]] && options+=(-Dgyre.dialogue=true) # for gyre simulate -i
  if ((major >= 25)) && [[ -s $archive ]]; then
    options+=(-XX:AOTCache="$archive")
  else
    options+=(-Xshare:auto)
    [[ -s $archive ]] && options+=(-XX:SharedArchiveFile="$archive")
  fi
  case ${1:-} in
    verify | test | simulate | graph | explore | spin)
      # Long runs: full compilation, and most of the machine's memory for states. They live in a few large
      # arrays that are never freed: the parallel collector leaves those alone, and large pages save the
      # address translation that random look-ups would cost.
      options+=(-XX:+UseParallelGC)
      [[ $OSTYPE == linux* ]] && options+=(-XX:+UseTransparentHugePages) # other systems do not know the option
      # The optimising compiler would inline the whole model into each of its callers and spend seconds of
      # processor time on it; a call at these places costs next to nothing.
      options+=(-XX:CompileCommand=quiet)
      for method in 'exec/jvm/Model*.list_*' 'exec/jvm/Model*.effect_*' exec/jvm/CompiledStepper.{fire,enabled} \
        store/TreeCoder.{add,load} 'store/TreeStore$Session.settle' por/StaticSelection.first; do
        options+=("-XX:CompileCommand=dontinline,dev/gyre/$method")
      done
      choose_heap "$@"
      options+=("$heap")
      ;;
    *)
      # Short commands end before the optimising compiler pays off.
      options+=(-XX:TieredStopAtLevel=1 -XX:+UseSerialGC)
      ;;
  esac
}

# A JVM that does not start ends with 1, whatever the reason: options that it does not take, here or in the environment,
# memory, threads or files that the system does not give it. So Java is not put in our place but watched over: what is
# violated has another number between the two of us (Launcher.java has the same), and 1 means that nothing was checked.
violated=101

pass() { # a signal that is meant for Java
  signal=$1 waiting=yes
  [[ -z $child ]] || kill -s "$signal" "$child" 2>/dev/null
}

gyre_run() { # runs the class $1 with the words that follow, and sets status to what it ended with
  local main=$1 name waiting=yes
  shift
  choose_options "$@"
  options+=(-XX:+DisplayVMOutputToStderr -Dgyre.launcher=$$)
  child='' signal=''
  for name in HUP INT QUIT TERM; do
    # shellcheck disable=SC2064 # the name of today
    trap "pass $name" "$name"
  done
  ( # With the signals and the input that a command in the background would not have.
    trap - HUP INT QUIT TERM
    # shellcheck disable=SC2086 # GYRE_JAVA_OPTS is a list of words
    exec "$java" "${options[@]}" ${GYRE_JAVA_OPTS:-} -cp "$jar" "$main" "$@"
  ) <&0 &
  child=$!
  [[ -z $signal ]] || pass "$signal" # it came before there was anybody to pass it to
  while [[ -n $waiting ]]; do # a signal ends the waiting, but not Java
    waiting=''
    wait "$child"
    status=$?
  done
  case $status in
    "$violated") status=1 ;;
    0 | 2 | 3 | 70) ;;
    # Java has other numbers too, for instance 6 for a library that is missing; from 128 on it was a signal. Spin ends
    # with the number of errors, and so does its stand-in.
    *) [[ ${1:-} == spin ]] || ((status >= 128)) || fault "Java did not start, so nothing was done; its own words are above" ;;
  esac
}
