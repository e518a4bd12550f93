import { gzipSync } from 'node:zlib'
import { spokenCaptions } from '../fixtures/films.ts'
import { asServer } from '../fixtures/rest.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** The bar of a public page without its styles, compressed: tools/perf/bars.ts. */
const MAX_HTML = 20_000

const VTT = `WEBVTT

00:00.500 --> 00:02.500
First pour of the day.

00:02.000 --> 00:04.000
At ninety-three degrees.

00:04.000 --> 00:04.800
This line has far too many words
for anybody to read it.
`

test('captions are uploaded, corrected by key, saved over a conflict, and shown to visitors', async ({
  page,
  loginAs,
  context,
}) => {
  const { data: film } = await asServer()
    .from('videos')
    .select('id, slug')
    .eq('slug', 'lakeshore-roasters-first-pour')
    .single<{ id: string; slug: string }>()
    .throwOnError()
  // Of a first try that failed on the way.
  await asServer().from('captions').delete().match({ video_id: film.id, language: 'de' }).throwOnError()
  await loginAs('admin')
  await page.goto(`/dashboard/admin/video-gallery/${film.id}`)
  const captions = page.getByRole('region', { name: 'Captions and chapters', exact: true })
  await captions.getByLabel('Language').selectOption('de')
  await captions.getByLabel('File').setInputFiles({
    name: 'a.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('no captions'),
  })
  await captions.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(captions.getByText(/Line 1/)).toBeVisible()
  await captions.getByLabel('File').setInputFiles({
    name: 'a.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(VTT),
  })
  await captions.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Captions: Deutsch')
  const editor = page.getByRole('group', { name: 'Editor' })
  const state = editor.getByRole('status').first()
  await expect(state).toHaveText('3 cues. 2 things to look at.')
  await expectAccessible(page)

  const cues = editor.getByRole('list', { name: 'Cues' })
  await cues.getByRole('button', { name: /ninety-three/ }).click()
  await expect(editor.getByText('It starts before the one above it ends.')).toBeVisible()
  const monitor = editor.locator('video')
  await expect.poll(() => monitor.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  await monitor.evaluate((video: HTMLVideoElement) => (video.currentTime = 2.5))
  await expect(editor.getByText('Film at 00:02.500')).toBeVisible()
  await page.keyboard.press('i')
  await expect(editor.getByLabel('Start', { exact: true })).toHaveValue('00:02.500')
  await expect(state).toHaveText('3 cues. 1 thing to look at. Not saved yet.')
  await page.keyboard.press('Control+z')
  await expect(editor.getByLabel('Start', { exact: true })).toHaveValue('00:02.000')
  await page.keyboard.press('Control+Shift+z')
  await cues.getByRole('button', { name: /far too many/ }).click()
  await expect(editor.getByText(/It is too fast to read/)).toBeVisible()
  await editor.getByRole('button', { name: 'Delete' }).click()
  await monitor.evaluate((video: HTMLVideoElement) => (video.currentTime = 4.2))
  await expect(editor.getByText('Film at 00:04.200')).toBeVisible()
  await editor.getByRole('button', { name: 'Add cue' }).click()
  await expect(editor.getByLabel('Text')).toBeFocused()
  await page.keyboard.type('Then it rests.')
  await expect(state).toHaveText('3 cues. Not saved yet.')
  await expect(editor.getByText('This tab has unsaved changes.')).toHaveCount(0)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await editor.getByRole('button', { name: 'Keep editing' }).click()
  await expect(state).toHaveText('3 cues. Not saved yet.')
  await cues.getByRole('button', { name: /Then it rests/ }).click()

  const other = await context.newPage()
  await other.goto(page.url())
  await page.keyboard.press('Control+s')
  await expect(state).toHaveText('3 cues. Saved.')

  const theirs = other.getByRole('group', { name: 'Editor' })
  await theirs.getByLabel('Text').fill('Someone else wrote this.')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Someone else saved these captions.')).toBeVisible()
  await expectAccessible(other)
  await theirs.getByRole('button', { name: 'Take theirs' }).click()
  await expect(theirs.getByRole('button', { name: /Then it rests/ })).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto(`/videos/${film.slug}`)
  const track = visitor.locator('track[srclang="de"]')
  await expect(track).toHaveCount(1)
  const file = await context.request.get((await track.getAttribute('src')) ?? '')
  expect(await file.text()).toContain('Then it rests.')

  await page.getByText('As WebVTT text').click()
  await page.getByLabel('WebVTT', { exact: true }).fill(spokenCaptions(1500))
  await page.getByRole('button', { name: 'Save text' }).click()
  await expect(state).toContainText('188 cues.')
  await visitor.reload()
  await visitor.getByText('Transcript', { exact: true }).click()
  await visitor.getByRole('link', { name: 'Read the rest' }).click()
  await expect(visitor.getByRole('link', { name: 'Read the rest' })).toHaveCount(0)
  const html = await (await context.request.get(`/videos/${film.slug}`)).text()
  const unstyled = html.replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
  expect(gzipSync(unstyled).length).toBeLessThanOrEqual(MAX_HTML)
  test.info().annotations.push({
    type: 'bytes with transcript',
    description: String(gzipSync(html).length),
  })

  // By key: the button moves while the list of the new cues settles.
  await page.getByText('Delete', { exact: true }).last().press('Enter')
  await page.getByRole('button', { name: 'Yes, delete them' }).click()
  await expect(page.getByRole('heading', { name: 'These captions were deleted' })).toBeVisible()
})
