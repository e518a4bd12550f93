import type { Page } from '@playwright/test'
import { adNamed, choose as chooseAnswer, fillAuthor, openPreview } from '../fixtures/ad-feedback.ts'
import { addFillClient, addTemplate, filmGround, listAds } from '../fixtures/ad-fills.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const groupPage = (id: string) => `/dashboard/project-manager/ad-groups/${id}`

const choose = async (page: Page, label: string, option: string) => {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeVisible()
  const labels = await field.locator('option').allTextContents()
  const wanted = labels.find((text) => text.startsWith(option))
  await field.selectOption({ label: wanted ?? '' })
}

/** Unchecks all formats but the first. */
async function onlyPreview(page: Page) {
  for (const format of ['Square', 'Story', 'Screen']) {
    await page.getByRole('checkbox', { name: format }).uncheck()
  }
}

const isDone = (page: Page) =>
  expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 })

test('one ad is filled from a deal, gets other texts, and follows its template', async ({
  page,
  loginAs,
}) => {
  const [{ group, deals }, template] = await Promise.all([addFillClient(1), addTemplate()])
  await loginAs('project_manager')
  await page.goto(groupPage(group))
  await page.getByRole('link', { name: 'From a template', exact: true }).click()
  await choose(page, 'Template', template.name)
  await choose(page, 'Deal', deals[0])
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('$1.99')
  await expect(page.getByLabel('Logo')).toHaveValue('brands/third-rail-coffee.webp')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('img', { name: 'Preview, Preview' })).toBeVisible()
  await page.getByLabel('Picture').selectOption('')
  await expect(preview.getByText('there is no picture').first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 844 })

  await onlyPreview(page)
  await page.getByRole('button', { name: 'Make ad' }).click()
  await expect(page.getByText('Nothing is made yet. Picture:')).toBeVisible()
  await page.getByLabel('Picture').selectOption('products/cold-brew.webp')
  await page.getByRole('button', { name: 'Make ad' }).click()
  await expect(page.getByText(`Made from template ${template.name}, version 1`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deals[0])
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Change the texts' }).click()
  await page.getByLabel('Headline').fill('Cold, and less')
  await page.getByRole('button', { name: 'Make the next version' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deals[0])
  expect(await listAds(group)).toMatchObject([{ files: 2 }])

  await template.publishNext()
  await page.reload()
  await page.getByRole('button', { name: 'Update to the newest version, 2' }).click()
  await expect(page.getByText(`Made from template ${template.name}, version 2`)).toBeVisible()
  expect(await listAds(group)).toMatchObject([{ files: 3 }])
})

test('ads of two deals: one row is repaired, only what changed is drawn, many follow the template', async ({
  page,
  loginAs,
}) => {
  const [{ group, deals }, template] = await Promise.all([addFillClient(1), addTemplate()])
  await loginAs('project_manager')
  await page.goto(groupPage(group))
  await page.getByRole('link', { name: 'Many from a template' }).click()
  await choose(page, 'Template', template.name)
  await choose(page, 'A row for each', 'Deals')
  for (const deal of deals) await page.getByRole('checkbox', { name: deal }).check()
  await onlyPreview(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check every row' }).click()

  const row = (deal: string) =>
    page.getByRole('region', { name: 'Rows' }).getByRole('listitem').filter({ hasText: deal })
  await expect(row(deals[1]).getByText('To repair')).toBeVisible({ timeout: 30_000 })
  await expect(row(deals[1])).toContainText('there is no picture')
  await expect(row(deals[0]).getByText('Ready')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 844 })
  const file = await page.getByRole('link', { name: 'Rows to repair as CSV' }).getAttribute('href')
  expect(await (await page.request.get(file ?? '')).text()).toContain(deals[1])

  await page.getByRole('button', { name: 'Make the ads of 1 row' }).click()
  await isDone(page)
  expect(await listAds(group)).toMatchObject([{ title: deals[0], files: 1 }])

  await row(deals[1]).getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Picture').selectOption('products/cold-brew.webp')
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save row' }).click()
  await page.getByRole('button', { name: 'Make the rest: 1 row' }).click()
  await isDone(page)
  const made = await listAds(group)
  expect(made).toMatchObject([
    { title: deals[0], files: 1 },
    { title: deals[1], files: 1 },
  ])

  await template.publishNext()
  await page.goto(`/dashboard/project-manager/ad-library?template=${template.id}`)
  await page.getByRole('checkbox', { name: deals[0] }).check()
  await page.getByRole('button', { name: 'Update to the newest version' }).click()
  await expect(page.getByText('1 ad updated.')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  expect((await listAds(group)).map(({ files }) => files)).toEqual([2, 1])
})

test('an ad gets a film, on the server and in the browser', async ({ page, loginAs }) => {
  test.slow()
  const [{ group, deals }, template] = await Promise.all([addFillClient(0), addTemplate()])
  await loginAs('project_manager')
  await page.goto(`${groupPage(group)}/fill`)
  await page
    .getByRole('list', { name: 'Templates' })
    .getByRole('link', { name: template.name, exact: true })
    .click()
  await expect(page.getByLabel('Headline', { exact: true })).toBeVisible()
  await choose(page, 'Deal', deals[0])
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('$1.99')
  await onlyPreview(page)
  await page.getByRole('checkbox', { name: 'Also as a film' }).check()
  await page.getByRole('button', { name: 'Make ad' }).click()
  await isDone(page)
  const rows = page.getByRole('region', { name: 'Rows' })
  await expect(rows.getByText('Made', { exact: true })).toBeVisible()

  const film = page.getByLabel(`Motion ad: ${deals[0]}`)
  const facts = () =>
    film.evaluate((video: HTMLVideoElement) => {
      video.preload = 'metadata'
      const { videoWidth, videoHeight, duration, src } = video
      return { videoWidth, videoHeight, seconds: Math.round(duration), src }
    })
  const whole = { videoWidth: 1000, videoHeight: 550, seconds: 6 }
  await rows.getByRole('link', { name: 'Preview' }).click()
  await expect.poll(facts).toMatchObject(whole)
  const { src } = await facts()

  await page.getByRole('button', { name: 'Make the film again in this browser' }).click()
  await expect(page.getByText('Your browser makes the film. Keep this page open.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the film' }).click()
  await page.getByRole('button', { name: 'Make the film again in this browser' }).click()
  await expect(page.getByText('Motion Ad uploaded')).toBeVisible({ timeout: 60_000 })
  await expect.poll(async () => (await facts()).src).not.toBe(src)
  await expect.poll(facts).toMatchObject(whole)
  expect(await listAds(group)).toMatchObject([{ files: 3 }])
  await expectAccessible(page)

  await template.publishNext(await filmGround())
  await page.getByRole('link', { name: 'made with others' }).click()
  await page.getByRole('button', { name: 'Make all with version 2' }).click()
  await expect.poll(() => listAds(group), { timeout: 60_000 }).toMatchObject([{ files: 5 }])
  await rows.getByRole('link', { name: 'Preview' }).click()
  await expect.poll(facts).toMatchObject(whole)
  await expect(page.getByText('A film runs below this template')).toBeVisible()
})

test('rows come from a file, also without JavaScript', async ({ browser, page, loginAs, context }) => {
  const [{ group }, template] = await Promise.all([addFillClient(0), addTemplate()])
  await loginAs('project_manager')
  const address = `${groupPage(group)}/fill-many?template=${template.id}&source=csv`
  await page.goto(address)
  const lines = [
    'Title,Headline,Offer,Brand,Product',
    'First,Come in,$1.00,third rail coffee,"Third Rail cold brew, 12 oz"',
    'Second,Stay,$2.00,Nobody & Sons,860012340026',
  ]
  const input = page.locator('input[type=file]').first()
  await expect(input).toBeEnabled()
  await input.setInputFiles({
    name: 'ads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await expect(page.getByLabel('Headline').first()).toHaveValue('2')
  await expectAccessible(page)

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const still = await plain.newPage()
  await still.goto(page.url())
  await still.getByRole('button', { name: 'Check every row' }).click()
  await expect(still.getByRole('heading', { level: 1 })).toHaveText(`Ads from ${template.name}`)
  await page.goto(still.url())
  await plain.close()
  const second = page
    .getByRole('region', { name: 'Rows' })
    .getByRole('listitem')
    .filter({ hasText: 'Second' })
  await expect(second).toContainText('Nothing with a picture is called “Nobody & Sons”.')
  await expect(page.getByRole('link', { name: 'Ready 1' })).toBeVisible({ timeout: 30_000 })
})

test('the trial: a price for a deal at forty sites goes to the client, who approves one', async ({
  page,
  loginAs,
}) => {
  test.slow()
  const [{ group, deals }, template] = await Promise.all([addFillClient(40), addTemplate()])
  await loginAs('project_manager')
  await page.goto(`${groupPage(group)}/fill-many?template=${template.id}&source=sites`)
  await choose(page, 'Deal', deals[0])
  await onlyPreview(page)
  await page.getByRole('button', { name: 'Check every row' }).click()
  await page.getByRole('button', { name: 'Make the ads of 40 rows' }).click({ timeout: 60_000 })
  await isDone(page)
  await page.goto(groupPage(group))
  await page.getByRole('button', { name: 'Open to clients' }).click()
  await expect(page.getByText('The preview is open to clients')).toBeVisible()

  await openPreview(page, group)
  const title = `${deals[0]} – 7 Site 7`
  const ad = adNamed(page, title)
  await chooseAnswer(ad, 'Approve')
  await fillAuthor(ad, { name: 'Dana Heron', email: 'dana@heron.example' })
  await page.clock.fastForward('00:30')
  await ad.getByRole('button', { name: 'Approve as it is' }).click()
  await expect(ad.getByText('Approved by Dana Heron, ')).toBeVisible()

  await page.goto(groupPage(group))
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Approved by the client')
})
