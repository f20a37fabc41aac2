import Glibc
import Testing

@testable import LinuxInput

@Suite struct SystemErrorTests {
  @Test func lackOfDescriptorsNamesTheLimit() {
    var limit = rlimit()
    #expect(unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
    let error = SystemError(code: EMFILE)
    #expect(error.message.hasSuffix("no more than \(limit.rlim_cur) (ulimit -n)"))
    #expect(error.isLackOfDescriptors)
  }

  @Test func theMachinesLimitIsAnotherOne() {
    #expect(SystemError(code: ENFILE).message.contains("fs.file-max"))
    #expect(!SystemError(code: EIO).isLackOfDescriptors)
    #expect(SystemError(code: EIO).message == "Input/output error")
  }
}
