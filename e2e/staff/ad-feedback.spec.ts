import { sayAboutAd } from '../fixtures/ad-feedback.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const GROUP = 'e2000000-0000-4000-8000-000000000001'
const AD = 'e3000000-0000-4000-8000-000000000103'
const OTHER_AD = 'e3000000-0000-4000-8000-000000000102'

test('a manager resolves a comment and reopens an approval', async ({ page, loginAs }) => {
  const author = await sayAboutAd(GROUP, AD)
  await loginAs('project_manager')
  await page.goto(`/dashboard/project-manager/ad-groups/${GROUP}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Two for the Road' })).toContainText(
    'Approved by the client',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Two for the Road' })).toContainText(
    'Changes requested',
  )
  await page.getByRole('link', { name: 'Two for the Road' }).click()
  const comment = page
    .getByRole('listitem')
    .filter({ hasText: 'Warmer, please.' })
    .filter({ hasText: author.name })
  await expect(comment.getByRole('link', { name: author.email })).toBeVisible()
  await expect(comment).toContainText('Changes requested')
  await page.getByRole('link', { name: new RegExp(`^Comment \\d+ by ${author.name}$`) }).click()
  await expect(page).toHaveURL(/#comment-/)
  await expectAccessible(page)
  await comment.getByRole('button', { name: 'Mark as settled' }).click()
  await expect(page.getByText('Comment settled')).toBeVisible()
  await expect(comment.getByRole('button', { name: 'Open again' })).toBeVisible()

  await page.getByRole('button', { name: `Reopen what ${author.name} approved` }).click()
  await expect(page.getByText('The client can approve it again')).toBeVisible()
  await page.goto(`/preview/ad-group/${GROUP}`)
  const ad = page.getByRole('article', { name: 'Two for the Road' })
  await expect(ad.getByRole('radio', { name: 'Approve' })).toBeVisible()
  await expect(ad.getByRole('listitem').filter({ hasText: author.name })).toContainText('Settled')
})

test('a designer reads comments without e-mail addresses and cannot resolve them', async ({
  page,
  loginAs,
}) => {
  const author = await sayAboutAd(GROUP, OTHER_AD)
  await loginAs('graphic_designer')
  await page.goto(`/dashboard/graphic-designer/ads/${OTHER_AD}`)
  await expect(page.getByText(author.name).first()).toBeVisible()
  await expect(page.getByText(author.email)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /settled|Reopen/ })).toHaveCount(0)
})
