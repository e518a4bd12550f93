import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startOutageSite, type OutageSite } from '../fixtures/outage-site.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { TEST_BUILD_DIR } from '../fixtures/test-site.ts'

const place = (slug: string) => `/video-production-in/${slug}`

test.describe('addresses', () => {
  test('other spellings and unique names redirect permanently', async ({ request }) => {
    for (const [asked, slug] of [
      ['Austin-TX', 'austin-tx'],
      ['austin_tx-', 'austin-tx'],
      ['los-angeles', 'los-angeles-ca'],
      ['NEW-YORK', 'new-york'],
    ] as const) {
      const response = await request.get(place(asked), { maxRedirects: 0 })
      expect(response.status(), asked).toBe(308)
      // Next names the target twice when it answers for the first time.
      expect(response.headers().location?.split(', ')[0], asked).toBe(place(slug))
    }
    expect((await request.get(place('new-york'), { maxRedirects: 0 })).status()).toBe(200)
  })

  test('an ambiguous name lists its cities on a page with noindex', async ({ page }) => {
    const response = await page.goto(place('springfield'))
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Which Springfield do you mean?' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await expectAccessible(page)
    const city = page.getByRole('link', { name: 'Springfield, Missouri' })
    await expect(city).toContainText('Greene County · about')
    await city.click()
    await expect(page).toHaveURL(place('springfield-mo'))
  })

  test.describe('without a page', () => {
    test.use({ expectedConsole: [/404 \(Not Found\)/] })

    for (const [slug, text] of [
      ['atlantis-zz', 'City not found: atlantis-zz'],
      ['atlantis', 'Invalid state: atlantis'],
      ['90210', 'Invalid city URL'],
    ] as const) {
      test(`${slug} answers 404 and leads back`, async ({ page }) => {
        await page.goto('/videos')
        const response = await page.goto(place(slug))
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Go Back' }).click()
        await expect(page).toHaveURL('/videos')
      })
    }

    test('many unknown URLs leave no file on the disk', async ({ request }) => {
      const files = () => readdirSync(join(TEST_BUILD_DIR, 'server'), { recursive: true }).length
      const letters = (number: number) =>
        [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
      const before = files()
      for (let batch = 0; batch < 30; batch += 1) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            request.get(place(`nowhere-${letters(batch * 10 + index)}`)),
          ),
        )
        expect(answers.map((answer) => answer.status())).toEqual(Array(10).fill(404))
      }
      expect(files()).toBe(before)
    })
  })
})

test.describe('a city', () => {
  test('shows its network, its films and the way to its state', async ({ page }) => {
    await page.goto(place('detroit-mi'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detroit Video Production Services')
    await expect(page.getByText('Our Network 500+')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Michigan',
      'Detroit',
    ])
    await expect(page.getByRole('heading', { name: 'Detroit, Michigan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get started today.' })).toHaveAttribute(
      'href',
      '/get-started?from=detroit-mi',
    )
    await expect(page.getByText('8 within 50 miles of Detroit')).toBeVisible()
    await expect(page.getByText('and the circle is 50 miles around Detroit')).toBeVisible()
    const prices = page.getByRole('region', { name: 'What it costs' })
    await expect(prices.getByRole('listitem').filter({ hasText: 'Drone Video' })).toContainText('$2,200')
    // Of a film from there. Other tests publish reviews meanwhile.
    await expect(prices.getByText(/^[45] OF 5 STARS · MICHIGAN$/)).toBeVisible()
    await expect(prices.getByRole('figure').getByRole('blockquote')).not.toBeEmpty()
    const closing = page.getByRole('region', { name: 'Start Planning Your Detroit Video For Free' })
    await expect(closing.getByRole('link')).toHaveAttribute('href', '/get-started?from=detroit-mi')
    await expect(page.locator('[data-offer-bar]')).toBeHidden()
    await page.getByRole('link', { name: 'Browse video production in other cities in Michigan.' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Michigan Video Production Services')
  })

  test('its films scroll by 320 pixels, forwards and back, also in a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 })
    await page.goto(place('detroit-mi'))
    const films = page.getByRole('list', { name: 'Detroit, Michigan' })
    const on = page.getByRole('button', { name: 'Scroll Detroit, Michigan on' })
    const back = page.getByRole('button', { name: 'Scroll Detroit, Michigan back' })
    await expect(back).toBeHidden()
    await on.click()
    await expect(films).toHaveJSProperty('scrollLeft', 320)
    await back.focus()
    await page.keyboard.press('Enter')
    await expect(films).toHaveJSProperty('scrollLeft', 0)
    await expect(back).toBeHidden()
    await expect(on).toBeFocused()
  })

  test('its strip loads the rest when it is moved, and a link leads to all of them', async ({ page }) => {
    await page.goto(place('michigan'))
    const strip = page.getByRole('list', { name: "Videos We've Created for Michigan Businesses" })
    const cards = strip.getByRole('link')
    await expect(cards).toHaveCount(8)
    await strip.evaluate((element) => element.scrollBy({ left: 1200 }))
    await expect(cards).not.toHaveCount(8)
    const all = await cards.count()
    await page.getByRole('link', { name: 'All films from Michigan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All films from Michigan')
    await expect(page.locator('main ul a[href^="/videos/"]')).toHaveCount(all)
    await expectAccessible(page)
  })

  test('adds films of the state, then featured films', async ({ page }) => {
    for (const [slug, heading] of [
      ['ann-arbor-mi', "Videos We've Created for Michigan Businesses"],
      ['chicago-il', "Videos We've Created for Businesses"],
    ] as const) {
      await page.goto(place(slug))
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByRole('list', { name: heading }).getByRole('listitem').nth(3)).toBeAttached()
    }
    const featured = page.getByRole('list', { name: "Videos We've Created for Businesses" })
    await expect(featured.getByRole('link')).toHaveCount(8)
    await featured.evaluate((element) => element.scrollBy({ left: 1200 }))
    await expect(featured.getByRole('link')).not.toHaveCount(8)
    await expect(page.getByRole('link', { name: 'All videos' })).toHaveAttribute('href', '/videos')
  })
})

test.describe('while the database is out of reach', () => {
  test.use({ expectedConsole: [/500 \(Internal Server Error\)|React error #441/] })

  let site: OutageSite
  test.beforeAll(async () => {
    site = await startOutageSite()
  })
  test.afterAll(() => site.stop())

  test('an uncached city page offers a retry', async ({ page }) => {
    await site.cut()
    await page.goto(site.url + place('juneau-ak'))
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await site.mend()
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juneau Video Production Services')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first film comes early, and the offer stays until the page ends with it', async ({ page }) => {
    await page.goto(place('detroit-mi'))
    const film = (await page.locator('main a[href^="/videos/"]').first().boundingBox())?.y
    expect(film).toBeLessThan(1.2 * 844)
    const bar = page.locator('[data-offer-bar]')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { name: 'Detroit, Michigan' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar).not.toBeInViewport()
  })
})

test('a state lists its cities, and every page the fifty states', async ({ page }) => {
  await page.goto(place('texas'))
  const cities = page.getByRole('list', { name: 'Cities in Texas' })
  await expect(cities.getByRole('link', { name: 'Austin' })).toHaveAttribute('href', place('austin-tx'))
  await expect(cities).toHaveCSS('column-count', '3')
  for (const question of ['areas', 'cost', 'project']) {
    await page.locator('summary', { hasText: question }).click()
  }
  await expect(page.getByRole('list', { name: 'States' }).getByRole('link')).toHaveCount(50)
  await expect(page.getByRole('heading', { name: /Pre-production/ })).toBeVisible()
  await expectAccessible(page)
})

test('near me opens a film in a dialog and links to states', async ({ page }) => {
  await page.goto('/videographers-near-me')
  await expect(page.getByRole('link', { name: "We'll find one for you." })).toHaveAttribute(
    'href',
    /^\/get-started/,
  )
  await page.locator('main a[href^="/videos/"]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/videographers-near-me')
})
