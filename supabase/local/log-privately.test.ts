import { logPrivately } from './log-privately'

test('an error is logged with its message and code, and without the parameters of its statement', () => {
  const lines: unknown[][] = []
  const keep = (...values: unknown[]) => void lines.push(values)
  const target = { error: keep, warn: keep, log: keep }
  logPrivately(target)

  target.error(
    'Failed:',
    Object.assign(new Error('Too many requests'), { code: 'PT429', params: ['nora@example.com'] }),
  )
  target.log('plain', 1)

  expect(lines[0]?.[0]).toBe('Failed:')
  expect(lines[0]?.[1]).toMatch(/^Error: Too many requests[\s\S]* \[PT429\]$/)
  expect(lines[0]?.[1]).not.toContain('nora@example.com')
  expect(lines[1]).toEqual(['plain', 1])
})
