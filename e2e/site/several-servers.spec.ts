import { randomUUID } from 'node:crypto'
import { createClient } from '@redis/client'
import type { APIRequestContext } from '@playwright/test'
import { logLines } from '../fixtures/log-lines.ts'
import type { NextServer } from '../fixtures/next-server.ts'
import { startServerPair, type ServerPair } from '../fixtures/server-pair.ts'
import { expect, test } from '../fixtures/test.ts'

let pair: ServerPair

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(360_000)
  pair = await startServerPair()
})
test.afterAll(() => pair.stop())

const cameras = async (request: APIRequestContext, server: NextServer) =>
  (await (await request.get(`${server.url}/gear/camera`)).json()) as string[]

async function suggest(name: string): Promise<string> {
  await pair.database.rpc('suggest_camera', { name, address_hash: randomUUID() }).throwOnError()
  return name
}

/** What a server says of a film at its address: the title, or the status where there is none. */
async function film(request: APIRequestContext, server: NextServer, slug: string): Promise<string> {
  const answer = await request.get(`${server.url}/videos/${slug}`, { maxRedirects: 0 })
  const [, title] = /<title>[^<|]*\|([^<]+)/.exec(await answer.text()) ?? []
  return answer.status() === 200 ? String(title).trim() : `answered ${answer.status()}`
}

async function keysNaming(part: string): Promise<string[]> {
  const redis = await createClient({ url: pair.redis.url }).connect()
  const keys = await redis.keys(`fieldlight:*${part}`)
  await redis.close()
  return keys
}

/** As a third server would. */
async function tellServers(tags: string[], durations: object | null = null): Promise<void> {
  const redis = await createClient({ url: pair.redis.url }).connect()
  const message = { tags: JSON.stringify(tags), durations: JSON.stringify(durations) }
  await redis.xAdd('fieldlight:revalidations', '*', message)
  await redis.close()
}

test('an approval on one server shows on the other with the next request', async ({
  page,
  context,
  request,
}) => {
  const { one, two, database } = pair
  const [first, second] = [await suggest('Aaton 7 LTR'), await suggest('Aaton A-Minima')]
  for (const server of [one, two]) expect(await cameras(request, server)).not.toContain(first)

  await context.addCookies(await pair.adminCookies())
  await page.goto(`${one.url}/dashboard/admin/applications`)
  await page.getByRole('button', { name: `Approve ${first}` }).click()
  await expect(page.getByText('Added to the list that applicants choose from')).toBeVisible()
  expect(await cameras(request, two)).toContain(first)
  expect(await cameras(request, one)).toContain(first)

  await database.from('cameras').update({ status: 'declined' }).eq('name', first).throwOnError()
  expect(await cameras(request, one)).toContain(first)
  await page.goto(`${two.url}/dashboard/admin/applications`)
  await page.getByRole('button', { name: `Approve ${second}` }).click()
  await expect(page.getByText('Added to the list that applicants choose from')).toBeVisible()
  const known = await cameras(request, one)
  expect([known.includes(first), known.includes(second)]).toEqual([false, true])
})

test('two servers share, revalidate and remove a cached page', async ({ request }) => {
  const { one, two, database } = pair
  const slug = 'made-on-one-server'
  const rename = (name_on_website: string) =>
    database.from('videos').update({ name_on_website }).eq('slug', slug).throwOnError()
  const onBoth = async () => [await film(request, one, slug), await film(request, two, slug)]

  await database.from('videos').insert({ slug, name_on_website: 'First cut', draft: false }).throwOnError()
  expect(await film(request, one, slug)).toContain('First cut')
  await expect.poll(() => keysNaming(slug)).toHaveLength(1)
  await rename('Second cut')
  expect(await film(request, two, slug), 'from what the other server made').toContain('First cut')

  await tellServers(['videos'])
  expect(await onBoth()).toEqual([expect.stringContaining('Second'), expect.stringContaining('Second')])
  await rename('Third cut')
  await tellServers(['videos'], { expire: 3600 })
  expect(await film(request, two, slug), 'handed out once more').toContain('Second cut')
  await expect.poll(() => film(request, two, slug)).toContain('Third cut')
  await expect.poll(() => film(request, one, slug)).toContain('Third cut')

  await database.from('videos').update({ draft: true }).eq('slug', slug).throwOnError()
  await tellServers(['videos'])
  expect(await onBoth()).toEqual(['answered 307', 'answered 307'])
})

test('two servers share encoded pictures', async ({ request }) => {
  const home = await (await request.get(pair.one.url)).text()
  const [address] = /\/_next\/image\?[^" ]+/.exec(home) ?? []
  expect(address).toBeDefined()
  const look = async (server: NextServer) => {
    const url = server.url + address?.replaceAll('&amp;', '&')
    const answer = await request.get(url, { headers: { Accept: 'image/webp' } })
    return answer.headers()['x-nextjs-cache']
  }
  expect([await look(pair.one), await look(pair.one)]).toEqual(['MISS', 'HIT'])
  await expect.poll(() => keysNaming('image:*')).toHaveLength(1)
  expect(await look(pair.two)).toBe('HIT')
})

test('both servers work without Redis and catch up when it returns', async ({ page, context, request }) => {
  const { one, two, redis } = pair
  const pages = ['/', '/videos', '/video-production-in/detroit-mi', '/gear/camera']
  const expectPages = async () => {
    for (const server of [one, two])
      for (const path of pages)
        expect((await request.get(server.url + path, { timeout: 5_000 })).status()).toBe(200)
  }
  const ready = async (server: NextServer) => {
    const answer = await request.get(`${server.url}/api/ready`)
    return [answer.status(), ((await answer.json()) as { cache?: string }).cache]
  }
  const events = (server: NextServer) =>
    logLines(server).flatMap(({ event }) => (event.startsWith('cache.') ? [event] : []))

  for (const server of [one, two]) await expect.poll(() => ready(server)).toEqual([200, 'ok'])
  const known = new Map<NextServer, number>([one, two].map((server) => [server, events(server).length]))
  const news = (server: NextServer) => events(server).slice(known.get(server))
  redis.freeze()
  await expectPages()
  expect(await ready(one)).toEqual([200, 'away'])
  await redis.kill()

  const camera = await suggest('Bolex H16 SBM')
  await context.addCookies(await pair.adminCookies())
  await page.goto(`${one.url}/dashboard/admin/applications`)
  await page.getByRole('button', { name: `Approve ${camera}` }).click()
  await expect(page.getByText('Added to the list that applicants choose from')).toBeVisible()
  expect(await cameras(request, one)).toContain(camera)
  expect(await cameras(request, two)).not.toContain(camera)
  await expectPages()
  for (const server of [one, two]) expect(news(server)).toEqual(['cache.alone'])

  await redis.start()
  await expect.poll(() => cameras(request, two)).toContain(camera)
  await expect.poll(() => ready(one)).toEqual([200, 'ok'])
  for (const server of [one, two]) expect(news(server)).toEqual(['cache.alone', 'cache.shared'])
})
