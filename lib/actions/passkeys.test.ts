import { counterOfAnswer, readNewPasskey } from '@/lib/auth/passkeys'
import { provePassword } from '@/lib/auth/own-account'
import { recoveryHashes } from '@/lib/auth/second-factor'
import { getSignIn } from '@/lib/auth/session'
import { getEnrollment } from '@/lib/data/people/security'
import {
  addPasskey,
  beginPasskey,
  getSecondStep,
  passWithPasskey,
  removePasskey,
  takeChallengeToAdd,
  takeChallengeToSign,
} from '@/lib/data/privileged/passkeys'
import { senderFor } from './rate-limit'
import {
  finishNewPasskey,
  finishPasskeyStep,
  removeOwnPasskey,
  startNewPasskey,
  startPasskeyStep,
} from './passkeys'

jest.mock('@/lib/forms/own-origin', () => ({ assertSameOrigin: jest.fn(), LOOPBACK: new Set() }))
jest.mock('./rate-limit', () => ({ senderFor: jest.fn() }))
jest.mock('@/lib/auth/known-browser', () => ({ rememberBrowser: jest.fn() }))
jest.mock('@/lib/auth/own-account', () => ({ provePassword: jest.fn() }))
jest.mock('@/lib/auth/session', () => ({ getSignIn: jest.fn() }))
jest.mock('@/lib/auth/viewer-sync', () => ({ refreshViewer: jest.fn().mockResolvedValue({ role: 'owl' }) }))
jest.mock('@/lib/auth/passkeys', () => ({
  ...jest.requireActual('@/lib/auth/passkeys'),
  counterOfAnswer: jest.fn(),
  readNewPasskey: jest.fn(),
}))
jest.mock('@/lib/data/people/security', () => ({ getEnrollment: jest.fn() }))
jest.mock('@/lib/data/privileged/passkeys')
jest.mock('@/lib/mail/sender', () => ({ sendMailSoon: jest.fn() }))

const ADA = { sessionId: 'session', userId: 'a0000000-0000-4000-8000-000000000001', email: 'ada@example.com' }
const KEY = 'c0000000-0000-4000-8000-000000000001'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

const start = () => startNewPasskey({}, form({ currentPassword: 'seven geese', name: 'Blue key' }))

beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(getEnrollment).mockResolvedValue(ADA as never)
  jest.mocked(provePassword).mockResolvedValue('done')
  jest.mocked(beginPasskey).mockResolvedValue({ userId: ADA.userId, email: ADA.email, passkeys: [] })
  jest.mocked(getSignIn).mockResolvedValue({ sessionId: 'session', missing: 'second-step' } as never)
  jest.mocked(getSecondStep).mockResolvedValue({ email: ADA.email, hasApp: false, hasPasskey: true })
  jest.mocked(senderFor).mockResolvedValue({ sender: 'browser one', isKnown: true })
})

test('gives no challenge for a new passkey without the right password', async () => {
  expect((await start()).options?.rp.id).toBe('localhost')
  jest.mocked(beginPasskey).mockClear()
  jest.mocked(provePassword).mockResolvedValue('wrong-password')
  expect(await start()).toEqual({ errors: { currentPassword: 'This is not your password' } })
  expect(beginPasskey).not.toHaveBeenCalled()
})

test('adds nothing that does not answer the challenge of this sign-in', async () => {
  jest.mocked(takeChallengeToAdd).mockResolvedValue(null)
  expect(await finishNewPasskey('Blue key', '{}')).toEqual({ problem: expect.stringContaining('verified') })
  jest.mocked(takeChallengeToAdd).mockResolvedValue('challenge')
  jest.mocked(readNewPasskey).mockResolvedValue(null)
  expect(await finishNewPasskey('Blue key', '{}')).toEqual({ problem: expect.stringContaining('verified') })
  expect(addPasskey).not.toHaveBeenCalled()
})

test('shows recovery codes with the first passkey only', async () => {
  jest.mocked(takeChallengeToAdd).mockResolvedValue('challenge')
  jest
    .mocked(readNewPasskey)
    .mockResolvedValue({ credentialId: 'id', publicKey: 'key', counter: 0, transports: [] })
  jest.mocked(addPasskey).mockResolvedValue('first')
  expect((await finishNewPasskey('Blue key', '{}')).codes).toHaveLength(10)
  jest.mocked(addPasskey).mockResolvedValue('done')
  expect(await finishNewPasskey('Blue key', '{}')).toEqual({ done: { title: 'The passkey is added' } })
})

test('removes a passkey with the password', async () => {
  jest.mocked(removePasskey).mockResolvedValue('done')
  const remove = (more = {}) =>
    removeOwnPasskey({}, form({ currentPassword: 'seven geese', passkey: KEY, ...more }))
  expect(await remove()).toEqual({ done: { title: 'The passkey is removed' } })
  expect(removePasskey).toHaveBeenCalledWith('session', KEY, [])
  jest.mocked(removePasskey).mockResolvedValue('unproven')
  expect((await remove({ token: '1234-5678-9012' })).errors?.token).toContain('recovery code')
  expect(removePasskey).toHaveBeenLastCalledWith('session', KEY, recoveryHashes('123456789012', ADA.userId))
  jest.mocked(provePassword).mockResolvedValue('busy')
  expect(await remove()).toEqual({ problem: expect.stringContaining('ten minutes') })
  expect(removePasskey).toHaveBeenCalledTimes(2)
})

test('gives a challenge to sign only where the second step is missing', async () => {
  expect(await startPasskeyStep()).toMatchObject({ rpId: 'localhost' })
  expect(senderFor).toHaveBeenCalledWith(ADA.email)
  jest.mocked(getSignIn).mockResolvedValue({ sessionId: 'session', missing: null } as never)
  expect(await startPasskeyStep()).toBeNull()
})

test.each([
  ['no answer', 'x', true, 2, true],
  ['a challenge that was used', '{"id":"id"}', false, 2, true],
  ['a wrong signature', '{"id":"id"}', true, null, true],
  ['a counter that was seen', '{"id":"id"}', true, 2, false],
])('does not let %s pass', async (_, answer, isKept, counter, isNew) => {
  const kept = { challenge: 'challenge', publicKey: 'key', counter: 1, transports: [] }
  jest.mocked(takeChallengeToSign).mockResolvedValue(isKept ? kept : null)
  jest.mocked(counterOfAnswer).mockResolvedValue(counter)
  jest.mocked(passWithPasskey).mockResolvedValue(isNew)
  expect(await finishPasskeyStep(null, answer)).toEqual({ problem: expect.stringContaining('verified') })
})
