import { clientAddress, hashAddress } from './client-address'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['made up', 'made up'],
])('%s is sent by %s', (header, address) => {
  expect(clientAddress(header, 1)).toBe(address)
})

test('requests without the header count as one sender', () => {
  expect(clientAddress(null, 1)).toBe('')
})

test.each([
  ['9.9.9.9, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  ['203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  ['203.0.113.7', 2, '203.0.113.7'],
])('%s with %i proxies is sent by %s', (header, hops, address) => {
  expect(clientAddress(header, hops)).toBe(address)
})

test('the hash is stable and depends on the address and the secret', () => {
  const hash = hashAddress('203.0.113.7', 'secret')
  expect(hash).toBe(hashAddress('203.0.113.7', 'secret'))
  expect(hash).not.toBe(hashAddress('203.0.113.8', 'secret'))
  expect(hash).not.toBe(hashAddress('203.0.113.7', 'other'))
  expect(hash).not.toContain('203')
})
