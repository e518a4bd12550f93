import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

const LOCAL = path.join(import.meta.dirname, 'local.ts')

function runLocal(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [LOCAL], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, message: stderr.trim() }
}

it.each(['PORT', 'STACK_PORT'])('answers a taken %s with one sentence and exit code 1', async (variable) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'launcher-'))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo

  const free = { PORT: String(await freePort()), STACK_PORT: String(await freePort()) }
  const { status, message } = runLocal({ ...free, STACK_DIR: dataDir, [variable]: String(port) })
  expect(message).toBe(
    `Port ${port} is taken by another program; set ${variable} to another one, e.g. ${variable}=${port + 1}.`,
  )
  expect(status).toBe(1)
  other.close()
  await rm(dataDir, { recursive: true })
})

it('answers a wrong setting with one sentence and exit code 1', () => {
  const { status, message } = runLocal({ PORT: 'three thousand' })
  expect(message).toBe("PORT must be a port number between 1 and 65535, not 'three thousand'.")
  expect(status).toBe(1)
})
