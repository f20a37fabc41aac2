import Glibc

exit(Preview.run(Array(CommandLine.arguments.dropFirst())))
