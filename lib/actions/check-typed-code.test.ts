import { openSecret, periodOfCode } from '@/lib/auth/second-factor'
import { beginSecondStep } from '@/lib/data/privileged/second-factors'
import { checkTypedCode } from './check-typed-code'

jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }))
jest.mock('@/lib/auth/second-factor', () => ({
  openSecret: jest.fn(),
  periodOfCode: jest.fn(),
  recoveryHashes: (code: string) => [`hash of ${code}`, `older hash of ${code}`],
}))
jest.mock('@/lib/data/privileged/second-factors', () => ({ beginSecondStep: jest.fn() }))
jest.mock('./rate-limit', () => ({
  senderFor: (email: string) => Promise.resolve({ sender: `browser of ${email}`, isKnown: true }),
}))

const ADA = { sessionId: 'session', email: 'ada@example.com' }

const settle = jest.fn()

beforeEach(() => {
  jest.mocked(beginSecondStep).mockResolvedValue({ userId: 'ada', secret: 'sealed' })
  jest.mocked(openSecret).mockReturnValue(Buffer.from('secret'))
  jest.mocked(periodOfCode).mockReturnValue(7)
  settle.mockReset().mockResolvedValue(true)
})

test.each([
  ['123456', { period: 7 }],
  ['123456789012', { recoveryHash: 'hash of 123456789012' }],
])('settles %s as %j', async (typed, code) => {
  expect(await checkTypedCode(ADA, typed, settle)).toBeNull()
  expect(settle).toHaveBeenCalledWith(code, 'ada')
  const sender = { sender: 'browser of ada@example.com', isKnown: true }
  expect(beginSecondStep).toHaveBeenCalledWith('session', sender)
})

test('tries a recovery code with each key that the website has had', async () => {
  settle.mockResolvedValueOnce(false)
  expect(await checkTypedCode(ADA, '123456789012', settle)).toBeNull()
  expect(settle).toHaveBeenLastCalledWith({ recoveryHash: 'older hash of 123456789012' }, 'ada')
})

test('says the same of a wrong code, a used one, and of a sign-in without a second step', async () => {
  settle.mockResolvedValue(false)
  const wrong = { errors: { token: expect.stringContaining('wrong or was used before') } }
  expect(await checkTypedCode(ADA, '123456', settle)).toEqual(wrong)
  jest.mocked(periodOfCode).mockReturnValue(null)
  expect(await checkTypedCode(ADA, '123456', settle)).toEqual(wrong)
  jest.mocked(beginSecondStep).mockResolvedValue(null)
  expect(await checkTypedCode(ADA, '123456', settle)).toEqual(wrong)
})

test('refuses above the rate limit', async () => {
  jest.mocked(beginSecondStep).mockResolvedValue('busy')
  expect(await checkTypedCode(ADA, '123456', settle)).toEqual({
    problem: expect.stringContaining('fifteen minutes'),
  })
})

test('logs a secret of another key, and says who can help', async () => {
  const printed = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  jest.mocked(openSecret).mockReturnValue(null)
  expect(await checkTypedCode(ADA, '123456', settle)).toEqual({
    problem: expect.stringContaining('super admin'),
  })
  expect(settle).not.toHaveBeenCalled()
  expect(String(printed.mock.calls[0]?.[0])).toContain('secondFactor.openSecret')
})
