import { expect, test } from '../fixtures/test.ts'

test('the network section shows figures, and people by initials only', async ({ page }) => {
  await page.goto('/')
  const network = page.getByRole('region', { name: 'Expansive Network, Local Videographers' })
  for (const [value, label] of [
    ['50', 'states capability'],
    ['500+', 'videographers'],
    ['24/7', 'support'],
    ['200+', 'videos'],
  ] as const) {
    const figure = network
      .locator('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
    await expect(figure.getByRole('definition')).toHaveText(value)
  }

  const frames = network.getByRole('listitem')
  await expect(frames).toHaveCount(5)
  await expect(frames.nth(0)).toContainText('M. R.Director of Photography')
  await expect(frames.nth(4)).toContainText('500+')
  await network.scrollIntoViewIfNeeded()
  for (const portrait of await network.locator('img').all())
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  await expect(network).not.toContainText('Rosales')
})
