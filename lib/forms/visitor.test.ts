import { isTrusted, readVisitor, submissionKey, type VisitorRequest } from './visitor'

const SITE = 'https://fieldlight.example'

function request({
  values = {},
  headers = {},
}: {
  values?: VisitorRequest['values']
  headers?: HeadersInit
}) {
  return {
    form: 'contact_submit',
    values: { firstName: 'Ada', subject: '', ...values },
    headers: new Headers({ origin: SITE, 'x-forwarded-for': '203.0.113.7', ...headers }),
    proxyHops: 1,
    siteUrl: SITE,
    secret: 'secret',
  }
}

test('accepts a person, with and without JavaScript', () => {
  expect(readVisitor(request({}))).not.toBeNull()
  expect(readVisitor(request({ values: { fillTime: '45000', ticket: 'one' } }))).not.toBeNull()
})

test.each([
  ['another site', request({ headers: { origin: 'https://evil.example' } })],
  ['a null origin', request({ headers: { origin: 'null' } })],
  ['a filled trap', request({ values: { subject: 'Cheap watches' } })],
  ['a form filled too fast', request({ values: { fillTime: '300' } })],
  ['an invalid fill time', request({ values: { fillTime: 'soon' } })],
])('rejects %s', (_, refused) => {
  expect(readVisitor(refused)).toBeNull()
})

test('rejects a request without an Origin header', () => {
  const { headers, ...rest } = request({})
  headers.delete('origin')
  expect(readVisitor({ ...rest, headers })).toBeNull()
})

test('identifies two requests of one address without storing it', () => {
  const visitor = readVisitor(request({}))
  expect(visitor?.addressHash).toBe(readVisitor(request({ values: { firstName: 'Eve' } }))?.addressHash)
  expect(JSON.stringify(visitor)).not.toContain('203.0.113.7')
})

test.each([
  [{ source: '/videos' }, `${SITE}/get-started?from=home`, '/videos'],
  [{}, `${SITE}/get-started?from=%2Fvideo-production-in%2Ftexas`, '/video-production-in/texas'],
  [{}, `${SITE}/get-started`, '/get-started'],
  [{}, 'not an address', null],
  [{ source: 'x'.repeat(199) + '🎬' }, '', `${'x'.repeat(199)}\ufffd`],
  [{ source: `a\u0000b${'x'.repeat(500)}` }, '', `ab${'x'.repeat(198)}`],
])('with %o and the referrer %p the source is %p', (values, referer, source) => {
  expect(readVisitor(request({ values, headers: { referer } }))?.source).toBe(source)
})

describe('a form counts as a duplicate', () => {
  const sendingOf = (values: VisitorRequest['values'], changes: Partial<VisitorRequest> = {}) => {
    const visitor = readVisitor({ ...request({ values }), ...changes })
    return { sender: visitor?.sender, hasTicket: visitor?.hasTicket }
  }
  const elsewhere = new Headers({ origin: SITE, 'x-forwarded-for': '198.51.100.1' })

  test('with the same ticket, at any time and from any address', () => {
    const first = sendingOf({ ticket: 'one' })
    expect(first.hasTicket).toBe(true)
    expect(sendingOf({ ticket: 'one', fillTime: '9000' }, { headers: elsewhere })).toEqual(first)
    expect(sendingOf({ ticket: 'two' }).sender).not.toBe(first.sender)
    expect(sendingOf({ ticket: 'one' }, { form: 'application_submit' }).sender).not.toBe(first.sender)
  })

  test('without a ticket, from the same address', () => {
    const first = sendingOf({})
    expect(first.hasTicket).toBe(false)
    expect(sendingOf({ ticket: '' })).toEqual(first)
    expect(sendingOf({}, { headers: elsewhere }).sender).not.toBe(first.sender)
    expect(sendingOf({}, { form: 'application_submit' }).sender).not.toBe(first.sender)
  })
})

describe('submissionKey', () => {
  const data = { firstName: 'Ada', message: 'Hello' }
  const key = submissionKey('Ada at noon', data)

  test('is a UUID', () => {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  })

  test('is equal for the same sender and data, and differs otherwise', () => {
    expect(submissionKey('Ada at noon', { ...data })).toBe(key)
    expect(submissionKey('Ada at night', data)).not.toBe(key)
    expect(submissionKey('Ada at noon', { ...data, message: 'Hello again' })).not.toBe(key)
  })
})

describe('isTrusted', () => {
  const CONFIG = { siteKey: 'site', projectId: 'project', apiKey: 'key', minScore: 0.5 }

  const answer = (body: object, status = 200) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }))

  const assessed = (score: number, tokenProperties: object = {}) => ({
    tokenProperties: { valid: true, action: 'contact_submit', ...tokenProperties },
    riskAnalysis: { score },
  })

  beforeEach(() => jest.spyOn(process.stdout, 'write').mockImplementation(() => true))
  afterEach(() => jest.restoreAllMocks())

  test('accepts a good score for our action', async () => {
    const fetched = answer(assessed(0.5))
    expect(await isTrusted('token', 'contact_submit', CONFIG)).toBe(true)
    expect(String(fetched.mock.calls[0]?.[0])).toContain('/projects/project/assessments')
    expect(String(fetched.mock.calls[0]?.[1]?.body)).toBe(
      '{"event":{"token":"token","siteKey":"site","expectedAction":"contact_submit"}}',
    )
  })

  test.each([
    ['a low score', assessed(0.4)],
    ['an invalid token', assessed(0.9, { valid: false })],
    ['another form’s token', assessed(0.9, { action: 'videographer_signup' })],
    ['no score', { tokenProperties: { valid: true, action: 'contact_submit' } }],
    ['an unknown answer', {}],
  ])('does not trust %s', async (_, body) => {
    answer(body)
    expect(await isTrusted('token', 'contact_submit', CONFIG)).toBe(false)
  })

  test('trusts nobody when reCAPTCHA does not answer', async () => {
    answer({}, 500)
    expect(await isTrusted('token', 'contact_submit', CONFIG)).toBe(false)
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
    expect(await isTrusted('token', 'contact_submit', CONFIG)).toBe(false)
  })

  test('sends no request without a token', async () => {
    const fetched = answer(assessed(0.9))
    expect(await isTrusted(undefined, 'contact_submit', CONFIG)).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  })
})
