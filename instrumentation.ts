/** Runs once before the server takes its first request: reading the configuration here makes a wrong value stop the start. */
export async function register(): Promise<void> {
  await import('@/lib/env')
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startSender } = await import('@/lib/mail/start-sender')
    startSender()
  }
}
