import { Agent } from 'node:http'
import { ask } from './ask.ts'

const CONNECTIONS = 10

/** Requests per second over ten connections. */
export async function countAnswers(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const start = performance.now()
  const end = start + seconds * 1000
  let answered = 0
  const connection = async () => {
    while (performance.now() < end) {
      await ask(url, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return answered / ((performance.now() - start) / 1000)
}
