import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import { openStack } from './open-stack.ts'
import { readSettings } from './settings.ts'

jest.setTimeout(240_000)

it('starts a killed database again, three times within a minute', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'open-stack-'))
  const [port, stackPort] = [await freePort(), await freePort()]
  const settings = readSettings({ PORT: String(port), STACK_PORT: String(stackPort), STACK_DIR: dataDir })
  const seeded = await startSeededStack({ ...settings, port: stackPort })
  await seeded.child.stop()
  const printed = jest.spyOn(console, 'error').mockReturnValue()
  jest.spyOn(console, 'log').mockReturnValue()

  const stack = await openStack(settings)
  const database = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } })
  for (let kill = 1; kill <= 3; kill += 1) {
    const { process: killed } = stack.child
    killed.kill('SIGKILL')
    while (stack.child.process === killed) await sleep(50)
    const { count } = await database.from('videos').select('*', { count: 'exact', head: true })
    expect(count).toBeGreaterThan(10)
  }
  stack.child.process.kill('SIGKILL')
  await stack.child.exited
  expect(printed.mock.lastCall?.[0]).toContain('It does not stay up.')
  await rm(dataDir, { recursive: true })
})
