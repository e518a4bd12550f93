import { DataError } from '@/lib/errors'
import { NO_ORIGIN } from '@/lib/leads/origin'
import { estimateOf } from '@/lib/quotes/estimate'
import { createContactSubmission } from './contact-submissions'

const mockRpc = jest.fn()
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => ({ rpc: mockRpc }) }))

afterEach(() => mockRpc.mockReset())

const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phoneNumber: 'Not provided',
  businessName: 'Analytical Engines',
  website: '',
  city: null,
  state: null,
  message: 'A film about looms.',
}
const visitor = { addressHash: 'hash', sender: 'contact_submit one', hasTicket: true, source: 'detroit-mi' }
const LEAD = { contact, visitor, origin: NO_ORIGIN, estimate: null, isDoubtful: false }

const answerWith = (answer: object) =>
  mockRpc.mockResolvedValue({ data: null, error: null, status: 200, ...answer })

test('uses the same key when the same sender sends the same data', async () => {
  answerWith({ data: 'id' })
  expect(await createContactSubmission(LEAD)).toEqual({ ok: true, id: 'id' })
  const origin = { ...NO_ORIGIN, referrerHost: 'search.example' }
  await createContactSubmission({ ...LEAD, contact: { ...contact }, origin })
  const [first, second] = mockRpc.mock.calls.map(([, submission]) => submission)
  expect(second.idempotency_key).toBe(first.idempotency_key)
  expect(second.payload.referrer_host).toBe('search.example')
  expect(mockRpc).toHaveBeenCalledWith('submit_contact', {
    payload: expect.objectContaining({
      first_name: 'Ada',
      phone_number: 'Not provided',
      source: 'detroit-mi',
    }),
    idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
    address_hash: 'hash',
    held: false,
    key_expires: false,
  })
})

test('is another submission with another estimate', async () => {
  answerWith({ data: 'id' })
  const choice = { packageId: 'drone-video', addOns: [], count: 1 } as const
  for (const count of [1, 1, 2]) {
    await createContactSubmission({ ...LEAD, estimate: estimateOf({ ...choice, count }, null) })
  }
  const [first, same, other] = mockRpc.mock.calls.map(([, { idempotency_key: key }]) => key)
  expect(same).toBe(first)
  expect(other).not.toBe(first)
})

test('lets the key expire without a ticket', async () => {
  answerWith({ data: 'id' })
  await createContactSubmission({ ...LEAD, visitor: { ...visitor, hasTicket: false } })
  expect(mockRpc).toHaveBeenCalledWith('submit_contact', expect.objectContaining({ key_expires: true }))
})

test('distinguishes the rate limit from a database error', async () => {
  answerWith({ error: { code: 'PT429', message: 'Too many requests' }, status: 429 })
  expect(await createContactSubmission(LEAD)).toEqual({ ok: false, reason: 'busy' })
})

test.each([
  [{ code: '23514', message: 'violates check', details: 'Failing row contains (ada@example.com)' }, '23514'],
  [{ code: '', message: 'TypeError: fetch failed', details: '' }, 'no answer, status 0'],
])('throws on %o and logs no personal data', async (error, logged) => {
  const printed = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  answerWith({ error, status: 0 })
  await expect(createContactSubmission(LEAD)).rejects.toThrow(DataError)
  const lines = printed.mock.calls.map(([line]) => String(line))
  printed.mockRestore()
  expect(lines).toEqual([expect.stringContaining(`contactSubmissions.create`)])
  expect(lines[0]).toContain(logged)
  expect(lines[0]).not.toContain('ada')
})
