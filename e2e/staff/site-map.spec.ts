import sharp from 'sharp'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

/** Of the demo: sites around the Great Lakes. */
const GROUP = 'e5000000-0000-4000-8000-000000000001'
const SITE = '/dashboard/owl/sites/e6000000-0000-4000-8000-000000000012'

test('table and map agree on what is around a place and in a rectangle', async ({ page, loginAs }) => {
  await loginAs('owl')
  await page.goto(`/dashboard/owl/sites?group=${GROUP}&layout=map`)
  const map = page.getByRole('application', { name: /^Map of \d+ sites$/ })
  await expect(map.getByRole('button').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByText('Area', { exact: true }).click()
  await page.getByLabel('Around', { exact: true }).fill('Nowhere at all')
  await page.getByRole('button', { name: 'Show what is around' }).click()
  await expect(page.getByLabel('Around', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Around', { exact: true }).fill('48502')
  await page.getByLabel('Miles').fill('150')
  await page.getByRole('button', { name: 'Show what is around' }).click()
  await expect(page.getByRole('link', { name: /^Remove: Within 150 miles of Flint, MI/ })).toBeVisible()
  const count = page.getByRole('status').filter({ hasText: /sites? match/ })
  const onMap = await count.textContent()
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(count).toHaveText(onMap ?? '')
  await expect(page.getByRole('rowheader')).toHaveCount(Number.parseInt(onMap ?? ''))

  await page.getByRole('link', { name: /^Remove: Within 150 miles/ }).click()
  await expect(page).not.toHaveURL(/near=/)
  await page.getByText('Area', { exact: true }).click()
  for (const [edge, degrees] of Object.entries({ Northern: 44, Southern: 42, Western: -86, Eastern: -82 })) {
    await page.getByLabel(`${edge} edge`).fill(String(degrees))
  }
  await page.getByRole('button', { name: 'Show the rectangle' }).click()
  await expect(page).toHaveURL(/box=42%2C-86%2C44%2C-82/)
  await expect(count).toBeVisible()
  const inBox = await count.textContent()
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(map).toBeVisible()
  await expect(count).toHaveText(inBox ?? '')
})

test('the map moves and zooms by keyboard', async ({ page, loginAs }) => {
  await loginAs('owl')
  await page.goto(`/dashboard/owl/sites?group=${GROUP}&layout=map`)
  const map = page.getByRole('application')
  const cluster = map.getByRole('button', { name: /^\d+ sites:/ }).first()
  await cluster.focus()
  await page.keyboard.press('Enter')
  await expect(map).toBeFocused()
  await expect(page.getByText(/of \d+ sites are in this part of the map/)).toBeVisible()
  await page.getByRole('button', { name: 'Show all sites' }).click()
  await expect(page.getByText(/^All \d+ sites with a position are on the map$/)).toBeVisible()
})

test('a site gets a better position by its pin, and a picture', async ({ page, loginAs }) => {
  await loginAs('owl')
  await page.goto(SITE)
  await page.getByText('Edit position').click()
  const typed = page.getByLabel('Position', { exact: true })
  const before = await typed.inputValue()
  const pin = page.getByRole('button', { name: /^Pin at/ })
  await pin.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(typed).not.toHaveValue(before)
  await page
    .getByRole('form', { name: 'Edit position' })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  await expect(page.getByText('Position saved')).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByRole('listitem').first().getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()

  const content = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
  const pictures = page.getByRole('region', { name: /^Pictures/ })
  await pictures
    .getByLabel('Upload pictures')
    .setInputFiles({ name: 'canopy.png', mimeType: 'image/png', buffer: content })
  await expect(pictures.getByRole('heading')).toContainText('3 of 12')
  await pictures.getByRole('textbox').last().fill('The canopy')
  await pictures.getByRole('button', { name: /^Save/ }).last().click()
  await expect(pictures.getByRole('button', { name: 'Enlarge: The canopy' })).toBeVisible()
  await pictures.getByRole('button', { name: 'Remove The canopy' }).click()
  await expect(pictures.getByRole('heading')).toContainText('2 of 12')
})

test.describe('while the server does not answer', () => {
  test.use({ expectedConsole: [/status of 503/] })

  test('the map says so, and loads when asked again', async ({ page, loginAs }) => {
    await loginAs('owl')
    await page.route('**/owl/sites/points?**', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await page.goto(`/dashboard/owl/sites?group=${GROUP}&layout=map`)
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
    await expect(failure).toBeVisible()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('application', { name: /^Map of \d+ sites$/ })).toBeVisible()
  })
})
