import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal } from './refusal.ts'

/**
 * @param variable the environment variable that moves the service to another port
 * @throws Refusal when something else listens there
 */
export async function assertPortFree(host: string, port: number, variable: string): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ host, port, exclusive: true })
    await once(probe, 'listening')
  } catch (error) {
    throw explainListenError(error, port, variable)
  }
  probe.close()
  await once(probe, 'close')
}

/** Turns the two usual reasons for not getting a port into a sentence; anything else comes back unchanged. */
export function explainListenError(error: unknown, port: number, variable: string): unknown {
  const code = (error as NodeJS.ErrnoException).code
  const advice = `set ${variable} to another one, e.g. ${variable}=${port + 1}.`
  if (code === 'EADDRINUSE') return new Refusal(`Port ${port} is taken by another program; ${advice}`)
  if (code === 'EACCES') return new Refusal(`Port ${port} is reserved for the administrator; ${advice}`)
  return error
}
