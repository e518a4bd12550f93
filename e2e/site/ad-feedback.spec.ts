import {
  adNamed,
  countOpens,
  createOpenGroup,
  fillAuthor,
  forgetApprovals,
  getFilm,
  listCommentsBy,
  listLettersAbout,
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
const MANAGER = 'manager@fieldlight.example'

const client = () => {
  const name = `Dana ${Date.now().toString(36)}`
  return { name, email: `${name.replace(' ', '-').toLowerCase()}@example.com` }
}

test('a client comments once, approves, and the managers are told', async ({ page }) => {
  const author = client()
  await forgetApprovals(AD)
  await openPreview(page, GROUP)
  const ad = adNamed(page, 'Nobody Up There')
  await ad.getByText('Leave a comment').click()
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

  await ad.getByText('Approve this ad').click()
  await expect(ad.getByText('Nobody Up There-motion.mp4, version 1')).toBeVisible()
  await expect(ad.getByRole('textbox', { name: 'Your name' })).toHaveValue(author.name)
  await ad.getByRole('button', { name: 'Approve as it is' }).click()
  await expect(ad.getByText(`Approved by ${author.name}, `)).toBeVisible()
  await expect(ad.getByText('Approve this ad')).toHaveCount(0)
  await expectAccessible(page)

  await page.reload()
  await expect(ad.getByText(`Approved by ${author.name}, `)).toBeVisible()
  await expect(page.getByText(author.email)).toHaveCount(0)
  expect(await listLettersAbout(author.email)).toEqual([
    { kind: 'ad_approved_notice', recipient: MANAGER },
    { kind: 'ad_comment_notice', recipient: MANAGER },
  ])
})

test('a client cannot approve an ad whose film has changed meanwhile', async ({ page }) => {
  const author = client()
  const film = await getFilm(FILM_AD)
  await forgetApprovals(FILM_AD)
  await openPreview(page, GROUP)
  const ad = adNamed(page, 'Leave a Track')
  await ad.getByText('Approve this ad').click()
  await fillAuthor(ad, author)
  await page.clock.fastForward('00:30')
  await replaceFilm(GROUP, FILM_AD)
  await ad.getByRole('button', { name: 'Approve as it is' }).click()
  await expect(ad.getByText('The files have changed since you opened this page')).toBeVisible()
  await expect(ad.getByText('Leave a Track-motion.mp4, version 1')).toHaveCount(0)
  await ad.getByRole('button', { name: 'Approve as it is' }).click()
  await expect(ad.getByText(`Approved by ${author.name}, `)).toBeVisible()
  await setFilm(FILM_AD, film)
  await page.reload()
  await expect(ad.getByText(`Approved for an earlier version by ${author.name}, `)).toBeVisible()
  await expect(ad.getByText('Approve this ad')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a comment is stored after its errors are corrected', async ({ page }) => {
    const author = client()
    await fromAnotherAddress(page)
    await page.goto(`/preview/ad-group/${GROUP}`)
    const ad = adNamed(page, 'Leave a Track')
    await ad.getByText('Leave a comment').click()
    await ad.getByRole('textbox', { name: 'Comment' }).fill('Plain HTML works.')
    await ad.getByRole('button', { name: 'Send comment' }).click()
    await expect(ad.getByText('Name is required')).toBeVisible()
    await expect(ad.getByRole('textbox', { name: 'Comment' })).toHaveValue('Plain HTML works.')
    await fillAuthor(ad, author)
    await ad.getByRole('button', { name: 'Send comment' }).click()
    await expect(ad.getByText('Your comment is with the team.')).toBeVisible()
    expect(await listCommentsBy(author.name)).toHaveLength(1)
  })
})

test('a forged form stores nothing', async ({ page, request }) => {
  const author = client()
  await page.goto(`/preview/ad-group/${GROUP}`)
  const form = adNamed(page, 'Nobody Up There')
    .locator('form')
    .filter({ has: page.locator('[name=comment]') })
  const hidden = await form
    .locator('input[type=hidden]')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ name, value }) => [name, value]))
  const send = async (from: string, change: (value: string) => string = (value) => value) => {
    const fields = hidden.map(([name = '', value = '']) => [name, change(value)] as const)
    const response = await request.post(`/preview/ad-group/${GROUP}`, {
      headers: { origin: from },
      multipart: { ...Object.fromEntries(fields), ...author, comment: 'Forged.' },
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
