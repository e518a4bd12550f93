import { startOutageSite, type OutageSite } from '../fixtures/outage-site.ts'
import { countSubmissions } from '../fixtures/database.ts'
import { fillContactForm, openContactForm } from '../fixtures/contact-form.ts'
import { createLeadWithLink } from '../fixtures/intro-call.ts'
import { expect, test } from '../fixtures/test.ts'

let site: OutageSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await startOutageSite()
})
test.afterAll(() => site.stop())

test('pages answer and the form loses nothing while the database is stopped', async ({ page }) => {
  const email = `outage-${Date.now()}@example.com`
  await openContactForm(page, `${site.url}/get-started`)
  await fillContactForm(page, { email })
  await site.cut()

  for (const path of [
    '/',
    '/videos',
    '/video-production-in/detroit-mi',
    '/videos/lakeshore-roasters-first-pour',
  ]) {
    expect((await page.request.get(site.url + path)).status(), path).toBe(200)
  }

  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Error sending message')).toBeVisible()
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(await countSubmissions(email)).toBe(0)

  await site.mend()
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByRole('status')).toContainText(/24 hours/)
  expect(await countSubmissions(email)).toBe(1)
})

/** Milliseconds: one read of five seconds that is given up, not two, and what a busy machine adds. */
const GIVEN_UP_WITHIN = 9_500

test('pages give up a database that takes requests and does not answer, and say so without scripts', async ({
  page,
  browser,
  loginAs,
}) => {
  await loginAs('owl')
  const { path: introCall } = await createLeadWithLink()
  site.stall()
  const ask = (path: string) => page.request.get(site.url + path, { timeout: GIVEN_UP_WITHIN })
  await Promise.all([
    ...[
      '/preview/ad-group/e2000000-0000-4000-8000-000000000001',
      '/video-production-in/nowhere-zz',
      '/quote/unknown-token',
      '/review/unknown-token',
      `/draft/${'a'.repeat(43)}`,
      '/dashboard/owl/home',
    ].map(async (path) => {
      const answer = await ask(path)
      const isPortal = path.startsWith('/dashboard')
      const title = isPortal ? 'Failed to verify your permissions' : 'This scene needs another take'
      expect(answer.status(), path).toBe(500)
      expect(await answer.text(), path).toContain(`</style><h1>${title}</h1>`)
    }),
    // Whoever wants a call learns how to reach us all the same.
    ask(introCall).then(async (answer) => {
      expect(await answer.text()).toContain('href="mailto:')
    }),
  ])
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${site.url}/quote/another-token`)
  await expect(plain.getByRole('heading', { name: 'This scene needs another take' })).toBeVisible()
  const ground = () => plain.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).toBe('rgb(16, 12, 9)')
  expect(await plain.content()).not.toMatch(/ECONN|timeout|at \w+ \(|node_modules/i)
  expect((await page.request.get(`${site.url}/videos`)).status()).toBe(200)
  site.goOn()
  await plain.getByRole('link', { name: 'Try again' }).click()
  await expect(plain.getByRole('heading', { name: 'This scene needs another take' })).toHaveCount(0)
  await plain.close()
  await expect
    .poll(async () => (await page.request.get(`${site.url}/video-production-in/nowhere-zz`)).status())
    .toBe(404)
})
