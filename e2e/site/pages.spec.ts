import { expect, expectAccessible, test } from '../fixtures/test.ts'

const PAGES = [
  ['/', 'Fieldlight | Professional Video Production Services', 'Full-Service Video Never Felt So Good'],
  ['/videos', /^Fieldlight \| /, 'Hemp Pots: From Field to Nursery'],
  ['/videos/lakeshore-roasters-first-pour', /^Fieldlight \| First Pour/, 'First Pour'],
  ['/video-production-in/michigan', /^Fieldlight \| .*Michigan/, 'Michigan Video Production Services'],
  ['/video-production-in/detroit-mi', /^Fieldlight \| .*Detroit/, 'Detroit Video Production Services'],
  ['/videographers-near-me', 'Fieldlight | Videographers Near Me', 'Videographers Near Me'],
  ['/blog', 'Fieldlight | Field Notes: Video for Business', 'Field Notes'],
  ['/blog/how-to-compare-two-video-quotes', /^Fieldlight \| .*Quotes/, 'How to Compare Two Video Quotes'],
  ['/privacy-policy', 'Fieldlight | Privacy Policy', 'Privacy Policy'],
  ['/get-started', 'Fieldlight | Start Your Project', 'Start Your Project'],
] as const

/** Texts of which a part lies outside of a box that hides it, and that end without three dots. */
const listClippedTexts = () =>
  [...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main a, main button')]
    .filter((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
      const isHiddenText = element.clientWidth <= 1
      return isCut && !isHiddenText && textOverflow !== 'ellipsis' && webkitLineClamp === 'none'
    })
    .map(({ innerText }) => innerText)
    .filter(Boolean)

for (const [path, title, heading] of PAGES) {
  test(`${path} is complete and accessible, without console messages`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path === '/' ? '' : path}$`),
    )
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3,}/)
    await expectAccessible(page)
  })

  test(`${path} fits into small screens`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
    await test.step('half of a window of 1280 px, which is a zoom of 200 %, on a dark system', async () => {
      await page.setViewportSize({ width: 640, height: 800 })
      await page.emulateMedia({ colorScheme: 'dark' })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      expect(await page.evaluate(listClippedTexts)).toEqual([])
    })
  })
}

test('drafts and archived videos stay out of every page', async ({ page }) => {
  const hidden = ['wren-and-wolfe-autumn-tease', 'quillstack-series-b-story', 'voltera-motors-2019-spot']
  for (const path of ['/', '/videos', '/video-production-in/detroit-mi']) {
    const html = await (await page.request.get(path)).text()
    for (const slug of hidden) expect(html).not.toContain(slug)
  }
})

test.describe('unknown addresses', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] })

  for (const path of [
    '/video-production-in/%E0%A4%A',
    '/video-production-in/%25ff',
    '/blog/100%',
    '/sitemaps/%ff',
    '/blog/%00',
    '/videos/%00/share.jpg',
    '/videos/industry/%00',
    '/video-production-in/%00',
  ]) {
    test(`${path}, which is no valid encoding, answers 404`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404)
    })
  }

  test('a film and an invitation whose names hold the character NUL are unknown, as others', async ({
    request,
  }) => {
    expect((await request.get('/videos/%00', { maxRedirects: 0 })).status()).toBe(307)
    const invitation = await request.get('/auth/invitation?token=%00')
    expect(invitation.status()).toBe(200)
    expect(await invitation.text()).toContain('This invitation has ended')
  })

  test('a page that does not exist answers 404 with a way home', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a place that does not exist is a true 404 on the first hit', async ({ request }) => {
    const response = await request.get('/video-production-in/atlantis-zz')
    expect(response.status()).toBe(404)
  })

  test('unknown, draft and archived videos all redirect to the portfolio', async ({ request }) => {
    for (const slug of ['no-such-video', 'wren-and-wolfe-autumn-tease', 'voltera-motors-2019-spot']) {
      const response = await request.get(`/videos/${slug}`, { maxRedirects: 0 })
      expect(response.status(), slug).toBe(307)
      // Next names the target twice when it answers for the first time.
      expect(response.headers().location).toMatch(/^\/videos(, \/videos)?$/)
    }
  })
})
