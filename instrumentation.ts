import type { Instrumentation } from 'next'

/** Runs once before the server takes its first request: reading the configuration here makes a wrong value stop the start. */
export async function register(): Promise<void> {
  await import('@/lib/env')
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startOperations } = await import('@/lib/log/operations')
    startOperations()
    const { startSender } = await import('@/lib/mail/start-sender')
    startSender()
  }
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('@/lib/log/operations')
  await reportRequestError(...failure)
}
