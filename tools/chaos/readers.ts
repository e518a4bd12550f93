import { setTimeout as pause } from 'node:timers/promises'

const PAGES = ['/', '/videos', '/video-production-in/detroit-mi', '/blog', '/get-started']

/** Milliseconds in which a page that was generated once is there, on a busy machine too. */
const SOON = 3_000
const PAUSE = 100

/** Null for a connection that failed. */
export const statusOf = (url: string, init: RequestInit = {}): Promise<number | null> =>
  fetch(url, { redirect: 'manual', ...init }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    () => null,
  )

/** Looks at a page of each kind once, and tells which are not there at once. */
export async function readPages(siteUrl: string): Promise<string[]> {
  const problems: string[] = []
  for (const page of PAGES) {
    const status = await statusOf(siteUrl + page, { signal: AbortSignal.timeout(SOON) })
    if (status !== 200) problems.push(`${page} answered ${status ?? `nothing within ${SOON / 1000} s`}`)
  }
  return problems
}

/** Looks at pages again and again until it is stopped, which tells what was not there. */
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
