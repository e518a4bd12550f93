import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Echo } from './echo-server.ts'
import { sessionCookie } from '../../lib/supabase/client-options.ts'
import type { Proxy } from './nginx.ts'

const PRIVATE = [
  '/dashboard',
  '/dashboard/admin/home',
  '/login',
  '/auth/confirm',
  '/viewer',
  '/preview/ad-group/1',
  '/preview/ad-group/1/all.zip',
  '/intro-call/token',
  '/quote/token',
  '/review/token',
  '/api/ready',
  '/%64ashboard',
  '//dashboard',
]

/** Checks the promises of the recipe in front of an echo server. */
export async function checkRules({ url, emptyCache }: Proxy): Promise<void> {
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init)
    return { cache: response.headers.get('x-cache'), echo: (await response.json()) as Echo }
  }
  const statuses = async (path: string, ...requests: RequestInit[]) => {
    const found: (string | null)[] = []
    for (const request of requests) found.push((await ask(path, request)).cache)
    return found
  }
  const withHeaders = (headers: Record<string, string>): RequestInit => ({ headers })

  const forged = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Forwarded-Host': 'evil.example',
    'X-Request-Id': 'forged',
  }
  const { headers } = (await ask('/api/who', withHeaders(forged))).echo
  assert.equal(headers['x-forwarded-for'], '127.0.0.1', 'the address is the one that nginx saw, alone')
  assert.equal(headers['x-forwarded-host'], '127.0.0.1')
  assert.match(String(headers['x-request-id']), /^[\da-f]{32}$/)

  for (const path of PRIVATE)
    assert.deepEqual(await statuses(path, {}, {}), [null, null], `${path} is not stored`)
  assert.deepEqual(await statuses('/cookie', {}, {}), ['MISS', 'MISS'], 'what sets a cookie is not stored')

  for (const site of ['https://www.example.com', 'http://localhost']) {
    const { name } = sessionCookie(site)
    const whole = withHeaders({ Cookie: `viewer=x; ${name}=secret` })
    const inParts = withHeaders({ Cookie: `${name}.0=sec; ${name}.1=ret` })
    const visitor = withHeaders({ Cookie: `viewer=x; my-session=1` })
    assert.deepEqual(
      await statuses(`/signed-in?${new URL(site).protocol}`, whole, inParts, visitor, whole, visitor),
      ['BYPASS', 'BYPASS', 'MISS', 'BYPASS', 'HIT'],
      'whoever is signed in neither reads nor fills the cache',
    )
  }

  const encodings = ['gzip, deflate, br, zstd', 'br, gzip', 'identity', '*;q=0'].map((encoding) =>
    withHeaders({ 'Accept-Encoding': encoding }),
  )
  assert.deepEqual(
    await statuses('/encodings', ...encodings),
    ['MISS', 'HIT', 'MISS', 'HIT'],
    'one compressed copy and one plain one serve all browsers',
  )

  const fetched = withHeaders({ RSC: '1', 'Next-Router-Prefetch': '1' })
  const placed = withHeaders({ RSC: '1', 'Next-Router-State-Tree': '%5B%5D' })
  assert.deepEqual(
    await statuses('/navigation', {}, fetched, fetched, placed, placed),
    ['MISS', 'MISS', 'HIT', 'BYPASS', 'BYPASS'],
    'a page and what Next fetches of it are kept apart',
  )

  assert.deepEqual(await statuses('/kept', {}, {}), ['MISS', 'HIT'])
  emptyCache()
  assert.deepEqual(await statuses('/kept', {}, {}), ['MISS', 'HIT'], 'what was thrown away is asked for anew')

  const sent = { method: 'POST', body: 'a=1' }
  assert.deepEqual(
    await statuses('/get-started', {}, sent, sent),
    ['MISS', null, null],
    'forms arrive each time',
  )
  await checkStale(ask)
}

/** Stale-while-revalidate: a stale response is served at once while nginx fetches a new one. */
async function checkStale(
  ask: (path: string) => Promise<{ cache: string | null; echo: Echo }>,
): Promise<void> {
  const first = await ask('/stale')
  const until = async (wanted: string) => {
    for (;;) {
      const answer = await ask('/stale')
      if (answer.cache === wanted) return answer
      assert.match(String(answer.cache), /^(HIT|STALE|UPDATING)$/)
      await pause(50)
    }
  }
  assert.equal((await until('STALE')).echo.before, first.echo.before)
  assert.ok((await until('HIT')).echo.before > first.echo.before)
}
