import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { addArticle, ARTICLE_WORDS, ARTICLES, replaceFirstLine, saveArticle } from '../fixtures/articles.ts'
import { asServer } from '../fixtures/rest.ts'
import { SOON } from '../fixtures/soon.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const statusAt = (request: APIRequestContext, slug: string) => async () =>
  (await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status()
const textAt = (request: APIRequestContext, path: string) => async () => (await request.get(path)).text()

async function sitemap(request: APIRequestContext): Promise<string> {
  const index = await textAt(request, '/sitemap.xml')()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address ?? '').pathname)
    .filter((path) => path.includes('posts'))
  return (await Promise.all(parts.map((path) => textAt(request, path)()))).join('\n')
}

const chooseAll = async (page: Page, count: number) => {
  for (const row of await page.locator('input[name=id]').all()) await row.check()
  await expect(page.getByText(`${count} articles selected`)).toBeVisible()
}

test('many articles are published, sorted and scheduled at once, with an outcome for each', async ({
  page,
  request,
  loginAs,
}) => {
  const word = `zz${randomUUID().slice(0, 8)}`
  const add = (columns = {}) => addArticle({ focus_keyword: word, ...columns })
  const [first, second, short] = [await add(), await add(), await add({ blog_post: 'Too short.' })]
  await loginAs('admin')
  await page.goto(`${ARTICLES}?q=${word}`)
  const change = page.getByLabel('Change of the selected articles')
  const apply = () => page.getByRole('button', { name: 'Apply' }).click()
  expect(await statusAt(request, first.slug)()).toBe(404)

  await chooseAll(page, 3)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })
  await apply()
  const report = page.getByRole('region', { name: 'What was changed' })
  await expect(report).toContainText('2 articles published.')
  await expect(report.getByRole('link', { name: short.title })).toBeVisible()
  await expect(report).toContainText('It still needs: 250 words')
  await expect.poll(statusAt(request, first.slug), SOON).toBe(200)
  await expect.poll(statusAt(request, second.slug), SOON).toBe(200)
  await expect.poll(() => sitemap(request), SOON).toContain(first.slug)
  await expect.poll(textAt(request, '/feed.xml'), SOON).toContain(first.slug)

  await chooseAll(page, 3)
  await change.selectOption('Set the topic…')
  await page.getByLabel('Topic. Leave blank to remove it.').fill(`Topic ${word}`)
  await apply()
  await expect(report).toContainText('3 articles changed.')
  await expect.poll(textAt(request, `/blog/${first.slug}`), SOON).toContain(`Topic ${word}`)

  await chooseAll(page, 3)
  await change.selectOption('Back to draft')
  await apply()
  await expect(report).toContainText('2 articles back to draft, 1 as before.')
  await expect.poll(statusAt(request, first.slug), SOON).toBe(404)
  await expect.poll(() => sitemap(request), SOON).not.toContain(first.slug)

  await chooseAll(page, 3)
  await change.selectOption('Schedule…')
  await page.getByLabel('Go live at, in Detroit’s time').fill(`${new Date().getFullYear() + 1}-03-01T09:00`)
  await apply()
  await expect(report).toContainText('2 articles scheduled.')
  await expectAccessible(page)

  await page.getByRole('link', { name: first.title }).click()
  await expect(page.getByText('Goes live automatically on')).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByRole('listitem').first().getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByText('Only staff see it.')).toBeVisible()
})

test('visitors see each change of an article within two seconds, and its undo', async ({
  page,
  request,
  loginAs,
}) => {
  const { id, slug } = await addArticle({ status: 'published' })
  const path = `/blog/${slug}`
  await loginAs('admin')
  await page.goto(`${ARTICLES}/${id}`)
  await replaceFirstLine(page, 'A velvet marmot sits by the lamp.')
  await saveArticle(page)
  await expect.poll(textAt(request, path), SOON).toContain('velvet marmot')

  await page.getByLabel('Focus left to right').fill('31')
  await saveArticle(page)
  await expect.poll(textAt(request, path), SOON).toContain('31% ')

  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('it would lack what it needs to be published')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Discard it' }).click()

  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('It is a draft again.')).toBeVisible()
  await expect.poll(statusAt(request, slug), SOON).toBe(404)
  const undo = page
    .getByRole('region', { name: 'History' })
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect.poll(statusAt(request, slug), SOON).toBe(200)

  await page.getByLabel('Address: /blog/…').fill(`${slug}-new`)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('The old address redirects to the new one', { exact: true })).toBeVisible()
  await expect.poll(statusAt(request, slug), SOON).toBe(308)
  await expect.poll(statusAt(request, `${slug}-new`), SOON).toBe(200)
  await expect.poll(() => sitemap(request), SOON).toContain(`${slug}-new`)
})

const HOSTILE = `<script>globalThis.hacked = 1</script><img src=x onerror="globalThis.hacked = 2">

<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe><iframe src="https://evil.example"></iframe>

[a link](javascript:globalThis.hacked=3) ![a pixel](https://tracker.example/p.gif) <svg onload="globalThis.hacked=4"></svg>

`
/** Leaves an attribute, an element and a script that holds data. */
const ESCAPE = `"'></title></script><script>globalThis.hacked = 5</script>`

test('hostile texts of staff are harmless on pages, in previews and behind links', async ({
  page,
  context,
  loginAs,
}) => {
  const article = await addArticle({
    title: `Lamps ${ESCAPE}`,
    slug: `hostile-${randomUUID()}`,
    blog_post: HOSTILE + ARTICLE_WORDS,
    preview_text: ESCAPE,
    alt_text: ESCAPE,
    meta_title: ESCAPE,
    meta_description: ESCAPE,
    seo_topic_cluster: ESCAPE.slice(0, 100),
    status: 'published',
    dont_feature: true,
  })
  const city = `zz${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const columns = { title: `Place ${ESCAPE}`, meta_title: ESCAPE, meta_description: ESCAPE }
  const { data: place } = await asServer()
    .from('service_geo_pages')
    .insert({
      ...columns,
      city,
      state: 'Montana',
      slug: `${city}-mt`,
      status: 'published',
      written_content: `${HOSTILE}Lamp number 59 stands by a window.`,
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  const { data: stored } = await asServer()
    .from('seo_blog_posts')
    .select('slug')
    .eq('id', article.id)
    .single<{ slug: string }>()
    .throwOnError()

  const asked: string[] = []
  context.on('request', (sent) => asked.push(sent.url()))
  const expectHarmless = async (shown: Page) => {
    await expect(shown.getByText('Lamp number 59 stands').first()).toBeAttached()
    expect(await shown.evaluate(() => 'hacked' in globalThis)).toBe(false)
    expect(await shown.locator('iframe, [onerror], [onload], a[href^="javascript:" i]').count()).toBe(0)
  }

  await loginAs('admin')
  for (const screen of [`${ARTICLES}/${article.id}`, `/dashboard/admin/place-pages/${place.id}`]) {
    await page.goto(screen)
    await page.getByRole('button', { name: 'Show preview' }).click()
    await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText('Lamp number 59')
    await expectHarmless(page)
    await page.getByRole('button', { name: 'Create a link' }).click()
    const link = await page.getByLabel('The new link').inputValue()
    await page.goto(link)
    await expectHarmless(page)
  }
  for (const path of [`/blog/${stored.slug}`, `/video-production-in/${city}-mt`]) {
    await page.goto(path)
    await expectHarmless(page)
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(() => JSON.parse(data) as unknown).not.toThrow()
    }
  }
  expect(asked.filter((url) => /evil|tracker|youtube/.test(new URL(url).hostname))).toEqual([])
  await asServer().from('service_geo_pages').delete().eq('id', place.id).throwOnError()
  await asServer().from('seo_blog_posts').delete().eq('id', article.id).throwOnError()
})
