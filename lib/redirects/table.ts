import 'server-only'
import { readRedirects } from '@/lib/data/privileged/redirects'
import { log } from '@/lib/observability/log'
import type { SiteAddress } from '@/lib/next-runtime/missing-pages'
import { normalizePath } from '@/lib/seo/site-address'

type Table = { redirects: ReadonlyMap<string, string>; readAt: number; reading: Promise<void> | null }

/** On `globalThis`, because Next bundles `instrumentation.ts` and the actions apart, each with a copy of this module. */
const table = ((globalThis as Record<symbol, unknown>)[Symbol.for('fieldlight.redirects')] ??= {
  redirects: new Map(),
  readAt: 0,
  reading: null,
} satisfies Table) as Table

/** Until the first reading succeeds every old address is missing. Later ones wait for the next question. */
const TRY_AGAIN_MS = 5_000

async function read(): Promise<void> {
  const startedAt = Date.now()
  try {
    table.redirects = await readRedirects()
    table.readAt = startedAt
  } catch (error) {
    log.warn('redirects.read', error)
    if (table.readAt === 0) setTimeout(() => refreshRedirects(0), TRY_AGAIN_MS).unref()
  }
}

/** After a change. A reading that is under way may have missed it. */
export async function renewRedirects(): Promise<void> {
  await table.reading
  table.reading ??= read().finally(() => (table.reading = null))
  await table.reading
}

/** Reads again in the background, unless that was less than `seconds` ago. */
export function refreshRedirects(seconds: number): void {
  if (table.reading === null && Date.now() - table.readAt >= seconds * 1000) void renewRedirects()
}

/** What was asked for in the query goes along to another page of the site. */
export function redirectOf({ path, search }: SiteAddress): string | null {
  const normal = normalizePath(path)
  const target = normal === null ? undefined : table.redirects.get(normal)
  if (target === undefined) return null
  return target.startsWith('/') && !/[?#]/.test(target) ? target + search : target
}
