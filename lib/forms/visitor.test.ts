import { readVisitor, submissionKey, type VisitorRequest } from './visitor'

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
  ['no site', request({ headers: { origin: 'null' } })],
  ['a filled trap', request({ values: { subject: 'Cheap watches' } })],
  ['a form filled at once', request({ values: { fillTime: '300' } })],
  ['a made-up fill time', request({ values: { fillTime: 'soon' } })],
])('refuses %s', (_, refused) => {
  expect(readVisitor(refused)).toBeNull()
})

test('refuses a request without an Origin header', () => {
  const { headers, ...rest } = request({})
  headers.delete('origin')
  expect(readVisitor({ ...rest, headers })).toBeNull()
})

test('knows two requests from one address without naming it', () => {
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
])('of %o and the referrer %p the source is %p', (values, referer, source) => {
  expect(readVisitor(request({ values, headers: { referer } }))?.source).toBe(source)
})

describe('a sending counts as repeated', () => {
  const sendingOf = (values: VisitorRequest['values'], changes: Partial<VisitorRequest> = {}) => {
    const visitor = readVisitor({ ...request({ values }), ...changes })
    return { sender: visitor?.sender, hasTicket: visitor?.hasTicket }
  }
  const elsewhere = new Headers({ origin: SITE, 'x-forwarded-for': '198.51.100.1' })

  test('with the same ticket, whenever and from wherever it comes', () => {
    const first = sendingOf({ ticket: 'one' })
    expect(first.hasTicket).toBe(true)
    expect(sendingOf({ ticket: 'one', fillTime: '9000' }, { headers: elsewhere })).toEqual(first)
    expect(sendingOf({ ticket: 'two' }).sender).not.toBe(first.sender)
    expect(sendingOf({ ticket: 'one' }, { form: 'application_submit' }).sender).not.toBe(first.sender)
  })

  test('without a ticket, from one address, for as long as the database says', () => {
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
