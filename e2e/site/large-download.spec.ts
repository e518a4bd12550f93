import { createWriteStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { CAMPAIGNS } from '../../demo/ads/campaigns.ts'
import { startDownloadSite, type DownloadSite } from '../fixtures/download-site.ts'
import { expect, test } from '../fixtures/test.ts'
import { hashEntries } from '../fixtures/unzip.ts'

const MEGABYTE = 1024 * 1024

/** Bytes by which the server may grow at the most while it passes two gigabytes on. */
const MOST_GROWTH = 192 * MEGABYTE

/** Milliseconds for a database, a server and two gigabytes of films. */
const PREPARATION = 240_000

let site: DownloadSite

const archive = (id: string) => `${site.url}/preview/ad-group/${id}/all.zip`

/** The most bytes that a process ever held in memory. */
async function peakMemory(pid: number): Promise<number> {
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(PREPARATION)
  site = await startDownloadSite()
})
test.afterAll(() => site.stop())

test('two gigabytes arrive byte for byte, and the server stays small', async ({ request }, testInfo) => {
  test.setTimeout(PREPARATION)
  const { group, storage, pid } = site
  await request.get(archive(CAMPAIGNS[0]?.id ?? ''))
  const before = await peakMemory(pid)

  const response = await fetch(archive(group.id))
  const length = Number(response.headers.get('content-length'))
  expect(length).toBeGreaterThan(group.bytes)
  const file = testInfo.outputPath('all.zip')
  try {
    await pipeline(Readable.fromWeb(response.body as WebStream), createWriteStream(file))
    expect((await stat(file)).size).toBe(length)
    expect((await peakMemory(pid)) - before).toBeLessThan(MOST_GROWTH)
    expect(storage.mostOpen()).toBe(1)
    expect(await hashEntries(file)).toEqual(group.hashes)
  } finally {
    await rm(file)
  }
})

test('the server stops reading when the client leaves', async () => {
  const { group, storage } = site
  const client = new AbortController()
  const response = await fetch(archive(group.id), { signal: client.signal })
  await response.body?.getReader().read()
  expect(storage.open()).toBe(1)
  client.abort()
  await expect.poll(storage.open).toBe(0)
})

test.describe('a deleted film', () => {
  test.use({ expectedConsole: [/404|Failed to load resource/] })

  test('the page names it, and the server packs the rest', async ({ page }) => {
    const { group, storage } = site
    await page.goto(`${site.url}/preview/ad-group/${group.id}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download All Ads' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Two Gigabytes-ads.zip')
    await expect(page.getByText(`Could not be downloaded: ${group.gone}`)).toBeVisible()
    await download.cancel()
    await expect.poll(storage.open).toBe(0)
  })
})
