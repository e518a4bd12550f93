import { globSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { screenHref, SCREENS } from '@/lib/portal/screens'
import { FILES, findUnasked, PREVIEW, RENDERED, STORED } from '../fixtures/addresses.ts'
import { forEachAtOnce } from '../fixtures/at-once.ts'
import { createLeadWithLink } from '../fixtures/intro-call.ts'
import { expectFilePolicy, expectRenderedPolicy, expectStoredPolicy, readPolicy } from '../fixtures/policy.ts'
import { postPageForm } from '../../tools/servers/post-form.ts'
import { expect, test } from '../fixtures/test.ts'
import { TEST_BUILD_DIR, TEST_SITE_URL, TEST_STACK_URL } from '../fixtures/test-site.ts'

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000'
const screens = SCREENS.map((screen) => screenHref(screen).replace('[id]', NOBODYS_ID))
/** The tests of the portal's routes check the policies of its screens. */
const PORTAL = ['/dashboard', '/dashboard/settings', '/dashboard/admin/nothing']

test('the policy tests request every page and route of the site', () => {
  expect(findUnasked('page.tsx', [...STORED, ...RENDERED, ...PORTAL, ...screens])).toEqual([])
  expect(findUnasked('route.ts', FILES)).toEqual([])
})

test('a static page allows its own scripts by hash, and no others', async ({ request }) => {
  await forEachAtOnce(STORED, async (address) => expectStoredPolicy(await request.get(address)))
})

test('the first and later visitors of a page get the same policy', async ({ request }) => {
  const address = `/videos?first=${Date.now()}`
  await expectStoredPolicy(await request.get(address))
  const fresh = `/nowhere-${Date.now()}`
  for (const _ of [1, 2]) await expectStoredPolicy(await request.get(fresh))
})

test('a dynamic page allows scripts with the nonce of the request', async ({ request }) => {
  const { path } = await createLeadWithLink()
  const nonces: string[] = []
  for (const address of [...RENDERED, path, ...RENDERED]) {
    nonces.push(await expectRenderedPolicy(await request.get(address)))
  }
  expect(new Set(nonces).size).toBe(nonces.length)
})

test('other portal pages, also missing ones, allow scripts by nonce', async ({ context, loginAs }) => {
  await loginAs('super_admin')
  for (const address of PORTAL) await expectRenderedPolicy(await context.request.get(address))
  await loginAs('owl')
  for (const address of ['/dashboard', '/dashboard/owl/settings', '/dashboard/admin/home']) {
    await expectRenderedPolicy(await context.request.get(address))
  }
})

test('only dynamic pages may upload to storage and show its files', async ({ request }) => {
  const rendered = readPolicy(await request.get(PREVIEW))
  expect(rendered.get('connect-src')).toEqual(["'self'", TEST_STACK_URL])
  expect(rendered.get('img-src')).toContain(TEST_STACK_URL)
  expect(readPolicy(await request.get('/')).get('connect-src')).toEqual(["'self'"])
})

test('a form posted without JavaScript is answered with a nonce', async ({ request }) => {
  const form = {
    siteUrl: TEST_SITE_URL,
    path: '/get-started',
    field: 'firstName',
    values: { firstName: 'Ada' },
  }
  const answer = () => postPageForm(request, form)
  expect(await expectRenderedPolicy(await answer())).not.toBe(await expectRenderedPolicy(await answer()))
})

test('responses other than pages may load nothing', async ({ request, context, loginAs }) => {
  const check = (by: APIRequestContext) => async (address: string) =>
    expectFilePolicy(await by.get(address, { maxRedirects: 0 }))
  await forEachAtOnce(FILES, check(request))
  await loginAs('super_admin')
  await forEachAtOnce(
    FILES.filter((file) => file.startsWith('/dashboard')),
    check(context.request),
  )
  for (const address of ['/', '/login']) {
    expectFilePolicy(await request.get(address, { headers: { RSC: '1' } }))
  }
})

test('the image worker may only fetch', async ({ request }) => {
  const policy = readPolicy(await request.get('/sw-image-optimizer.js'))
  expect([...policy]).toEqual([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['connect-src', ["'self'"]],
  ])
})

test('the script of a worker may load scripts and WebAssembly of the site', async ({ request }) => {
  const [script = ''] = globSync('static/chunks/turbopack-worker-*.js', { cwd: TEST_BUILD_DIR })
  expect([...readPolicy(await request.get(`/_next/${script}`))]).toEqual([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", "'wasm-unsafe-eval'"]],
    ['connect-src', ["'self'"]],
  ])
})

test('no client can inject a nonce into a stored page', async ({ request }) => {
  const headers = { 'Content-Security-Policy': "script-src 'nonce-c2VuZGVy'" }
  for (const sent of [headers, { ...headers, 'Content-Type': 'multipart/form-data' }]) {
    const response = await request.get(`/sender-${Date.now()}`, { headers: sent })
    expect(await response.text()).not.toContain('c2VuZGVy')
    await expectStoredPolicy(await request.get(response.url()))
  }
})

test.describe('in a browser', () => {
  test.use({ expectedConsole: [/violates the following Content Security Policy directive|^Policy: /] })

  for (const address of ['/', '/login', PREVIEW]) {
    test(`${address} runs no injected script`, async ({ page }) => {
      const refused: string[] = []
      page.on('console', (message) => message.text().startsWith('Policy: ') && refused.push(message.text()))
      // As if a text of somebody's had come into the page as it is.
      await page.route(address, async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replace('<head>', '<head><script>window.ran = "inline"</script>')
        await route.fulfill({ response, body: html })
      })
      // Browsers let a document that was handed to them like this load nothing from a loopback address, where storage is.
      await page.route('**/files/**', (route) => route.fulfill({ status: 204 }))
      await page.goto(address)
      await page.evaluate(() => {
        const picture = document.createElement('div')
        picture.innerHTML = '<img src="data:," onerror="window.ran = \'attribute\'">'
        const link = document.createElement('a')
        link.href = 'javascript:window.ran="link"'
        document.body.append(picture, link)
        link.click()
      })
      await expect.poll(() => refused.length).toBe(3)
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    })
  }

  test('a stored page stays readable and styled under the fallback policy, which runs no script', async ({
    page,
  }) => {
    await page.route('/privacy-policy', async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = (headers['content-security-policy'] ?? '').replace(
        /script-src [^;]*/,
        "script-src 'none'",
      )
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
    })
    await page.goto('/privacy-policy')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveCSS('font-family', /bricolage/i)
    expect(await page.evaluate(() => '__next_f' in window)).toBe(false)
  })
})
