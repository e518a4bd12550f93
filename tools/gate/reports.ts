import { stripVTControlCharacters } from 'node:util'

/** @property names of what failed; Jest's with the first lines of why, for Playwright prints its reasons at the end itself */
export type Count = { passed: number; failed: number; names: string[] }

export type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

type Suite = {
  title: string
  suites?: Suite[]
  specs: { title: string; tests: { status: string }[] }[]
}

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

/** An error of a child process begins with its whole command. */
const MESSAGE = { lines: 40, width: 240 }

const beginningOf = (messages: string[]) =>
  messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    .slice(0, MESSAGE.lines)
    .map((line) => `\n    ${line.slice(0, MESSAGE.width)}`)
    .join('')

export function countJest(report: JestReport, root = process.cwd()): Count {
  const names = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = name.replace(`${root}/`, '')
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      // A file that did not even load has no tests.
      return failed.length === 0
        ? [file]
        : failed.map(
            ({ fullName, failureMessages }) => `${file} › ${fullName}${beginningOf(failureMessages)}`,
          )
    })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    names,
  }
}

/** The title of an outermost suite is its file. */
function listFailed(suites: Suite[], above: string[] = []): string[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const place = [...above, title]
    const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    return [...failed.map((spec) => [...place, spec.title].join(' › ')), ...listFailed(inner, place)]
  })
}

export function countPlaywright({ stats, suites }: PlaywrightReport): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, names: listFailed(suites) }
}
