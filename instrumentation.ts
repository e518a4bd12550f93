import type { Instrumentation } from 'next'

/** Runs once before the first request. Reading the configuration here makes a wrong value stop the server's start. */
export async function register(): Promise<void> {
  const { env } = await import('@/lib/env')
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startSender, finishSending } = await import('@/lib/mail/sender')
    /** Writes what is only in memory. */
    const flushes: (() => Promise<void>)[] = []
    if (env.NODE_ENV === 'production') {
      const { finishBeforeStop } = await import('@/lib/next-runtime/finish-before-stop')
      const flushAll = () => Promise.allSettled(flushes.map((flush) => flush()))
      finishBeforeStop(async () => {
        await Promise.allSettled([finishSending(), flushAll()])
        // Of visitors who came meanwhile.
        await flushAll()
      })
    }
    const { instrumentServer } = await import('@/lib/observability/instrument-server')
    instrumentServer()
    const { boundBodies } = await import('@/lib/next-runtime/bound-bodies')
    const { clientAddress } = await import('@/lib/forms/client-address')
    boundBodies(({ headers }) =>
      clientAddress(headers['x-forwarded-for']?.toString() ?? null, env.TRUSTED_PROXY_HOPS),
    )
    const { giveUpStorage } = await import('@/lib/next-runtime/storage-timeout')
    giveUpStorage()
    if (env.NODE_ENV === 'production') {
      const { takeTurns } = await import('@/lib/next-runtime/take-turns')
      takeTurns()
      const { shortenHeads } = await import('@/lib/next-runtime/short-heads')
      shortenHeads()
      // In development Next adds scripts of its own to every page.
      const { enforceResponsePolicy } = await import('@/lib/next-runtime/policy/response-policy')
      enforceResponsePolicy()
      const { compressPagesOnce } = await import('@/lib/next-runtime/compress-once')
      compressPagesOnce()
      const { showFailures } = await import('@/lib/next-runtime/failed-pages')
      const texts = await import('@/lib/content/error-texts')
      showFailures({
        failed: { title: texts.ERROR_TITLE, advice: texts.ERROR_ADVICE, retry: 'Try again' },
        unverified: { title: texts.UNVERIFIED_TITLE, advice: texts.ERROR_ADVICE, retry: 'Try again' },
        outdated: {
          title: texts.OUTDATED_FORM_TITLE,
          advice: texts.OUTDATED_FORM_ADVICE,
          retry: 'Load the page again',
        },
      })
      const { styleRenderedPages } = await import('@/lib/next-runtime/styles/rendered-styles')
      const { paths } = await import('@/lib/paths')
      styleRenderedPages(env.NEXT_DIST_DIR, ({ url = '' }) => url.startsWith(paths.dashboard()))
      const { sendPackedFiles } = await import('@/lib/next-runtime/send-packed-files')
      sendPackedFiles(env.NEXT_DIST_DIR)
    }
    const { startRedirects } = await import('@/lib/redirects/start')
    flushes.push(startRedirects())
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTracing } = await import('@/lib/observability/tracing')
      const tracing = startTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_SERVICE_NAME)
      flushes.push(() => tracing.forceFlush())
    }
    const { warnOfDerivedKey } = await import('@/lib/data/privileged/second-factors')
    void warnOfDerivedKey()
    startSender()
    const { startJobsInServer } = await import('@/lib/jobs/start')
    startJobsInServer()
  }
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('@/lib/observability/instrument-server')
  await reportRequestError(...failure)
}
