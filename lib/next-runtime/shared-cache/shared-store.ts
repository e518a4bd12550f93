import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { connect } from './connection.ts'
import { pack, unpack } from './entry-format.ts'
import { Revalidations, type Durations } from './revalidations.ts'

/** Seconds. What nobody renewed for so long goes, and so does all that an older build left behind. */
const KEPT = 7 * 24 * 3600

/** Bytes, packed. */
const LARGEST = 4 * 1024 * 1024

/** Runs `work` once for all who ask for it at the same time. */
function together<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key) => {
    const known = running.get(key)
    if (known) return known
    const started = work(key).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}

/** What the servers of a site keep together. Nothing here rejects: without Redis there is nothing to be had. */
export function openSharedStore(url: string) {
  const revalidations = new Revalidations()
  const connection = connect(url, (redis) => revalidations.greet(redis))

  const read = async (key: string): Promise<CacheHandlerValue | null> => {
    const bytes = await connection.ask((redis) => redis.get(key))
    const entry = bytes && (await unpack(bytes))
    return entry && { ...entry, lastModified: revalidations.toOwn(entry.lastModified) }
  }

  const follow = together(async () => void (await connection.ask((redis) => revalidations.follow(redis))))

  return {
    /** Hears what other servers revalidated. */
    follow: () => follow('all'),
    read: together(read),
    write: async (key: string, entry: CacheHandlerValue): Promise<void> => {
      const bytes = await pack({ ...entry, lastModified: revalidations.toShared(entry.lastModified) })
      if (bytes.length > LARGEST) return
      await connection.ask((redis) => redis.set(key, bytes, { expiration: { type: 'EX', value: KEPT } }))
    },
    forget: async (key: string): Promise<void> => void (await connection.ask((redis) => redis.unlink(key))),
    /** Tells the other servers; those that cannot be told now will be once Redis is back. */
    revalidate: async (tags: string[], durations?: Durations): Promise<void> => {
      revalidations.add(tags, durations)
      await connection.ask((redis) => revalidations.send(redis))
    },
    close: connection.close,
  }
}

export type SharedStore = ReturnType<typeof openSharedStore>
