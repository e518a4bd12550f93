import type { Instrumentation } from 'next'

/** Runs once before the server takes its first request: reading the configuration here makes a wrong value stop the start. */
export async function register(): Promise<void> {
  const { env } = await import('@/lib/env')
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startOperations } = await import('@/lib/observability/operations')
    startOperations()
    if (env.NODE_ENV === 'production') {
      // While developing, Next adds scripts of its own to every page.
      const { guardAnswers } = await import('@/lib/next-runtime/policy/guard-answers')
      guardAnswers()
      const { packOnce } = await import('@/lib/next-runtime/pack-once')
      packOnce()
    }
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTelemetry } = await import('@/lib/observability/start-telemetry')
      startTelemetry(env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_SERVICE_NAME)
    }
    const { startSender } = await import('@/lib/mail/start-sender')
    startSender()
  }
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('@/lib/observability/operations')
  await reportRequestError(...failure)
}
