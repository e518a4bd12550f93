import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installChromium } from './browser.ts'

type Count = { passed: number; failed: number }

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const jestReport = join(reports, 'jest.json')
const playwrightReport = join(reports, 'playwright.json')

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n▸ ${title}`)
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** A suite that died without a report counts as one failure, never as nothing. */
function readCount(ok: boolean, file: string, pick: (report: Record<string, unknown>) => Count): Count {
  try {
    const count = pick(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    return ok || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const check = (title: string, command: string, args: string[]): Count =>
  run(title, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

function jest(): Count {
  const ok = run('Unit, database and stack tests', 'jest', [
    '--json',
    `--outputFile=${jestReport}`,
    '--silent',
  ])
  return readCount(ok, jestReport, (report) => ({
    passed: Number(report.numPassedTests),
    failed: Number(report.numFailedTests) + Number(report.numRuntimeErrorTestSuites),
  }))
}

function playwright(): Count {
  installChromium()
  const ok = run('Browser tests on the production build', 'playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  })
  return readCount(ok, playwrightReport, (report) => {
    const { expected, unexpected, flaky } = report.stats as Record<string, number>
    if (flaky) console.log(`${flaky} passed only on the second try`)
    return { passed: Number(expected) + Number(flaky ?? 0), failed: Number(unexpected) }
  })
}

const counts = [
  check('Types', 'npm', ['run', '--silent', 'types']),
  check('Lint', 'npm', ['run', '--silent', 'lint']),
  check('Format', 'npm', ['run', '--silent', 'format:check']),
  check('Database types match the migrations', 'npm', ['run', '--silent', 'db:types', '--', '--check']),
  jest(),
  playwright(),
]
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}))
console.log(`\ntotal: ${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
