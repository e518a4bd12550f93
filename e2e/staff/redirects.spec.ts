import { randomUUID } from 'node:crypto'
import { answerOf, locationOf } from '../fixtures/location.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/redirects'

const fresh = (name: string) => `/${name}-${randomUUID().slice(0, 5)}`

test('a redirect by hand: refused in words, added, used, changed, deleted and undone', async ({
  page,
  loginAs,
  context,
}) => {
  const from = fresh('about-us')
  const ask = async (path = from) => answerOf(await context.request.get(path, { maxRedirects: 0 }))
  expect(await ask()).toBe('404')
  await loginAs('admin')
  await page.goto(LIST)
  await page.getByRole('link', { name: 'New redirect' }).click()
  await page.getByLabel('Old address').fill(`${from}/`)
  await page.getByLabel('Leads to').fill(from)
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await expect(page.getByLabel('Leads to')).toHaveAccessibleDescription(/no page at this address/)
  await expect(page.getByLabel('Old address')).toHaveValue(`${from}/`)
  await expectAccessible(page)
  await page.getByLabel('Leads to').fill('/videos')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(from)
  expect(await ask()).toBe('308 /videos')
  expect(await ask(`${from}?utm=mail`)).toBe('308 /videos?utm=mail')
  expect(await ask(`${from}-else`)).toBe('404')

  await page.locator('summary').filter({ hasText: 'Edit leads to' }).click()
  const form = page.getByRole('form', { name: 'Edit leads to' })
  await form.getByLabel('Leads to').fill('/videos/no-such-film')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('Visitors see no page')
  await form.getByLabel('Leads to').fill('https://elsewhere.example/about')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'https://elsewhere.example/about' })).toBeVisible()
  expect(await ask()).toBe('308 https://elsewhere.example/about')

  // Counts are written every few seconds.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^\d times$/)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expectAccessible(page)

  await page.getByText('Delete this redirect').click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('heading', { name: 'This redirect was deleted' })).toBeVisible()
  expect(await ask()).toBe('404')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Deleted' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(from)
  expect(await ask()).toBe('308 https://elsewhere.example/about')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${LIST}?q=${from.slice(1)}`)
  await expect(page.getByRole('link', { name: from })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a file is checked before it is imported, and the import is undone as one', async ({
  page,
  loginAs,
  context,
}) => {
  const [one, two] = [fresh('one'), fresh('two')]
  await loginAs('admin')
  await page.goto(`${LIST}/import`)
  await page.getByLabel('File').setInputFiles({
    name: 'old-site.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Old address,Leads to\n${one},/videos\n${two},${one}\nno path,/blog\n`),
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('1 new, 0 there already, 2 left out.')).toBeVisible()
  await expect(page.getByText('There is no page at this address')).toBeVisible()
  expect((await context.request.get(one, { maxRedirects: 0 })).status()).toBe(404)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 redirect' }).click()
  await expect(page.getByText('Redirects imported')).toBeVisible()
  await expect(page.getByRole('link', { name: one })).toBeVisible()
  expect((await context.request.get(one, { maxRedirects: 0 })).status()).toBe(308)
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Import undone')).toBeVisible()
  expect((await context.request.get(one, { maxRedirects: 0 })).status()).toBe(404)
})

test('a missing address is listed, leads on or is ignored', async ({ page, loginAs, context }) => {
  const [wanted, unwanted] = [fresh('old-page'), fresh('nonsense')]
  // A day has room for 200, and other tests ask for more.
  await asServer().from('missing_addresses').delete().gt('hits', 0).throwOnError()
  for (const path of [wanted, unwanted, `${wanted}.php`]) await context.request.get(path)
  await loginAs('admin')
  const row = (path: string) =>
    page.getByRole('list', { name: 'Missing addresses' }).getByRole('listitem').filter({ hasText: path })
  await expect(async () => {
    await page.goto(`${LIST}/missing?q=${wanted.slice(1)}`)
    await expect(row(wanted)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(row(wanted)).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: `Redirect ${wanted}` }).click()
  await expect(page.getByLabel('Old address')).toHaveValue(wanted)
  await page.getByLabel('Leads to').fill('/blog')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${LIST}/missing?q=${unwanted.slice(1)}`)
  await page.getByRole('button', { name: `Ignore ${unwanted}` }).click()
  await expect(page.getByText('Address ignored')).toBeVisible()
  await page.getByText(/\d+ ignored/).click()
  await page.getByRole('button', { name: `Count again ${unwanted}` }).click()
  await expect(page.getByText('The address is counted again')).toBeVisible()
  await page.goto(`${LIST}/missing?q=${wanted.slice(1)}`)
  await expect(page.getByText('No address matches')).toBeVisible()
  await expectAccessible(page)
})

test('an article and a place page lead from their old addresses in one step, with their pictures', async ({
  request,
}) => {
  const server = asServer()
  const [old, middle, now] = ['a', 'b', 'c'].map((step) => `moving-${step}-${randomUUID().slice(0, 5)}`)
  const { data } = await server
    .from('seo_blog_posts')
    .insert({
      title: `Moving ${randomUUID()}`,
      slug: old,
      status: 'published',
      blog_post: 'Words.',
      dont_feature: true,
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  for (const slug of [middle, now]) {
    await server.from('seo_blog_posts').update({ slug }).eq('id', data.id).throwOnError()
  }
  for (const slug of [old, middle]) {
    const page = await request.get(`/blog/${slug}`, { maxRedirects: 0 })
    expect([page.status(), locationOf(page)]).toEqual([308, `/blog/${now}`])
  }
  const picture = await request.get(`/blog/${old}/share.jpg`, { maxRedirects: 0 })
  expect([picture.status(), locationOf(picture)]).toEqual([308, `/blog/${now}/share.jpg`])
  expect((await request.get(`/blog/${now}`)).status()).toBe(200)

  const place = {
    city: 'Grand Sledge',
    state: 'Michigan',
    title: 'Grand Sledge',
    status: 'published',
    written_content: 'Words.',
  }
  await server
    .from('service_geo_pages')
    .insert({ ...place, slug: 'sledge-mi' })
    .throwOnError()
  await server
    .from('service_geo_pages')
    .update({ slug: 'grander-sledge-mi' })
    .eq('slug', 'sledge-mi')
    .throwOnError()
  const moved = await request.get('/video-production-in/sledge-mi', { maxRedirects: 0 })
  expect([moved.status(), locationOf(moved)]).toEqual([308, '/video-production-in/grander-sledge-mi'])
  await server.from('service_geo_pages').delete().eq('slug', 'grander-sledge-mi').throwOnError()
})

test('a film that moves takes the links in articles along, and one undo takes both back', async ({
  page,
  loginAs,
}) => {
  const server = asServer()
  const [video, slug] = [randomUUID(), `slow-bread-${randomUUID().slice(0, 5)}`]
  await server.from('videos').insert({ id: video, slug, name_internal: 'Slow bread' }).throwOnError()
  const text = `Watch [the film](/videos/${slug}) and read /videos/${slug}.`
  const { data: article } = await server
    .from('seo_blog_posts')
    .insert({ title: `On bread ${randomUUID()}`, blog_post: text })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  const textNow = async () =>
    (
      await server
        .from('seo_blog_posts')
        .select('blog_post')
        .eq('id', article.id)
        .single<{ blog_post: string }>()
    ).data?.blog_post
  await loginAs('admin')
  await page.goto(`/dashboard/admin/video-gallery/${video}`)
  await page.locator('summary').filter({ hasText: 'Edit address' }).click()
  const form = page.getByRole('form', { name: 'Edit address' })
  await form.getByLabel('Address').fill(`${slug}-new`)
  await form.getByRole('button', { name: 'Save' }).click()
  const moves = page.getByRole('region', { name: 'Changes of the address' })
  await expect(moves).toContainText('Links in one text followed.')
  expect(await textNow()).toBe(`Watch [the film](/videos/${slug}-new) and read /videos/${slug}.`)
  await expectAccessible(page)
  await moves.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  expect(await textNow()).toBe(text)
})
