import 'server-only'
import type { Instrumentation } from 'next'
import { sharedCacheNews, type SharedCacheNews } from '@/lib/next-runtime/shared-cache/news'
import { env } from '@/lib/env'
import { adoptConsole, claimError } from './adopt-console'
import { log } from './log'
import { traceRequests } from './trace-requests'

/** Called once, before the first request. */
export function startOperations(): void {
  traceRequests()
  // While developing, Next's own words say more.
  if (env.NODE_ENV === 'production') adoptConsole()
  sharedCacheNews.subscribe(reportSharedCache)
}

/** Once for each change: while Redis is away, every page would have something to say. */
function reportSharedCache(message: unknown): void {
  const { isUp, error } = message as SharedCacheNews
  if (isUp) log.info('cache.shared')
  else log.error('cache.alone', error)
}

/**
 * One line for what nobody caught, with the digest that error screens show. The route is named as it is written, because
 * addresses hold tokens.
 */
export const reportRequestError: Instrumentation.onRequestError = (
  error,
  { method },
  { routeType, routePath },
) => {
  claimError(error)
  log.error(`request.${routeType}`, error, { method, route: routePath })
}
