import { Agent } from 'node:http'
import { ask, type AskOptions } from './ask.ts'
import { percentile } from './percentile.ts'

/** Milliseconds from the request to the last byte. */
export type Answers = { p50: number; p95: number }

/** Warms up compilation and connections before measuring. */
const WARM_UP = 3
const REQUESTS = 40

/** Sends sequential requests to one URL. */
export async function timeAnswers(
  url: string,
  { requests = REQUESTS, ...options }: AskOptions & { requests?: number } = {},
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const time = async () => {
    const start = performance.now()
    await ask(url, agent, options)
    return performance.now() - start
  }
  for (let request = 0; request < WARM_UP; request += 1) await time()
  const times: number[] = []
  for (let request = 0; request < requests; request += 1) times.push(await time())
  agent.destroy()
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
