import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { freePort } from './free-port.ts'
import { openStack } from './open-stack.ts'
import { readSettings } from './settings.ts'
import type { Stack } from './start-stack.ts'

jest.setTimeout(240_000)

const OUTAGE_MS = 5_000
/** A stack that does not survive the cut starts again, with pauses of five seconds. */
const BACK_WITHIN_MS = 30_000

let home: string
let line: Line
let stack: Stack

interface Line {
  open: () => Promise<void>
  cut: () => void
}

/** The way to the server, on a port of its own. It can be cut. */
function createLine(server: URL, port: number): Line {
  const sockets = new Set<Socket>()
  let listener: Server | null = null

  function join(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('error', () => undefined)
    from.once('close', () => to.destroy())
    from.pipe(to)
  }

  return {
    open: async () => {
      listener = createServer((near) => {
        const far = connect(Number(server.port), server.hostname)
        join(near, far)
        join(far, near)
      }).listen(port, '127.0.0.1')
      await once(listener, 'listening')
    },
    cut: () => {
      listener?.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
  }
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(console, 'error').mockReturnValue()
  home = await mkdtemp(path.join(tmpdir(), 'server-database-'))
  const server = new URL(process.env.TEST_STACK_DATABASE_URL ?? '')
  const database = postgres(server.href, { max: 1 })
  await database`create database server_database`
  await database.end()
  const port = await freePort()
  line = createLine(server, port)
  await line.open()
  const address = new URL(server)
  address.port = String(port)
  address.pathname = 'server_database'
  // Seconds. The client takes half an hour or more by itself.
  address.searchParams.set('max_lifetime', '1')
  const env = { STACK_DIR: home, STACK_PORT: String(await freePort()), STACK_DATABASE_URL: address.href }
  stack = await openStack({ ...readSettings(env), seedFolders: [] })
})
afterAll(async () => {
  await stack.child.stop()
  line.cut()
  await rm(home, { recursive: true })
})

const openClient = () => createClient(stack.url, stack.secretKey, { auth: { persistSession: false } })

async function ask(): Promise<boolean> {
  const { error } = await openClient()
    .from('videos')
    .select('id')
    .limit(1)
    .abortSignal(AbortSignal.timeout(5_000))
  return error === null
}

test('the first start knows arrays of the types that its migrations make', async () => {
  const found = await openClient().from('saved_views').select('id').contains('readers', ['admin'])
  expect(found).toMatchObject({ error: null, data: [] })
})

test('requests are answered however long a connection is open', async () => {
  const end = Date.now() + 6_000
  const answers = new Set<boolean>()
  while (Date.now() < end) answers.add(await ask())
  expect([...answers]).toEqual([true])
})

test('requests are answered again after an outage of the server', async () => {
  for (let outage = 0; outage < 2; outage++) {
    line.cut()
    const end = Date.now() + OUTAGE_MS
    const answers = new Set<boolean>()
    while (Date.now() < end)
      for (const answer of await Promise.all([ask(), ask(), ask()])) answers.add(answer)
    expect([...answers]).toEqual([false])
    await line.open()
    const limit = Date.now() + BACK_WITHIN_MS
    while (!(await ask())) expect(Date.now()).toBeLessThan(limit)
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([true, true, true])
  }
})
