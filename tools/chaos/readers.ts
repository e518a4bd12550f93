import { setTimeout as pause } from 'node:timers/promises'

const PAGES = ['/', '/videos', '/video-production-in/detroit-mi', '/blog', '/get-started']

/** For a page that was generated before, also on a busy machine. */
const ANSWER_WITHIN_MS = 3_000
const PAUSE = 100

/** Null when the connection fails. */
export const statusOf = (url: string, init: RequestInit = {}): Promise<number | null> =>
  fetch(url, { redirect: 'manual', ...init }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    () => null,
  )

/** Requests a page of each kind once. @returns problems */
export async function readPages(siteUrl: string): Promise<string[]> {
  const problems: string[] = []
  for (const page of PAGES) {
    const status = await statusOf(siteUrl + page, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    if (status !== 200)
      problems.push(`${page} answered ${status ?? `nothing within ${ANSWER_WITHIN_MS / 1000} s`}`)
  }
  return problems
}

/** Requests pages repeatedly. `stop` returns the problems. */
export function keepReading(siteUrl: string): { stop: () => Promise<string[]> } {
  const stopping = new AbortController()
  async function read(): Promise<string[]> {
    const problems = new Set<string>()
    while (!stopping.signal.aborted) {
      for (const problem of await readPages(siteUrl)) problems.add(problem)
      await pause(PAUSE)
    }
    return [...problems]
  }
  const reading = read()
  return {
    stop: () => {
      stopping.abort()
      return reading
    },
  }
}
