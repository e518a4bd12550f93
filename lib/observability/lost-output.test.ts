import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const importing = (file: string) => `await import('${pathToFileURL(path.resolve(file)).href}')`

/** A server as far as its log is concerned. Next listens to uncaught errors in this way. */
const SCRIPT = `
  import { setImmediate as nextTurn } from 'node:timers/promises'
  const { redirectConsole } = ${importing('lib/observability/redirect-console.ts')}
  const { outliveLostOutput } = ${importing('lib/observability/lost-output.ts')}
  let uncaught = 0
  process.on('uncaughtException', (error) => {
    uncaught += 1
    console.error(error)
  })
  redirectConsole()
  outliveLostOutput()
  process.once('message', async () => {
    console.error(new Error('A request failed'))
    for (let turn = 0; turn < 20; turn += 1) await nextTurn()
    process.send(uncaught, () => process.exit())
  })
  process.send('ready')`

test.each([
  ['nobody reads it', 'pipe' as const],
  ['the disk is full', openSync('/dev/full', 'w')],
])('a process that logs an error outlives its output when %s', async (_, output) => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=react-server',
      '--import=./lib/jobs/resolve-imports.ts',
      '--input-type=module',
      '--eval',
      SCRIPT,
    ],
    { stdio: ['ignore', output, 'inherit', 'ipc'] },
  )
  await once(child, 'message')
  child.stdout?.destroy()
  const answer = once(child, 'message')
  child.send('log')
  expect(await answer).toEqual([0, undefined])
})
