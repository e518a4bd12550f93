import { provePassword } from '@/lib/auth/own-account'
import { periodOfCode } from '@/lib/auth/second-factor'
import { getEnrollment } from '@/lib/data/people/security'
import { enrollSecondFactor } from '@/lib/data/privileged/second-factors'
import { enroll } from './second-step'

jest.mock('@/lib/forms/own-origin', () => ({ assertSameOrigin: jest.fn() }))
jest.mock('@/lib/auth/own-account', () => ({ provePassword: jest.fn() }))
jest.mock('@/lib/auth/session', () => ({}))
jest.mock('@/lib/auth/viewer-sync', () => ({ refreshViewer: jest.fn() }))
jest.mock('@/lib/auth/second-factor', () => ({
  ...jest.requireActual('@/lib/auth/second-factor'),
  periodOfCode: jest.fn(),
}))
jest.mock('@/lib/data/people/security', () => ({ getEnrollment: jest.fn() }))
jest.mock('@/lib/data/privileged/second-factors', () => ({ enrollSecondFactor: jest.fn() }))
jest.mock('@/lib/mail/sender', () => ({ sendMailSoon: jest.fn() }))

const ADA = {
  sessionId: 'session',
  userId: 'a0000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  enrollment: 'first',
  hasApp: false,
  passkeys: [],
  codesLeft: 0,
}

function post() {
  const formData = new FormData()
  formData.set('currentPassword', 'seven geese')
  formData.set('token', '123 456')
  return enroll({}, formData)
}

beforeEach(() => {
  jest.mocked(getEnrollment).mockResolvedValue(ADA)
  jest.mocked(provePassword).mockReset().mockResolvedValue('done')
  jest.mocked(periodOfCode).mockReturnValue(7)
  jest.mocked(enrollSecondFactor).mockReset().mockResolvedValue('done')
})

test('sets up a second factor once password and code are right, and shows the codes', async () => {
  expect(await post()).toEqual({ codes: expect.arrayContaining([expect.stringMatching(/^\d{12}$/)]) })
  expect(provePassword).toHaveBeenCalledWith(ADA.email, 'seven geese')
})

test.each([
  ['wrong-password', { errors: { currentPassword: 'This is not your password' } }],
  ['busy', { problem: expect.stringContaining('ten minutes') }],
] as const)('stores nothing after the outcome %s of the password', async (outcome, state) => {
  jest.mocked(provePassword).mockResolvedValue(outcome)
  expect(await post()).toEqual(state)
  expect(enrollSecondFactor).not.toHaveBeenCalled()
})

test('says that another tab has set it up, and asks for no password then', async () => {
  jest.mocked(getEnrollment).mockResolvedValue({ ...ADA, hasApp: true })
  expect(await post()).toEqual({ problem: expect.stringContaining('on already') })
  expect(provePassword).not.toHaveBeenCalled()
})
