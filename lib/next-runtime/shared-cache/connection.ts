import { createClient, RESP_TYPES } from '@redis/client'
import { withTimeout } from '../../time/with-timeout.ts'
import { offerState, sharedCacheNews, type SharedCacheNews } from './news.ts'

/** Milliseconds for an answer. A page that is made here instead takes about as long. */
const PATIENCE = 500
/** Milliseconds between attempts to connect, which double from the first to the last. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5_000
/** Milliseconds after which a connection counts as one that holds. */
const PROBATION = 30_000

const open = (url: string) =>
  createClient({
    url,
    // Nothing is kept for later: whoever asks meanwhile does without.
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: PATIENCE, reconnectStrategy: false },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })

export type Redis = ReturnType<typeof open>

export interface Connection {
  /** Null while Redis is away, and when it becomes so. */
  ask: <T>(work: (redis: Redis) => Promise<T>) => Promise<T | null>
  close: () => void
}

/**
 * Stays in touch with Redis, and never keeps anybody waiting for it: what fails or takes too long ends the connection, and
 * until there is a new one every question is answered with null at once.
 *
 * @param greet what has to be settled before a new connection is used
 */
export function connect(url: string, greet: (redis: Redis) => Promise<void>): Connection {
  let current: Redis | null = null
  let told: boolean | null = null
  let pause = FIRST_PAUSE
  let next: NodeJS.Timeout | undefined
  let isClosed = false

  const tell = (news: SharedCacheNews) => {
    if (told !== news.isUp) sharedCacheNews.publish(news)
    told = news.isUp
  }

  const attempt = async () => {
    const redis = open(url)
    redis.on('error', (error) => lose(redis, error))
    try {
      await withTimeout(
        redis.connect().then(() => greet(redis)),
        PATIENCE * 2,
      )
      if (isClosed) return redis.destroy()
      current = redis
      next = setTimeout(() => (pause = FIRST_PAUSE), PROBATION).unref()
      tell({ isUp: true })
    } catch (error) {
      retreat(redis, error)
    }
  }

  const retreat = (redis: Redis, error: unknown) => {
    redis.destroy()
    if (isClosed) return
    clearTimeout(next)
    next = setTimeout(() => void attempt(), pause).unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE)
    tell({ isUp: false, error })
  }

  const lose = (redis: Redis, error: unknown) => {
    if (redis !== current) return
    current = null
    retreat(redis, error)
  }

  const started = attempt()
  offerState({ isUp: () => started.then(() => current !== null) })

  return {
    ask: async (work) => {
      await started
      const redis = current
      if (!redis) return null
      try {
        return await withTimeout(work(redis), PATIENCE)
      } catch (error) {
        lose(redis, error)
        return null
      }
    },
    close: () => {
      isClosed = true
      clearTimeout(next)
      current?.destroy()
      current = null
    },
  }
}
