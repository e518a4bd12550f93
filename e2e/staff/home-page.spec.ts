import type { Page } from '@playwright/test'
import { asServer } from '../fixtures/rest.ts'
import { SOON } from '../fixtures/soon.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const SCREEN = '/dashboard/admin/home-page'

/** Saved in another browser, behind the back of the open page. */
async function chooseElsewhere(place: string, slugs: string[]) {
  const { data } = await asServer().from('videos').select('id, slug').in('slug', slugs).throwOnError()
  const ids = slugs.map(
    (slug) => (data as { id: string; slug: string }[]).find((row) => row.slug === slug)?.id,
  )
  await asServer().from('home_slots').update({ video_ids: ids }).eq('place', place).throwOnError()
}

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('films of a package are found, ordered by keys and saved; visitors see them; an undo takes them back', async ({
  page,
  loginAs,
  context,
}) => {
  // A first try of this test may have left its film there.
  await chooseElsewhere('broll-filming-edit', [
    'forge-and-fathom-night-shift',
    'marrow-and-thyme-the-pass',
    'copperline-transit-every-nine-minutes',
  ])
  await loginAs('admin')
  await page.goto(SCREEN)
  await expect(page.getByRole('heading', { level: 1, name: 'Home page films' })).toBeVisible()
  await expectAccessible(page)
  const broll = section(page, 'B-Roll Filming & Editing')
  await broll.getByRole('link', { name: 'Change B-Roll Filming & Editing' }).click()
  const chosen = broll
    .getByRole('group')
    .getByRole('listitem')
    .filter({ has: page.getByText(/^\d$/) })
  await expect(chosen).toHaveCount(3)
  const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  const earlier = await entries.count()

  await broll.getByLabel('Add a film').fill('first pour')
  await broll.getByRole('button', { name: 'Add First Pour' }).click()
  await expect(chosen).toHaveCount(4)
  for (let step = 0; step < 3; step += 1) {
    const up = broll.getByRole('button', { name: 'Move up First Pour' })
    await up.focus()
    await page.keyboard.press('Enter')
  }
  await expect(chosen.first()).toContainText('First Pour')
  await expect(broll.getByRole('button', { name: 'Move down First Pour' })).toBeFocused()
  await expectAccessible(page)

  await broll.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Films saved')).toBeVisible()
  const home = async () => (await context.request.get('/')).text()
  await expect.poll(home, SOON).toContain('lakeshore-roasters-first-pour')

  await expect(entries).toHaveCount(earlier + 1)
  await expect(entries.first()).toContainText('First Pour')
  await entries.first().getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(chosen).toHaveCount(3)
  await expect.poll(home, SOON).not.toContain('lakeshore-roasters-first-pour')
})

test('two editors: the second sees what the first saved, and decides', async ({ page, loginAs }) => {
  await loginAs('admin')
  await page.goto(SCREEN)
  const reels = section(page, 'Social Media Reels')
  await reels.getByRole('link', { name: /^Change/ }).click()
  await reels
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await chooseElsewhere('social-media-reels', ['kinetic-row-interval-reel'])
  await reels.getByRole('button', { name: 'Save', exact: true }).click()
  const alert = reels.getByRole('alert')
  await expect(alert).toContainText('Someone else changed these films')
  await reels.getByRole('button', { name: 'Take theirs' }).click()
  await expect(reels.getByText('1 of 8')).toBeVisible()
  await expect(alert).toBeHidden()
})

test('designers do not get in', async ({ page, loginAs }) => {
  await loginAs('graphic_designer')
  await page.goto(SCREEN)
  await expect(page).not.toHaveURL(new RegExp(SCREEN))
})
