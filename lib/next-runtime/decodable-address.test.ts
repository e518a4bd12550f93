import { decodableAddress } from './decodable-address'

test.each(['/', '/blog/caf%C3%A9', '/blog/a%20b?q=100%', '/places?q=%E0%A4%A'])(
  '%s stays as it is',
  (address) => {
    expect(decodableAddress(address)).toBe(address)
  },
)

test.each([
  ['/blog/%ff', '/blog/%25ff'],
  ['/videos/100%?from=a%20b', '/videos/100%25?from=a%20b'],
  ['/video-production-in/%E0%A4%A', '/video-production-in/%25E0%25A4%25A'],
])('%s names what it spells', (address, decodable) => {
  expect(decodableAddress(address)).toBe(decodable)
})
