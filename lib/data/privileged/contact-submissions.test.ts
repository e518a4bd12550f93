import { DataError } from '@/lib/errors'
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

const answerWith = (answer: object) =>
  mockRpc.mockResolvedValue({ data: null, error: null, status: 200, ...answer })

test('uses the same key when the same sender sends the same data', async () => {
  answerWith({ data: 'id' })
  expect(await createContactSubmission(contact, visitor, false)).toEqual({ ok: true, id: 'id' })
  await createContactSubmission({ ...contact }, visitor, false)
  expect(mockRpc.mock.calls[0]).toEqual(mockRpc.mock.calls[1])
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

test('lets the key expire without a ticket', async () => {
  answerWith({ data: 'id' })
  await createContactSubmission(contact, { ...visitor, hasTicket: false }, false)
  expect(mockRpc).toHaveBeenCalledWith('submit_contact', expect.objectContaining({ key_expires: true }))
})

test('distinguishes the rate limit from a database error', async () => {
  answerWith({ error: { code: 'PT429', message: 'Too many requests' }, status: 429 })
  expect(await createContactSubmission(contact, visitor, false)).toEqual({ ok: false, reason: 'busy' })
})

test.each([
  [{ code: '23514', message: 'violates check', details: 'Failing row contains (ada@example.com)' }, '23514'],
  [{ code: '', message: 'TypeError: fetch failed', details: '' }, 'no answer, status 0'],
])('throws on %o and logs no personal data', async (error, logged) => {
  const printed = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  answerWith({ error, status: 0 })
  await expect(createContactSubmission(contact, visitor, false)).rejects.toThrow(DataError)
  const lines = printed.mock.calls.map(([line]) => String(line))
  printed.mockRestore()
  expect(lines).toEqual([expect.stringContaining(`contactSubmissions.create`)])
  expect(lines[0]).toContain(logged)
  expect(lines[0]).not.toContain('ada')
})
