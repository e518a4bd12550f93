import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  addDraft,
  cutFilm,
  DEMO_PICTURE,
  dropFile,
  garbledFilm,
  limitUpload,
  paddedFilm,
  sha256,
} from '../fixtures/films.ts'
import { DEMO_PASSWORD, demoEmail } from '../fixtures/login.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const MEBIBYTE = 1024 ** 2
const PART = 6 * MEBIBYTE

const screenOf = (id: string) => `/dashboard/admin/video-gallery/${id}`
const field = (page: Page) => page.getByText('Or drop it here')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function rowsOf(table: 'film_uploads' | 'film_probes', videoId: string) {
  const { data } = await asServer().from(table).select('*').eq('video_id', videoId).throwOnError()
  return data as { sha256: string; id: string }[]
}

test.describe('a film on its way', () => {
  // The part that was sent without a session.
  test.use({ expectedConsole: [/401 \(Unauthorized\)/] })

  test('is dropped, paused, outlives an expired session, and arrives once', async ({
    page,
    loginAs,
    context,
  }) => {
    const film = paddedFilm(24)
    const id = await addDraft(`Dropped ${randomUUID().slice(0, 8)}`)
    let parts = 0
    page.on('request', (request) => (parts += Number(request.method() === 'PATCH')))
    await loginAs('admin')
    await page.goto(screenOf(id))
    await page.locator('summary').filter({ hasText: 'Edit goal' }).click()
    await page.getByLabel('Goal', { exact: true }).fill('Typed before the session ended.')

    await limitUpload(page, 5 * MEBIBYTE)
    await dropFile(field(page), 'harvest.mp4', film)
    const row = page.getByRole('listitem').filter({ hasText: 'harvest.mp4' })
    await expect(row.getByRole('status')).toHaveText('Uploading')
    await expect(row).toContainText(/MB\/s · \d+ s left/)
    await row.getByRole('button', { name: 'Pause' }).click()
    await expect(row.getByRole('status')).toHaveText('Paused')
    await page.getByRole('link', { name: 'All videos' }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL(screenOf(id))
    await expectAccessible(page)

    await row.getByRole('button', { name: 'Continue' }).click()
    await expect(row.getByRole('status')).toHaveText('Uploading')
    await context.clearCookies()
    await expect(row.getByRole('status')).toContainText('Your session has ended')
    await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('Typed before the session ended.')

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      row.getByRole('link', { name: 'Sign in in a new tab' }).click(),
    ])
    await tab.getByLabel('Email').fill(demoEmail('admin'))
    await tab.getByLabel('Password').fill(DEMO_PASSWORD)
    await tab.getByRole('button', { name: 'Sign In' }).click()
    await expect(tab).toHaveURL(/dashboard/)
    await tab.close()
    await row.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('harvest.mp4 uploaded')).toBeVisible()
    await expect(section(page, 'Film').getByText('960 × 540 pixels')).toBeVisible()
    await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('Typed before the session ended.')

    expect((await rowsOf('film_probes', id)).map((probe) => probe.sha256)).toEqual([sha256(film)])
    expect(await rowsOf('film_uploads', id)).toEqual([])
    // A pause and the end of the session cost at most a part each.
    expect(parts).toBeLessThanOrEqual(Math.ceil(film.length / PART) + 2)

    await dropFile(field(page), 'mistake.mp4', film)
    const mistake = page.getByRole('listitem').filter({ hasText: 'mistake.mp4' })
    await expect(mistake.getByRole('status')).toHaveText('Uploading')
    await mistake.getByRole('button', { name: 'Cancel' }).click()
    await expect(mistake).toHaveCount(0)
    await expect.poll(() => rowsOf('film_uploads', id)).toEqual([])

    await limitUpload(page, -1)
    await dropFile(field(page), 'notes.mp4', Buffer.from('These are notes.'))
    await expect(
      page.getByRole('listitem').filter({ hasText: 'notes.mp4' }).getByRole('alert'),
    ).toContainText('this is not an MP4, MOV or WebM film')
    await expect.poll(() => rowsOf('film_uploads', id)).toEqual([])

    // The page never hears of the end of the check.
    await page.route(/film-uploads\/.+\/.+/, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { status: 'queued' } }) : route.fallback(),
    )
    await dropFile(field(page), 'second-cut.mp4', paddedFilm(1))
    const second = page.getByRole('listitem').filter({ hasText: 'second-cut.mp4' })
    await expect(second.getByRole('status')).toContainText('The server checks the film now')
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    const unfinished = page.getByRole('list', { name: 'Unfinished uploads' })
    await expect(unfinished).toContainText('This film has arrived and is checked.')
    await expectAccessible(page)
    await unfinished.getByRole('button', { name: 'Use this film' }).click()
    await expect(section(page, 'Film').getByRole('definition').first()).toHaveText('second-cut.mp4')
    await expect(page.getByText('Earlier films')).toBeVisible()
  })
})

test('renditions are made, a poster is taken from a frame, and a failure leaves what plays', async ({
  page,
  loginAs,
  context,
}, testInfo) => {
  test.setTimeout(360_000)
  const name = `Studio ${randomUUID().slice(0, 8)}`
  const id = await addDraft(name)
  await loginAs('admin')
  await page.goto(screenOf(id))
  await page.getByLabel('Upload film').setInputFiles(cutFilm(testInfo.outputPath('film.mp4')))
  const renditions = section(page, 'Renditions')
  await expect(renditions.getByText(/Waiting for their turn|Making them/)).toBeVisible()
  await expect(renditions.getByRole('row', { name: /Silent loop/ })).toBeVisible({ timeout: 90_000 })
  await expect(renditions.getByRole('row', { name: /Poster candidates/ })).toBeVisible()

  const poster = section(page, 'Poster')
  await poster.getByRole('button', { name: 'Take a frame' }).click()
  const position = poster.getByLabel('Position in the film')
  await expect(position).toBeEnabled()
  await position.fill('2')
  await expect(poster.getByText(/^00:02\.0/)).toBeVisible()
  await poster.getByRole('button', { name: 'Frame on' }).click()
  await expect(poster.getByText(/^00:02\.0[1-9]/)).toBeVisible()
  await expectAccessible(page)
  await poster.getByRole('button', { name: 'Use this frame' }).click()
  await poster.getByLabel('Size').fill('0.6')
  await poster.getByRole('button', { name: 'Save poster' }).click()
  await expect(poster.getByRole('img', { name: 'Poster in use' })).toBeVisible()
  await poster.getByLabel('Focus left to right').fill('20')
  await poster.getByRole('button', { name: 'Save focal point' }).click()
  await expect(poster.getByLabel('Focus left to right')).toHaveValue('20')
  const taken = await poster.getByRole('img', { name: 'Poster in use' }).getAttribute('src')

  await poster.getByLabel('Upload another').setInputFiles({
    name: 'poster.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  })
  await expect(poster.getByRole('alert')).toContainText('cannot be opened')
  await poster.getByLabel('Upload another').setInputFiles(DEMO_PICTURE)
  await poster.getByRole('button', { name: 'Save poster' }).click()
  await expect(poster.getByRole('img', { name: 'Poster in use' })).not.toHaveAttribute('src', taken ?? '')
  const change = section(page, 'History').getByRole('listitem').filter({ hasText: 'became' }).first()
  await change.getByRole('button', { name: 'Undo' }).click()
  await expect(poster.getByRole('img', { name: 'Poster in use' })).toHaveAttribute('src', taken ?? '')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  const { data: video } = await asServer().from('videos').select('slug, video_file').eq('id', id).single()
  await page.getByLabel('Replace film').setInputFiles({
    name: 'garbled.mp4',
    mimeType: 'video/mp4',
    buffer: garbledFilm(),
  })
  await expect(renditions.getByText('The last try failed. It will be retried automatically.')).toBeVisible({
    timeout: 60_000,
  })
  await context.clearCookies()
  const asked = await page.waitForResponse((response) => response.url().endsWith('/viewer'))
  await asked.finished()
  await expect(page).toHaveURL(screenOf(id))
  await loginAs('admin')
  await asServer()
    .from('jobs')
    .update({ max_attempts: 1, run_after: new Date(0).toISOString() })
    .eq('unique_key', `renditions:${id}`)
    .throwOnError()
  await expect(renditions.getByText('Failed, try again')).toBeVisible({ timeout: 60_000 })
  await expect(renditions.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)
  const visitor = await context.newPage()
  await visitor.goto(`/videos/${video?.slug}`)
  const player = visitor.locator('video')
  await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0)
  const after = await asServer().from('videos').select('video_file').eq('id', id).single()
  expect(after.data?.video_file).toBe(video?.video_file)
})
