import 'server-only'
import { countAddresses } from '@/lib/data/privileged/redirects'
import { env, isBuilding } from '@/lib/env'
import { clientAddress } from '@/lib/forms/client-address'
import { type Asker, watchMissingPages } from '@/lib/next-runtime/missing-pages'
import { log } from '@/lib/observability/log'
import { isOwnCrawler } from '@/lib/seo/crawl/user-agent'
import { createCounts } from './counts'
import { redirectOf, refreshRedirects, renewRedirects } from './table'

/** Seconds between two writes: what a kill can lose. A server that is asked to stop writes them first. */
const WRITE_EVERY = 5

/** Seconds. Another server may have changed a redirect; the one that did knows it at once. */
const READ_EVERY = 1.5

/** Leads missing pages on, and counts them. Runs until the server stops. Answers how to write what is counted. */
export function startRedirects(): () => Promise<void> {
  if (isBuilding) return () => Promise.resolve()
  const counts = createCounts(countAddresses)
  const countRedirect = (path: string, { userAgent }: Asker) => {
    if (!isOwnCrawler(userAgent)) counts.countRedirect(path)
  }
  watchMissingPages({
    redirectOf(address, asker) {
      const target = redirectOf(address)
      if (target !== null) countRedirect(address.path, asker)
      else refreshRedirects(READ_EVERY)
      return target
    },
    onMissing(path, { userAgent, forwardedFor }) {
      if (isOwnCrawler(userAgent)) return
      counts.countMissing(path, clientAddress(forwardedFor, env.TRUSTED_PROXY_HOPS))
    },
    onMoved: countRedirect,
  })
  void renewRedirects()
  // Without Redis there is one server.
  if (env.REDIS_URL) setInterval(() => refreshRedirects(READ_EVERY), READ_EVERY * 1000).unref()
  const flush = () => counts.flush().catch((error: unknown) => log.warn('redirects.count', error))
  setInterval(() => void flush(), WRITE_EVERY * 1000).unref()
  return flush
}
