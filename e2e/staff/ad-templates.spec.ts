import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { newTemplate } from '@/lib/ads/templates/new-template'
import { type DemoUser, loginAs } from '../fixtures/login.ts'
import { asCaller, asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const TEMPLATES = '/dashboard/project-manager/ad-templates'

const layers = (page: Page) => page.getByRole('list', { name: 'Layers' })
const row = (page: Page, name: string) =>
  layers(page).getByRole('button', { name: new RegExp(`^${name} ?,`) })
const place = (page: Page) => page.getByRole('status').filter({ hasText: ' from the left, ' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })
const rowNames = async (page: Page) =>
  (await layers(page).locator('[data-layer-row]').allTextContents()).map((text) => text.split(',')[0])

/** For all clients, with the first layout. */
async function addTemplate(
  name: string,
  by: DemoUser = 'project_manager',
  client: string | null = null,
): Promise<string> {
  const id = randomUUID()
  const { error } = await (
    await asCaller(by)
  ).rpc('create_ad_template', {
    new_id: id,
    named: name,
    described: '',
    of_client: client,
    document: newTemplate(),
  })
  expect(error).toBeNull()
  return id
}

async function dragBy(page: Page, target: Locator, right: number, down: number) {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2)
  await page.mouse.move(x + right, y + down)
  await page.mouse.up()
}

test('a manager draws a template by keyboard, publishes it, and restores an older version', async ({
  page,
  loginAs,
}) => {
  const name = `Drive-by ${randomUUID().slice(0, 8)}`
  await loginAs('project_manager')
  await page.goto(TEMPLATES)
  await page.getByRole('link', { name: 'New template' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add template' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const before = await rowNames(page)

  await page.getByRole('button', { name: 'Add shape' }).press('Enter')
  const shape = row(page, 'Shape')
  await expect(shape).toBeFocused()
  await expect(place(page)).toContainText('Shape in Preview: 300 from the left, 165 from the top')
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key)
  await expect(place(page)).toContainText('311 from the left, 155 from the top')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(shape).toBeFocused()
  expect((await rowNames(page)).indexOf('Shape')).toBe(1)
  await page.keyboard.press('ControlOrMeta+d')
  await expect(row(page, 'Shape copy')).toBeFocused()
  await page.keyboard.press('Delete')
  await page.getByLabel('Name of the layer').fill('Band')
  await page.getByLabel('Width', { exact: true }).fill('640')
  await expect(place(page)).toContainText('Band in Preview: 311 from the left, 155 from the top, 640 ×')
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ControlOrMeta+z')
  expect(await rowNames(page)).toEqual(before)
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(row(page, 'Band')).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await page.getByRole('radio', { name: 'Longest' }).check({ force: true })
  await expect(page.getByRole('img', { name: /longest weekend/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Sample' }).check({ force: true })
  await expectAccessible(page)

  const publish = async (note: string) => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByLabel('What is new').fill(note)
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await publish('With a band')
  await row(page, 'Band').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await publish('Without a band')
  await expect(page.getByText('Version 2 published', { exact: true }).first()).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Ad templates' })
    .click()
  await page.getByRole('link', { name }).click()
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('Without a band')
  await versions.nth(1).getByRole('button', { name: 'Restore as the draft' }).click()
  await expect(page.getByText('The draft has changes that are not published.')).toBeVisible()
  await expect(page.getByRole('img', { name: `${name}, Story` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit layout' }).click()
  await expect(row(page, 'Band')).toBeVisible()
})

test('a pointer moves, resizes and snaps layers, in the same drawing as on the server', async ({
  page,
  loginAs,
}) => {
  const id = await addTemplate(`Pointed ${randomUUID().slice(0, 8)}`)
  await loginAs('project_manager')
  await page.goto(`${TEMPLATES}/${id}/edit`)
  await page.getByRole('button', { name: 'Add shape' }).click()
  const stage = page.locator('[data-stage=preview]')
  const layer = stage.locator('[data-layer=shape3]')
  await dragBy(page, layer, 60, 40)
  await expect(place(page)).not.toContainText('300 from the left')
  await expect(row(page, 'Shape')).toBeFocused()
  const moved = await place(page).textContent()
  await dragBy(page, stage.locator('[data-handle=se]'), 30, 0)
  await expect(place(page)).not.toHaveText(moved ?? '')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(place(page)).toHaveText(moved ?? '')

  await page.getByLabel('X', { exact: true }).fill('296')
  await page.getByLabel('Y', { exact: true }).fill('160')
  const { width = 0 } = (await stage.boundingBox()) ?? {}
  // Some pixels short of the middle: it snaps.
  await dragBy(page, layer, (4 * width) / 1000 + 4, 4)
  await expect(place(page)).toContainText('300 from the left')
  await stage.click({ position: { x: 3, y: 3 } })
  await expect(page.getByText('The ground is selected.')).toBeVisible()

  await expect(saved(page)).toBeVisible()
  const drawing = page.locator('figure[data-hash]')
  await expect(drawing).toBeVisible()
  const hash = await drawing.getAttribute('data-hash')
  const answer = await page.request.get(`/dashboard/ad-template-drawings/${id}/preview`)
  expect(answer.headers().etag).toBe(`"${hash}"`)

  await page.getByRole('radio', { name: 'Side by side' }).check({ force: true })
  await expect(page.locator('figure[data-hash]')).toHaveCount(4)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('radio', { name: 'Story' }).check({ force: true })
  await row(page, 'Shape').press('ArrowRight')
  await expect(page.locator('figure[data-hash]')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})

test('two people are told of each other, and neither loses a draft', async ({
  page,
  browser,
  loginAs: signIn,
}) => {
  const id = await addTemplate(`Shared ${randomUUID().slice(0, 8)}`)
  const address = `${TEMPLATES}/${id}/edit`
  await signIn('project_manager')
  await page.goto(address)
  await expect(saved(page)).toBeVisible()
  const context = await browser.newContext()
  await loginAs(context, 'admin')
  const other = await context.newPage()
  await other.goto(new URL(address, page.url()).href)
  await expect(other.getByText(/ is editing it, too\.$/)).toBeVisible()
  await expect(page.getByText(/ is editing it, too\.$/)).toBeVisible({ timeout: 15_000 })

  await other.getByRole('button', { name: 'Add button' }).click()
  await expect(saved(other)).toBeVisible()
  await page.getByRole('button', { name: 'Add shape' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else has saved this template' })
  await expect(conflict).toBeVisible()
  const mine = await rowNames(page)
  await conflict.getByRole('button', { name: 'Show theirs' }).click()
  await expect(row(page, 'Shape')).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  expect(await rowNames(page)).toEqual(mine)
  await expect(saved(page)).toBeVisible()
  await other.getByRole('button', { name: 'Add text' }).click()
  await other.getByRole('alert').getByRole('button', { name: 'Keep mine' }).click()
  await expect(saved(other)).toBeVisible()
  const { data } = await asServer()
    .from('ad_template_drafts')
    .select('version')
    .eq('template_id', id)
    .single()
  expect(data?.version).toBe(4)
  await context.close()
})

test('designers change templates of their clients, and only admins delete one', async ({
  page,
  loginAs,
  request,
}) => {
  const mark = randomUUID().slice(0, 8)
  const general = await addTemplate(`General ${mark}`)
  const { data: clients } = await (await asCaller('graphic_designer')).rpc('list_template_clients')
  const [client] = clients as { id: string; name: string }[]
  const own = await addTemplate(`Own ${mark}`, 'graphic_designer', client?.id ?? null)
  const area = '/dashboard/graphic-designer/ad-templates'
  await loginAs('graphic_designer')
  await page.goto(`${area}?q=${mark}`)
  await expect(page.getByRole('link', { name: `General ${mark}` })).toBeVisible()
  await page.goto(`${area}/${general}/edit`)
  await expect(page).toHaveURL(`${area}/${general}`)
  await expect(page.getByRole('link', { name: 'Edit layout' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Copy template' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`General ${mark} copy`)
  await page.getByRole('button', { name: 'Add template' }).click()
  await expect(row(page, 'Headline')).toBeVisible()
  await page.goto(`${area}/${own}`)
  await expect(page.getByRole('link', { name: 'Edit layout' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Delete' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Archive template' }).click()
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible()

  await loginAs('admin')
  await page.goto(`${TEMPLATES}/${own}`)
  await page.getByText('Delete this template').click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page).toHaveURL(new RegExp(`${TEMPLATES}(\\?|$)`))
  await loginAs('owl')
  const answer = await page.request.get(`/dashboard/ad-template-drawings/${general}/preview`, {
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(307)
  expect((await request.get(`${TEMPLATES}/${general}`, { maxRedirects: 0 })).status()).toBe(307)
})
