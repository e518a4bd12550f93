import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asServer } from '../fixtures/rest.ts'
import { addClient, getClient } from '../fixtures/clients.ts'
import { SOON } from '../fixtures/soon.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/upload-client-logos'

const SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">
    <rect x="100" y="60" width="200" height="80" rx="12" fill="#e8b04a"/></svg>`,
)

const png = (color: string) =>
  sharp({ create: { width: 240, height: 80, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 200, height: 40, channels: 3, background: color } } }])
    .png()
    .toBuffer()

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({
    name,
    buffer,
    mimeType: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  })

/** The files of a client that wait to be judged. */
async function listIncoming(id: string): Promise<string[]> {
  const { data } = await asServer().storage.from('incoming').list('logos', { search: id })
  return (data ?? []).map(({ name }) => name)
}

test('a new client gets a logo, is seen on the home page, and an undo takes it away', async ({
  page,
  loginAs,
  context,
}) => {
  await loginAs('admin')
  await page.goto(LIST)
  await page.getByRole('link', { name: 'New client' }).click()
  await expect(page.getByRole('heading', { name: 'New client' })).toBeVisible()
  const name = `Gullwing & Sons ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Website').fill('not a website')
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/address of a website/)
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByLabel('Website').fill('gullwing.example')
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('link', { name: 'https://gullwing.example/' })).toBeVisible()
  const path = new URL(page.url()).pathname
  const id = path.slice(path.lastIndexOf('/') + 1)

  await choose(page, 'logo.svg', SVG)
  await expect(page.getByText('Logo uploaded')).toBeVisible()
  await expect(page.getByText('Remove logo')).toBeVisible()
  const logo = (await getClient(id))?.logo ?? ''
  expect(logo).toMatch(/^[0-9a-f]{32}\.webp$/)
  expect(await listIncoming(id)).toEqual([])

  await page.getByRole('button', { name: 'Feature on the home page' }).click()
  await expect(page.getByText('Place 1 of')).toBeVisible()
  const home = async () => (await context.request.get('/')).text()
  await expect.poll(home, SOON).toContain(logo)
  await expectAccessible(page)

  const entry = page.getByRole('region', { name: 'History' }).getByRole('listitem').first()
  await expect(entry).toContainText('Featured')
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Feature on the home page' })).toBeVisible()
  await expect.poll(home, SOON).not.toContain(logo)
})

test('an undo that would overwrite a newer change says which field it is', async ({ page, loginAs }) => {
  const { id } = await addClient('Twice renamed')
  await loginAs('admin')
  await page.goto(`${LIST}/${id}`)
  for (const website of ['one.example', 'two.example']) {
    await page.locator('summary').filter({ hasText: 'Edit website' }).click()
    const form = page.getByRole('form', { name: 'Edit website' })
    await form.getByLabel('Website').fill(website)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: website }).first()).toBeVisible()
  }
  const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await entries.nth(1).getByRole('button', { name: 'Undo' }).click()
  await expect(entries.nth(1).getByRole('alert')).toContainText('Website')
  await entries.nth(0).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(entries).toHaveCount(3)
})

test('files that are no logo are refused in words, and nothing of them stays', async ({ page, loginAs }) => {
  const { id } = await addClient('Odd files')
  await loginAs('admin')
  await page.goto(`${LIST}/${id}`)
  const whole = await png('#246')
  for (const [name, content, problem] of [
    ['script.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /scripts/],
    ['page.png', Buffer.from('<html>hello</html>'), /not a picture/],
    ['cut.png', whole.subarray(0, whole.length - 12), /damaged/],
    ['empty.png', Buffer.alloc(0), /empty/],
  ] as const) {
    await choose(page, name, content)
    const alert = page.getByRole('alert').filter({ hasText: `${name} was not uploaded` })
    await expect(alert).toContainText(problem)
  }
  expect(await getClient(id)).toMatchObject({ logo: null })
  expect(await listIncoming(id)).toEqual([])
})

test('two logos at once both arrive, and one of them is in use', async ({ page, loginAs, context }) => {
  const { id } = await addClient('At once')
  await loginAs('admin')
  const other = await context.newPage()
  await Promise.all([page.goto(`${LIST}/${id}`), other.goto(`${LIST}/${id}`)])
  await Promise.all([
    choose(page, 'red.png', await png('#c22')),
    choose(other, 'blue.png', await png('#22c')),
  ])
  for (const one of [page, other]) await expect(one.getByText('Logo uploaded')).toBeVisible()
  expect((await getClient(id))?.logo).toMatch(/\.webp$/)
  await page.reload()
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2)
})

test('the list finds, sorts and exports', async ({ page, loginAs }) => {
  await loginAs('admin')
  await page.goto(`${LIST}?q=orth&featured=yes`)
  await expect(page.getByRole('status').filter({ hasText: 'match' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Meridian Orthopedics' })).toBeVisible()
  await expectAccessible(page)
  const csv = await page.request.get(`${LIST}/export.csv?q=orth&featured=yes`)
  expect(await csv.text()).toContain('"Meridian Orthopedics"')
})

test('designers do not get in', async ({ page, loginAs }) => {
  await loginAs('graphic_designer')
  await page.goto(LIST)
  await expect(page).not.toHaveURL(new RegExp(LIST))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a client is added, edited, featured and undone', async ({ page, loginAs }) => {
    await loginAs('admin')
    await page.goto(`${LIST}/new`)
    await page.getByLabel('Name').fill('Tilth & Twine')
    await page.getByRole('button', { name: 'Add client' }).click()
    await expect(page.getByText('A client with this name already exists')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Tilth & Twine')
    const name = `Plain ${randomUUID().slice(0, 8)}`
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Add client' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('button', { name: 'Feature on the home page' }).click()
    await expect(page.getByText('Place 1 of')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByRole('button', { name: 'Feature on the home page' })).toBeVisible()
  })
})
