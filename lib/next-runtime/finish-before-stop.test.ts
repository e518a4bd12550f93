import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const MODULE = pathToFileURL(path.resolve('lib/next-runtime/finish-before-stop.ts')).href

/** What a process prints that is asked to stop twice, when the first listener ends it, as Next does. */
async function stop(work: string, patience: number): Promise<string> {
  const script = `
    process.on('SIGTERM', () => process.exit(console.log('ends') ?? 0))
    const { finishBeforeStop } = await import('${MODULE}')
    finishBeforeStop(${work}, ${patience})
    process.once('SIGTERM', () => console.log('asked'))
    setInterval(() => undefined, 1_000)
    console.log('ready')`
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--no-warnings', '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let printed = ''
  child.stdout.on('data', (chunk) => {
    if (/ready\n|asked\n/.test(String(chunk))) child.kill('SIGTERM')
    printed += String(chunk)
  })
  await once(child, 'close')
  return printed.trim().replaceAll('\n', ' ')
}

test.each([
  [
    'which waits for work',
    `() => new Promise((done) => setTimeout(done, 50)).then(() => console.log('done'))`,
    60_000,
    'done ',
  ],
  ['also when work fails', `() => Promise.reject(new Error('The database is down'))`, 60_000, ''],
  ['but not for ever', '() => new Promise(() => undefined)', 50, ''],
])('the process hears that it is to end, %s', async (_, work, patience, before) => {
  expect(await stop(work, patience)).toBe(`ready asked ${before}ends`)
})
