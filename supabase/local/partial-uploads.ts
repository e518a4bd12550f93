import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

const LIFETIME_MS = 24 * 60 * 60_000
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface PartialUpload {
  bucket: string
  key: string
  contentType: string
  cacheControl: string
  /** Bytes of the complete file. */
  size: number
  /** Milliseconds since 1970. */
  expiresAt: number
}

export type PartialUploads = ReturnType<typeof createPartialUploads>

export class Superseded extends Error {}

interface Writer {
  stop: AbortController
  closed: Promise<void>
}

/**
 * Files that arrive in parts, kept across restarts. The offset of an upload is the size of its file, so that it is right
 * whenever the process dies.
 */
export function createPartialUploads(root: string) {
  const writers = new Map<string, Writer>()
  const turns = new Map<string, symbol>()
  const recordOf = (id: string) => path.join(root, `${id}.json`)
  const fileOf = (id: string) => path.join(root, `${id}.part`)

  async function find(id: string): Promise<PartialUpload | null> {
    if (!ID.test(id)) return null
    const record = await readFile(recordOf(id), 'utf8').catch(() => null)
    return record === null ? null : (JSON.parse(record) as PartialUpload)
  }

  async function endWriter(id: string): Promise<void> {
    const writer = writers.get(id)
    writer?.stop.abort()
    await writer?.closed
  }

  async function remove(id: string): Promise<void> {
    await endWriter(id)
    turns.delete(id)
    await rm(recordOf(id), { force: true })
    await rm(fileOf(id), { force: true })
  }

  return {
    find,
    remove,
    fileOf,

    async create(upload: Omit<PartialUpload, 'expiresAt'>): Promise<string> {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const id = randomUUID()
      await writeFile(fileOf(id), '')
      const record = JSON.stringify({ ...upload, expiresAt: Date.now() + LIFETIME_MS })
      await writeFile(`${recordOf(id)}.new`, record)
      await rename(`${recordOf(id)}.new`, recordOf(id))
      return id
    },

    /**
     * A client that lost its connection comes back before this side notices. Two requests must never write to one file, so
     * the newest request wins: call this first for each.
     */
    takeTurn(id: string): symbol {
      const turn = Symbol(id)
      turns.set(id, turn)
      return turn
    },

    async offsetOf(id: string): Promise<number> {
      await endWriter(id)
      return (await stat(fileOf(id))).size
    },

    /**
     * Keeps what arrived also when the body breaks off.
     *
     * @returns false when the file does not end at `offset`
     * @throws Superseded when another request has come
     */
    async append(
      id: string,
      turn: symbol,
      offset: number,
      body: AsyncIterable<Uint8Array>,
    ): Promise<boolean> {
      const size = await this.offsetOf(id)
      if (turns.get(id) !== turn) throw new Superseded()
      if (size !== offset) return false
      const stop = new AbortController()
      const file = createWriteStream(fileOf(id), { flags: 'a' })
      const closed = new Promise<void>((resolve) => file.once('close', resolve))
      const writer = { stop, closed }
      writers.set(id, writer)
      try {
        await pipeline(body, file, { signal: stop.signal })
      } finally {
        await closed
        // A body can end long after the file has: by then the next writer may be there.
        if (writers.get(id) === writer) writers.delete(id)
      }
      return true
    },

    async removeExpired(now = Date.now()): Promise<void> {
      for (const name of await readdir(root).catch(() => [])) {
        const id = name.slice(0, name.indexOf('.'))
        const upload = await find(id)
        if (upload && upload.expiresAt < now) await remove(id)
      }
    },
  }
}
