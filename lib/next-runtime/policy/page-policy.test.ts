import { transportSecurity } from './base-policy'
import {
  failedPagePolicy,
  hashSource,
  renderedPagePolicy,
  storedPagePolicy,
  type PolicySite,
} from './page-policy'

const NOTHING = {
  googleMaps: false,
  recaptcha: false,
  tagManager: false,
  socialPixel: false,
  scheduler: null,
}
const SITE: PolicySite = {
  isSecure: true,
  storage: 'https://abc.supabase.co',
  isDevelopment: false,
  services: NOTHING,
}
const having = (services: Partial<PolicySite['services']>): PolicySite => ({
  ...SITE,
  services: { ...NOTHING, ...services },
})

/** A policy by directive. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ')
      return [name, sources]
    }),
  )

const HASH = hashSource('self.__next_f.push([0])')

test('hashes the text of a script', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

describe('a stored page', () => {
  const policy = read(storedPagePolicy(SITE, { scripts: [HASH] }))

  test('allows the scripts of the site and those with a given hash', () => {
    expect(policy['script-src']).toEqual(["'self'", HASH])
    expect(policy['script-src-attr']).toEqual(["'none'"])
  })

  test('allows style sheets, style attributes and the one known inline style', () => {
    expect(policy['style-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-/)])
    expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"])
  })

  test('allows the inline styles with a given hash', () => {
    const styled = storedPagePolicy(SITE, { scripts: [], styles: [HASH] })
    expect(read(styled)['style-src']).toEqual([...(policy['style-src'] ?? []), HASH])
  })

  test('allows uploads to storage where it leads to the portal', () => {
    const login = read(storedPagePolicy(SITE, { scripts: [], leadsToPortal: true }))
    expect(login['connect-src']).toEqual(["'self'", SITE.storage])
  })

  test('allows requests to the site only, and frames of Vimeo', () => {
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['frame-src']).toEqual(['https://player.vimeo.com'])
    for (const kind of ['worker-src', 'manifest-src', 'font-src']) expect(policy[kind]).toEqual(["'self'"])
  })

  test('forbids frames, base addresses and forms to other sites', () => {
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'"])
    expect(policy['object-src']).toEqual(["'none'"])
  })
})

describe('a page rendered per request', () => {
  const policy = read(renderedPagePolicy(SITE, 'bm9uY2U='))

  test('allows scripts with the nonce and what they load', () => {
    expect(policy['script-src']).toEqual(["'nonce-bm9uY2U='", "'strict-dynamic'"])
  })

  test('allows uploads to storage and files from it', () => {
    expect(policy['connect-src']).toEqual(["'self'", SITE.storage])
    for (const kind of ['img-src', 'media-src']) expect(policy[kind]).toContain(SITE.storage)
  })
})

test('allows unknown inline scripts on a failed page only', () => {
  const inline = "script-src 'self' 'unsafe-inline'"
  expect(failedPagePolicy(SITE)).toContain(inline)
  expect(storedPagePolicy(having({ googleMaps: true }), { scripts: [HASH] })).not.toContain(inline)
})

test('upgrades requests to https when the site uses https', () => {
  expect(storedPagePolicy(SITE, { scripts: [] })).toMatch(/; upgrade-insecure-requests$/)
  expect(storedPagePolicy({ ...SITE, isSecure: false }, { scripts: [] })).not.toContain(
    'upgrade-insecure-requests',
  )
})

describe('services', () => {
  const HOSTS = {
    googleMaps: /googleapis|gstatic|google\.com|unsafe-eval/,
    recaptcha: /recaptcha/,
    tagManager: /googletagmanager|google-analytics/,
    socialPixel: /facebook/,
    scheduler: /cal\.example\.com/,
  }
  const configured = (service: keyof typeof HOSTS) =>
    having({ [service]: service === 'scheduler' ? 'https://cal.example.com/team/intro?x=1' : true })

  test.each(Object.keys(HOSTS) as (keyof typeof HOSTS)[])(
    'allows %s only when it is configured',
    (service) => {
      expect(storedPagePolicy(SITE, { scripts: [] })).not.toMatch(HOSTS[service])
      expect(renderedPagePolicy(SITE, 'n')).not.toMatch(HOSTS[service])
      expect(storedPagePolicy(configured(service), { scripts: [] })).toMatch(HOSTS[service])
      expect(renderedPagePolicy(configured(service), 'n')).toMatch(HOSTS[service])
    },
  )

  test('allows frames from the origin of the scheduler', () => {
    expect(read(storedPagePolicy(configured('scheduler'), { scripts: [] }))['frame-src']).toEqual([
      'https://player.vimeo.com',
      'https://cal.example.com',
    ])
  })

  test("allows inline styles, without a hash, for Google's maps", () => {
    const { 'style-src': styles } = read(storedPagePolicy(configured('googleMaps'), { scripts: [] }))
    expect(styles).toEqual(["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'])
  })
})

test.each([
  ['https://fieldlight.example', 'max-age=63072000; includeSubDomains'],
  ['https://192.0.2.1', 'max-age=63072000'],
  ['https://localhost:3000', 'max-age=63072000'],
  ['http://localhost:3000', 'max-age=63072000'],
])('%s is asked for by https only: %s', (site, expected) => {
  expect(transportSecurity(site)).toBe(expected)
})
