import { isOwnOrigin } from './own-origin'

const SITE = 'https://fieldlight.example'
const LOCAL = 'http://localhost:3000'

test.each([
  [SITE, SITE],
  ['https://fieldlight.example:443', SITE],
  [LOCAL, LOCAL],
  ['http://127.0.0.1:3000', LOCAL],
  ['http://[::1]:3000', LOCAL],
])('%s belongs to %s', (origin, site) => {
  expect(isOwnOrigin(origin, site)).toBe(true)
})

test.each([
  [null, SITE],
  ['', SITE],
  ['null', SITE],
  ['not an address', SITE],
  ['http://fieldlight.example', SITE],
  ['https://fieldlight.example:8443', SITE],
  ['https://fieldlight.example.evil.test', SITE],
  ['https://sub.fieldlight.example', SITE],
  ['http://localhost:3000', SITE],
  ['http://127.0.0.1:3001', LOCAL],
  ['https://127.0.0.1:3000', LOCAL],
  ['http://localhost.evil.test:3000', LOCAL],
])('%s is foreign to %s', (origin, site) => {
  expect(isOwnOrigin(origin, site)).toBe(false)
})
