import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { Redis } from './connection.ts'

/** In seconds. With `expire` entries with the tag are stale at once and expire later; without it they expire at once. */
export type Durations = { expire?: number }

const STREAM = 'fieldlight:revalidations'

const RETENTION_MS = 30 * 24 * 3600 * 1000

const PAGE = 1_000

function mark(tags: string[], { expire }: Durations, isImmediate: boolean, at: number): void {
  for (const tag of tags) {
    const known = tagsManifest.get(tag)
    const changes = isImmediate
      ? { expired: at }
      : { stale: at, ...(expire !== undefined && { expired: at + expire * 1000 }) }
    tagsManifest.set(tag, { ...known, ...changes })
  }
}

/** Milliseconds that the clock of Redis is ahead of this server's, at least and at most: the answer was under way for a while. */
async function compareClocks(redis: Redis): Promise<{ least: number; most: number }> {
  const before = Date.now()
  const [seconds, microseconds] = await redis.time()
  const there = Number(seconds) * 1000 + Number(microseconds) / 1000
  return { least: there - Date.now(), most: there - before }
}

/**
 * Shares revalidations through a stream whose ids are times of the clock of Redis. Each server reads on from where it stopped. Where
 * clocks leave a doubt, an entry is as old and a revalidation as new as it can be: a page that is rendered once more costs little, and
 * one that was rendered just before the change would stay.
 */
export class Revalidations {
  #position = '-'
  #ahead = { least: 0, most: 0 }
  readonly #unsent = new Map<string, Record<string, string>>()

  /** Of an entry, as those below. */
  toRedisTime = (time: number): number => time + this.#ahead.least
  toLocalTime = (time: number): number => time - this.#ahead.most

  /** For a new connection: sends what is waiting here and applies the whole stream. */
  async start(redis: Redis): Promise<void> {
    this.#ahead = await compareClocks(redis)
    await this.send(redis)
    this.#position = '-'
    await this.follow(redis)
  }

  add(tags: string[], durations?: Durations): void {
    const message = { tags: JSON.stringify(tags), durations: JSON.stringify(durations ?? null) }
    this.#unsent.set(JSON.stringify(message), message)
  }

  async send(redis: Redis): Promise<void> {
    const threshold = Math.round(this.toRedisTime(Date.now())) - RETENTION_MS
    for (const [key, message] of this.#unsent) {
      await redis.xAdd(STREAM, '*', message, {
        TRIM: { strategy: 'MINID', strategyModifier: '~', threshold },
      })
      this.#unsent.delete(key)
    }
  }

  async follow(redis: Redis): Promise<void> {
    for (;;) {
      const messages = (await redis.xRange(STREAM, this.#position, '+', { COUNT: PAGE })) ?? []
      for (const { id, message } of messages) this.#apply(String(id), message)
      if (messages.length < PAGE) return
    }
  }

  #apply(id: string, { tags, durations }: Record<string, unknown>): void {
    const given = JSON.parse(String(durations)) as Durations | null
    const at = Math.min(Number(id.split('-')[0]) - this.#ahead.least, Date.now())
    mark(JSON.parse(String(tags)) as string[], given ?? {}, given === null, at)
    this.#position = `(${id}`
  }
}
