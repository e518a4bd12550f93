import { fillContactForm, openContactForm } from '../fixtures/contact-form.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('the policy covers AI access, collection, protection and rights, and says where to write', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  await expect(page).toHaveTitle('Fieldlight | Privacy Policy')
  for (const heading of ['AI access', 'What we collect', 'How it is protected', 'Your rights', 'Contact']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'hello@fieldlight.example' })).toHaveAttribute(
    'href',
    'mailto:hello@fieldlight.example',
  )
  await expectAccessible(page)
})

test('the policy names everything that the site stores in the browser', async ({ page, context }) => {
  await openContactForm(page)
  await fillContactForm(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Pause the film' }).click()
  await page.getByRole('tab', { name: 'Drone Video' }).click()
  await page.goto('/blog/what-a-drone-is-good-for')
  await page.clock.fastForward(3_000)
  await expect(page.getByRole('dialog')).toBeVisible()

  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((key) => !key.startsWith('__next')),
    ...(await caches.keys()).map((name) => name.replace(/-v\d+$/, '')),
  ])
  expect(names.length).toBeGreaterThanOrEqual(4)
  expect(await context.cookies()).toEqual([])
  const policy = await (await page.request.get('/privacy-policy')).text()
  for (const name of names) expect(policy).toContain(`<code>${name}</code>`)
})
