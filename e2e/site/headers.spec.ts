import { FILES, RENDERED, STORED } from '../fixtures/addresses.ts'
import { listServerActions } from '../fixtures/server-actions.ts'
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

test('a page asks for five scripts at first, and each has a short head', async ({ request }) => {
  const city = await (await request.get('/video-production-in/detroit-mi')).text()
  const scripts = [...city.matchAll(/<script type="held" src="([^"]+)"/g)].map(([, address = '']) => address)
  expect(scripts).toHaveLength(5)
  for (const script of scripts) {
    const response = await request.get(script, { headers: { 'accept-encoding': 'br' } })
    const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
    expect(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length, script).toBeLessThan(300)
    expect(response.headers()).toMatchObject({
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
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

test('a request that cannot be read is blamed on its sender', async ({ request }) => {
  expect((await request.fetch('/', { method: 'TRACE' })).status()).toBe(405)
  const { id = '' } = listServerActions().find(({ file }) => file.includes('hiring-videographers')) ?? {}
  const page = '/hiring-videographers'
  const asAction = { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }
  const asForm = { 'content-type': 'multipart/form-data; boundary=x' }
  for (const [headers, data] of [
    [asAction, '[{"'],
    [asAction, '["$F1"]'],
    [{ ...asForm, 'next-action': id }, '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K'],
  ] as const) {
    expect((await request.post(page, { headers, data })).status(), data).toBe(400)
  }
})

test('a cookie for previews of Next sets nothing on a stored page', async ({ request }) => {
  const headers = (await request.get('/videos', { headers: { cookie: '__prerender_bypass=x' } })).headers()
  expect(headers['cache-control']).toContain('s-maxage')
  expect(headers['set-cookie']).toBeUndefined()
})
