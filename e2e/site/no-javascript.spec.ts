import { fromAnotherAddress } from '../fixtures/contact-form.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ javaScriptEnabled: false })

test('a video page shows the video, playable, and a way back', async ({ page }) => {
  await page.goto('/videos/lakeshore-roasters-first-pour')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'First Pour' })).toBeVisible()
  await expect(dialog.locator('video')).toHaveAttribute('controls', '')
  await expect(dialog.locator('video source, video[src]').first()).toHaveAttribute('src', /first-pour\.mp4$/)
  await dialog.getByRole('link', { name: /close/i }).click()
  await expect(page).toHaveURL('/videos')
})

test('a visitor finds the way from home to a place, a video and the form', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Get Started for Free' }).first().click()
  await expect(page).toHaveURL(/\/get-started/)
})

test('the form answers field by field, keeps what was typed, and stores a complete one', async ({ page }) => {
  await fromAnotherAddress(page)
  await page.goto('/get-started')
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Email').fill('nora@')
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Last name is required')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await expect(page.getByLabel('Email')).toHaveValue('nora@')

  await page.getByLabel('Last name').fill('Script-Free')
  await page.getByLabel('Email').fill('nora@example.com')
  await page.getByLabel('Business name').fill('Plain HTML Works')
  await page.getByLabel('Message').fill('No JavaScript on this machine.')
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByRole('status')).toContainText(/24 hours/)
})
