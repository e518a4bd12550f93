import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { connect } from './connection.ts'
import { decodeEntry, encodeEntry } from '../entry-format.ts'
import { Revalidations, type Durations } from './revalidations.ts'

/** Entries that no server has written for so long expire; so do those of older builds. */
const TTL_SECONDS = 7 * 24 * 3600

const MAX_BYTES = 4 * 1024 * 1024

function deduplicate<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key) => {
    const known = running.get(key)
    if (known) return known
    const started = work(key).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}

/** The cache that all servers share. No method rejects: while Redis is away, reads return null and writes are dropped. */
export function openSharedStore(url: string) {
  const revalidations = new Revalidations()
  const connection = connect(url, (redis) => revalidations.start(redis))

  const read = async (key: string): Promise<CacheHandlerValue | null> => {
    const bytes = await connection.run((redis) => redis.get(key))
    const entry = bytes && (await decodeEntry(bytes))
    return entry && { ...entry, lastModified: revalidations.toLocalTime(entry.lastModified) }
  }

  const follow = deduplicate(async () => void (await connection.run((redis) => revalidations.follow(redis))))

  return {
    follow: () => follow('all'),
    read: deduplicate(read),
    write: async (key: string, entry: CacheHandlerValue): Promise<void> => {
      const bytes = await encodeEntry({
        ...entry,
        lastModified: revalidations.toRedisTime(entry.lastModified),
      })
      if (bytes.length > MAX_BYTES) return
      await connection.run((redis) =>
        redis.set(key, bytes, { expiration: { type: 'EX', value: TTL_SECONDS } }),
      )
    },
    forget: async (key: string): Promise<void> => void (await connection.run((redis) => redis.unlink(key))),
    revalidate: async (tags: string[], durations?: Durations): Promise<void> => {
      revalidations.add(tags, durations)
      await connection.run((redis) => revalidations.send(redis))
    },
    close: connection.close,
  }
}

export type SharedStore = ReturnType<typeof openSharedStore>

/** `build` is part of the keys of pages: the pages of another build load other scripts. */
export type BuildStore = SharedStore & { build: string }

export async function openBuildStore(url: string, serverDistDir: string): Promise<BuildStore> {
  const build = await readFile(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8')
  return { ...openSharedStore(url), build }
}
