import { createClient, RESP_TYPES } from '@redis/client'
import { withTimeout } from '../../time/with-timeout.ts'
import { redisStatus, setRedisProbe, type RedisStatus } from '../runtime-events.ts'

/** About as long as rendering a page takes. */
const TIMEOUT_MS = 500
const MIN_BACKOFF_MS = 250
const MAX_BACKOFF_MS = 5_000
/** A connection that has lasted so long is stable: the backoff starts again at its minimum. */
const STABLE_AFTER_MS = 30_000

const createRedis = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })

export type Redis = ReturnType<typeof createRedis>

export interface Connection {
  run: <T>(work: (redis: Redis) => Promise<T>) => Promise<T | null>
  close: () => void
}

/** Never blocks a request: a command that fails or times out closes the connection, and `run` returns null until the next one. */
export function connect(url: string, onConnect: (redis: Redis) => Promise<void>): Connection {
  let current: Redis | null = null
  let published: boolean | null = null
  let backoff = MIN_BACKOFF_MS
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const publish = (status: RedisStatus) => {
    if (published !== status.isConnected) redisStatus.publish(status)
    published = status.isConnected
  }

  const attempt = async () => {
    const redis = createRedis(url)
    redis.on('error', (error) => drop(redis, error))
    try {
      await withTimeout(
        redis.connect().then(() => onConnect(redis)),
        TIMEOUT_MS * 2,
      )
      if (isClosed) return redis.destroy()
      current = redis
      timer = setTimeout(() => (backoff = MIN_BACKOFF_MS), STABLE_AFTER_MS).unref()
      publish({ isConnected: true })
    } catch (error) {
      retryLater(redis, error)
    }
  }

  const retryLater = (redis: Redis, error: unknown) => {
    redis.destroy()
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(), backoff).unref()
    backoff = Math.min(backoff * 2, MAX_BACKOFF_MS)
    publish({ isConnected: false, error })
  }

  const drop = (redis: Redis, error: unknown) => {
    if (redis !== current) return
    current = null
    retryLater(redis, error)
  }

  const started = attempt()
  setRedisProbe(() => started.then(() => current !== null))

  return {
    run: async (work) => {
      await started
      const redis = current
      if (!redis) return null
      try {
        return await withTimeout(work(redis), TIMEOUT_MS)
      } catch (error) {
        drop(redis, error)
        return null
      }
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      current?.destroy()
      current = null
    },
  }
}
