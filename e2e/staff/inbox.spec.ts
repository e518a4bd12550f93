import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { seededRandom } from '../../lib/time/daily-shuffle.ts'
import { createOpenGroup } from '../fixtures/ad-feedback.ts'
import { overflowAtDoubleText } from '../fixtures/double-text.ts'
import { asServer } from '../fixtures/rest.ts'
import { addStaff, loginAsStaff } from '../fixtures/staff.ts'
import { expect, expectAccessible, test as base } from '../fixtures/test.ts'

const HOME = '/dashboard/project-manager/home'
const INBOX = '/dashboard/project-manager/inbox'
const SETTINGS = '/dashboard/project-manager/settings'

type Work = {
  ad: string
  addAd: (title: string) => Promise<string>
  comment: (body: string, ad?: string) => Promise<void>
}

const test = base.extend<{ work: Work }>({
  /** A new manager is signed in, and assigned to a new group with one ad. */
  work: async ({ context }, provide) => {
    const server = asServer()
    const email = `inbox-${randomUUID()}@fieldlight.example`
    await addStaff(email, 'project_manager')
    const { data: manager } = await server.from('profiles').select('id').eq('email', email).single()
    const group = await createOpenGroup()
    const addAd = async (title: string) => {
      const id = randomUUID()
      const { error } = await server.from('ads').insert({ id, ad_group_id: group, title })
      expect(error).toBeNull()
      return id
    }
    const ad = await addAd('Harvest Morning')
    const assigned = await server
      .from('ad_group_assignments')
      .insert({ ad_group_id: group, profile_id: manager?.id as string })
    expect(assigned.error).toBeNull()
    await loginAsStaff(context, email)
    await provide({
      ad,
      addAd,
      comment: async (body, about = ad) => {
        const { error } = await server.rpc('submit_ad_comment', {
          ad_group_id: group,
          ad_id: about,
          payload: { author_name: 'Dana', email: 'dana@example.com', body },
          idempotency_key: randomUUID(),
          address_hash: randomUUID(),
        })
        expect(error).toBeNull()
      },
    })
    await server.from('ad_groups').delete().eq('id', group)
  },
})

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Inbox/ })

test('a comment raises the count without a reload, and reading it lowers the count in every tab', async ({
  page,
  context,
  work,
}) => {
  await page.clock.install()
  await page.goto(HOME)
  await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread')
  const other = await context.newPage()
  await other.goto(HOME)
  await expect(bell(other)).toHaveAccessibleName('Inbox, 1 unread')

  await work.comment('Darker, please.')
  await work.comment('And a little slower.')
  await page.clock.fastForward(31_000)
  await expect(bell(page)).toHaveAccessibleName('Inbox, 2 unread')
  await expect(page).toHaveTitle(/^\(2\) /)

  await bell(page).click()
  await expect(page).toHaveURL(INBOX)
  const comments = page.getByRole('listitem').filter({ hasText: '2 comments on Harvest Morning' })
  await expect(comments).toContainText('And a little slower.')
  await expect(comments).toContainText('Opened by tests')
  await expectAccessible(page)
  const link = comments.getByRole('link', { name: 'Unread: 2 comments on Harvest Morning' })
  // What the browser or another site asks for by itself marks nothing.
  const address = (await link.getAttribute('href')) ?? ''
  const byItself: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of byItself) {
    const answer = await page.request.get(address, { headers, maxRedirects: 0 })
    expect(answer.headers().location).toBe(INBOX)
  }
  const opening = context.waitForEvent('page')
  await link.click({ button: 'middle' })
  const opened = await opening
  await expect(opened).toHaveURL(`/dashboard/project-manager/ads/${work.ad}`)
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Inbox, 1 unread')
  await opened.close()

  await work.comment('Warmer, please.')
  await page.goto(`/dashboard/project-manager/ads/${work.ad}`)
  await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread')

  await page.goto(INBOX)
  await page.getByRole('button', { name: /^Mute/ }).click()
  await expect(page.getByText('You have read everything.')).toBeVisible()
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Inbox')
  await expect(page).toHaveTitle(/^(?!\().*Inbox/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page.getByRole('link', { name: '2 comments on Harvest Morning' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Notification settings' }).click()
  await page.getByRole('button', { name: /^Unmute/ }).click()
  await expect(page.getByRole('button', { name: /^Unmute/ })).toBeHidden()
  await page.getByLabel('A client comments on an ad').selectOption('Not at all')
  await page.getByRole('button', { name: 'Save notifications' }).click()
  await expect(page.getByText('Notifications saved').first()).toBeVisible()
  await expect(page.getByLabel('A client comments on an ad')).toHaveValue('nothing')
  await expectAccessible(page)
  await work.comment('Nobody hears this.')
  await page.goto(INBOX)
  await expect(page.getByText('You have read everything.')).toBeVisible()
})

test('whatever happens, bell, title and unread rows of three tabs say the same', async ({
  page: inbox,
  context,
  work,
}) => {
  const ads = new Map([['Harvest Morning', work.ad]])
  for (const title of ['Harvest Noon', 'Harvest Night']) ads.set(title, await work.addAd(title))
  const [all, home] = [await context.newPage(), await context.newPage()]
  const lists = [
    [inbox, INBOX],
    [all, `${INBOX}?show=all`],
  ] as const
  for (const [tab, address] of lists) await tab.goto(address)
  await home.goto(HOME)

  const unread = new Set(['Opened by tests'])
  const muted = new Set<string>()
  const number = seededRandom(20261126)
  const pick = <Item>(items: Iterable<Item>): Item => {
    const known = [...items]
    return known[Math.floor(number() * known.length)] as Item
  }
  const comment = async () => {
    const title = pick(ads.keys())
    await work.comment('Darker, please.', ads.get(title))
    if (!muted.has(title)) unread.add(title)
    // Nobody of this browser did it, so each tab hears of it when somebody comes back to it.
    for (const tab of [inbox, all, home])
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return `comment on ${title}`
  }
  const acts = {
    comment,
    joined: comment,
    read: async ([tab]) => {
      const title = pick(unread)
      await tab.getByRole('button', { name: new RegExp(`^Mark as read.*${title}$`) }).click()
      unread.delete(title)
      return `read ${title}`
    },
    readAll: async ([tab]) => {
      await tab.getByRole('button', { name: 'Mark all as read' }).click()
      unread.clear()
      return 'read all'
    },
    mute: async ([tab]) => {
      const title = pick(unread)
      await tab
        .getByRole('listitem')
        .filter({ hasText: 'Unread: ' })
        .getByRole('button', { name: new RegExp(`^Mute.*${title}$`) })
        .click()
      unread.delete(title)
      muted.add(title)
      return `mute ${title}`
    },
    open: async ([tab, address]) => {
      const title = pick(unread)
      await tab.getByRole('link', { name: new RegExp(`^Unread: .*${title}$`) }).click()
      await expect(tab.getByRole('heading', { level: 1 })).toContainText(title)
      await tab.goto(address)
      unread.delete(title)
      return `open ${title}`
    },
  } satisfies Record<string, (list: (typeof lists)[number]) => Promise<string>>

  const done: string[] = []
  for (let round = 0; round < 10; round += 1) {
    const act = unread.size > 0 ? pick(Object.values(acts)) : comment
    done.push(await act(pick(lists)))
    const after = done.join(', ')
    const name = unread.size > 0 ? `Inbox, ${unread.size} unread` : 'Inbox'
    const title = unread.size > 0 ? new RegExp(`^\\(${unread.size}\\) `) : /^[^(]/
    for (const tab of [inbox, all, home]) {
      await expect(bell(tab), after).toHaveAccessibleName(name)
      await expect(tab, after).toHaveTitle(title)
    }
    for (const [tab] of lists)
      await expect(tab.getByRole('link', { name: /^Unread: / }), after).toHaveCount(unread.size)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('the inbox is read, opened, marked and set', async ({ page, request, work }) => {
    const signedOut = await request.get('/dashboard/unread', { maxRedirects: 0 })
    expect(signedOut.status()).toBe(307)

    await work.comment('Darker, please.')
    await page.goto(INBOX)
    await expect(bell(page)).toHaveAccessibleName('Inbox, 2 unread')
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 700 })
    expect(await overflowAtDoubleText(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.getByRole('link', { name: 'Unread: Dana commented on Harvest Morning' }).click()
    await expect(page).toHaveURL(`/dashboard/project-manager/ads/${work.ad}`)
    await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread')

    await work.comment('Warmer, please.')
    await page.goto(INBOX)
    await page.getByRole('button', { name: /^Mark as read.*Harvest Morning/ }).click()
    await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('You have read everything.')).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Inbox')

    await page.goto(SETTINGS)
    await page.getByLabel('A client comments on an ad').selectOption('Inbox, and email about my ad groups')
    await page.getByLabel('A client approves an ad').selectOption('Inbox, and one email a day')
    await page.getByRole('button', { name: 'Save notifications' }).click()
    await expect(page.getByText('Notifications saved')).toBeVisible()
    await page.goto(SETTINGS)
    await expect(page.getByLabel('A client approves an ad')).toHaveValue('digest')
  })
})
