import { FILES, RENDERED, STORED } from '../fixtures/addresses.ts'
import { expect, test } from '../fixtures/test.ts'

/** Next adds nothing to what it only passes on; the policy and its type are tested elsewhere. */
const isPassedOn = (address: string) => address.startsWith('/storage/') && address.endsWith('.webp')

const ADDRESSES = [
  ...STORED,
  ...RENDERED,
  ...FILES,
  '/sw-image-optimizer.js',
  '/_next/image?url=%2F&w=96&q=80',
]

test('every response has the security headers', async ({ request }) => {
  for (const address of ADDRESSES.filter((one) => !isPassedOn(one))) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers()
    expect(headers, address).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
      expect(headers['permissions-policy'], address).toContain(`${feature}=()`)
    }
    expect(headers['x-powered-by'], address).toBeUndefined()
  }
})

test('other sites cannot embed responses about people', async ({ request }) => {
  const policyOf = async (address: string) =>
    (await request.get(address, { maxRedirects: 0 })).headers()['cross-origin-resource-policy']
  for (const address of [...RENDERED, '/viewer', '/dashboard', '/api/ready']) {
    expect(await policyOf(address), address).toBe('same-origin')
  }
  for (const address of ['/', '/feed.xml', '/videographers-near-me/share.jpg']) {
    expect(await policyOf(address), address).toBeUndefined()
  }
})
