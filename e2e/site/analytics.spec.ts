import type { Page } from '@playwright/test'
import { fillContactForm, openContactForm } from '../fixtures/contact-form.ts'
import { testEnv } from '../fixtures/keys.ts'
import { startNextServer, type NextServer } from '../fixtures/next-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

const PAGES = [
  '/',
  '/videos',
  '/videos/lakeshore-roasters-first-pour',
  '/video-production-in/michigan',
  '/video-production-in/detroit-mi',
  '/videographers-near-me',
  '/get-started',
  '/blog',
  '/blog/what-a-drone-is-good-for',
  '/privacy-policy',
]

/** Addresses that a page asks for elsewhere than on its own site. */
function watchThirdParties(page: Page, siteUrl: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== siteUrl) asked.push(request.url())
  })
  return asked
}

test('without configuration no page contacts a third party', async ({ page }) => {
  const asked = watchThirdParties(page, TEST_SITE_URL)
  for (const path of PAGES) {
    const config = page.waitForResponse('**/site-config')
    await page.goto(path)
    expect(await (await config).json(), path).toMatchObject({ tagManagerId: null, socialPixelId: null })
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  }
  expect(asked).toEqual([])
})

test.describe('configured', () => {
  // One worker, so one server.
  test.describe.configure({ mode: 'default' })
  let site: NextServer
  test.beforeAll(async () => {
    site = await startNextServer({ ...testEnv(), TAG_MANAGER_ID: 'GTM-TEST123', SOCIAL_PIXEL_ID: '4711' })
  })
  test.afterAll(() => site.stop())

  /** Stands in for both scripts; they note in the window what they hear. */
  async function fakeTrackers(page: Page): Promise<string[]> {
    const loaded: string[] = []
    const answer = (body: string) => ({ contentType: 'text/javascript', body })
    await page.route('https://www.googletagmanager.com/**', (route) => {
      loaded.push(route.request().url())
      return route.fulfill(answer(''))
    })
    await page.route('https://connect.facebook.net/**', (route) => {
      loaded.push(route.request().url())
      return route.fulfill(
        answer('window.heard = [...fbq.queue]; fbq.callMethod = (...call) => window.heard.push(call)'),
      )
    })
    return loaded
  }

  const heard = (page: Page) => page.evaluate(() => (window as { heard?: unknown[] }).heard)

  test('both scripts load once, after the page, and record a lead', async ({ page }) => {
    const loaded = await fakeTrackers(page)
    await openContactForm(page, `${site.url}/get-started`)
    await expect
      .poll(() => heard(page))
      .toEqual([
        ['init', '4711'],
        ['track', 'PageView'],
      ])
    const late = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /gtm\.js|fbevents/.test(name))
      return scripts.every(({ startTime }) => startTime >= (load?.loadEventStart ?? Infinity) + 100)
    })
    expect(late).toBe(true)

    await fillContactForm(page, { email: `lead-${Date.now()}@example.com` })
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByRole('status')).toContainText(/24 hours/)
    const lead = {
      content_name: 'Contact Form Submission',
      content_category: 'lead_generation',
      value: 1,
      currency: 'USD',
    }
    expect((await heard(page))?.at(-1)).toEqual(['track', 'Lead', lead])
    expect(await page.evaluate(() => window.dataLayer?.at(-1))).toEqual({ event: 'Lead', ...lead })

    await page.getByRole('link', { name: 'Videos', exact: true }).first().click()
    await expect(page).toHaveURL(/\/videos$/)
    expect(loaded.toSorted()).toEqual([
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123',
    ])
  })

  for (const [signal, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    test(`nothing is loaded for a browser that sends ${signal}`, async ({ page }) => {
      const asked = watchThirdParties(page, site.url)
      await page.addInitScript(
        ([name, answer]) =>
          Object.defineProperty(navigator, name, {
            get() {
              Object.assign(window, { wasConsulted: true })
              return answer
            },
          }),
        [signal, value] as const,
      )
      const configs: string[] = []
      page.on('request', (request) => request.url().includes('/site-config') && configs.push(request.url()))
      await page.goto(`${site.url}/privacy-policy`)
      await page.waitForFunction(() => 'wasConsulted' in window)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      expect([...asked, ...configs]).toEqual([])
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    })
  }
})
