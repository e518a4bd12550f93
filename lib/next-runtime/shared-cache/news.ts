import { channel } from 'node:diagnostics_channel'

export type SharedCacheNews = { isUp: boolean; error?: unknown }

/** Next has plain Node load the cache handler, apart from its bundles: this is how what happens there reaches the log. */
export const sharedCacheNews = channel('fieldlight.shared-cache')

type Known = { isUp: () => Promise<boolean> }
const KEY = Symbol.for('fieldlight.shared-cache')
const known = globalThis as unknown as Record<symbol, Known | undefined>

export function offerState(state: Known): void {
  known[KEY] = state
}

/** Whether this server is in touch with the others; null where it is not meant to be. */
export const askSharedCache = async (): Promise<boolean | null> => (await known[KEY]?.isUp()) ?? null
