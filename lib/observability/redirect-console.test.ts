import { setImmediate as nextTurn } from 'node:timers/promises'
import { DataError } from '@/lib/errors'
import { markReported, redirectConsole } from './redirect-console'

const original = { error: console.error, warn: console.warn }
const printed = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)

beforeAll(redirectConsole)
beforeEach(() => printed.mockClear())
afterAll(() => {
  Object.assign(console, original)
  printed.mockRestore()
})

test('turns console output into log lines without quoted data', async () => {
  console.error(new DataError('users.list', { cause: { code: '23505', details: '(ada@example.com)' } }))
  console.warn('A warning of a package')
  await nextTurn()
  const lines = printed.mock.calls.map(([line]) => String(line))
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/error +console\.error/)
  expect(lines[0]).toContain('code=23505')
  expect(lines[1]).toContain('A warning of a package')
  expect(lines.join('')).not.toContain('ada')
})

test('drops the console copy of a reported error', async () => {
  const error = new Error('x')
  console.error(error)
  markReported(error)
  await nextTurn()
  expect(printed).not.toHaveBeenCalled()
})
