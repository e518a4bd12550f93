import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/website-assets'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer()

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, buffer, mimeType: 'image/jpeg' })

const open = async (page: Page, title: string | RegExp) => {
  await page.goto(LIST)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('a portrait is replaced after a look at its section; visitors see it; an undo takes it back', async ({
  page,
  loginAs,
  context,
}) => {
  await loginAs('admin')
  await page.goto(LIST)
  await expectAccessible(page)
  await open(page, /^Portrait 2/)
  await expectAccessible(page)

  await choose(page, 'small.jpg', await picture(200, 200))
  await expect(page.getByRole('alert').filter({ hasText: 'small.jpg' })).toContainText('at least 480 × 480')
  await choose(page, 'page.jpg', Buffer.from('<html>hello</html>'))
  await expect(page.getByRole('alert').filter({ hasText: 'page.jpg' })).toContainText(
    'this is not a file that can be used here',
  )

  await choose(page, 'devon.jpg', await picture(900, 700))
  await expect(page.getByText('devon.jpg is not in use yet.')).toBeVisible()
  const home = async () => (await context.request.get('/')).text()
  expect(await home()).not.toContain('portrait-2-')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this version' }).click()
  await expect(page.getByText('Visitors see it now')).toBeVisible()
  await expect.poll(home, { timeout: 2000 }).toContain('portrait-2-')
  expect(await home()).not.toContain('devon-whitfield.webp')

  const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await expect(entry).toContainText('devon.jpg')
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect.poll(home, { timeout: 2000 }).toContain('devon-whitfield.webp')
})

test('designers do not get in', async ({ page, loginAs }) => {
  await loginAs('graphic_designer')
  await page.goto(LIST)
  await expect(page).not.toHaveURL(new RegExp(LIST))
})
