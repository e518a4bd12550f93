import type { Browser, Page } from '@playwright/test'

const FIELDS = {
  'First name': 'Nora',
  'Last name': 'Whitcomb',
  Email: 'nora@orchards.example',
  'Business name': 'Whitcomb Orchards',
  Message: 'A film about the harvest, begun under the old build.',
}

/** Opens and fills the form, with a clock that says half a minute has passed: faster forms count as sent by a program. */
export async function fillForm(browser: Browser, siteUrl: string): Promise<Page> {
  const page = await browser.newPage()
  await page.clock.install()
  await page.goto(`${siteUrl}/get-started`)
  for (const [label, value] of Object.entries(FIELDS)) await page.getByLabel(label).fill(value)
  await page.clock.fastForward('00:30')
  return page
}

/** Sends the form of an old build, reloads as the page asks, and sends it again. */
export async function sendThroughReload(page: Page) {
  const isPost = (answer: { request: () => { method: () => string } }) => answer.request().method() === 'POST'
  const send = page.getByRole('button', { name: /send/i })
  const [refusal] = await Promise.all([page.waitForResponse(isPost), send.click()])
  await page.getByRole('button', { name: 'Reload the page' }).click()
  // The draft is put back once the page has its scripts.
  await page.waitForFunction((text) => {
    const field = document.querySelector('textarea')
    return field?.value === text
  }, FIELDS.Message)
  const kept = []
  for (const label of Object.keys(FIELDS)) kept.push(await page.getByLabel(label).inputValue())
  await page.clock.fastForward('00:30')
  await send.click()
  await page
    .getByRole('status')
    .getByText(/24 hours/)
    .waitFor()
  return { refusedWith: refusal.status(), isKept: kept.join() === Object.values(FIELDS).join() }
}
