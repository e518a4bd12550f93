import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { crawlFor, type Found } from '../fixtures/appearances.ts'
import { startOwnSite, type OwnSite } from '../fixtures/own-site.ts'
import { expectPagesOfSitemap } from '../fixtures/sitemap-pages.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const ADMIN = '/dashboard/admin'
const GALLERY = `${ADMIN}/video-gallery`
const FOOD = 'b0000000-0000-4000-8000-000000000001'
const EDUCATION = 'b0000000-0000-4000-8000-000000000010'
const FILM = 'lakeshore-roasters-first-pour'
const CITY = '/video-production-in/detroit-mi'

/** Its own: the lists equal a crawl only while nobody else changes the catalogue. */
let site: OwnSite

// In one worker, one after the other, because they have one site.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(360_000)
  site = await startOwnSite('impact')
})
test.afterAll(() => site.stop())
test.beforeEach(async ({ context }) => context.addCookies(await site.cookies('admin')))

/** The paths that a screen lists, which are as many as it says. */
async function readList(where: Page | Locator): Promise<string[]> {
  const list = where.locator('[data-appearances]').first()
  await expect(list).toBeVisible()
  const paths = await list
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths).toHaveLength(Number(await list.getAttribute('data-appearances')))
  return paths.toSorted()
}

async function findThings() {
  const { database } = site
  const [review, video, client, assets] = await Promise.all([
    database
      .from('client_reviews')
      .select('id, description, contact_id, contacts(first_name, last_name)')
      .eq('status', 'published')
      .not('contact_id', 'is', null)
      .order('created_at', { ascending: false })
      .limit(1)
      .single()
      .throwOnError(),
    database.from('videos').select('id').eq('slug', FILM).single().throwOnError(),
    database.from('clients').select('id').eq('name', 'Lakeshore Roasters').single().throwOnError(),
    database.from('website_asset_slots').select('id, slot').throwOnError(),
  ])
  const slot = (name: string) => assets.data.find((row) => row.slot === name)?.id
  const { contacts: contact } = review.data
  return {
    contact: `${contact?.first_name} ${contact?.last_name}`,
    review: review.data.description,
    screens: {
      video: `${GALLERY}/${video.data.id}`,
      client: `${ADMIN}/upload-client-logos/${client.data.id}`,
      industry: `${ADMIN}/industries/${FOOD}`,
      review: `${ADMIN}/add-review/${review.data.id}`,
      contact: `${ADMIN}/add-contact/${review.data.contact_id}`,
      poster: `${ADMIN}/website-assets/${slot('hero-poster')}`,
      portrait: `${ADMIN}/website-assets/${slot('portrait-1')}`,
    },
  }
}

let crawl: Promise<Found> | undefined

/** Once for both tests that need it, before anything is changed: reading six hundred pages takes most of their time. */
const crawlSite = (page: Page, { contact, review }: { contact: string; review: string }) =>
  (crawl ??= crawlFor(page, site.url, {
    contact,
    review,
    video: FILM,
    client: 'Lakeshore Roasters',
    industry: { name: 'food-and-beverage', heading: 'Food & Beverage' },
    assets: { poster: 'hero/poster.webp', portrait: 'people/maya-rosales.webp' },
  }))

test('every URL of the sitemap exists, is canonical, is linked to, and has structured data', async ({
  page,
}) => {
  test.setTimeout(480_000)
  const { answers } = await crawlSite(page, await findThings())
  expectPagesOfSitemap(answers, site.url)
})

test('what each record lists equals what a crawl of the site finds', async ({ page, context }) => {
  test.setTimeout(480_000)
  const { screens, ...things } = await findThings()
  const found = await crawlSite(page, things)
  expect(found.pages).toBeGreaterThan(300)
  const staff = await context.newPage()
  for (const [kind, screen] of Object.entries(screens)) {
    await staff.goto(`${site.url}${screen}`)
    const section = staff.getByRole('region', { name: 'On the website' })
    const list = await readList((await section.count()) > 0 ? section : staff)
    expect.soft([kind, list]).toEqual([kind, found.paths[kind]])
  }
})

/** Drafts with one word in their names. Only the first one lacks nothing that publishing asks for. */
async function addDrafts() {
  const word = `heron${randomUUID().slice(0, 8)}`
  const video = (name: string) => ({
    id: randomUUID(),
    slug: `${word}-${name}`,
    name_on_website: `${word} ${name}`,
  })
  const [whole, bare] = [video('whole'), video('bare')]
  const facts = {
    video_thumbnail: 'lakeshore-roasters-first-pour.webp',
    vimeo_video_id: '76979871',
    aspect_ratio: 'standard' as const,
    city: 'Detroit',
    state: 'Michigan',
    website_placement: 'featured-video',
  }
  await site.database
    .from('videos')
    .insert([{ ...whole, ...facts }, bare])
    .throwOnError()
  await site.database
    .from('video_industries')
    .insert({ video_id: whole.id, industry_id: EDUCATION })
    .throwOnError()
  return { word, whole, bare }
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const question = (page: Page) => page.getByRole('region', { name: 'Before the change' })
const report = (page: Page) => page.getByRole('region', { name: 'What was changed' })

async function apply(page: Page, names: string[], change: string) {
  for (const name of names) await card(page, name).getByRole('checkbox').check()
  await page.getByLabel('Change of the selected videos').selectOption({ label: change })
  await page.getByRole('button', { name: 'Apply' }).click()
}

test('many are published with the result for each; before they are withdrawn, their pages are named', async ({
  page,
  context,
}) => {
  const { word, whole, bare } = await addDrafts()
  const answer = async (address: string) => {
    const response = await context.request.get(`${site.url}${address}`)
    const html = await response.text()
    return { cache: response.headers()['x-nextjs-cache'], shows: html.includes(`/videos/${whole.slug}`) }
  }
  const others = ['/blog', '/videographers-near-me', '/video-production-in/utah']
  await page.goto(`${site.url}${GALLERY}?q=${word}`)
  await apply(page, [whole.name_on_website, bare.name_on_website], 'Publish')
  await expect(report(page).getByRole('status')).toHaveText('Publish: 1 video changed, 1 refused.')
  await expect(report(page).getByRole('link', { name: bare.name_on_website })).toBeVisible()
  await expect(card(page, whole.name_on_website).getByText('Published')).toBeVisible()
  const named = await readList(page)
  expect(named).toContain(CITY)
  await expectAccessible(page)
  await expect.poll(() => answer(CITY)).toEqual({ cache: 'HIT', shows: true })

  await apply(page, [whole.name_on_website], 'Keep off pages of places')
  await expect(question(page).getByRole('status')).toContainText('1 video. Nothing is changed yet.')
  expect(await readList(page)).toEqual(named)
  await expectAccessible(page)
  await question(page).getByRole('link', { name: 'Cancel' }).click()
  await expect(question(page)).toBeHidden()
  expect(await answer(CITY)).toMatchObject({ shows: true })

  await apply(page, [whole.name_on_website], 'Keep off pages of places')
  await question(page).getByRole('button', { name: 'Keep off pages of places 1 video' }).click()
  await expect(report(page).getByRole('status')).toHaveText('Keep off pages of places: 1 video changed.')
  expect(await answer(CITY)).toMatchObject({ shows: false })
  for (const other of others) await answer(other)
  await apply(page, [whole.name_on_website], 'Add Technology')
  await expect(report(page).getByRole('status')).toHaveText('Add Technology: 1 video changed.')
  for (const unconcerned of [CITY, ...others]) {
    expect([unconcerned, (await answer(unconcerned)).cache]).toEqual([unconcerned, 'HIT'])
  }
  // Nobody sees a draft, so that nothing is asked.
  await apply(page, [bare.name_on_website], 'Archive')
  await expect(report(page).getByRole('status')).toHaveText('Archive: 1 video changed.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a withdrawal is asked about, and told', async ({ page, context }) => {
    const { word, whole } = await addDrafts()
    await site.database.from('videos').update({ draft: false }).eq('id', whole.id).throwOnError()
    await page.goto(`${site.url}${GALLERY}?q=${word}`)
    await apply(page, [whole.name_on_website], 'Archive')
    await expect(question(page).getByRole('status')).toContainText('Nothing is changed yet')
    expect(await readList(page)).toContain(CITY)
    await question(page).getByRole('button', { name: 'Archive 1 video' }).click()
    await expect(report(page).getByRole('status')).toHaveText('Archive: 1 video changed.')
    const city = await context.request.get(`${site.url}${CITY}`)
    expect(await city.text()).not.toContain(whole.slug)
  })
})
