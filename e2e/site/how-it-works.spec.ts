import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const STEPS = [
  'Discovery Call',
  'Strategy & Planning',
  'Pre-Production',
  'Production',
  'Post-Production',
  'Delivery & Launch',
]

const steps = (page: Page) => page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')

/** How each step is cut at this moment. */
const cuts = (page: Page) =>
  steps(page).evaluateAll((items) =>
    items.map((item) => getComputedStyle(item.firstElementChild ?? item).clipPath),
  )

test('six steps appear in order while scrolling', async ({ page }) => {
  await page.goto('/')
  await expect(steps(page).getByRole('heading')).toHaveText(STEPS)
  await steps(page)
    .last()
    .evaluate((step) => scrollTo(0, scrollY + step.getBoundingClientRect().top - innerHeight + 8))
  await expect.poll(async () => (await cuts(page)).at(-1)).toMatch(/inset\(0px 9\d(\.\d+)?% 0px 0px\)/)
  await steps(page)
    .last()
    .evaluate((step) => step.scrollIntoView({ block: 'center' }))
  await expect.poll(() => cuts(page)).toEqual(STEPS.map(() => 'inset(0px 0% 0px 0px)'))
  await expectAccessible(page)
})

test('no step is hidden in a full-page capture', async ({ page }) => {
  await page.goto('/')
  expect(new Set(await cuts(page))).toEqual(new Set(['none']))
})

test('all steps are visible at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(new Set(await cuts(page))).toEqual(new Set(['none']))
})
