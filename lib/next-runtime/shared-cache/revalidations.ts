import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { Redis } from './connection.ts'

/** Seconds; without it what carries the tag is gone at once, with it stale at once and gone after them. */
export type Durations = { expire?: number }

/** Redis's stream of them. Not of one build: servers of the build before and of the next one show the same records. */
const STREAM = 'fieldlight:revalidations'

/** Milliseconds. No entry is kept in Redis for as long. */
const KEPT = 30 * 24 * 3600 * 1000

const PAGE = 1_000

/** What Next's own cache does for a revalidation of its own, at a time that need not be now. */
function mark(tags: string[], { expire }: Durations, isImmediate: boolean, at: number): void {
  for (const tag of tags) {
    const known = tagsManifest.get(tag)
    const changes = isImmediate
      ? { expired: at }
      : { stale: at, ...(expire !== undefined && { expired: at + expire * 1000 }) }
    tagsManifest.set(tag, { ...known, ...changes })
  }
}

/** Milliseconds that Redis's clock is ahead of ours, give or take half the way there and back. */
async function compareClocks(redis: Redis): Promise<number> {
  const before = Date.now()
  const [seconds, microseconds] = await redis.time()
  const here = (before + Date.now()) / 2
  return Number(seconds) * 1000 + Number(microseconds) / 1000 - here
}

/**
 * What any server revalidates becomes known to all: one writes it into a stream, whose ids are times of Redis's clock, and
 * each reads on where it stopped. What could not be written waits for the next connection.
 */
export class Revalidations {
  #readUpTo = '-'
  #ahead = 0
  readonly #waiting = new Map<string, Record<string, string>>()

  /** Times in Redis are of its own clock, so that servers whose clocks differ can compare them. */
  toShared = (time: number): number => time + this.#ahead
  toOwn = (time: number): number => time - this.#ahead

  /** For a new connection: tells what happened meanwhile here, and hears everything that happened elsewhere. */
  async greet(redis: Redis): Promise<void> {
    this.#ahead = await compareClocks(redis)
    await this.send(redis)
    this.#readUpTo = '-'
    await this.follow(redis)
  }

  add(tags: string[], durations?: Durations): void {
    const message = { tags: JSON.stringify(tags), durations: JSON.stringify(durations ?? null) }
    this.#waiting.set(JSON.stringify(message), message)
  }

  async send(redis: Redis): Promise<void> {
    const threshold = Math.round(this.toShared(Date.now())) - KEPT
    for (const [key, message] of this.#waiting) {
      await redis.xAdd(STREAM, '*', message, {
        TRIM: { strategy: 'MINID', strategyModifier: '~', threshold },
      })
      this.#waiting.delete(key)
    }
  }

  async follow(redis: Redis): Promise<void> {
    for (;;) {
      const messages = (await redis.xRange(STREAM, this.#readUpTo, '+', { COUNT: PAGE })) ?? []
      for (const { id, message } of messages) this.#take(String(id), message)
      if (messages.length < PAGE) return
    }
  }

  #take(id: string, { tags, durations }: Record<string, unknown>): void {
    const given = JSON.parse(String(durations)) as Durations | null
    // Not in the future, where Next would wait for it.
    const at = Math.min(this.toOwn(Number(id.split('-')[0])), Date.now())
    mark(JSON.parse(String(tags)) as string[], given ?? {}, given === null, at)
    this.#readUpTo = `(${id}`
  }
}
