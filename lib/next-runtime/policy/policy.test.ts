import { failedPagePolicy, hashSource, renderedPagePolicy, storedPagePolicy, type PolicySite } from './policy'

const NOTHING = {
  googleMaps: false,
  recaptcha: false,
  tagManager: false,
  socialPixel: false,
  scheduler: null,
}
const SITE: PolicySite = {
  secure: true,
  storage: 'https://abc.supabase.co',
  developing: false,
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

test('names a script by the hash of its text', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

describe('a stored page', () => {
  const policy = read(storedPagePolicy(SITE, [HASH]))

  test('runs the files of the site and the scripts that were hashed', () => {
    expect(policy['script-src']).toEqual(["'self'", HASH])
    expect(policy['script-src-attr']).toEqual(["'none'"])
  })

  test('takes no styles but files, attributes and the one that is known', () => {
    expect(policy['style-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-/)])
    expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"])
  })

  test('asks nobody but the site, and has films of Vimeo in frames', () => {
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['frame-src']).toEqual(['https://player.vimeo.com'])
    for (const kind of ['worker-src', 'manifest-src', 'font-src']) expect(policy[kind]).toEqual(["'self'"])
  })

  test('can neither be framed nor have its links and forms led elsewhere', () => {
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'"])
    expect(policy['object-src']).toEqual(["'none'"])
  })
})

describe('a page that is made for one request', () => {
  const policy = read(renderedPagePolicy(SITE, 'bm9uY2U='))

  test('runs what carries its nonce and what that loads', () => {
    expect(policy['script-src']).toEqual(["'nonce-bm9uY2U='", "'strict-dynamic'"])
  })

  test('sends files to storage and shows those that are there', () => {
    expect(policy['connect-src']).toEqual(["'self'", SITE.storage])
    for (const kind of ['img-src', 'media-src']) expect(policy[kind]).toContain(SITE.storage)
  })
})

test('only a page that failed runs scripts that nobody named', () => {
  const inline = "script-src 'self' 'unsafe-inline'"
  expect(failedPagePolicy(SITE)).toContain(inline)
  expect(storedPagePolicy(having({ googleMaps: true }), [HASH])).not.toContain(inline)
})

test('asks for https where the site has it', () => {
  expect(storedPagePolicy(SITE, [])).toMatch(/; upgrade-insecure-requests$/)
  expect(storedPagePolicy({ ...SITE, secure: false }, [])).not.toContain('upgrade-insecure-requests')
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
    '%s is allowed once it is configured',
    (service) => {
      expect(storedPagePolicy(SITE, [])).not.toMatch(HOSTS[service])
      expect(renderedPagePolicy(SITE, 'n')).not.toMatch(HOSTS[service])
      expect(storedPagePolicy(configured(service), [])).toMatch(HOSTS[service])
      expect(renderedPagePolicy(configured(service), 'n')).toMatch(HOSTS[service])
    },
  )

  test('a scheduler is allowed by its origin, in a frame', () => {
    expect(read(storedPagePolicy(configured('scheduler'), []))['frame-src']).toEqual([
      'https://player.vimeo.com',
      'https://cal.example.com',
    ])
  })

  test("Google's maps write styles, which a hash would forbid them", () => {
    const { 'style-src': styles } = read(storedPagePolicy(configured('googleMaps'), []))
    expect(styles).toEqual(["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'])
  })
})
