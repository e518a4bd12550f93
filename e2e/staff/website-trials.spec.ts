import { letters } from '../fixtures/letters.ts'
import { answerOf } from '../fixtures/location.ts'
import { asServer } from '../fixtures/rest.ts'
import { editorOf } from '../fixtures/editor.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('from the home of the website to a thin city, repaired; renamed there, on and back, nobody gets lost', async ({
  page,
  loginAs,
  context,
}) => {
  test.slow()
  const server = asServer()
  const name = letters()
  const [a, b, c] = [`${name}-wy`, `${name}-upper-wy`, `${name}-lower-wy`] as const
  const city = `Zy${name}`
  const place = {
    city,
    state: 'Wyoming',
    slug: a,
    title: city,
    status: 'published',
    written_content: 'Few words.',
  }
  const { data: stored } = await server
    .from('service_geo_pages')
    .insert(place)
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  const { data: article } = await server
    .from('seo_blog_posts')
    .insert({
      title: `On ${city}`,
      status: 'published',
      blog_post: `Film in [the city](/video-production-in/${a}).`,
      dont_feature: true,
    })
    .select('id, slug')
    .single<{ id: string; slug: string }>()
    .throwOnError()
  const visit = (path: string) => context.request.get(path, { maxRedirects: 0 })
  const path = (slug: string) => `/video-production-in/${slug}`
  const answer = async (slug: string) => answerOf(await visit(path(slug)))
  const sitemap = async () => {
    const index = await (await visit('/sitemap.xml')).text()
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    )
    const cities = files.filter((file) => file.includes('cities'))
    const parts = await Promise.all(cities.map(async (file) => (await visit(file)).text()))
    return [...parts.join('').matchAll(new RegExp(`/(${name}[a-z-]*-wy)<`, 'g'))].map(([, slug]) => slug)
  }
  const linkInArticle = async () =>
    /href="([^"]*-wy)"/.exec(await (await visit(`/blog/${article.slug}`)).text())?.[1]

  await loginAs('super_admin')
  await page.goto('/dashboard/super-admin/website')
  await page
    .getByRole('region', { name: 'Place pages' })
    .getByRole('link', { name: /Too thin/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Place pages' })).toBeVisible()
  await page.getByRole('link', { name: city, exact: true }).click()
  await expect(page.getByText('Not in search: 2 of 250 words').first()).toBeVisible()
  expect(await sitemap()).toEqual([])
  await editorOf(page).fill('The wind never stops here and the sky is large. '.repeat(26))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .first(),
  ).toBeVisible()
  await expect.poll(sitemap).toEqual([a])
  expect(await linkInArticle()).toBe(path(a))

  await page.getByText('Change the address', { exact: true }).first().click()
  const move = async (to: string) => {
    await page.getByLabel('New address').fill(to)
    await page.getByRole('button', { name: 'Change the address' }).click()
    await expect(page.getByText(path(to), { exact: true }).first()).toBeVisible()
    await expect.poll(() => answer(to)).toBe('200')
    await expect.poll(sitemap).toEqual([to])
    await expect.poll(linkInArticle).toBe(path(to))
  }
  await move(b)
  expect(await answer(a)).toBe(`308 ${path(b)}`)
  await move(c)
  expect([await answer(a), await answer(b)]).toEqual([`308 ${path(c)}`, `308 ${path(c)}`])
  await move(a)
  expect([await answer(b), await answer(c)]).toEqual([`308 ${path(a)}`, `308 ${path(a)}`])

  const changes = page.getByRole('region', { name: 'Changes of the address' })
  await changes.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect.poll(() => answer(c)).toBe('200')
  expect([await answer(a), await answer(b)]).toEqual([`308 ${path(c)}`, `308 ${path(c)}`])
  expect(await sitemap()).toEqual([c])
  expect(await linkInArticle()).toBe(path(c))

  const old = page.getByRole('region', { name: 'Old addresses' })
  const entry = old.getByRole('listitem').filter({ hasText: path(b) })
  await entry.getByText('Free this address').click()
  await entry.getByRole('button', { name: 'Yes, free it' }).click()
  await expect(page.getByText('The old address is free')).toBeVisible()
  await expect.poll(() => answer(b)).toBe('404')
  expect(await answer(a)).toBe(`308 ${path(c)}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await server.from('seo_blog_posts').delete().eq('id', article.id).throwOnError()
  await server.from('service_geo_pages').delete().eq('id', stored.id).throwOnError()
})
