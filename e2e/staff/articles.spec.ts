import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addArticle, ARTICLE_WORDS, ARTICLES, replaceFirstLine, saveArticle } from '../fixtures/articles.ts'
import { editorOf } from '../fixtures/editor.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

/** On a phone, a tablet and a desk: nothing is wider than the screen. */
async function expectToFit(page: Page) {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expectAccessible(page)
}

test('an article is written with two pictures, published, and visitors see it at once', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin')
  await page.goto(ARTICLES)
  await page.getByRole('link', { name: 'New article' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New article')
  const title = `Two lamps ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled()

  const editor = editorOf(page)
  await expect(page.getByRole('toolbar')).toBeVisible()
  await editor.click()
  await expect(editor).toBeFocused()
  await page.keyboard.insertText(ARTICLE_WORDS.replaceAll('\n\n', ' '))
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: await picture('#a63') })
  await dialog.getByLabel('What it shows').fill('A brown lamp')
  await dialog.getByRole('button', { name: 'Insert picture' }).click()
  await expect(editor).toContainText('![A brown lamp](/storage/v1/object/public/blog/')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await dialog.getByLabel('Page or address').fill('drone good')
  await dialog.getByRole('button', { name: /What a Drone Is Good For/ }).click()
  await expect(editor).toContainText('](/blog/what-a-drone-is-good-for)')
  await page.getByLabel('Excerpt').fill('Two lamps in one article')
  await page
    .getByRole('region', { name: 'Featured picture' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: await picture('#36a') })
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  await page.getByLabel('What the picture shows').fill('A blue lamp')
  await page.getByRole('button', { name: 'Show preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview', exact: true }).locator('img')).toBeAttached()
  await expectAccessible(page)
  await saveArticle(page)

  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  await page.getByRole('link', { name: 'Open its page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('img', { name: 'A brown lamp' })).toBeAttached()
  await page.goto('/blog')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('two people write one article: only the same paragraph is asked about', async ({
  page,
  loginAs,
  context,
}) => {
  const { id } = await addArticle()
  await loginAs('admin')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${ARTICLES}/${id}`)
    await expect(editorOf(tab)).toBeVisible()
  }
  await replaceFirstLine(page, 'First of one tab.')
  await saveArticle(page)

  await replaceFirstLine(other, 'First of another tab.')
  await other.getByLabel('Excerpt').fill('An excerpt of another tab')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const clash = other.getByRole('group', { name: 'Text' })
  await expect(clash.locator('ins')).toHaveText(['of another tab.', 'of one tab.'])
  await expectToFit(other)
  await clash.getByLabel('Keep mine').check()
  await saveArticle(other)
  await expect(editorOf(other)).toContainText('First of another tab.')

  await page.reload()
  await expect(editorOf(page)).toContainText('First of another tab.')
  await expect(page.getByLabel('Excerpt')).toHaveValue('An excerpt of another tab')

  await page.getByRole('link', { name: 'Changes of version 3' }).click()
  await expect(page.locator('del').first()).toContainText('one')
  await expectToFit(page)
  await page.goBack()
  await page.getByRole('link', { name: /^Restore as a draft.*version 1$/ }).click()
  await expect(editorOf(page)).toContainText('First paragraph.')
  await saveArticle(page)
  await expect(page.getByText('Restored from 1')).toBeVisible()
})

test('a scheduled article is hidden, shown by its link, and goes live by itself', async ({
  page,
  loginAs,
  browser,
}) => {
  const { id, title, slug } = await addArticle()
  await loginAs('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${ARTICLES}/${id}`)
  await expect(editorOf(page)).toBeVisible()
  await page.getByLabel('Go live at').fill('2020-01-01T09:00')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByLabel('Go live at')).toHaveAccessibleDescription(/still to come/)
  await page.getByLabel('Go live at').fill(`${new Date().getFullYear() + 1}-01-01T09:00`)
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Goes live automatically on')).toBeVisible()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = await page.getByLabel('The new link').inputValue()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const visitor = await browser.newContext()
  const view = await visitor.newPage()
  expect((await view.goto(`/blog/${slug}`))?.status()).toBe(404)
  const response = await view.goto(link)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(view.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(view.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The link no longer works')).toBeVisible()
  await view.reload()
  await expect(view.getByText('This link no longer works')).toBeVisible()

  await asServer()
    .from('seo_blog_posts')
    .update({ publish_at: new Date().toISOString() })
    .eq('id', id)
    .throwOnError()
  await asServer()
    .rpc('enqueue_job', { job_kind: 'publish-articles', job_payload: {}, job_key: 'publish-articles' })
    .throwOnError()
  await expect.poll(async () => (await view.goto(`/blog/${slug}`))?.status(), { timeout: 60_000 }).toBe(200)
  await visitor.close()
})
