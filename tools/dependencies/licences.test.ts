import { readFileSync } from 'node:fs'
import { formatLicences, reasonFor } from './licences'
import { readLockFile } from './lock-file'

const production = readLockFile().filter(({ isProduction }) => isProduction)

test('somebody has decided that each licence fits', () => {
  const undecided = production.filter((entry) => reasonFor(entry) === null)
  expect(undecided).toEqual([])
})

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SEE LICENSE IN LICENSE', 'LGPL-3.0-or-later', null])(
  'a new package under %s asks for a decision',
  (license) => {
    expect(reasonFor({ name: 'some-package', version: '1.0.0', license, isProduction: true })).toBeNull()
  },
)

test('the list of third parties is that of the lock file', () => {
  expect(readFileSync('THIRD_PARTY.md', 'utf8')).toBe(formatLicences(production))
})
