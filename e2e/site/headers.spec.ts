import { expect, test } from '../fixtures/test.ts'

const KINDS = {
  'a static page': '/',
  'a film': '/videos/hemp-pots-from-field-to-nursery',
  'a page of the portal': '/login',
  'a preview': '/preview/ad-group/e2000000-0000-4000-8000-000000000001',
  'a missing page': '/nowhere',
  'a route': '/places?q=Detroit',
  'a feed': '/feed.xml',
  'a file of the site': '/sw-image-optimizer.js',
}

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind} tells browsers what it never does`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    for (const rule of [
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]) {
      expect(policy).toContain(rule)
    }
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    expect(headers['x-powered-by']).toBeUndefined()
  })
}
