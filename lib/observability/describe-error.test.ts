import { DataError } from '@/lib/errors'
import { describeError } from './log'

const PERSONAL = /ada|byron|example\.com|313|loom|sb_secret|eyJ/i

const describedAs = (error: unknown) => JSON.stringify({ ...describeError(error), at: undefined })

test('names the failed operation and its code, and quotes no row', () => {
  const cause = {
    code: '23505',
    message: 'duplicate key value violates unique constraint "profiles_email_key"',
    details: 'Key (email)=(ada@example.com) already exists.',
    hint: 'Ask Ada Byron',
  }
  const described = describeError(new DataError('users.invite', { cause }))
  expect(described).toMatchObject({ name: 'DataError', operation: 'users.invite', cause: { code: '23505' } })
  expect(described.at?.[0]).toMatch(/\(lib\/observability\/describe-error\.test\.ts:\d+:\d+\)$/)
  expect(JSON.stringify(described.cause)).toBe('{"name":"Error","code":"23505"}')
})

test('names the failed system call when the database did not answer', () => {
  const cause = {
    code: '',
    message: 'TypeError: fetch failed',
    details: 'Caused by: connect ECONNREFUSED 127.0.0.1:1',
  }
  expect(describeError(new DataError('videos.list', { cause })).cause).toEqual({
    name: 'Error',
    code: 'ECONNREFUSED',
  })
})

test('keeps causes that this program set and messages of the engine', () => {
  const cause = new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ETIMEDOUT' }) })
  expect(describeError(new DataError('posts.list', { cause }))).toMatchObject({
    cause: { name: 'TypeError', message: 'fetch failed', cause: { code: 'ETIMEDOUT' } },
  })
  expect(describeError(new DataError('posts.list', { cause: 'no answer, status 0' })).cause).toEqual({
    name: 'string',
    message: 'no answer, status 0',
  })
})

const syntaxError = () => {
  try {
    return JSON.parse('ada@example.com')
  } catch (error) {
    return error
  }
}

test.each([
  ['a parser that quotes its input', syntaxError()],
  ['a mail server that quotes the recipient', new Error('550 <ada@example.com>: no such user')],
  [
    'an engine that quotes a header',
    new TypeError('Headers.append: "Ada Byron" is an invalid header value.'),
  ],
  ['an address with a token', new TypeError('Failed to parse URL from /intro-call/eyJhbGciOiJIUzI1NiJ9?x=1')],
  ['a phone number', new RangeError('313 555 0142')],
  [
    'an invalid code',
    Object.assign(new Error('x'), { code: 'ada@example.com', name: 'Ada <ada@example.com>' }),
  ],
  ['a thrown string', 'Ada Byron'],
  ['an invalid digest', Object.assign(new Error('x'), { digest: 'NEXT_REDIRECT;/login?next=ada' })],
  ['a secret among the causes', new Error('x', { cause: 'sb_secret_abcdefghijklmnopqrstuvwxyz' })],
  [
    'a loop of causes',
    Object.assign(new Error('loom'), {
      get cause() {
        return this
      },
    }),
  ],
])('leaves out personal data: %s', (_, error) => {
  expect(describedAs(error)).not.toMatch(PERSONAL)
})

test('does not take a line of the message for a frame', () => {
  const error = new Error('first\n    at ada@example.com (mailto:ada@example.com:1:1)\n    at Ada:1:1')
  expect(JSON.stringify(describeError(error))).not.toMatch(/ada@|Ada:1/)
})
