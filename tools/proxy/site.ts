import assert from 'node:assert/strict'
import { sessionCookie } from '../../lib/supabase/client-options.ts'
import { PAGE_KINDS } from '../perf/page-kinds.ts'
import { readAdminCookie } from '../servers/post-form.ts'

/** Headers that the cache keys of the recipe contain, and the header that bypasses the cache. */
const KNOWN_TO_KEYS = new Set([
  'accept-encoding',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
])

const listNames = (header: string | null) => (header ?? '').toLowerCase().split(/,\s*/).filter(Boolean)

/** Checks that the proxy caches the pages that are the same for everyone, and only those. */
export async function checkSite(url: string): Promise<void> {
  for (const page of PAGE_KINDS) {
    const [first, second] = [await fetch(url + page), await fetch(url + page)]
    assert.equal(first.headers.get('x-cache'), 'MISS', `${page} for the first time`)
    assert.equal(second.headers.get('x-cache'), 'HIT', `${page} for the second time`)
    assert.equal(second.headers.get('content-encoding'), 'gzip', `${page} is compressed`)
    assert.equal(await first.text(), await second.text())
    const unknown = listNames(second.headers.get('vary')).filter((name) => !KNOWN_TO_KEYS.has(name))
    assert.deepEqual(unknown, [], `${page} varies by what the keys in deploy/nginx.conf do not hold`)
  }
  for (const page of ['/login', '/dashboard', '/api/health', '/viewer']) {
    const { headers } = await fetch(url + page, { redirect: 'manual' })
    assert.equal(headers.get('x-cache'), null, `${page} is not stored`)
    assert.match(String(headers.get('cache-control')), /no-store/, page)
  }
  for (const _ of ['first', 'second']) {
    assert.equal((await fetch(`${url}/videos-of-nobody`)).status, 404, 'what is not there stays so')
  }
  await checkPictures(url)
  await checkPackedFiles(url)
}

export async function checkStaff(url: string, siteUrl: string): Promise<void> {
  const headers = { cookie: await readAdminCookie(siteUrl) }
  const answer = await fetch(`${url}/dashboard/admin/home`, { headers, redirect: 'manual' })
  assert.equal(answer.status, 200, 'the admin is signed in')
  await expectBypass(url, headers.cookie)
  // The demo is on http. On https the same session has another name, which the recipe must know.
  const [ofHttp, ofHttps] = ['http://x', 'https://x'].map((siteUrl) => sessionCookie(siteUrl).name)
  const session = headers.cookie.split('; ').filter((cookie) => cookie.startsWith(`${ofHttp}=`))
  assert.equal(session.length, 1, 'the session is one cookie')
  await expectBypass(url, session.map((cookie) => cookie.replace(`${ofHttp}=`, `${ofHttps}=`)).join())
}

async function expectBypass(url: string, cookie: string): Promise<void> {
  const page = await fetch(`${url}/videos`, { headers: { cookie } })
  assert.equal(page.headers.get('x-cache'), 'BYPASS', 'staff see a publication at once')
}

/** Files of the build go through as the build has packed them. */
async function checkPackedFiles(url: string): Promise<void> {
  const script = /\/_next\/static\/[^" ]+\.js/.exec(await (await fetch(url)).text())?.[0]
  assert.ok(script, 'the home page has a script')
  const look = async (encoding: string) => {
    const { headers, status } = await fetch(url + script, { headers: { 'accept-encoding': encoding } })
    return [status, headers.get('x-cache'), headers.get('content-encoding')]
  }
  assert.deepEqual(await look('gzip, br'), [200, 'MISS', 'br'])
  assert.deepEqual(await look('br'), [200, 'HIT', 'br'])
  assert.deepEqual(await look('gzip'), [200, 'MISS', 'gzip'], 'for a browser without Brotli')
}

async function checkPictures(url: string): Promise<void> {
  const home = await (await fetch(url)).text()
  const picture = /\/_next\/image\?[^" ]+/.exec(home)?.[0].replaceAll('&amp;', '&')
  assert.ok(picture, 'the home page has a picture')
  const look = async (accept: string) => {
    const { headers } = await fetch(url + picture, { headers: { accept } })
    return [headers.get('x-cache'), headers.get('content-type') === 'image/webp', headers.get('vary')]
  }
  assert.deepEqual(await look('image/avif,image/webp,*/*'), ['MISS', true, 'Accept'])
  assert.deepEqual(await look('image/webp'), ['HIT', true, 'Accept'])
  assert.deepEqual(await look('image/png'), ['MISS', false, 'Accept'], 'as the old browser can show it')
}
