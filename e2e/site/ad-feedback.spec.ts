import {
  addOldComments,
  adNamed,
  choose,
  countOpens,
  createOpenGroup,
  fillAuthor,
  forgetApprovals,
  forgetComments,
  getFilm,
  listCommentsBy,
  openPreview,
  replaceFilm,
  setFilm,
} from '../fixtures/ad-feedback.ts'
import { fromAnotherAddress } from '../fixtures/contact-form.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const GROUP = 'e2000000-0000-4000-8000-000000000003'
const AD = 'e3000000-0000-4000-8000-000000000301'
const FILM_AD = 'e3000000-0000-4000-8000-000000000302'
const AD_OF_OTHER_GROUP = 'e3000000-0000-4000-8000-000000000201'

const client = () => {
  const name = `Dana ${Date.now().toString(36)}`
  return { name, email: `${name.replace(' ', '-').toLowerCase()}@example.com` }
}

// The group counts which of its ads are approved.
test.describe.configure({ mode: 'default' })

test('a client comments once, and approves', async ({ page }) => {
  const author = client()
  await forgetApprovals(AD)
  await openPreview(page, GROUP)
  const ad = adNamed(page, 'Nobody Up There')
  await choose(ad, 'Comment')
  await ad.getByRole('button', { name: 'Send comment' }).click()
  await expect(ad.getByText('Comment is required')).toBeVisible()
  await expectAccessible(page)
  await fillAuthor(ad, author)
  await ad.getByRole('textbox', { name: 'Comment' }).fill('<b>Colder</b>, please.\nAnd longer.')
  await page.clock.fastForward('00:30')
  await ad.getByRole('button', { name: 'Send comment' }).dblclick()
  await expect(ad.getByText('Your comment is with the team.')).toBeVisible()
  await expect(ad.getByRole('listitem').filter({ hasText: author.name })).toContainText('<b>Colder</b>')
  expect(await listCommentsBy(author.name)).toMatchObject([{ ad_id: AD, body: /And longer/ }])

  await ad.getByRole('button', { name: 'Change your answer' }).click()
  await choose(ad, 'Approve')
  await expect(ad.getByText('Nobody Up There-motion.mp4, version 1')).toBeVisible()
  await expect(ad.getByRole('textbox', { name: 'Your name' })).toHaveValue(author.name)
  await ad.getByRole('button', { name: 'Approve as it is' }).click()
  await expect(ad.getByText(`Approved by ${author.name}, `)).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(ad.getByText(`Approved by ${author.name}, `)).toBeVisible()
  await expect(ad.getByRole('radio', { name: 'Approve' })).toHaveCount(0)
  await expect(page.getByText(author.email)).toHaveCount(0)
})

test('a client asks for changes at the paused frame and at a spot, and marks lead there', async ({
  page,
}) => {
  const author = client()
  await openPreview(page, GROUP)
  const ad = adNamed(page, 'Nobody Up There')
  const film = ad.getByLabel('Motion ad: Nobody Up There')
  await film.evaluate(async (video: HTMLVideoElement) => {
    await video.play()
    video.pause()
    video.currentTime = 1.5
  })
  await choose(ad, 'Request changes')
  const moment = ad.getByRole('textbox', { name: 'Moment of the film' })
  await expect(moment).toHaveValue('0:01.50')
  await film.evaluate((video: HTMLVideoElement) => (video.currentTime = 2))
  await expect(moment).toHaveValue('0:02.00')
  await ad.getByRole('button', { name: 'Mark a spot on the picture' }).click()
  await ad.getByRole('slider', { name: 'From the left' }).press('Home')
  const picture = ad.getByAltText('Static ad: Nobody Up There')
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  await picture.click({ position: { x: width / 4, y: height / 2 }, force: true })
  await expect(ad.getByRole('slider', { name: 'From the left' })).toHaveAttribute('aria-valuetext', '25 %')
  await ad.getByRole('textbox', { name: 'What should change?' }).fill('Less wind here.')
  await fillAuthor(ad, author)
  await expectAccessible(page)
  await page.clock.fastForward('00:30')
  await ad.getByRole('button', { name: 'Send request' }).click()
  await expect(ad.getByText('The team knows what to change.')).toBeVisible()

  await page.reload()
  await expect(ad.getByText('You asked for changes.')).toBeVisible()
  const said = ad.getByRole('listitem').filter({ hasText: author.name })
  await expect(said).toContainText('Changes requested')
  await ad.getByRole('link', { name: new RegExp(`^Comment \\d+ by ${author.name}$`) }).click()
  await expect(page).toHaveURL(/#comment-/)
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await ad.getByRole('button', { name: new RegExp(`by ${author.name}, at 0:02`) }).press('Enter')
  await expect.poll(at).toBe(2)
  await film.evaluate((video: HTMLVideoElement) => (video.currentTime = 0))
  await said.getByRole('link', { name: 'at 0:02' }).click()
  await expect.poll(at).toBe(2)
  await expectAccessible(page)
  await forgetComments(author.name)
})

test('a client cannot approve an ad whose film has changed meanwhile', async ({ page }) => {
  const author = client()
  const film = await getFilm(FILM_AD)
  await Promise.all([AD, FILM_AD].map(forgetApprovals))
  await openPreview(page, GROUP)
  const ad = adNamed(page, 'Leave a Track')
  await expect(page.getByText('0 of 2 approved')).toBeVisible()
  await page.getByText('Approve all 2 that are left').click()
  const all = page.getByRole('group').filter({ hasText: 'Approve all 2 that are left' })
  await fillAuthor(all, author)
  await page.clock.fastForward('00:30')
  await replaceFilm(GROUP, FILM_AD)
  await all.getByRole('button', { name: 'Approve 2 ads as they are' }).click()
  await expect(page.getByText('Leave a Track changed since you opened this page')).toBeVisible()
  await expect(page.getByText('1 of 2 approved')).toBeVisible()

  await choose(ad, 'Approve')
  await expect(ad.getByText('Leave a Track-motion.mp4, version 1', { exact: true })).toHaveCount(0)
  const version = ad.getByText(/motion\.mp4, version \d+$/)
  const before = (await version.textContent()) ?? ''
  await fillAuthor(ad, author)
  await replaceFilm(GROUP, FILM_AD)
  await ad.getByRole('button', { name: 'Approve as it is' }).click()
  await expect(ad.getByText('The files have changed since you opened this page')).toBeVisible()
  await expect(version).not.toHaveText(before)
  await ad.getByRole('button', { name: 'Approve as it is' }).click()
  await expect(ad.getByText(`Approved by ${author.name}, `)).toBeVisible()
  await setFilm(FILM_AD, film)
  await page.reload()
  await expect(ad.getByText(`Approved for an earlier version by ${author.name}, `)).toBeVisible()
  await expect(ad.getByRole('radio', { name: 'Approve' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a comment is stored after its errors are corrected', async ({ page }) => {
    const author = client()
    await fromAnotherAddress(page)
    await page.goto(`/preview/ad-group/${GROUP}`)
    const ad = adNamed(page, 'Leave a Track')
    await choose(ad, 'Comment')
    await ad.getByRole('textbox', { name: 'Comment' }).fill('Plain HTML works.')
    await ad.getByRole('textbox', { name: 'Moment of the film' }).fill('soon')
    await ad.getByRole('button', { name: 'Send comment' }).click()
    await expect(ad.getByText('Name is required')).toBeVisible()
    await expect(ad.getByText('Please enter minutes and seconds, such as 0:12')).toBeVisible()
    await ad.getByRole('textbox', { name: 'Moment of the film' }).fill('0:01')
    await expect(ad.getByRole('textbox', { name: 'Comment' })).toHaveValue('Plain HTML works.')
    await fillAuthor(ad, author)
    await ad.getByRole('button', { name: 'Send comment' }).click()
    await expect(ad.getByText('Your answer is with the team.')).toBeVisible()
    await expect(ad.getByRole('link', { name: 'at 0:01' }).last()).toHaveAttribute('href', /#t=1$/)
    expect(await listCommentsBy(author.name)).toHaveLength(1)
    await forgetComments(author.name)
  })
})

test('no comment is pushed off the page: older ones are a page further', async ({ page }) => {
  const { name } = client()
  await addOldComments(FILM_AD, name, 45)
  await page.goto(`/preview/ad-group/${GROUP}`)
  const ad = adNamed(page, 'Leave a Track')
  await ad.getByText(/^Comments \(\d+\)/).click()
  await ad.getByRole('link', { name: 'Older comments' }).click()
  await ad.getByRole('link', { name: 'Older comments' }).click()
  await expect(ad.getByText('No. 1.', { exact: true })).toBeVisible()
  await expect(ad.getByRole('link', { name: 'Older comments' })).toHaveCount(0)
  await ad.getByRole('link', { name: 'Newer comments' }).click()
  await expect(ad.getByText('No. 1.', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await forgetComments(name)
})

test('a forged form stores nothing', async ({ page, request }) => {
  const author = client()
  await page.goto(`/preview/ad-group/${GROUP}`)
  const form = adNamed(page, 'Nobody Up There')
    .locator('form')
    .filter({ has: page.locator('[name=answer]') })
  const hidden = await form
    .locator('input[type=hidden]')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ name, value }) => [name, value]))
  const send = async (from: string, change: (value: string) => string = (value) => value) => {
    const fields = hidden.map(([name = '', value = '']) => [name, change(value)] as const)
    const response = await request.post(`/preview/ad-group/${GROUP}`, {
      headers: { origin: from },
      multipart: { ...Object.fromEntries(fields), ...author, answer: 'comment', comment: 'Forged.' },
    })
    return response.text()
  }
  expect(hidden.length).toBeGreaterThan(0)
  await send('https://elsewhere.example')
  await send(TEST_SITE_URL, (value) => value.replaceAll(AD, AD_OF_OTHER_GROUP))
  await send(TEST_SITE_URL, (value) => value.replaceAll(GROUP, 'e2000000-0000-4000-8000-000000000005'))
  expect(await listCommentsBy(author.name)).toEqual([])
  // As it is, the form works: what was refused above was refused for what was changed.
  await send(TEST_SITE_URL)
  expect(await listCommentsBy(author.name)).toHaveLength(1)
})

test('a preview counts once per browser session and never for staff', async ({ page, request, loginAs }) => {
  const group = await createOpenGroup()
  await request.get(`/preview/ad-group/${group}`)
  const elsewhere = { headers: { origin: 'https://elsewhere.example' } }
  expect((await request.post(`/preview/ad-group/${group}/opened`, elsewhere)).status()).toBe(403)
  const answer = page.waitForResponse(/\/opened$/)
  await openPreview(page, group)
  expect((await answer).status()).toBe(204)
  await page.reload()
  await expect(page.getByText('No ads available')).toBeVisible()
  expect(await countOpens(group)).toBe(1)

  await loginAs('graphic_designer')
  await page.evaluate(() => sessionStorage.clear())
  const ofStaff = page.waitForResponse(/\/opened$/)
  await page.reload()
  await ofStaff
  expect(await countOpens(group)).toBe(1)
})
