import type { Locator, Page } from '@playwright/test'
import { addAd, filesOf, isStored, type TestAd } from '../fixtures/ads.ts'
import { untilHydrated } from '../fixtures/hydration.ts'
import { JPEG, MP4 } from '../fixtures/odd-files.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

type Named = { name: string; mimeType: string; buffer: Buffer }

const picture = (name: string): Named => ({ name, mimeType: 'image/jpeg', buffer: JPEG })
const film = (name: string): Named => ({ name, mimeType: 'video/mp4', buffer: MP4 })

const address = ({ adId }: TestAd, area = 'project-manager') => `/dashboard/${area}/ads/${adId}`
const chooser = (page: Page, kind: 'static' | 'motion') =>
  page.getByLabel(new RegExp(`^(Upload|Replace) ${kind} ad$`))
const versionsOf = (page: Page, kind: 'static' | 'motion') =>
  page.getByRole('region', { name: `Versions of the ${kind} ad` })

async function drop(target: Locator, files: Named[]) {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: [...buffer] }))
  const dataTransfer = await target.page().evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, content } of all)
      transfer.items.add(new File([new Uint8Array(content)], name, { type: mimeType }))
    return transfer
  }, sent)
  await untilHydrated(target)
  await target.dispatchEvent('drop', { dataTransfer })
}

/** Uploads files one after the other, each of which replaces the one before. */
async function upload(page: Page, kind: 'static' | 'motion', files: Named[]) {
  for (const file of files) {
    await chooser(page, kind).setInputFiles(file)
    await expect(page.getByText(file.name).first()).toBeVisible()
    await expect(chooser(page, kind)).toBeEnabled()
  }
}

test('a designer drops a picture and a film on an ad', async ({ page, loginAs }) => {
  const ad = await addAd('Dropped')
  await loginAs('graphic_designer')
  await page.goto(address(ad, 'graphic-designer'))
  await expect(page.getByText('No picture yet')).toBeVisible()
  await expect(page.getByText('No film yet')).toBeVisible()
  await expect(chooser(page, 'static')).toBeEnabled()
  await drop(page.getByRole('heading', { name: 'Motion Ad' }), [picture('poster.jpg'), film('pour.mp4')])
  await expect(page.getByText('Static Ad uploaded')).toBeVisible()
  await expect(page.getByText('Motion Ad uploaded')).toBeVisible()
  await expect(page.getByText('poster.jpg')).toBeVisible()
  await expect(page.getByText('pour.mp4')).toBeVisible()
  await expect(page.getByAltText('Static ad: Dropped')).toBeVisible()
  const { static_ad_url: used, motion_ad_url: played, versions } = await filesOf(ad.adId)
  expect(used).toMatch(/-static-[-\da-f]+\.jpg$/)
  expect(played).toMatch(/-motion-[-\da-f]+\.mp4$/)
  expect(versions).toHaveLength(2)
  await expect(page.getByText('Delete this ad')).toBeHidden()
  await expectAccessible(page)
})

test.describe('a broken connection', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('keeps the present file, and a retry succeeds', async ({ page, loginAs }) => {
    const ad = await addAd('Broken off')
    await loginAs('project_manager')
    await page.goto(address(ad))
    await page.route('**/object/upload/sign/**', (route) => route.abort('connectionreset'), { times: 1 })
    await chooser(page, 'static').setInputFiles(picture('poster.jpg'))
    await expect(page.getByRole('alert').filter({ hasText: 'The upload broke off.' })).toBeVisible()
    expect((await filesOf(ad.adId)).versions).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Static Ad uploaded')).toBeVisible()
    expect((await filesOf(ad.adId)).versions).toHaveLength(1)
  })
})

test.describe('during an upload', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('leaving the page asks first, and cancelling stores nothing', async ({ page, loginAs }) => {
    const ad = await addAd('On its way')
    await loginAs('project_manager')
    await page.goto(address(ad))
    await page.route('**/object/upload/sign/**', () => undefined)
    await chooser(page, 'motion').setInputFiles(film('pour.mp4'))
    await expect(page.getByRole('progressbar', { name: 'Upload of motion ad' })).toBeVisible()
    await page.getByRole('link', { name: 'Group of On its way' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toContainText('A file is still being uploaded. Leaving cancels it.')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL(address(ad))
    await page.getByRole('button', { name: 'Cancel upload of motion ad' }).click()
    await expect(chooser(page, 'motion')).toBeEnabled()
    expect((await filesOf(ad.adId)).versions).toEqual([])
  })
})

test('an unusable file is named before the upload', async ({ page, loginAs }) => {
  const ad = await addAd('Refused')
  await loginAs('project_manager')
  await page.goto(address(ad))
  await chooser(page, 'static').setInputFiles({ ...picture('drawing.svg'), mimeType: 'image/svg+xml' })
  await expect(page.getByRole('alert').filter({ hasText: 'drawing.svg was not uploaded' })).toContainText(
    'Choose PNG, JPEG or WebP, up to 25 MB.',
  )
  await expectAccessible(page)
})

test('managers compare, restore and delete older versions', async ({ page, context, loginAs }) => {
  const ad = await addAd('Versions')
  await loginAs('project_manager')
  await page.goto(address(ad))
  await upload(page, 'static', [picture('first.jpg'), picture('second.jpg'), picture('third.jpg')])
  const versions = versionsOf(page, 'static')
  await expect(versions.getByRole('listitem')).toHaveText([/^third\.jpg/, /^second\.jpg/, /^first\.jpg/])

  await versions.getByLabel('Left').selectOption({ index: 2 })
  await versions.getByRole('button', { name: 'Compare' }).click()
  await expect(versions.getByAltText('Static ad: first.jpg')).toBeVisible()
  await expect(versions.getByAltText('Static ad: third.jpg')).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await context.newPage()
  await elsewhere.goto(address(ad))
  const [, second, first] = (await filesOf(ad.adId)).versions
  await versions.getByRole('button', { name: 'Use this one first.jpg' }).click()
  await expect(page.getByText('This version is in use now')).toBeVisible()
  expect((await filesOf(ad.adId)).static_ad_url).toBe(first)
  await versionsOf(elsewhere, 'static').getByRole('button', { name: 'Use this one second.jpg' }).click()
  await expect(elsewhere.getByText('Nothing was saved')).toBeVisible()
  expect((await filesOf(ad.adId)).static_ad_url).toBe(first)

  await versions.getByRole('listitem').nth(1).getByText('Delete second.jpg').click()
  await versions.getByRole('button', { name: 'Delete for good second.jpg' }).click()
  await expect(page.getByText('Version deleted')).toBeVisible()
  await expect(versions.getByRole('listitem')).toHaveText([/^third\.jpg/, /^first\.jpg/])
  expect(await isStored(String(second))).toBe(false)

  await page.getByText('Delete this ad').click()
  await page.getByRole('button', { name: 'Delete for good', exact: true }).click()
  await expect(page.getByText('Ad deleted')).toBeVisible()
  expect(await isStored(String(first))).toBe(false)
})

test('two films play in sync', async ({ page, loginAs }) => {
  const ad = await addAd('In step')
  await loginAs('project_manager')
  await page.goto(address(ad))
  await upload(page, 'motion', [film('first.mp4'), film('second.mp4')])
  const versions = versionsOf(page, 'motion')
  await versions.getByRole('button', { name: 'Compare' }).click()
  const films = versions.locator('video')
  await versions.getByRole('button', { name: 'Play both films' }).press('Enter')
  const times = () =>
    films.evaluateAll((all: HTMLVideoElement[]) => all.map(({ currentTime }) => currentTime))
  await expect.poll(async () => Math.min(...(await times()))).toBeGreaterThan(0.5)
  await versions.getByRole('button', { name: 'Pause both films' }).press('Enter')
  const [left = 0, right = 9] = await times()
  expect(Math.abs(left - right)).toBeLessThan(0.3)
  await versions.getByLabel('Position in both films').fill('1')
  const tenths = async () => (await times()).map((time) => Math.round(time * 10))
  await expect.poll(tenths).toEqual([10, 10])
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page names what needs JavaScript, and the rest works', async ({ page, loginAs }) => {
    await loginAs('project_manager')
    await page.goto(address({ groupId: '', adId: 'e3000000-0000-4000-8000-000000000102' }))
    // Searches by text pass `noscript` over.
    await expect(page.locator('noscript p').first()).toHaveText('Uploading needs JavaScript.')
    await page.getByText('Delete this ad').click()
    await expect(page.getByText('This cannot be undone.')).toBeVisible()
  })
})
