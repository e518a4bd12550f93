import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 20

/** As a visitor who comes anew: what nginx closes between two requests is no failure. */
const visit = (url: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    }).once('error', reject)
  })

/** Asks for each address over and over until it is stopped, and counts what was not answered as it should be. */
export function startTraffic(addresses: { url: string; headers?: Record<string, string> }[]) {
  let isOver = false
  const failures: string[] = []
  let answered = 0
  const visitors = addresses.map(async ({ url, headers = {} }) => {
    while (!isOver) {
      const status = await visit(url, headers).catch((error: Error) => error.message)
      if (status === 200) answered += 1
      else failures.push(`${url} answered ${status}`)
      await pause(PAUSE_MS)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(visitors)
    return { answered, failures }
  }
}
