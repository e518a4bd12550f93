import { fillApplicationForm, openApplicationForm } from '../fixtures/application-form.ts'
import { getApplication } from '../fixtures/database.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const uniqueEmail = (name: string) => `${name}-${Date.now()}@example.com`

test('an application is stored once with its gear, and another one begins empty', async ({ page }) => {
  const email = uniqueEmail('apply')
  const bolex = `Bolex H16 ${Date.now()}`
  await openApplicationForm(page)
  await fillApplicationForm(page, email)

  const cameras = page.getByRole('combobox', { name: 'Cameras' })
  await cameras.fill('fx3')
  await page.getByRole('option', { name: 'Sony FX3', exact: true }).click()
  await cameras.fill('sony fx3')
  await expect(page.getByRole('option', { name: 'Sony FX3', exact: true })).toBeHidden()
  await cameras.fill(bolex)
  await expect(page.getByText(`Press Enter to add "${bolex}" as a new camera`)).toBeVisible()
  await expectAccessible(page)
  await cameras.press('Enter')
  await expect(page.getByText('New camera added successfully')).toBeVisible()
  const lenses = page.getByRole('combobox', { name: 'Lenses' })
  await lenses.fill('s4/i 50')
  await expect(page.getByRole('option', { name: 'Cooke S4/i 50mm T2', exact: true })).toBeVisible()
  await lenses.press('Enter')
  await lenses.fill('helios')
  await lenses.press('Escape')
  await page.getByRole('button', { name: 'Remove Sony FX3' }).press('Enter')
  await expect(page.getByRole('button', { name: `Remove ${bolex}` })).toBeFocused()

  await page.getByRole('button', { name: 'Submit Application' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
  await expect(page.getByText('Application submitted successfully!')).toBeVisible()
  expect(await getApplication(email)).toMatchObject({
    country: 'USA',
    status: 'new',
    website: null,
    cameras: [{ name: bolex, status: 'pending' }],
    lenses: [{ name: 'Cooke S4/i 50mm T2', status: 'approved' }],
  })
  await page.getByRole('link', { name: 'Submit Another Application' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('Country')).toHaveValue('USA')
})

test('choosing an address fills its fields and removes their errors', async ({ page }) => {
  await page.goto('/hiring-videographers')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Form validation failed')).toBeVisible()
  for (const name of ['Street address', 'City', 'State', 'ZIP code', 'About section', 'Phone number']) {
    await expect(page.getByText(`${name} is required`)).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('Street address').fill('123 Main St, 48104')
  await page.getByRole('option', { name: '123 Main St, Ann Arbor, MI 48104' }).click()
  await expect(page.getByLabel('Street address')).toHaveValue('123 Main St')
  await expect(page.getByLabel('City')).toHaveValue('Ann Arbor')
  await expect(page.getByLabel('State')).toHaveValue('MI')
  await expect(page.getByLabel('ZIP code')).toHaveValue('48104')
  await expect(page.getByText('City is required')).toBeHidden()
  await expect(page.getByText('First name is required')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Ann Arbor')
})

test.describe('without a key', () => {
  test.use({ expectedConsole: [/500/] })

  test('the street is a field as any other', async ({ page }) => {
    await page.route('**/api/get-google-maps-key', (route) => route.fulfill({ status: 500 }))
    await page.goto('/hiring-videographers')
    await page.getByLabel('Street address').focus()
    await expect(page.getByPlaceholder(/\(autocomplete unavailable\)/)).toBeVisible()
    await expect(page.getByText('Failed to load Google Maps API key')).toBeVisible()
    await expectAccessible(page)
  })

  test('the message also appears when the field has focus before hydration', async ({ page }) => {
    await page.route('**/api/get-google-maps-key', (route) => route.fulfill({ status: 500 }))
    const entered = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/**', async (route) => {
      if (route.request().resourceType() === 'script') await entered.promise
      await route.continue()
    })
    const arrival = page.goto('/hiring-videographers')
    await page.getByLabel('Street address').focus()
    entered.resolve()
    await arrival
    await expect(page.getByPlaceholder(/\(autocomplete unavailable\)/)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form returns errors, typed text and text fields for gear', async ({ page }) => {
    await page.goto('/hiring-videographers')
    await page.getByRole('textbox', { name: 'Cameras' }).fill('Sony FX3\nBolex H16')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('First name is required')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Cameras' })).toHaveValue('Sony FX3\nBolex H16')
  })
})
