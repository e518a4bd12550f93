import 'server-only'
import { env } from '@/lib/env'
import { CRAWLER } from '@/lib/seo/crawl/user-agent'
import { pathOnSite } from '@/lib/seo/crawl/elements'

export type SiteAnswer = {
  /** 0 for no answer. */
  status: number
  /** Where a redirect leads on this site. */
  leadsTo: string | null
  /** Empty unless the answer is a page or a file of text. */
  text: string
}

const ANSWER_WITHIN_MS = 15_000
const NO_ANSWER: SiteAnswer = { status: 0, leadsTo: null, text: '' }

/** Milliseconds before each retry. */
const RETRIES = [500, 2000]

/** Of the time that an answer took: a busy server is asked less. */
const REST = 0.25
const LONGEST_REST_MS = 250

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** A path such as '//elsewhere.example' stays on this site. */
function addressOf(path: string): URL {
  const url = new URL(env.SITE_URL)
  url.pathname = path
  return url
}

async function askOnce(path: string, method: 'GET' | 'HEAD', signal: AbortSignal): Promise<SiteAnswer> {
  const url = addressOf(path)
  const response = await fetch(url, {
    method,
    headers: {
      'User-Agent': CRAWLER,
      ...(method === 'GET' && { Accept: 'text/html, application/xml, text/plain' }),
    },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  })
  const isText = /^(?:text\/|application\/xml)/.test(response.headers.get('content-type') ?? '')
  const location = response.headers.get('location')?.split(', ')[0]
  if (!isText) await response.body?.cancel()
  return {
    status: response.status,
    leadsTo:
      response.status >= 300 && response.status < 400 && location ? pathOnSite(location, url.href) : null,
    text: isText ? await response.text() : '',
  }
}

/** Asks this site for a path, again when it is busy, and rests afterwards. Never rejects unless `signal` aborts. */
export async function askSite(
  path: string,
  signal: AbortSignal,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<SiteAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const begun = performance.now()
    const answer = await askOnce(path, method, signal).catch(() => NO_ANSWER)
    signal.throwIfAborted()
    const isBusy = answer.status === 0 || answer.status === 429 || answer.status >= 500
    const pause = RETRIES[attempt]
    if (!isBusy || pause === undefined) {
      await wait(Math.min(LONGEST_REST_MS, (performance.now() - begun) * REST), signal)
      return answer
    }
    await wait(pause, signal)
  }
}

/** Two at a time, so that visitors keep most of the server. */
const LANES = 2

/** Runs `work` on each item, in lanes. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items.entries()]
  const results: Result[] = []
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
