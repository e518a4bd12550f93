import { adGroupPage, heading, save } from '../fixtures/ad-group-page.ts'
import { addAdGroup, getAdGroup } from '../fixtures/ad-groups.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** Its status is 'approved': the demo designer no longer works on it. */
const NOT_THE_DESIGNERS = 'e2000000-0000-4000-8000-000000000002'

test('a preview is opened, shared, expires and is closed', async ({
  page,
  context,
  request,
  loginAs: signIn,
}) => {
  const id = await addAdGroup('Fall Run')
  const preview = `/preview/ad-group/${id}`
  await signIn('project_manager')
  await page.goto(adGroupPage(id))
  const panel = page.getByRole('region', { name: 'Client’s preview' })
  expect((await request.get(preview)).status()).toBe(404)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await panel.getByRole('button', { name: 'Copy' }).click()
  await expect(panel.getByRole('alert')).toContainText('see that the preview is closed')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Open it now' }).click()
  await expect(page.getByText('The preview is open to clients')).toBeVisible()
  await expect(panel.getByRole('alert')).toBeEmpty()
  expect((await request.get(preview)).status()).toBe(200)

  await panel.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).pathname).toBe(preview)
  await expect(panel.getByLabel('Link for the client')).toHaveValue(address)

  await save(page, 'last day', '2099-12-31')
  await expect(panel.getByText('Open until December 31, 2099')).toBeVisible()
  expect(new Date((await getAdGroup(id))?.preview_expires_at).toJSON()).toBe('2100-01-01T05:00:00.000Z')
  await save(page, 'last day', '2026-01-02')
  await expect(panel.getByText('Expired on January 2, 2026')).toBeVisible()
  expect((await request.get(preview)).status()).toBe(404)
  await save(page, 'last day', '')
  await expect(panel.getByText('Open', { exact: true }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Close to clients' }).click()
  await expect(panel.getByText('Closed', { exact: true })).toBeVisible()
  expect((await request.get(preview)).status()).toBe(404)
})

test('a group is created for a new client, assigned and deleted', async ({ page, loginAs: signIn }) => {
  const client = `Northern Lights ${Date.now().toString(36)}`
  await signIn('admin')
  await page.goto('/dashboard/admin/ad-groups/new')
  await page.getByRole('button', { name: 'Create ad group' }).click()
  await expect(page.getByText('Client is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Winter Windows')
  await page.getByLabel('Client', { exact: true }).fill(client)
  await page.getByLabel('Product').fill('pump-top screens')
  await page.getByRole('button', { name: 'Create ad group' }).click()
  await expect(heading(page)).toHaveText('Winter Windows')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await getAdGroup(id)).toMatchObject({
    parent_groups: { name: client },
    products: { name: 'Pump-Top Screens' },
  })

  const people = page.getByRole('region', { name: 'Working on it' })
  await people.getByLabel('Person to assign').selectOption({ label: 'Theo Dunmore, Graphic Designer' })
  await people.getByRole('button', { name: 'Assign' }).click()
  await expect(people.getByRole('listitem')).toContainText(['Theo Dunmore'])
  await expectAccessible(page)
  await people.getByRole('button', { name: 'Remove Theo Dunmore' }).click()
  await expect(people.getByText('No one is assigned yet.')).toBeVisible()

  await page.getByText('Delete this group').click()
  await expect(page.getByText('“Winter Windows” will be gone for good.')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('Ad group deleted')).toBeVisible()
  expect(await getAdGroup(id)).toBeNull()
})

test('designers read all groups and add ads to assigned groups', async ({
  page,
  context,
  loginAs: signIn,
}) => {
  const id = await addAdGroup('Fall Run', ['graphic_designer'])
  await signIn('graphic_designer')
  await page.goto(adGroupPage(NOT_THE_DESIGNERS, 'graphic-designer'))
  await expect(page.getByRole('img', { name: /^Static ad: / }).first()).toHaveJSProperty('naturalWidth', 1000)
  await expect(page.locator('main summary')).toHaveCount(0)
  await expect(page.locator('main form')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(adGroupPage(id, 'graphic-designer'))
  await expect(page.locator('main summary')).toHaveText(['New ad'])
  await page.getByText('New ad').click()
  await page.getByLabel('Title').fill('First Pour')
  await page.getByRole('button', { name: 'Add ad' }).click()
  await expect(page).toHaveURL(/\/dashboard\/graphic-designer\/ads\//)
  await page.goto(adGroupPage(id, 'graphic-designer'))
  await expect(page.getByRole('region', { name: /^Ads/ }).getByRole('listitem')).toContainText([
    'No picture yetFirst Pour',
  ])
  await page.getByText('New ad').click()
  await page.getByLabel('Title').fill('Second Pour\n\nLast Drop')
  await page.getByRole('button', { name: 'Add ad' }).click()
  await expect(page.getByText('Ads added')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Ads/ }).getByRole('listitem')).toContainText([
    'Second Pour',
    'Last Drop',
    'First Pour',
  ])
  const created = await context.request.get('/dashboard/graphic-designer/ad-groups/new')
  expect(created.status()).toBe(404)
})

test('files of ads are open to portal users only', async ({ context, request, loginAs: signIn }) => {
  const file = `/dashboard/ad-files/${NOT_THE_DESIGNERS}/hear-the-road-static.jpg`
  const get = (from: typeof request, path: string) => from.get(path, { maxRedirects: 0 })
  expect((await get(request, file)).headers().location).toContain('/login')
  await signIn('owl')
  expect((await get(context.request, file)).headers().location).toContain('denied-graphic-designer')
  await signIn('graphic_designer')
  const answer = await get(context.request, file)
  expect(answer.status()).toBe(307)
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect((await get(context.request, `${file}.png`)).status()).toBe(404)
  expect((await get(context.request, `/dashboard/ad-files/${NOT_THE_DESIGNERS}/none.jpg`)).status()).toBe(404)
})
