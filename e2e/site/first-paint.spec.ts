import { DEMO_PASSWORD, demoEmail } from '../fixtures/login.ts'
import { readPolicy } from '../fixtures/policy.ts'
import { TEST_SITE_URL, TEST_STACK_URL } from '../fixtures/test-site.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('signing in answers a wrong password, and leads to where somebody wanted to go', async ({ page }) => {
    const signIn = async (password: string) => {
      await page.getByLabel('Email').fill(demoEmail('admin'))
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign In' }).click()
    }
    await page.goto('/login')
    await signIn('not the password')
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
    await expect(page.getByLabel('Email')).toHaveValue(demoEmail('admin'))

    await page.goto('/dashboard/admin/gear')
    await expect(page).toHaveURL(/\/login\?next=/)
    await signIn(DEMO_PASSWORD)
    await expect(page).toHaveURL('/dashboard/admin/gear')
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard/admin/home')
  })
})

test('the sign-in page is stored for whoever is signed out, and no proxy keeps it', async ({ request }) => {
  const response = await request.get('/login')
  expect(response.headers()).toMatchObject({ 'x-nextjs-cache': 'HIT', 'cache-control': 'private, no-store' })
  expect((await request.get('/login?next=%2Fdashboard')).headers()).not.toHaveProperty('x-nextjs-cache')
})

test('whoever signs in on the stored page may use storage in the portal, in the same document', async ({
  page,
}) => {
  const policy = readPolicy(await page.request.get('/login'))
  expect(policy.get('connect-src')).toEqual(["'self'", TEST_STACK_URL])
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoEmail('graphic_designer'))
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard/graphic-designer/home')
  await expectAccessible(page)
})

test('pages to read and films have the data that repeat their text outside of the HTML', async ({
  request,
}) => {
  for (const address of [
    '/video-production-in/detroit-mi',
    '/blog/what-a-drone-is-good-for',
    '/videos/lakeshore-roasters-first-pour',
  ]) {
    const html = await (await request.get(address)).text()
    const data = await request.get(`${address}?_rsc`, { headers: { RSC: '1' } })
    const version = data.headers()['x-page-version']
    expect(html, address).toMatch(new RegExp(`<script data-build="[\\w-]+" data-version="${version}"`))
    expect(html, address).not.toContain('__next_f.push([1,')
  }
})

test('a page that changes before its data come shows the change', async ({ page }) => {
  await page.route('**/what-a-drone-is-good-for?_rsc', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('What a Drone Is', 'What a Plane Is')
    await route.fulfill({ response, body, headers: { ...response.headers(), 'x-page-version': 'another' } })
  })
  await page.goto('/blog/what-a-drone-is-good-for')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^What a Plane Is/)
  await expect(heading).toHaveCSS('font-weight', '620')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(/^(?:Link copied|The link could not be copied: .+)$/)).toBeVisible()
})

test('an article asks for no script before a sign of life, and repeats a press that came first', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  // `page.goto` would give a sign of life, and a click is one.
  const loaded = page.waitForEvent('load')
  await page.evaluate((href) => {
    location.href = href
  }, `${TEST_SITE_URL}/blog/what-a-drone-is-good-for`)
  await loaded
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // The page's own script shows them, at the moment in which other pages load theirs.
  const picture = page.getByRole('complementary').locator('img:not([data-waiting])').first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(asked).not.toContain('script')
  expect(asked).not.toContain('fetch')

  await copy.click()
  await expect(page.getByText(/^(?:Link copied|The link could not be copied: .+)$/)).toBeVisible()
  expect(asked).toContain('script')
})

test('the header knows who is signed in before any script has come', async ({ page, loginAs }) => {
  await loginAs('owl')
  await page.goto('/blog')
  await page.route('**/_next/static/**/*.js', () => undefined)
  // `page.reload` would wait for the scripts.
  const loaded = page.waitForEvent('domcontentloaded')
  await page.evaluate(() => location.reload())
  await loaded
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Log In' })).toBeHidden()
})

test.describe('a page of a record that does not exist', () => {
  const MISSING = [
    ['/nowhere', 'Page not found'],
    ['/blog/nope', 'Page not found'],
    ['/blog/page/99', 'Page not found'],
    ['/videos/industry/nope', 'Page not found'],
    ['/video-production-in/michigan/cities/99', 'Page not found'],
    ['/video-production-in/atlantis-zz', 'Place not found'],
  ] as const
  test.use({ expectedConsole: [/404 \(Not Found\)/] })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('answers 404 with a title, a text and one header', async ({ page }) => {
        for (const [address, title] of MISSING) {
          const response = await page.goto(address)
          expect(response?.status(), address).toBe(404)
          await expect(page, address).toHaveTitle(`Fieldlight | ${title}`)
          await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/not found/i)
          await expect(page.getByRole('banner'), address).toHaveCount(1)
          await expect(page.getByRole('contentinfo'), address).toHaveCount(1)
        }
        if (javaScriptEnabled) await expectAccessible(page)
      })
    })
  }
})
