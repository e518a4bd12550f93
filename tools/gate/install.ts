import { installTestBrowsers } from './browser.ts'
import { installJava } from './java.ts'
import { findProgram } from './programs.ts'

// A program that installs all that the tests need, because tests that run beside each other cannot install it at once.
installTestBrowsers()
installJava()
findProgram('ffmpeg')
