import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/video-gallery'
const EDUCATION = 'b0000000-0000-4000-8000-000000000010'

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
    aspect_ratio: 'standard',
    city: 'Detroit',
    state: 'Michigan',
    website_placement: 'featured-video',
  }
  const server = asServer()
  await server
    .from('videos')
    .insert([{ ...whole, ...facts }, bare])
    .throwOnError()
  await server.from('video_industries').insert({ video_id: whole.id, industry_id: EDUCATION }).throwOnError()
  return { word, whole, bare }
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const report = (page: Page) => page.getByRole('region', { name: 'What was changed' })

async function apply(page: Page, change: string) {
  await page.getByLabel('Change of the selected videos').selectOption({ label: change })
  await page.getByRole('button', { name: 'Apply' }).click()
}

test('the list is a grid and a table, finds what is missing, and keeps its view', async ({
  page,
  loginAs,
}) => {
  const { word, bare } = await addDrafts()
  await loginAs('admin')
  await page.goto(LIST)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Missing' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Missing' }).selectOption('Without thumbnail')
  await expect(page).toHaveURL(/layout=table.*missing=|missing=.*layout=table/)
  await page.getByRole('searchbox').fill(word)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([bare.name_on_website])
  const query = new URL(page.url()).search
  const csv = await (await page.request.get(`${LIST}/export.csv${query}`)).text()
  expect(csv).toContain(bare.name_on_website)
  expect(csv).not.toContain('whole')

  await page.getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page.getByRole('table')).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('1 video selected')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a change of a video is told', async ({ page, loginAs }) => {
    const { word, bare } = await addDrafts()
    await loginAs('admin')
    await page.goto(`${LIST}?q=${word}`)
    await card(page, bare.name_on_website).getByRole('checkbox').check()
    await apply(page, 'Show on pages of places')
    await expect(report(page).getByRole('status')).toHaveText('Show on pages of places: 1 video changed.')
  })
})
