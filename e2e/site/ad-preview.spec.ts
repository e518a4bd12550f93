import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import JSZip from 'jszip'
import { adPath, CAMPAIGNS, type Campaign } from '../../demo/ads/campaigns.ts'
import { setPreview, signFile } from '../fixtures/database.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const preview = (id: string) => `/preview/ad-group/${id}`
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

function campaign(name: string): Campaign {
  const found = CAMPAIGNS.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not in the seeds`)
  return found
}

/** Names in the archive, and hashes of what is stored, by the spec's names. */
async function expectedEntries(group: Campaign) {
  const entries = group.ads.flatMap((ad) =>
    (['static', 'motion'] as const)
      .filter((kind) => !ad.only || ad.only === kind)
      .map(async (kind) => {
        const file = adPath(group, ad, kind)
        const content = await readFile(`demo/media/ads/${file}`)
        return [`${ad.title}-${kind}.${kind === 'static' ? 'jpg' : 'mp4'}`, sha256(content)] as const
      }),
  )
  return Object.fromEntries(await Promise.all(entries))
}

async function hashEntries(zip: Uint8Array) {
  const { files } = await JSZip.loadAsync(zip)
  const entries = Object.values(files).map(
    async (file) => [file.name, sha256(await file.async('uint8array'))] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

test('a client sees the group with its ads, and search engines do not', async ({ page }) => {
  const group = campaign('Cold Brew Summer')
  const response = await page.goto(preview(group.id))
  await expect(page).toHaveTitle('Fieldlight | Cold Brew Summer - Ad Preview')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cold Brew Summer')
  await expect(page.getByText('Lakeshore Roasters · Pump-Top Screens')).toBeVisible()
  await expect(page.getByText('Created October 19, 2026')).toBeVisible()
  await expect(page.getByText('Due December 4, 2026')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Advertisements (3)' })).toBeVisible()
  await expect(page.getByText('Video unavailable')).toBeVisible()
  const picture = page.getByAltText('Static ad: First Pour')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000)
  const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(1000 / 550, 1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
  expect(response?.headers()['cache-control']).toMatch(/no-store/)
  await expectAccessible(page)
})

test('starting one film pauses the other', async ({ page }) => {
  await page.goto(preview(campaign('Cold Brew Summer').id))
  const play = (name: string) =>
    page.getByLabel(`Motion ad: ${name}`).evaluate((film: HTMLVideoElement) => film.play())
  await play('First Pour')
  await play('Eleven Seconds')
  expect(
    await page.locator('video').evaluateAll((films: HTMLVideoElement[]) => films.map(({ paused }) => paused)),
  ).toEqual([true, false])
})

test('one ad is saved under its own name', async ({ page }) => {
  const group = campaign('Cold Brew Summer')
  await page.goto(preview(group.id))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Motion Ad of First Pour' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('First Pour-motion.mp4')
  const { 'First Pour-motion.mp4': hash } = await expectedEntries(group)
  expect(sha256(await readFile(await download.path()))).toBe(hash)
})

test('the browser packs all ads byte for byte', async ({ page }) => {
  const group = campaign('Cold Brew Summer')
  await page.goto(preview(group.id))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download All Ads' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Cold Brew Summer-ads.zip')
  expect(await hashEntries(await readFile(await download.path()))).toEqual(await expectedEntries(group))
})

test('without JavaScript the server packs the same files', async ({ request }) => {
  const group = campaign('Cold Brew Summer')
  const response = await request.get(`${preview(group.id)}/all.zip`)
  expect(response.headers()['content-disposition']).toContain('Cold%20Brew%20Summer-ads.zip')
  const archive = await response.body()
  expect(response.headers()['content-length']).toBe(String(archive.byteLength))
  expect(await hashEntries(archive)).toEqual(await expectedEntries(group))
})

test.describe('a missing file', () => {
  test.use({ expectedConsole: [/404|Failed to load resource/] })

  test('is named, and the rest is packed', async ({ page }) => {
    const group = campaign('Cold Brew Summer')
    await page.goto(preview(group.id))
    await page.route('**/files/*/motion', (route) => route.fulfill({ status: 404 }))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download All Ads' }).click(),
    ])
    await expect(
      page.getByText('Could not be downloaded: First Pour-motion.mp4, Eleven Seconds-motion.mp4'),
    ).toBeVisible()
    expect(Object.keys(await hashEntries(await readFile(await download.path())))).toEqual([
      'First Pour-static.jpg',
      'Eleven Seconds-static.jpg',
      'Two for the Road-static.jpg',
    ])
  })

  test('opens in a new tab when it cannot be saved', async ({ page, context }) => {
    await page.goto(preview(campaign('Cold Brew Summer').id))
    await page.route('**/files/*/static', (route) => route.fulfill({ status: 503 }))
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Static Ad of First Pour' }).click(),
    ])
    await expect(tab).toHaveURL(/\/files\/[^/]+\/static$|\/storage\/v1\/object\/sign\//)
  })
})

test.describe('no preview', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] })

  for (const [why, id] of [
    ['has expired', campaign('Slow Copper Tour').id],
    ['is closed', campaign('First Snow Weekends').id],
    ['never was', 'e2000000-0000-4000-8000-00000000ffff'],
    ['has no such id', '..%2f..%2fetc'],
  ] as const) {
    test(`looks the same when it ${why}`, async ({ page }) => {
      const response = await page.goto(preview(id))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview Not Available')
      await expect(page.getByText('Ad group not found')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
      await expectAccessible(page)
    })
  }

  test('without an id says that it needs one', async ({ page }) => {
    await page.goto('/preview/ad-group')
    await expect(page.getByText('Ad group ID is required')).toBeVisible()
  })

  test("a closed preview and another group's id give no files", async ({ request }) => {
    const [mine, other] = [campaign('Silent Miles Launch'), campaign('Cold Brew Summer')]
    const address = (group: Campaign, ad: string) => `${preview(group.id)}/files/${ad}/static`
    const ad = 'e3000000-0000-4000-8000-000000000201'
    expect((await request.get(address(mine, ad))).status()).toBe(200)
    expect((await request.get(address(other, ad))).status()).toBe(404)
    await setPreview(mine.id, false)
    expect((await request.get(address(mine, ad))).status()).toBe(404)
    expect((await request.get(`${preview(mine.id)}/all.zip`)).status()).toBe(404)
    await setPreview(mine.id, true)
  })
})

test('a signed URL of a file expires within ten minutes', async ({ request }) => {
  const group = campaign('Cold Brew Summer')
  const response = await request.get(
    `${preview(group.id)}/files/e3000000-0000-4000-8000-000000000101/static`,
    { maxRedirects: 0 },
  )
  const { pathname, searchParams } = new URL(response.headers().location ?? '')
  const { iat, exp } = JSON.parse(
    Buffer.from(searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, number>
  expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(600)

  const address = await signFile(pathname.split('/object/sign/ads/')[1] ?? '', 1)
  await expect.poll(async () => (await request.get(address)).ok()).toBe(false)
})

test('a group without ads says so', async ({ page }) => {
  await page.goto(preview(campaign('Five in the Morning').id))
  await expect(page.getByText('No ads available')).toBeVisible()
  await expect(page.getByText("This ad group doesn't contain any ads yet.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download All Ads' })).toHaveCount(0)
  await expectAccessible(page)
})
