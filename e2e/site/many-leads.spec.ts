import { countLike, countSubmissions } from '../fixtures/database.ts'
import { postContactForm, readActionFields } from '../../tools/servers/post-form.ts'
import { expect, test } from '../fixtures/test.ts'
import { TEST_SITE_URL } from '../fixtures/test-site.ts'

const LEADS = 200
const AT_ONCE = 10
/** Of the second half against the first. */
const MAX_SLOWDOWN = 5

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

test('stores each of two hundred leads once, without growing slower, even when some are sent twice', async ({
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
  const durations: number[] = []
  while (people.length > 0) {
    const start = performance.now()
    await Promise.all(people.splice(0, AT_ONCE).map(send))
    durations.push(performance.now() - start)
  }
  const half = durations.length / 2
  // Compared within this run, because the time itself depends on the machine.
  expect(median(durations.slice(half))).toBeLessThan(MAX_SLOWDOWN * median(durations.slice(0, half)))
  expect(await countLike('contact_submissions', 'email', `${run}-%`)).toBe(LEADS)
  expect(await countLike('outbox_messages', 'recipient', `${run}-%`)).toBe(LEADS)
})

test('a text of 100 kB gets a field error, and an oversized body a polite page', async ({ request }) => {
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
