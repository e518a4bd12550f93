import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { SOON } from '../fixtures/soon.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/website-assets'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer()

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').first().setInputFiles({ name, buffer, mimeType })

const film = (extension: 'mp4' | 'webm') =>
  readFileSync(`demo/media/website-assets/hero/showreel.${extension}`)

const alertOn = (page: Page, name: string) => page.getByRole('alert').filter({ hasText: name })

const versionsOn = (page: Page) => page.getByRole('region', { name: 'Versions' }).getByRole('listitem')

const restoreOn = (page: Page) =>
  versionsOn(page).last().getByRole('button', { name: 'Restore what the site is delivered with' })

/** The slot shows what the site is delivered with, although a first try of the test may have left a version in use. */
async function open(page: Page, title: string | RegExp): Promise<void> {
  await page.goto(LIST)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(versionsOn(page)).not.toHaveCount(0)
  if (!(await restoreOn(page).isVisible())) return
  await restoreOn(page).click()
  await expect(versionsOn(page).last()).toContainText('In use')
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
    'this is not a file we can use here',
  )

  await choose(page, 'devon.jpg', await picture(900, 700))
  await expect(page.getByText('devon.jpg is not in use yet.')).toBeVisible()
  const home = async () => (await context.request.get('/')).text()
  expect(await home()).not.toContain('portrait-2-')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this version' }).click()
  await expect(page.getByText('Visitors see it now')).toBeVisible()
  await expect.poll(home, SOON).toContain('portrait-2-')
  expect(await home()).not.toContain('devon-whitfield.webp')

  const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await expect(entry).toContainText('devon.jpg')
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect.poll(home, SOON).toContain('devon-whitfield.webp')
})

test('both encodings of the hero film and the share picture are replaced, seen at once, and taken back', async ({
  page,
  loginAs,
  context,
}) => {
  const home = async () => (await context.request.get('/')).text()
  const [versions, restore] = [versionsOn(page), restoreOn(page)]
  await loginAs('admin')
  await open(page, 'Hero film')
  const earlier = await versions.count()
  await choose(page, 'clip.mov', film('mp4'), 'video/quicktime')
  await expect(alertOn(page, 'clip.mov')).toContainText('This type of file cannot be used here. Choose MP4')
  await choose(page, 'long.mp4', Buffer.alloc(20_000_001), 'video/mp4')
  await expect(alertOn(page, 'long.mp4')).toContainText('This file is too large. Choose MP4, up to 20 MB')
  await choose(page, 'words.mp4', Buffer.from('no film at all'), 'video/mp4')
  await expect(alertOn(page, 'words.mp4')).toContainText('this is not a file we can use here')

  await choose(page, 'reel.mp4', film('mp4'), 'video/mp4')
  await expect(page.getByText('reel.mp4 is not in use yet.')).toBeVisible()
  await expect(versions.first()).toContainText('In the preview')
  const webm = versions.first().locator('input[type=file]')
  await webm.setInputFiles({ name: 'reel.webm', buffer: film('webm'), mimeType: 'video/webm' })
  await expect(page.getByText('reel.webm is not in use yet.')).toBeVisible()
  await expect(versions).toHaveCount(earlier + 2)
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this version', exact: true }).click()
  await expect(page.getByText('Visitors see it now')).toBeVisible()
  await expect.poll(home, SOON).toMatch(/hero-film-[0-9a-f]+\.webm/)
  expect(await home()).toMatch(/hero-film-[0-9a-f]+\.mp4/)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await restore.click()
  await expect(versions.last()).toContainText('In use')
  await expect.poll(home, SOON).not.toContain('hero-film-')

  await open(page, 'Share picture')
  await choose(page, 'share.jpg', await picture(1300, 700))
  await page.getByRole('button', { name: 'Use this version', exact: true }).click()
  await expect(page.getByText('Visitors see it now')).toBeVisible()
  await expect.poll(home, SOON).toMatch(/og:image[^>]*share-picture-/)
  await restore.click()
  await expect(versions.last()).toContainText('In use')
  await expect.poll(home, SOON).not.toContain('share-picture-')
})

test('designers do not get in', async ({ page, loginAs }) => {
  await loginAs('graphic_designer')
  await page.goto(LIST)
  await expect(page).not.toHaveURL(new RegExp(LIST))
})
