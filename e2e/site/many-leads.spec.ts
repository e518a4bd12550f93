import { countLike, countSubmissions } from '../fixtures/database.ts'
import { postContactForm, readActionFields } from '../../tools/servers/post-form.ts'
import { expect, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

const LEADS = 200
const AT_ONCE = 10

test('two hundred people write within a minute, some of them twice, and each is heard once', async ({
  request,
}) => {
  const run = `rush-${Date.now()}`
  const action = await readActionFields(request, TEST_SITE_URL)
  const send = async (person: number) => {
    const response = await postContactForm(request, {
      siteUrl: TEST_SITE_URL,
      action,
      address: `2001:db8:5:${person.toString(16)}::1`,
      values: { email: `${run}-${person}@example.com` },
    })
    expect(response.ok()).toBe(true)
  }
  const people = Array.from({ length: LEADS }, (_, person) => [
    person,
    ...(person % 10 === 0 ? [person] : []),
  ]).flat()
  const begun = Date.now()
  while (people.length > 0) await Promise.all(people.splice(0, AT_ONCE).map(send))
  expect(Date.now() - begun).toBeLessThan(60_000)
  expect(await countLike('contact_submissions', 'email', `${run}-%`)).toBe(LEADS)
  expect(await countLike('outbox_messages', 'recipient', `${run}-%`)).toBe(LEADS)
})

test('a text of 100 kB is answered at its field, and a body beyond all measure politely', async ({
  request,
}) => {
  const action = await readActionFields(request, TEST_SITE_URL)
  const email = `long-${Date.now()}@example.com`
  const post = (message: string) =>
    postContactForm(request, {
      siteUrl: TEST_SITE_URL,
      action,
      address: '2001:db8:6::1',
      values: { email, message },
    })
  const long = await post('x'.repeat(100_000))
  expect(await long.text()).toContain('Message can have at most 5,000 characters')
  const huge = await post('x'.repeat(3_000_000))
  expect(huge.status()).toBe(413)
  expect(await huge.text()).toContain('That is too long')
  expect(await countSubmissions(email)).toBe(0)
})
