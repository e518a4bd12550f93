import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { freePort } from './free-port.ts'
import { startStack, type Stack } from './start-stack.ts'

jest.setTimeout(240_000)

const LIFETIMES = 6
const server = process.env.TEST_STACK_DATABASE_URL ?? ''

let home: string
let stack: Stack

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'server-database-'))
  const database = postgres(server, { max: 1 })
  await database`create database server_database`
  await database.end()
  const address = new URL(server)
  address.pathname = 'server_database'
  // Seconds. Without it, connections live for half an hour or more.
  address.searchParams.set('max_lifetime', '1')
  const place = { dataDir: home, port: await freePort(), siteUrl: 'http://localhost:3999' }
  stack = await startStack({ ...place, databaseUrl: address.href })
})
afterAll(async () => {
  await stack.child.stop()
  await rm(home, { recursive: true })
})

test('requests are answered however long a connection is open', async () => {
  const client = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } })
  const end = Date.now() + LIFETIMES * 1000
  let answers = 0
  while (Date.now() < end) {
    const { error } = await client
      .from('videos')
      .select('id')
      .limit(1)
      .abortSignal(AbortSignal.timeout(5_000))
    expect(error).toBeNull()
    answers++
  }
  expect(answers).toBeGreaterThan(LIFETIMES)
})
