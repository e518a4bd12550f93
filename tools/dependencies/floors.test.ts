import { FLOORS, isBelow } from './floors'
import { readLockFile } from './lock-file'

const locked = readLockFile()

test.each(FLOORS)('$name is $atLeast or newer: $why', ({ name, atLeast }) => {
  const versions = locked.filter((entry) => entry.name === name).map(({ version }) => version)
  expect(versions).not.toEqual([])
  expect(versions.filter((version) => isBelow(version, atLeast))).toEqual([])
})

test.each([
  ['16.4.4', '16.4.5', true],
  ['16.4.5', '16.4.5', false],
  ['16.10.0', '16.4.5', false],
  ['9.0.0', '10.0.0', true],
  ['6.0.0-rc.1', '5.9.9', false],
])('%s is below %s: %s', (version, floor, expected) => {
  expect(isBelow(version, floor)).toBe(expected)
})
