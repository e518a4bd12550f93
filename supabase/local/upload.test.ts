import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import type { Stack } from './start-stack.ts'

jest.setTimeout(120_000)

const MEBIBYTE = 1024 ** 2
const SITE = 'http://localhost:3999'
const CREDENTIALS = { email: 'manager@fieldlight.example', password: 'Fieldlight-demo-2026' }

let dataDir: string
let stack: Stack

const asServer = () => createClient(stack.url, stack.secretKey, { auth: { persistSession: false } })

async function asManager() {
  const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword(CREDENTIALS)
  if (error) throw error
  return client
}

/** Where a person's file may go, once. */
async function signedAddress() {
  const key = `e2000000-0000-4000-8000-000000000001/${randomUUID()}.mp4`
  const { data, error } = await (await asManager()).storage.from('ads').createSignedUploadUrl(key)
  if (error) throw error
  return { key, address: data.signedUrl }
}

const put = (address: string, body: BodyInit, type = 'video/mp4') =>
  fetch(address, { method: 'PUT', body, headers: { 'content-type': type } })

/** Sends the first half of what it announces, then hangs up. */
const breakOff = (address: string, bytes: number) =>
  new Promise<void>((resolve) => {
    const headers = { 'content-type': 'video/mp4', 'content-length': bytes }
    const upload = request(address, { method: 'PUT', headers })
    upload.on('error', () => resolve())
    upload.write(Buffer.alloc(bytes / 2), () => upload.destroy())
    upload.on('close', () => resolve())
  })

async function* zeros(mebibytes: number) {
  const chunk = new Uint8Array(MEBIBYTE)
  for (let sent = 0; sent < mebibytes; sent += 1) yield chunk
}

const send = (address: string, mebibytes: number) =>
  fetch(address, {
    method: 'PUT',
    body: Readable.toWeb(Readable.from(zeros(mebibytes))),
    headers: { 'content-type': 'video/mp4' },
    duplex: 'half',
  } as RequestInit)

/** Bytes of a stored file; null when there is none. */
async function storedSize(key: string): Promise<number | null> {
  const { data } = await asServer().storage.from('ads').createSignedUrl(key, 60)
  const response = data && (await fetch(data.signedUrl, { method: 'HEAD' }))
  return response && Number(response.headers.get('content-length'))
}

/** Once the stack has noticed that nobody sends any more; never, and the test fails, when it keeps something. */
async function spoolIsEmpty(): Promise<void> {
  while ((await readdir(path.join(dataDir, 'uploads'))).length > 0) await setTimeout(20)
}

/** The most memory that the stack has held so far, in MiB. Linux only. */
async function peakMemory(): Promise<number> {
  const status = await readFile(`/proc/${stack.child.process.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  stack = await startSeededStack({ dataDir, port: await freePort(), siteUrl: SITE })
})
afterAll(async () => {
  await stack.child.stop()
  await rm(dataDir, { recursive: true })
})

it('takes a file at a signed address, once and at no other address', async () => {
  const { key, address } = await signedAddress()
  expect((await put(address.replace(key, key.replace('.mp4', '.webm')), 'film')).ok).toBe(false)
  expect((await put(address, 'film')).status).toBe(200)
  expect((await put(address, 'another')).ok).toBe(false)
  const { data } = await asServer().storage.from('ads').download(key)
  expect(await data?.text()).toBe('film')
  expect(data?.type).toBe('video/mp4')
})

it('replaces no file that an ad has, whoever asks and however', async () => {
  const { key, address } = await signedAddress()
  await put(address, 'film')
  const manager = (await asManager()).storage.from('ads')
  const other = { contentType: 'video/mp4', upsert: true }
  expect((await manager.update(key, 'another', other)).error).not.toBeNull()
  expect((await manager.upload(key, 'another', other)).error).not.toBeNull()
  expect((await manager.move(key, `${key}.mp4`)).error).not.toBeNull()
  expect((await manager.createSignedUploadUrl(key, { upsert: true })).error).not.toBeNull()
  const unused = key.replace('.mp4', '-2.mp4')
  expect((await manager.createSignedUploadUrl(unused, { upsert: true })).error).not.toBeNull()
  const { data } = await asServer().storage.from('ads').download(key)
  expect(await data?.text()).toBe('film')
})

it('lets the browser send it from the page of the site', async () => {
  const { address } = await signedAddress()
  const headers = {
    origin: SITE,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  }
  const preflight = await fetch(address, { method: 'OPTIONS', headers })
  expect(preflight.ok).toBe(true)
  expect(preflight.headers.get('access-control-allow-origin')).toMatch(/^\*$|localhost:3999/)
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
})

it.each(['text/html', 'image/svg+xml', 'application/zip'])('takes no %s', async (type) => {
  const { key, address } = await signedAddress()
  expect((await put(address, '<script>alert(1)</script>', type)).ok).toBe(false)
  expect(await storedSize(key)).toBeNull()
})

it('keeps nothing of a file that broke off, which can then be sent again', async () => {
  const { key, address } = await signedAddress()
  await breakOff(address, 20 * MEBIBYTE)
  expect(await storedSize(key)).toBeNull()
  expect((await put(address, 'film')).status).toBe(200)
  expect(await storedSize(key)).toBe(4)
  await spoolIsEmpty()
})

it('takes a large file with little memory, and no file above the limit', async () => {
  const { key, address } = await signedAddress()
  const before = await peakMemory()
  expect((await send(address, 300)).status).toBe(200)
  expect((await peakMemory()) - before).toBeLessThan(120)
  expect(await storedSize(key)).toBe(300 * MEBIBYTE)

  const tooLarge = await signedAddress()
  const answer = await send(tooLarge.address, 501).catch(() => null)
  expect(answer?.status ?? 413).toBe(413)
  expect(await storedSize(tooLarge.key)).toBeNull()
  await spoolIsEmpty()
})
