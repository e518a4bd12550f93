import { channel } from 'node:diagnostics_channel'

// Plain Node loads the page cache, apart from Next's bundles: what happens there reaches the log through these channels.

export type RedisStatus = { isConnected: boolean; error?: unknown }

/** Published when the connection to Redis is made or lost. */
export const redisStatus = channel('fieldlight.redis-status')

/** `page` is the page's key in the page cache; null for a page that bypassed the cache. */
export type PolicyFallback = { page: string | null; status: number }

/** Published when a page is sent with a fallback policy, because the hashes of its scripts are not known. */
export const policyFallback = channel('fieldlight.policy-fallback')

type RedisProbe = () => Promise<boolean>
const KEY = Symbol.for('fieldlight.redis-probe')
const probes = globalThis as unknown as Record<symbol, RedisProbe | undefined>

export function setRedisProbe(probe: RedisProbe): void {
  probes[KEY] = probe
}

/** Null where no REDIS_URL is set. */
export const isRedisConnected = async (): Promise<boolean | null> => (await probes[KEY]?.()) ?? null
