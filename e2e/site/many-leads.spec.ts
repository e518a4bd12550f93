import { countLike, countSubmissions } from '../fixtures/database.ts'
import { testEnv } from '../fixtures/keys.ts'
import { startNextServer } from '../fixtures/next-server.ts'
import { postContactForm, readActionFields } from '../../tools/servers/post-form.ts'
import { postUnmeasured } from '../../tools/servers/post-unmeasured.ts'
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

test('what does not say how long it is, is measured: a form is taken, and endless ones are refused without a trace', async ({
  request,
}) => {
  const site = await startNextServer(testEnv())
  try {
    const email = `measured-${Date.now()}@example.com`
    const form = new FormData()
    const fields = {
      ...(await readActionFields(request, site.url)),
      firstName: 'Nora',
      lastName: 'Whitcomb',
      businessName: 'Whitcomb Orchards',
      message: 'A film about the harvest.',
      email,
    }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const encoded = new Response(form)
    const headers = {
      origin: site.url,
      'x-forwarded-for': '2001:db8:8::1',
      'content-type': encoded.headers.get('content-type') ?? '',
    }
    const body = await encoded.bytes()
    const endless = Array<Uint8Array>(20).fill(Buffer.alloc(1024 ** 2, 'x'))
    for (const path of ['/get-started', '/login']) {
      const refused = await postUnmeasured(site.url + path, headers, [body, ...endless])
      expect(refused.status).toBe(413)
      expect(await refused.text()).toContain('That is too long')
    }
    expect(await countSubmissions(email)).toBe(0)
    expect(site.printed()).not.toMatch(/"level":"error"|Error:/)

    expect((await postUnmeasured(`${site.url}/get-started`, headers, [body])).status).toBe(200)
    expect(await countSubmissions(email)).toBe(1)
  } finally {
    await site.stop()
  }
})
