import 'server-only'
import type { Instrumentation } from 'next'
import { env } from '@/lib/env'
import { startRequestContext } from '@/lib/next-runtime/request-context'
import {
  policyFallback,
  redisStatus,
  type PolicyFallback,
  type RedisStatus,
} from '@/lib/next-runtime/runtime-events'
import { log } from './log'
import { outliveLostOutput } from './lost-output'
import { markReported, redirectConsole } from './redirect-console'

export function instrumentServer(): void {
  outliveLostOutput()
  startRequestContext(() => log.warn('proxy.unknown'))
  if (env.NODE_ENV === 'production') redirectConsole()
  redisStatus.subscribe(logRedisStatus)
  policyFallback.subscribe(logPolicyFallback)
}

function logRedisStatus(message: unknown): void {
  const { isConnected, error } = message as RedisStatus
  if (isConnected) log.info('cache.shared')
  else log.error('cache.alone', error)
}

const MAX_REPORTED_PAGES = 100
const reportedPages = new Set<string | null>()

/** Once for each page: after an upgrade of Next it may be all of them. */
function logPolicyFallback(message: unknown): void {
  const { page, status } = message as PolicyFallback
  if (reportedPages.has(page) || reportedPages.size >= MAX_REPORTED_PAGES) return
  reportedPages.add(page)
  log.error('policy.fallback', undefined, { page, status })
}

/** Logs an uncaught error with the digest that error screens show. Logs the route's pattern, because addresses hold tokens. */
export const reportRequestError: Instrumentation.onRequestError = (
  error,
  { method },
  { routeType, routePath },
) => {
  markReported(error)
  log.error(`request.${routeType}`, error, { method, route: routePath })
}
