import { randomUUID } from 'node:crypto'
import { startCollector, type Collector } from '../fixtures/collector.ts'
import { testEnv } from '../fixtures/keys.ts'
import { logLines } from '../fixtures/log-lines.ts'
import { startNextServer, type NextServer } from '../fixtures/next-server.ts'
import { startOutageSite, type OutageSite } from '../fixtures/outage-site.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, test } from '../fixtures/test.ts'

const READY = { status: 'ready', database: 'ok', storage: 'ok', outbox: 'ok' }

test('a healthy server says so in a response without caching', async ({ request }) => {
  const alive = await request.get('/api/health')
  expect([alive.status(), await alive.json()]).toEqual([200, { status: 'ok' }])
  const ready = await request.get('/api/ready')
  expect([ready.status(), await ready.json()]).toEqual([200, READY])
  for (const answer of [alive, ready]) expect(answer.headers()['cache-control']).toBe('no-store')
  expect((await request.post('/api/vitals', { data: '{}' })).status()).toBe(404)
})

test.describe('without its database', () => {
  let site: OutageSite
  test.beforeAll(async () => {
    site = await startOutageSite({ TRUST_REQUEST_ID: '1' })
  })
  test.afterAll(() => site.stop())
  test.use({ expectedConsole: [/500 \(Internal Server Error\)|Server Components render|React error/] })

  test('a server names the missing part, and a failed page names its log entry', async ({
    page,
    request,
  }) => {
    await site.cut()
    expect((await request.get(`${site.url}/api/health`)).status()).toBe(200)
    const requestId = randomUUID()
    const away = await request.get(`${site.url}/api/ready`, { headers: { 'X-Request-Id': requestId } })
    expect([away.status(), await away.json()]).toEqual([
      503,
      { ...READY, status: 'not ready', database: 'failed', storage: 'failed' },
    ])
    const lines = logLines(site).filter((line) => line.request === requestId)
    expect(lines.map(({ level, event }) => `${level} ${event}`).toSorted()).toEqual([
      'error ready.database',
      'error ready.storage',
    ])

    await page.goto(`${site.url}/preview/ad-group/${randomUUID()}`)
    const reference = await page.getByText(/^Reference: \d+/).textContent()
    const digest = reference?.replace('Reference: ', '')
    expect(logLines(site)).toContainEqual(
      expect.objectContaining({
        event: 'request.render',
        route: '/preview/ad-group/[id]',
        request: expect.stringMatching(/^[\da-f-]{36}$/),
        error: expect.objectContaining({ name: 'DataError', digest }),
      }),
    )
    expect(site.printed()).not.toContain('details:')

    await site.mend()
    await expect.poll(async () => (await request.get(`${site.url}/api/ready`)).json()).toEqual(READY)
  })
})

test.describe('watched', () => {
  let collector: Collector
  let site: NextServer
  test.beforeAll(async () => {
    collector = await startCollector()
    site = await startNextServer({
      ...testEnv(),
      WEB_VITALS: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'watched-site',
    })
  })
  test.afterAll(async () => {
    await site.stop()
    collector.stop()
  })

  test('leaving a page reports its web vitals, past the image worker', async ({ page }) => {
    await page.addInitScript(() => {
      const add = document.addEventListener.bind(document)
      document.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
        // Until then the browser has nothing to tell.
        if (String(listener).includes('sendBeacon')) Object.assign(window, { isMeasuring: true })
        add(type, listener, options)
      }
    })
    const visits = 3
    for (let visit = 0; visit < visits; visit += 1) {
      await page.goto(`${site.url}/hiring-videographers`)
      await page.waitForFunction(() => 'isMeasuring' in window && navigator.serviceWorker.controller)
      await page.goto(`${site.url}/privacy-policy`)
    }
    const reports = () => logLines(site).filter((line) => line.page === 'hiring-videographers')
    await expect.poll(reports).toHaveLength(visits)
    expect(reports()[0]).toMatchObject({ event: 'vitals.report', TTFB: expect.any(Number) })
  })

  test('a page is traced, and its web vitals are logged', async ({ page, request }) => {
    await page.goto(`${site.url}/privacy-policy?token=personal`)
    const report = (data: object, origin = site.url) =>
      request.post(`${site.url}/api/vitals`, { data, headers: { Origin: origin } })
    const figures = { page: 'privacy-policy', metrics: { TTFB: 12.5, CLS: 0 } }
    expect((await report(figures)).status()).toBe(204)
    expect((await report(figures, 'https://elsewhere.example')).status()).toBe(403)
    expect((await report({ ...figures, page: '/auth/confirm?token=personal' })).status()).toBe(400)
    await expect
      .poll(() => logLines(site).filter(({ event, TTFB }) => event === 'vitals.report' && TTFB === 12.5))
      .toEqual([expect.objectContaining({ page: 'privacy-policy', CLS: 0 })])
    await expect.poll(collector.received).toContain('/privacy-policy')
    expect(collector.received()).toContain('watched-site')
    expect(collector.received()).not.toContain('personal')
  })
})

test('a server that is asked to stop first records what it has counted and traced', async ({ request }) => {
  const path = `/counted-${randomUUID().slice(0, 5)}`
  await asServer().from('path_redirects').insert({ path, target: '/videos' }).throwOnError()
  const collector = await startCollector()
  const server = await startNextServer({
    ...testEnv(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  const ask = async () => (await request.get(server.url + path, { maxRedirects: 0 })).status()
  await expect.poll(ask).toBe(308)
  await server.stop()
  const { data } = await asServer().from('redirect_hits').select('hits').eq('path', path).throwOnError()
  expect(data).toEqual([{ hits: 1 }])
  expect(collector.received()).toContain('http.status_code')
  collector.stop()
})
