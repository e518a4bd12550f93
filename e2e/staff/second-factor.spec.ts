import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { addStaff, loginAsStaff, STAFF_PASSWORD } from '../fixtures/staff.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const SETTINGS = '/dashboard/owl/settings'
const HOME = '/dashboard/owl/home'

async function typePassword(page: Page, email: string) {
  await page.goto('/login?next=/dashboard/owl/home')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('an authenticator app is set up, asked for at the next sign-in, and stood in for by a recovery code without scripts', async ({
  page,
  context,
  browser,
  loginAs,
}) => {
  const email = `steps-${randomUUID()}@fieldlight.example`
  await addStaff(email, 'owl')
  await loginAsStaff(context, email)
  await page.goto(SETTINGS)
  const main = page.getByRole('main')
  await expect(main.getByText('This one')).toBeVisible()
  await main.getByRole('link', { name: 'Set up two-step sign-in' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)

  const key = (await page.getByText('Key to type:').locator('..').innerText()).replace(/^.*:|\s/g, '')
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  await page.getByLabel('Code that the app shows').fill('000 000')
  await page.getByLabel('Your password', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code does not match.')).toBeVisible()
  await page.getByLabel('Code that the app shows').fill(app.generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const codes = file.match(/\d{4}-\d{4}-\d{4}/g) ?? []
  expect(codes).toHaveLength(10)
  await page.getByRole('link', { name: 'I saved them' }).click()
  await expect(page).toHaveURL(SETTINGS)
  await expect(main.getByText(/^On since .*10 recovery codes left/)).toBeVisible()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const noScripts = await plain.newPage()
  await typePassword(noScripts, email)
  await expect(noScripts).toHaveURL(/\/login\/code\?next=/)
  await noScripts.goto(HOME)
  await expect(noScripts).toHaveURL(/\/login\/code\?next=/)
  await noScripts.getByLabel('Code').fill('123456')
  await noScripts.getByRole('button', { name: 'Continue' }).click()
  await expect(noScripts.getByText('This code is wrong or was used before.')).toBeVisible()
  await noScripts.getByLabel('Code').fill(codes[0] ?? '')
  await noScripts.getByRole('button', { name: 'Continue' }).click()
  await expect(noScripts).toHaveURL(HOME)

  await page.reload()
  await main.getByRole('button', { name: 'Log out all others' }).click()
  await expect(page.getByText(/^Logged out in 2 places/).first()).toBeVisible()
  await noScripts.goto(HOME)
  await expect(noScripts).toHaveURL(/\/login\?next=/)
  await plain.close()

  await context.clearCookies()
  await typePassword(page, email)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(HOME)

  await context.clearCookies()
  await loginAs('super_admin')
  await page.goto('/dashboard/super-admin/sign-in-rules')
  await expectAccessible(page)
  await page.goto(`/dashboard/super-admin/users?q=${encodeURIComponent(email)}`)
  await main.getByRole('link', { name: /^Nell [a-f]+$/ }).click()
  await main.getByText('Reset…').click()
  await main.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByText('Two-step sign-in is reset')).toBeVisible()
})

test('a passkey is added in the settings, asked for at the next sign-in, and removed', async ({
  page,
  context,
}) => {
  const email = `passkey-${randomUUID()}@fieldlight.example`
  await addStaff(email, 'owl')
  await loginAsStaff(context, email)
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', isUserVerified: true, hasUserVerification: true },
  })
  await page.goto('/login/second-factor?next=/dashboard/owl/settings')
  await page.getByLabel('Name of the passkey').fill('Blue key')
  await page.getByLabel('Password for the new passkey', { exact: true }).fill('not mine')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This is not your password')).toBeVisible()
  await page.getByLabel('Password for the new passkey', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await page.getByRole('link', { name: 'I saved them' }).click()
  await expect(
    page.getByRole('main').getByText(/^On since .*1 passkey\. 10 recovery codes left/),
  ).toBeVisible()

  await context.clearCookies()
  await typePassword(page, email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(HOME)

  await page.goto('/login/second-factor')
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^Blue key Added .* Last used/ }).check()
  await page.getByLabel('Password to remove it', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Remove the chosen passkey' }).click()
  await expect(page.getByRole('radio')).toHaveCount(0)
})
