import type { Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../fixtures/own-site.ts'
import { SOON } from '../fixtures/soon.ts'
import { expect, test } from '../fixtures/test.ts'

const ADMIN = '/dashboard/admin'
const FILM = 'lakeshore-roasters-first-pour'
const TALKING_FILM = 'alder-and-associates-opening-statement'

let site: OwnSite

// In one worker, one after the other, because they have one site.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(360_000)
  site = await startOwnSite('changes')
})
test.afterAll(() => site.stop())
test.beforeEach(async ({ context }) => context.addCookies(await site.cookies('admin')))

type Table = 'videos' | 'clients' | 'contacts'

async function idOf(table: Table, column: string, value: string): Promise<string> {
  const { data } = await site.database
    .from(table as 'videos')
    .select('id')
    .eq(column as 'slug', value)
    .single()
    .throwOnError()
  return data.id
}

const ofVideo = async (slug: string) => `${ADMIN}/video-gallery/${await idOf('videos', 'slug', slug)}`
const ofClient = async (name: string) => `${ADMIN}/upload-client-logos/${await idOf('clients', 'name', name)}`
const ofContact = async (lastName: string) =>
  `${ADMIN}/add-contact/${await idOf('contacts', 'last_name', lastName)}`
const ofCaptions = async (slug: string) => {
  const video = await idOf('videos', 'slug', slug)
  const { data } = await site.database
    .from('captions')
    .select('id')
    .eq('video_id', video)
    .eq('kind', 'captions')
    .single()
    .throwOnError()
  return `${ADMIN}/captions/${data.id}`
}

/** In place; the form closes when it is saved. */
const edit = (label: string, value: string) => async (page: Page) => {
  await page
    .locator('summary')
    .filter({ hasText: `Edit ${label}` })
    .click()
  const form = page.getByRole('form', { name: `Edit ${label}` })
  await form.locator('input:not([type=hidden]), textarea').fill(value)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}

const press = (button: string) => (page: Page) =>
  page.getByRole('button', { name: button, exact: true }).click()

const open = (summary: RegExp, button: string) => async (page: Page) => {
  await page.locator('summary').filter({ hasText: summary }).click()
  await press(button)(page)
}

async function moveFocus(page: Page) {
  await page.getByLabel('Focus left to right').fill('31')
  await press('Save focal point')(page)
}

async function writeCaptions(page: Page) {
  await page.locator('summary').filter({ hasText: 'As WebVTT text' }).click()
  await page
    .getByRole('textbox', { name: 'WebVTT' })
    .fill('WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nVelvet marmot')
  await press('Save text')(page)
}

type Row = {
  change: string
  /** The record's page. */
  screen: () => Promise<string>
  make: (page: Page) => Promise<unknown>
  /** A public page, and what its HTML has before the change or after it. */
  seenAt: string
  mark: string
  before: boolean
}

const HOME = '/'
const CITY = '/video-production-in/detroit-mi'
const WATCH = `/videos/${FILM}`
const TALKING = `/videos/${TALKING_FILM}`

const adds = (seenAt: string, mark: string) => ({ seenAt, mark, before: false })
const takes = (seenAt: string, mark: string) => ({ seenAt, mark, before: true })

const VIDEO = { screen: () => ofVideo(FILM) }
const CLIENT = { screen: () => ofClient('Lakeshore Roasters') }
const REVIEW = { screen: async () => `${ADMIN}/add-review/f0000000-0000-4000-8000-000000000001` }
const TEXT = { screen: () => ofCaptions(TALKING_FILM) }

const ROWS: readonly Row[] = [
  { change: 'a poster gets another focal point', ...VIDEO, make: moveFocus, ...adds(CITY, '31% ') },
  {
    change: 'a video is renamed',
    ...VIDEO,
    make: edit('name on the website', 'Velvet Pour'),
    ...adds(CITY, 'Velvet Pour'),
  },
  { change: 'a video is unpublished', ...VIDEO, make: press('Unpublish'), ...takes(CITY, `href="${WATCH}"`) },
  {
    change: 'a video leaves its client',
    ...VIDEO,
    make: press('Remove Lakeshore Roasters'),
    ...takes(WATCH, 'Lakeshore Roasters</dd>'),
  },
  { change: 'captions are rewritten', ...TEXT, make: writeCaptions, ...adds(TALKING, 'Velvet marmot') },
  {
    change: 'captions are deleted',
    ...TEXT,
    make: open(/^Delete$/, 'Yes, delete them'),
    ...takes(TALKING, 'On screen: A'),
  },
  {
    change: 'a client is renamed',
    ...CLIENT,
    make: edit('name', 'Velvet Roasters'),
    ...adds(HOME, 'Velvet Roasters'),
  },
  {
    change: 'a client loses its logo',
    ...CLIENT,
    make: open(/^Remove logo$/, 'Yes, remove it'),
    ...takes(HOME, 'lakeshore-roasters.webp'),
  },
  {
    change: 'a review is rewritten',
    ...REVIEW,
    make: edit('text', 'Velvet from the first day to the last.'),
    ...adds(HOME, 'Velvet from the first day'),
  },
  {
    change: 'a review is hidden',
    ...REVIEW,
    make: press('Hide'),
    ...takes(HOME, 'I have explained our pots'),
  },
  {
    change: 'a review is deleted',
    ...REVIEW,
    make: open(/^Delete this review$/, 'Yes, delete it'),
    ...takes(HOME, 'I have explained our pots'),
  },
  {
    change: 'a contact is renamed',
    screen: () => ofContact('Vance'),
    make: edit('first name', 'Velvet'),
    ...adds(HOME, 'Velvet Vance'),
  },
]

for (const { change, screen, make, seenAt, mark, before } of ROWS) {
  test(`${change}: visitors see it within 2 seconds, and the undo as well`, async ({ page, context }) => {
    const isSeen = async () =>
      (await (await context.request.get(`${site.url}${seenAt}`)).text()).includes(mark)
    expect(await isSeen()).toBe(before)
    await page.goto(`${site.url}${await screen()}?history=all`)
    const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem')
    const count = await entries.count()
    await make(page)
    await expect(entries).toHaveCount(count + 1)
    await expect.poll(isSeen, SOON).toBe(!before)

    await entries.first().getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Change undone')).toBeVisible()
    await expect.poll(isSeen, SOON).toBe(before)
  })
}
