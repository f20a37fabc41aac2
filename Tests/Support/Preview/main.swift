import Glibc
import InputModel
import Programs
import TerminalView
import ViewSamples

exit(Preview.run(Array(CommandLine.arguments.dropFirst())))
