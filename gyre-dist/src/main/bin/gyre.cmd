@echo off
rem Starts Gyre on Windows.
rem   JAVA_HOME       which JVM to use (default: java on PATH)
rem   GYRE_JAVA_OPTS  more JVM options, after ours so that they win
setlocal
set "home=%~dp0.."
if not exist "%home%\lib\gyre-app.jar" (
  echo gyre: there is no Gyre in %home%; this launcher works beside its lib folder only 1>&2
  exit /b 70
)

set "java=java.exe"
if exist "%home%\runtime\bin\java.exe" (
  set "java=%home%\runtime\bin\java.exe"
) else if defined JAVA_HOME (
  if not exist "%JAVA_HOME%\bin\java.exe" (
    echo gyre: JAVA_HOME is %JAVA_HOME%, but there is no bin\java.exe in it 1>&2
    exit /b 70
  )
  set "java=%JAVA_HOME%\bin\java.exe"
) else (
  where /q java.exe || (
    echo gyre: no java on PATH; Gyre needs Java 17 or newer ^(or set JAVA_HOME^) 1>&2
    exit /b 70
  )
)

rem A Java before 17 cannot load the classes; it is asked first, since its own words for that help nobody.
set "version="
for /f "tokens=3" %%v in ('call "%java%" -version 2^>^&1 ^| findstr /i version') do if not defined version set "version=%%~v"
for /f "delims=.-+" %%m in ("%version%") do set "major=%%m"
if not defined major set "major=0"
if %major% lss 17 (
  echo gyre: Gyre needs Java 17 or newer, but %java% is Java %version% ^(set JAVA_HOME to a newer one^) 1>&2
  exit /b 70
)

set "options=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
for %%c in (verify simulate graph explore test) do if "%~1"=="%%c" set "options=-XX:+UseParallelGC -XX:MaxRAMPercentage=75"

rem Java ends with 1 when it does not start; a violated property has another number between the two of us.
"%java%" -Xshare:auto -XX:-UsePerfData -Xlog:disable -XX:+DisplayVMOutputToStderr %options% -Dgyre.launcher=0 %GYRE_JAVA_OPTS% -cp "%home%\lib\gyre-app.jar" dev.gyre.cli.Main %*
set "status=%errorlevel%"
if %status% equ 101 exit /b 1
if %status% equ 1 (
  echo gyre: Java did not start, so nothing was done; its own words are above 1>&2
  exit /b 70
)
exit /b %status%
