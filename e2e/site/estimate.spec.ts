import { fillContactForm, fromAnotherAddress } from '../fixtures/contact-form.ts'
import { countSubmissions, getSubmission } from '../fixtures/database.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const uniqueEmail = (name: string) => `${name}-${Date.now()}@example.com`

test('an estimate is made by keyboard, carried into the form, changed there and stored with the lead', async ({
  page,
}) => {
  const email = uniqueEmail('estimate')
  await page.clock.install()
  await fromAnotherAddress(page)
  await page.goto('/?utm_source=mail&utm_campaign=harvest')
  const tab = page.getByRole('tab', { name: 'Drone Video' })
  await tab.scrollIntoViewIfNeeded()
  await tab.click()
  const panel = page.getByRole('tabpanel', { name: 'Drone Video' })
  await panel.getByRole('button', { name: 'Estimate your price' }).focus()
  await page.keyboard.press('Enter')

  const estimate = panel.getByRole('form', { name: 'Estimate for Drone Video' })
  await expect(estimate).toBeFocused()
  await expect(estimate.getByRole('status')).toContainText('$2,200 to $2,750')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(estimate.getByRole('status')).toContainText('$2,950 to $3,700')
  await estimate.getByLabel('How many locations').fill('2')
  await estimate.getByLabel('Where you film').fill('Marquette, MI')
  await page.clock.fastForward(1_000)
  await expect(estimate.getByRole('status')).toContainText('Marquette, MI is')
  await expect(estimate.getByRole('list', { name: 'What’s included' })).toContainText(
    'Travel to Marquette, MI',
  )
  await expectAccessible(page)

  await estimate.getByRole('link', { name: 'Get Started for Free' }).click()
  await expect(page).toHaveURL(
    /\/get-started\/estimate\?package=drone-video&addOn1=1&count=2&place=Marquette/,
  )
  await expect(page.getByLabel('Ground footage the same day')).toBeChecked()
  await expect(page.getByLabel('How many locations')).toHaveValue('2')
  await expect(page.getByText('Travel to Marquette, MI')).toBeVisible()
  await page.getByLabel('All raw clips').check()
  await fillContactForm(page, { email })
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await page.getByLabel('All raw clips').check()
  await expectAccessible(page)
  await page.clock.fastForward('00:30')
  await page.getByRole('button', { name: /send/i }).dblclick()
  await expect(page.getByRole('status')).toContainText(/24 hours/)

  expect(await countSubmissions(email)).toBe(1)
  expect(await getSubmission(email)).toMatchObject({
    source: 'drone-video',
    landing_path: '/',
    landing_kind: 'home',
    campaign: { utm_source: 'mail', utm_campaign: 'harvest' },
    estimate: {
      packageId: 'drone-video',
      count: 2,
      travel: { label: 'Marquette, MI' },
      lines: [
        { title: 'Drone Video' },
        { title: 'Each further location', quantity: 1 },
        { title: 'Ground footage the same day' },
        { title: 'All raw clips' },
        { kind: 'travel' },
      ],
    },
  })
})

test('an estimate can be changed to another package and removed, on a phone', async ({ page }) => {
  const email = uniqueEmail('without')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await fromAnotherAddress(page)
  await page.goto('/get-started/estimate?package=product-video&addOn2=1&place=Nowhereville')
  await expect(page.getByText('find this place')).toBeVisible()
  await page.getByLabel('Package').selectOption('Custom Logo Animation')
  await expect(page.getByText('$1,800 to $2,250')).toBeVisible()
  await expect(page.getByLabel('Where you film')).toHaveCount(0)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByLabel('Package').selectOption('No estimate')
  await expect(page.getByLabel('How many animations')).toHaveCount(0)
  await fillContactForm(page, { email })
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByRole('status')).toContainText(/24 hours/)
  expect(await getSubmission(email)).toMatchObject({ estimate: null })
})

test('a browser that objects to tracking keeps and sends nothing about the visit', async ({ page }) => {
  const email = uniqueEmail('private')
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.clock.install()
  await fromAnotherAddress(page)
  await page.goto('/get-started?utm_source=mail')
  await fillContactForm(page, { email })
  expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBeNull()
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByRole('status')).toContainText(/24 hours/)
  expect(await getSubmission(email)).toMatchObject({
    landing_path: null,
    referrer_host: null,
    campaign: null,
  })
})

test('the estimate opens without a shift of the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Event Video' }).click()
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  await page.getByRole('button', { name: 'Estimate your price' }).click()
  await expect(page.getByText('$2,800 to $3,500')).toBeVisible()
  expect(
    await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0)),
  ).toBeLessThan(0.01)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form comes with an estimate from the address, updates it and sends it', async ({ page }) => {
    const email = uniqueEmail('plain')
    await fromAnotherAddress(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Estimate your price' }).click()
    await expect(page.getByText('$3,500 to $4,400')).toBeVisible()
    await page.goto('/get-started/estimate?package=event-video&addOn1=1&count=2&place=Detroit')
    await expect(page.getByText('$5,200 to $6,500')).toBeVisible()
    await page.getByLabel('First name').fill('Nora')
    await page.getByLabel('Full-length talks').check()
    await page.getByLabel('Where you film').fill('Fairbanks, AK')
    await page.getByRole('button', { name: 'Update the estimate' }).click()
    await expect(page.getByText('Travel to Fairbanks, AK')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Nora')
    await page.getByLabel('Last name').fill('Whitcomb')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Business name').fill('Whitcomb Orchards')
    await page.getByLabel('Message').fill('A film of the harvest.')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByText(/24 hours/).first()).toBeVisible()
    expect(await getSubmission(email)).toMatchObject({
      landing_path: null,
      estimate: { packageId: 'event-video', count: 2, travel: { label: 'Fairbanks, AK' } },
    })
  })
})
