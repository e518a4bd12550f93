import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addArticle, ARTICLE_WORDS, ARTICLES, replaceFirstLine, saveArticle } from '../fixtures/articles.ts'
import { countClicks, readClicks } from '../fixtures/clicks.ts'
import { editorOf } from '../fixtures/editor.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, test } from '../fixtures/test.ts'

const pictures = (colors: string[]) =>
  Promise.all(
    colors.map(async (background) => {
      const made = sharp({ create: { width: 900, height: 600, channels: 3, background } })
      return (await made.png().toBuffer()).toString('base64')
    }),
  )

/** As dragged from a folder of the computer. */
async function drop(page: Page, files: string[]) {
  const dataTransfer = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer()
    for (const [number, content] of contents.entries()) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], `picture-${number}.png`, { type: 'image/png' }))
    }
    return transfer
  }, files)
  await editorOf(page).dispatchEvent('drop', { dataTransfer })
}

test('a newcomer writes and publishes an article with two pictures in a dozen clicks', async ({
  page,
  loginAs,
}) => {
  const files = await pictures(['#a63', '#36a'])
  await countClicks(page)
  await loginAs('admin')
  await page.goto(ARTICLES)
  const began = Date.now()
  await page.getByRole('link', { name: 'New article' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New article')
  const title = `Drop two lamps ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('toolbar')).toBeVisible()
  await page.getByRole('button', { name: 'Use the first picture of the text' }).click()
  await expect(page.getByText('The text has none of our pictures yet')).toBeVisible()

  await editorOf(page).click()
  await page.keyboard.insertText(ARTICLE_WORDS.replaceAll('\n\n', ' '))
  await drop(page, files)
  const dialog = page.getByRole('dialog')
  for (const [number, shows] of ['A brown lamp', 'A blue lamp'].entries()) {
    await expect(dialog.getByRole('heading')).toHaveText(`Picture ${number + 1} of 2`)
    await dialog.getByLabel('What it shows').fill(shows)
    await dialog.getByRole('button', { name: 'Insert picture' }).click()
    await expect(editorOf(page)).toContainText(`![${shows}](/storage/v1/object/public/blog/`)
  }
  await expect(dialog).toBeHidden()
  await page.getByLabel('Excerpt').fill('Two lamps in one article')
  await page.getByRole('button', { name: 'Use the first picture of the text' }).click()
  await expect(page.getByLabel('What the picture shows')).toHaveValue('A brown lamp')
  await saveArticle(page)
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled()

  await page.getByLabel('Excerpt').fill('Two lamps in one short article')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Save the text first')).toBeVisible()
  await saveArticle(page)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  const clicks = await readClicks(page)
  test.info().annotations.push({ type: 'trial', description: `${clicks} clicks, ${Date.now() - began} ms` })
  expect(clicks).toBeLessThanOrEqual(13)

  await page.getByRole('link', { name: 'Open its page' }).click()
  for (const name of ['A brown lamp', 'A blue lamp']) {
    await expect(page.getByRole('img', { name }).first()).toBeAttached()
  }
})

test.describe('on a network that loses answers', () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_FAILED|Failed to fetch/] })

  test('a save whose answer got lost is not somebody else’s, also after a reload', async ({
    page,
    loginAs,
  }) => {
    const { id } = await addArticle()
    await loginAs('admin')
    await page.goto(`${ARTICLES}/${id}`)
    await replaceFirstLine(page, 'A first line that arrives.')
    const lose = async () => {
      await page.route('**/dashboard/admin/articles/*', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await route.fetch()
        await route.abort('failed')
      })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('No response. Your text is kept')).toBeVisible()
      await page.unroute('**/dashboard/admin/articles/*')
    }
    await lose()
    await replaceFirstLine(page, 'A first line, written on.')
    await saveArticle(page)
    await expect(page.getByText('Someone else changed')).toHaveCount(0)
    await page.reload()
    await expect(editorOf(page)).toContainText('A first line, written on.')

    await replaceFirstLine(page, 'A first line before the reload.')
    await lose()
    await replaceFirstLine(page, 'A first line after the reload.')
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).join(' ')))
      .toContain('after the reload')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('What you had typed in this tab is back')).toBeVisible()
    await saveArticle(page)
    await expect(page.getByText('Someone else changed')).toHaveCount(0)
    const { data } = await asServer()
      .from('seo_blog_posts')
      .select('blog_post')
      .eq('id', id)
      .single<{ blog_post: string }>()
      .throwOnError()
    expect(data.blog_post.split('\n')[0]).toBe('A first line after the reload.')
  })
})

test('versions beyond the newest are paged, and compared across the pages', async ({ page, loginAs }) => {
  const { id } = await addArticle()
  for (let number = 2; number <= 23; number += 1) {
    await asServer()
      .from('seo_blog_posts')
      .update({ preview_text: `About lamp ${number}` })
      .eq('id', id)
      .throwOnError()
  }
  await loginAs('admin')
  await page.goto(`${ARTICLES}/${id}`)
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(20)
  await versions.getByRole('link', { name: 'Older' }).click()
  await expect(versions.getByRole('listitem')).toHaveCount(3)
  await expect(versions.getByRole('link', { name: 'Older' })).toHaveCount(0)
  await versions.getByRole('link', { name: 'Newer' }).click()
  await versions.getByRole('link', { name: 'Changes of version 4' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From version 3 to 4')
})
