import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import { partsDir } from './instance.ts'
import { createPartialUploads } from './partial-uploads.ts'
import { startStack, type Stack } from './start-stack.ts'

jest.setTimeout(120_000)

const MEBIBYTE = 1024 ** 2
const VIDEO = 'd0000000-0000-4000-8000-000000000001'
const PASSWORD = 'Fieldlight-demo-2026'

let dataDir: string
let port: number
let stack: Stack

const place = () => ({ dataDir, port, siteUrl: 'http://localhost:3999' })
const start = () => startStack(place())
const asServer = () => createClient(stack.url, stack.secretKey, { auth: { persistSession: false } })
const withKey = (key: string) => ({ apikey: key, authorization: `Bearer ${key}`, 'tus-resumable': '1.0.0' })

async function asPerson(email: string) {
  const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  return {
    apikey: stack.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'tus-resumable': '1.0.0',
  }
}

const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

const newKey = () => `${VIDEO}/original-${randomUUID()}`

async function create(
  key: string,
  bytes: number,
  headers = withKey(stack.secretKey),
  contentType = 'video/mp4',
) {
  return fetch(`${stack.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes),
      'upload-metadata': metadata({ bucketName: 'films', objectName: key, contentType }),
    },
  })
}

async function open(key: string, bytes: number): Promise<string> {
  const response = await create(key, bytes)
  expect(response.status).toBe(201)
  return response.headers.get('location') ?? ''
}

async function patch(
  address: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
  headers = withKey(stack.secretKey),
) {
  const response = await fetch(address, {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body,
  })
  await response.text()
  return response
}

const head = (address: string, headers = withKey(stack.secretKey)) =>
  fetch(address, { method: 'HEAD', headers })

async function offsetOf(address: string): Promise<number> {
  return Number((await head(address)).headers.get('upload-offset'))
}

/** Announces all of `body`, and hangs up after half of it. */
const breakOff = (address: string, offset: number, body: Buffer) =>
  new Promise<void>((resolve) => {
    const part = request(address, {
      method: 'PATCH',
      headers: {
        ...withKey(stack.secretKey),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': offset,
        'content-length': body.length,
      },
    })
    part.on('error', () => resolve())
    part.on('close', () => resolve())
    part.write(body.subarray(0, body.length / 2), () => part.destroy())
  })

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

async function storedHash(key: string): Promise<string | null> {
  const { data } = await asServer().storage.from('films').createSignedUrl(key, 60)
  if (!data) return null
  return sha256(await (await fetch(data.signedUrl)).bytes())
}

/** What is kept of an upload that is not complete. */
async function partFiles(address: string): Promise<string[]> {
  const files = await readdir(partsDir(dataDir)).catch(() => [])
  return files.filter((file) => file.startsWith(address.slice(address.lastIndexOf('/') + 1)))
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'resumable-'))
  port = await freePort()
  stack = await startSeededStack(place())
})
afterAll(async () => {
  await stack.child.stop()
  await rm(dataDir, { recursive: true })
})

it('puts 64 MB together that arrive in parts, with five cuts and a restart between them', async () => {
  const film = Buffer.from(randomBytes(64 * MEBIBYTE))
  const part = 6 * MEBIBYTE
  const key = newKey()
  const address = await open(key, film.length)
  let cuts = 0
  let sent = 0
  for (let offset = 0; offset < film.length; offset = await offsetOf(address)) {
    const body = film.subarray(offset, offset + part)
    if (cuts < 5 && offset >= (cuts + 1) * part) {
      await breakOff(address, offset, body)
      cuts += 1
      sent += body.length / 2
      if (cuts === 3) {
        await stack.child.stop()
        stack = await start()
      }
    } else {
      sent += body.length
      const response = await patch(address, offset, body)
      // What broke off may arrive after the question where the file ends. A client asks again.
      if (response.status === 409) continue
      expect(response.status).toBe(204)
      if (Number(response.headers.get('upload-offset')) === film.length) break
    }
  }
  expect(cuts).toBe(5)
  expect(sent).toBeLessThanOrEqual(film.length + 5 * part)
  expect(await storedHash(key)).toBe(sha256(film))
  expect(await partFiles(address)).toEqual([])
})

it('takes a part only where the file ends', async () => {
  const address = await open(newKey(), 8)
  expect((await patch(address, 0, new Uint8Array(4))).status).toBe(204)
  for (const wrong of [0, 3, 5]) expect((await patch(address, wrong, new Uint8Array(4))).status).toBe(409)
  expect(await offsetOf(address)).toBe(4)
})

it('never mixes two writers of one upload', async () => {
  const film = Buffer.from(randomBytes(8 * MEBIBYTE))
  const key = newKey()
  const address = await open(key, film.length)
  const attempts = await Promise.all(
    Array.from({ length: 4 }, () =>
      patch(address, 0, film).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  )
  expect(attempts.every((status) => status !== 500)).toBe(true)
  const offset = attempts.includes(204) ? film.length : await offsetOf(address)
  if (offset < film.length) await patch(address, offset, film.subarray(offset))
  expect(await storedHash(key)).toBe(sha256(film))
})

it('refuses more than was announced', async () => {
  const address = await open(newKey(), 4)
  const answer = await patch(address, 0, new Uint8Array(MEBIBYTE)).catch(() => null)
  expect(answer?.status ?? 413).toBe(413)
  expect((await create(newKey(), 5 * 1024 ** 3 + 1)).status).toBe(413)
})

it('says what it can, and asks for the version', async () => {
  const address = `${stack.url}/storage/v1/upload/resumable`
  const options = await fetch(address, { method: 'OPTIONS' })
  expect(options.headers.get('tus-extension')).toBe('creation,termination,expiration')
  const { 'tus-resumable': _, ...withoutVersion } = withKey(stack.secretKey)
  expect((await fetch(address, { method: 'POST', headers: withoutVersion })).status).toBe(412)
  expect((await create(newKey(), Number.NaN)).status).toBe(400)
})

it('is removed on request, and then unknown', async () => {
  const address = await open(newKey(), 4)
  await patch(address, 0, new Uint8Array(2))
  const headers = withKey(stack.secretKey)
  expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(204)
  expect((await head(address)).status).toBe(404)
  expect(await partFiles(address)).toEqual([])
})

it.each(['admin@fieldlight.example', 'designer@fieldlight.example'])(
  'is not for %s, whose rights end before',
  async (email) => {
    const person = await asPerson(email)
    expect((await create(newKey(), 4, person)).ok).toBe(false)
    const address = await open(newKey(), 4)
    expect((await head(address, person)).ok).toBe(false)
    expect((await patch(address, 0, new Uint8Array(4), person)).ok).toBe(false)
    expect((await fetch(address, { method: 'DELETE', headers: person })).ok).toBe(false)
    expect(await offsetOf(address)).toBe(0)
  },
)

it('keeps no file of a type that the bucket does not take', async () => {
  const key = newKey()
  const response = await create(key, 4, withKey(stack.secretKey), 'text/html')
  const address = response.headers.get('location') ?? ''
  expect((await patch(address, 0, new Uint8Array(4))).ok).toBe(false)
  expect(await storedHash(key)).toBeNull()
  expect((await head(address)).status).toBe(404)
})

it('forgets uploads that nobody finished within a day', async () => {
  const address = await open(newKey(), 4)
  await createPartialUploads(partsDir(dataDir)).removeExpired(Date.now() + 23 * 60 * 60_000)
  expect((await head(address)).status).toBe(200)
  await createPartialUploads(partsDir(dataDir)).removeExpired(Date.now() + 25 * 60 * 60_000)
  expect((await head(address)).status).toBe(404)
  expect(await partFiles(address)).toEqual([])
})
