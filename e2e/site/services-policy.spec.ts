import { testEnv } from '../fixtures/keys.ts'
import { startNextServer, type NextServer } from '../fixtures/next-server.ts'
import { readPolicy } from '../fixtures/policy.ts'
import { expect, test } from '../fixtures/test.ts'

/** What each service has to be allowed, where it loads from. */
const NEEDED: Record<string, [directive: string, source: string][]> = {
  'the map': [
    ['script-src', 'https://maps.googleapis.com'],
    ['connect-src', 'https://*.googleapis.com'],
    ['font-src', 'https://fonts.gstatic.com'],
    ['worker-src', 'blob:'],
  ],
  reCAPTCHA: [
    ['script-src', 'https://www.google.com/recaptcha/'],
    ['frame-src', 'https://www.google.com/recaptcha/'],
  ],
  'the tag manager': [
    ['script-src', 'https://*.googletagmanager.com'],
    ['connect-src', 'https://*.google-analytics.com'],
  ],
  'the pixel': [
    ['script-src', 'https://connect.facebook.net'],
    ['connect-src', 'https://www.facebook.com'],
  ],
  'the scheduler': [['frame-src', 'https://calendar.example.com']],
}

test.use({ expectedConsole: [/^Policy: script-src-elem refused https:\/\/ajax\.|ajax\.googleapis\.com/] })

let site: NextServer

// One worker, so one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await startNextServer({
    ...testEnv(),
    GOOGLE_MAPS_API_KEY: 'browser-key',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_PROJECT_ID: 'project',
    RECAPTCHA_API_KEY: 'api-key',
    TAG_MANAGER_ID: 'GTM-TEST123',
    SOCIAL_PIXEL_ID: '4711',
    SCHEDULING_URL: 'https://calendar.example.com/fieldlight/intro',
  })
})
test.afterAll(() => site.stop())

test('configured services are allowed on every page, and nowhere else', async ({ request }) => {
  for (const path of ['/', '/get-started', '/login']) {
    const configured = readPolicy(await request.get(site.url + path))
    const bare = readPolicy(await request.get(path))
    for (const [service, sources] of Object.entries(NEEDED)) {
      for (const [directive, source] of sources) {
        // A page with a nonce lets its own scripts load others, from wherever those are.
        if (directive !== 'script-src' || configured.get('script-src')?.includes("'self'")) {
          expect(configured.get(directive), `${service} on ${path}`).toContain(source)
        }
        expect(bare.get(directive), `${service} on ${path}`).not.toContain(source)
      }
    }
    expect(configured.get('script-src')).not.toContain("'unsafe-inline'")
  }
})

test('an allowed script is refused from another origin', async ({ page }) => {
  const asked: string[] = []
  await page.route(/^https:\/\/(?!localhost)/, (route) => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(`${site.url}/privacy-policy`)
  const outcome = (src: string) =>
    page.evaluate(
      (address) =>
        new Promise((resolve) => {
          const script = document.createElement('script')
          script.onload = () => resolve('ran')
          script.onerror = () => resolve('refused')
          script.src = address
          document.head.append(script)
        }),
      src,
    )
  expect(await outcome('https://maps.googleapis.com/maps/api/js')).toBe('ran')
  expect(await outcome('https://ajax.googleapis.com/ajax/libs/angularjs/1.8.3/angular.min.js')).toBe(
    'refused',
  )
  expect(asked).not.toContain('ajax.googleapis.com')
})
