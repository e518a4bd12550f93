import { randomUUID } from 'node:crypto'
import {
  addClientToAsk,
  addRequest,
  listReviewsOf,
  openReviewForm,
  tokenOf,
} from '../fixtures/review-requests.ts'
import { SOON } from '../fixtures/soon.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const LIST = '/dashboard/admin/add-review'
const REQUESTS = '/dashboard/admin/review-requests'

/** The ground of the public pages. */
const DARK = /^lab\(\d\./

const lastSegment = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

test('a contact is asked, answers once, and visitors see the review when it is published', async ({
  page,
  context,
  loginAs,
}) => {
  const client = await addClientToAsk()
  const text = `They came at five & stayed until the light was right. ${randomUUID()}`
  await loginAs('admin')
  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Review requests' }).click()
  await expect(sidebar.locator('[aria-current]')).toHaveText('Reviews')
  await page.getByRole('link', { name: 'Ask for a review' }).click()
  await page.getByRole('combobox', { name: 'Client' }).selectOption(client.id)
  await expect(page.getByLabel('Person')).toHaveValue(client.contactId)
  await page.goto(`/dashboard/admin/add-contact/${client.contactId}`)
  await page.getByRole('link', { name: 'Ask for a review' }).click()
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(client.id)
  await expect(page.getByLabel('Person')).toHaveValue(client.contactId)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(client.person)
  await expectAccessible(page)
  const requestId = lastSegment(page.url())
  const token = await tokenOf(requestId)

  await context.clearCookies()
  const form = await context.newPage()
  await openReviewForm(form, token)
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('How was it, Dana?')
  await expect(form.locator('video')).toBeVisible()
  await expect(form.getByText(`${client.person}, ${client.name}`)).toBeVisible()
  await form.clock.fastForward('00:30')
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(form.getByText('Choose one to five stars')).toBeVisible()
  await expect(form.getByText('Your review is required')).toBeVisible()
  await expect(form.getByText('Check this box so that we can publish it')).toBeVisible()
  await expectAccessible(form)
  await form.getByRole('radio', { name: '4 stars' }).check()
  await form.getByRole('textbox', { name: 'Your review' }).fill(text)
  await form.reload()
  await expect(form.getByRole('textbox', { name: 'Your review' })).toHaveValue(text)
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send review' }).dblclick()
  await expect(form.getByRole('heading', { name: 'Thank you. Your review is with us.' })).toBeVisible()
  await expectAccessible(form)
  expect(await listReviewsOf(client)).toMatchObject([{ rating: 4, description: text, status: 'waiting' }])
  await form.reload()
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your review is with us.')
  await expect(form.getByText(client.person)).toHaveCount(0)

  const home = async () => (await context.request.get('/')).text()
  const shownText = text.replace('&', '&amp;')
  expect(await home()).not.toContain(shownText)
  await loginAs('admin')
  await page.goto(`${LIST}?status=waiting&q=${client.name.split(' ').at(-1)}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: client.name }).click()
  await expect(page.getByText('with consent to publish it')).toBeVisible()
  const card = page.getByRole('region', { name: 'As visitors see it' })
  await expect(card.getByText('Rated 4 out of 5')).toBeAttached()
  await expect(card.locator('[inert]')).toHaveCSS('background-color', DARK)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The home page shows it at place 1 of 4.')).toBeVisible()
  await expect.poll(home, SOON).toContain(shownText)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Show first' }).click()
  await expect(page.getByText('Published, and shown first.')).toBeVisible()
  await page.getByRole('button', { name: 'Show by date again' }).click()
  await expect(page.getByRole('button', { name: 'Show first' })).toBeVisible()

  await page.locator('summary').filter({ hasText: 'Edit text' }).click()
  const edit = page.getByRole('form', { name: 'Edit text' })
  await expect(edit.getByLabel('Text')).toBeFocused()
  await edit.getByLabel('Text').fill('Half of it.')
  await expect(card.getByText('Half of it.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByText(text)).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Edit rating' }).click()
  const rating = page.getByRole('form', { name: 'Edit rating' }).getByLabel('Rating')
  // An edit that has just opened takes the saved value, and then the focus.
  await expect(rating).toBeFocused()
  await rating.selectOption('3')
  await expect(card.getByText('Rated 3 out of 5')).toBeAttached()
  await page.getByRole('form', { name: 'Edit rating' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3 of 5 stars')).toBeVisible()

  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await history.filter({ hasText: 'Published' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect.poll(home, SOON).not.toContain(shownText)
  await page.goto(`${REQUESTS}/${requestId}`)
  await page.getByRole('link', { name: 'Read the review' }).click()
  await page.getByText('Delete this review').click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('heading', { name: 'This review was deleted' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review of ${client.name}`)
  await expect(page.getByText('with consent to publish it')).toBeVisible()
})

test('a new review is drawn while it is typed, and exported', async ({ page, loginAs }) => {
  const client = await addClientToAsk()
  await loginAs('admin')
  await page.goto(`${LIST}/new`)
  await page.getByRole('combobox', { name: 'Client' }).selectOption(client.id)
  const card = page.getByRole('region', { name: 'As visitors see it' })
  await expect(card.getByText(client.person)).toBeVisible()
  await page.getByLabel('Rating').selectOption('2')
  await expect(card.getByText('Rated 2 out of 5')).toBeAttached()
  await page.getByRole('button', { name: 'Add review' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription('Text is required')
  await page.getByRole('textbox', { name: 'Text' }).fill('Fine, but late.')
  await expect(card.getByText('Fine, but late.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Website').selectOption('hidden')
  await page.getByRole('button', { name: 'Add review' }).click()
  await expect(page.getByText('Visitors do not see it.')).toBeVisible()
  expect(await listReviewsOf(client)).toMatchObject([{ rating: 2, status: 'hidden' }])
  const csv = await page.request.get(`${LIST}/export.csv?status=hidden&client=${client.id}`)
  expect(await csv.text()).toContain('"Fine, but late."')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a client answers after the errors are corrected, and other links say that they ended', async ({
    page,
  }) => {
    const client = await addClientToAsk()
    const token = await addRequest(client)
    await page.goto(`/review/${token}`)
    await page.getByRole('textbox', { name: 'Your review' }).fill('Plain HTML works.')
    await page.getByRole('radio', { name: '5 stars' }).check()
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByText('Check this box so that we can publish it')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('Plain HTML works.')
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you. Your review is with us.' })).toBeVisible()
    expect(await listReviewsOf(client)).toMatchObject([{ rating: 5, status: 'waiting' }])

    for (const ended of [
      randomUUID(),
      await addRequest(client, { expires_at: '2020-01-01' }),
      await addRequest(client, { withdrawn_at: '2020-01-01' }),
    ]) {
      await page.goto(`/review/${ended}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
      await expect(page.getByText(client.person)).toHaveCount(0)
    }
  })
})
