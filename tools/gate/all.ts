import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countJest, countPlaywright, type Count, type PlaywrightReport } from './reports.ts'
import { startTestServer } from './test-server.ts'

type Result = { ok: boolean; output: string }

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const jestReport = join(reports, 'jest.json')
const playwrightReport = join(reports, 'playwright.json')

/** @param output `pipe` holds the output back, so that checks that run beside each other do not mix theirs */
function run(
  command: string,
  args: string[],
  output: 'inherit' | 'pipe',
  env: Record<string, string> = {},
): Promise<Result> {
  const child = spawn(command, args, { stdio: ['inherit', output, output], env: { ...process.env, ...env } })
  let text = ''
  child.stdout?.on('data', (chunk) => (text += String(chunk)))
  child.stderr?.on('data', (chunk) => (text += String(chunk)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ ok: code === 0, output: text }))
  })
}

const printTitle = (title: string) => console.log(`\n▸ ${title}`)

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function check(title: string, script: string, args: string[] = []): Promise<Count> {
  const start = performance.now()
  const { ok, output } = await run('npm', ['run', '--silent', script, ...args], 'pipe')
  printTitle(title)
  console.log(`${output}${ok ? 'passed' : 'FAILED'} in ${seconds(start)}`)
  return ok ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] }
}

/** Beside the checks, because a bare machine waits a minute or two for its packages. */
async function installPrograms(): Promise<void> {
  const start = performance.now()
  const { ok, output } = await run(process.execPath, ['tools/gate/install.ts'], 'pipe')
  printTitle('Programs of the tests')
  console.log(`${output}${ok ? 'there' : 'MISSING'} after ${seconds(start)}`)
  if (!ok) process.exit(1)
}

/** A suite that died without a report counts as one failure, never as nothing. */
function readCount<Report>(ok: boolean, suite: string, file: string, pick: (report: Report) => Count): Count {
  const dead = { failed: 1, names: [`${suite}, which died`] }
  try {
    const count = pick(JSON.parse(readFileSync(file, 'utf8')) as Report)
    return ok || count.failed > 0 ? count : { ...count, ...dead }
  } catch {
    return { passed: 0, ...dead }
  }
}

async function jest(): Promise<Count> {
  printTitle('Unit, database and stack tests')
  const { ok } = await run('jest', ['--json', `--outputFile=${jestReport}`, '--silent'], 'inherit')
  return readCount(ok, 'Jest', jestReport, countJest)
}

async function playwright(): Promise<Count> {
  printTitle('Browser tests on the production build')
  const { ok } = await run('playwright', ['test', '--reporter=list,json'], 'inherit', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    TEST_SERVER: 'started',
  })
  return readCount(ok, 'Playwright', playwrightReport, (report: PlaywrightReport) => {
    const { flaky } = report.stats
    if (flaky > 0) console.log(`${flaky} passed only on the second try`)
    return countPlaywright(report)
  })
}

/**
 * These use one processor while the build for the browser tests uses the other.
 *
 * @param types lint reads the types of the routes that the type check writes
 */
async function checkText(types: Promise<Count>): Promise<Count[]> {
  const format = await check('Format', 'format:check')
  await types
  return [
    format,
    await check('Lint', 'lint'),
    await check('Unused code and packages', 'unused'),
    await check('Licences', 'licences:check'),
    await check('Database types match the migrations', 'db:types', ['--', '--check']),
  ]
}

process.env.STACK_MEMORY = 'plenty'
const programs = installPrograms()
const types = check('Types', 'types')
const text = checkText(types)
// The build writes types that the type check would read half-written, so the type check comes first.
await types
const server = startTestServer()
await server.ready
await programs
const counts = [await types, ...(await text), await jest(), await playwright()]
await server.stop()

const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  names: [...sum.names, ...count.names],
}))
// At the end, where whoever reads the log of a run begins.
console.log(
  `\n${total.names.map((name) => `FAILED  ${name}\n`).join('')}total: ${total.passed} passed, ${total.failed} failed`,
)
process.exit(total.failed === 0 ? 0 : 1)
