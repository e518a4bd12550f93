import { env } from '@/lib/env'
import { VIEWER_ATTRIBUTE, VIEWER_COOKIE } from '@/lib/auth/viewer-cookie'
import { finishPage as finish } from './finish-page'
import { releaseScript, VERSION_HEADER } from './hold-scripts'
import { POLICY_HEADER } from './policy/base-policy'
import { hashSource } from './policy/page-policy'
import { SHUFFLE_SCRIPT } from './policy/shuffle-script'
import { policyFallback } from './runtime-events'
import { hashScripts } from './script-hashes'
import { LAYOUT_SCRIPT } from './styles/late-layout'
import { VIEWER_SCRIPT } from './viewer-line'

const RELEASE_SCRIPT = releaseScript({ until: 'paint', data: 'inline' })
const FLIGHT = 'self.__next_f.push([1,"0:{\\"P\\":\\"\\u003c/script\\u003e\\"}"])'
const OURS = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  FLIGHT,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"]});',
  SHUFFLE_SCRIPT,
  RELEASE_SCRIPT,
  VIEWER_SCRIPT,
  LAYOUT_SCRIPT,
]
const FOREIGN = [
  'alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1]);alert(1)',
  'self.__next_f.push([1]);alert([1])',
  `${FLIGHT};alert(1)`,
  `${RELEASE_SCRIPT};alert(1)`,
]
const tag = (script: string) => `<script>${script}</script>`

test.each(OURS)('hashes a script of this site or of Next: %.40s', (script) => {
  expect(hashScripts(`<p>${tag(script)}</p>`)).toEqual([hashSource(script)])
})

test.each(FOREIGN)('does not hash any other script: %.40s', (script) => {
  expect(hashScripts(tag(script) + tag(FLIGHT))).toEqual([hashSource(FLIGHT)])
})

test('hashes a repeated script once, and structured data not at all', () => {
  const html = `<script type="application/ld+json">[0]</script>${tag(FLIGHT)}${tag(FLIGHT)}`
  expect(hashScripts(html)).toHaveLength(1)
})

const PAGE = {
  kind: 'APP_PAGE',
  html: `<head><script src="/_next/static/a.js" async=""></script></head>${tag(FLIGHT)}<script id="_R_">${OURS[2]}</script>`,
  headers: { 'x-next-cache-tags': 'videos' },
}

const finishPage = <Page extends typeof PAGE & { status?: number; rscData?: Buffer }>(
  page: Page,
  key: string,
) => finish(page, key, () => 'p{color:red}')

const policyOf = ({ headers }: { headers?: Record<string, unknown> }) => String(headers?.[POLICY_HEADER])

test('leaves no empty address on a form', () => {
  const form = '<form class="a" action="" encType="multipart/form-data"><p>action=""</p></form>'
  const { html } = finishPage({ ...PAGE, html: PAGE.html + form }, '/videos')
  expect(html).toContain('<form class="a" encType="multipart/form-data"><p>action=""</p></form>')
})

test('holds the scripts of a page and allows the script that releases them', () => {
  const page = finishPage(PAGE, '/videos')
  expect(page).toMatchObject({ kind: 'APP_PAGE', headers: PAGE.headers })
  expect(page.html).toContain('type="held"')
  expect(policyOf(page)).toContain(hashSource(RELEASE_SCRIPT))
  expect(policyOf(page)).toContain(hashSource(OURS[2] ?? ''))
})

describe('data that Next answers to its router, too', () => {
  const data = '0:{"b":"build-1"}'
  const push = (part: unknown) => `self.__next_f.push(${JSON.stringify(part)})`
  const page = {
    ...PAGE,
    html: PAGE.html.replace(
      tag(FLIGHT),
      tag(OURS[0] ?? '') + tag(push([1, data.slice(0, 4)])) + tag(push([1, data.slice(4)])),
    ),
    rscData: Buffer.from(data),
  }
  const fetched = (until: 'paint' | 'intent') => releaseScript({ until, data: 'fetched' })

  test.each([
    ['/blog/one', 'intent'],
    ['/privacy-policy', 'intent'],
    ['/videographers-near-me', 'intent'],
    ['/route-cache/APP_PAGE/41da/$/video-production-in/texas/films/2', 'intent'],
    ['/videos/one', 'paint'],
  ] as const)('are left out of %s, whose scripts wait for the %s', (key, until) => {
    const { html, headers } = finishPage(page, key)
    expect(html).not.toContain('__next_f.push([1,"')
    const version = (headers as Record<string, string>)[VERSION_HEADER]
    expect(html).toContain(
      `<script data-build="build-1" data-version="${version}">${fetched(until)}</script>`,
    )
    expect(policyOf({ headers })).toContain(hashSource(fetched(until)))
    expect(policyOf({ headers })).not.toContain(hashSource(OURS[0] ?? ''))
  })

  test('have a version, which another order of them leaves as it is', () => {
    const versionOf = (html: string, text = data) =>
      (
        finishPage({ ...page, html, rscData: Buffer.from(text) }, '/blog/one').headers as Record<
          string,
          string
        >
      )[VERSION_HEADER]
    const other = '1:[]' + data
    const inOneOrder = PAGE.html.replace(tag(FLIGHT), tag(push([1, data])))
    const inAnother = PAGE.html.replace(tag(FLIGHT), tag(push([1, other])))
    expect(versionOf(inOneOrder)).toMatch(/^[\w-]{8}$/)
    expect(versionOf(inAnother, other)).toBe(versionOf(inOneOrder))
    expect(versionOf(`<p>${inOneOrder}`)).not.toBe(versionOf(inOneOrder))
  })

  test.each(['/', '/videos', '/videos/industry/food', '/blog/page/2', '/(.)videos/one', '/login'])(
    'stay in %s',
    (key) => {
      expect(finishPage(page, key).html).toContain(push([1, data.slice(0, 4)]))
    },
  )

  test.each([
    ['others', { ...page, rscData: Buffer.from(`${data} `) }],
    ['none', { ...page, rscData: undefined }],
    ['the state of a form', { ...page, html: page.html + tag(push([2, null])) }],
    [
      'a missing page',
      {
        ...page,
        html: page.html.replace('</head>', '<meta name="prerender-status-code" content="404"/></head>'),
      },
    ],
  ])('stay where there are %s', (_, odd) => {
    const { html } = finishPage(odd, '/blog/one')
    expect(html).toContain(push([1, data.slice(0, 4)]))
    expect(html).toContain(releaseScript({ until: 'intent', data: 'inline' }))
  })
})

const refused = (html: string) => `<html id="__next_error__">${html}`

test('does not hold the scripts of a page that they draw', () => {
  const html = refused(PAGE.html)
  expect(finishPage({ ...PAGE, html, status: 404 }, '/missing').html).toBe(html)
})

test('allows the styles that it writes into the page', () => {
  const sheet = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>'
  const html = PAGE.html.replace('<head>', `<head>${sheet}`) + '<p>'
  const page = finishPage({ ...PAGE, html }, '/styled')
  expect(page.html).toContain('<style>p{color:red}</style>')
  expect(policyOf(page)).toMatch(/style-src 'self' [^;]*/)
  expect(policyOf(page)).toContain(hashSource('p{color:red}'))
})

test('tells before the first paint that somebody is signed in, by the names that the header knows', () => {
  expect(finishPage(PAGE, '/videos').html).toContain(`<head><script>${VIEWER_SCRIPT}</script>`)
  expect(VIEWER_SCRIPT).toContain(`${VIEWER_COOKIE}=`)
  expect(VIEWER_SCRIPT).toContain(`"${VIEWER_ATTRIBUTE}"`)
})

test('lays out late what is below the window', () => {
  const { html } = finishPage(PAGE, '/videos')
  expect(html.split('</head>')[0]).toContain(tag(LAYOUT_SCRIPT))
})

test('allows requests to storage on the page from which people go on to the portal', () => {
  const storage = new URL(env.SUPABASE_URL).origin
  expect(policyOf(finishPage(PAGE, '/route-cache/APP_PAGE/41da/$/login'))).toContain(
    `connect-src 'self' ${storage};`,
  )
  expect(policyOf(finishPage(PAGE, '/route-cache/APP_PAGE/41da/$/blog/login'))).toContain(
    "connect-src 'self';",
  )
})

test('answers 404 with a page that says that its record is missing, but keeps a redirect', () => {
  const html = PAGE.html.replace('</head>', '<meta name="prerender-status-code" content="404"/></head>')
  expect(finishPage({ ...PAGE, html }, '/missing')).toHaveProperty('status', 404)
  expect(finishPage({ ...PAGE, html, status: 308 }, '/moved')).toHaveProperty('status', 308)
  expect(finishPage(PAGE, '/videos')).not.toHaveProperty('status')
})

test('finishes a page once', () => {
  const page = finishPage(PAGE, '/videos')
  expect(finishPage(page, '/videos')).toBe(page)
})

describe('when the inline scripts of Next are not recognized', () => {
  const reports: unknown[] = []
  const onReport = (report: unknown) => reports.push(report)
  beforeEach(() => {
    reports.length = 0
    policyFallback.subscribe(onReport)
  })
  afterEach(() => void policyFallback.unsubscribe(onReport))

  const CHANGED: [string, string][] = [
    ['data under another name', PAGE.html.replaceAll('__next_f', '__next_g')],
    ['data that is not JSON', PAGE.html.replace('.push([1,', '.push([1,()=>')],
    ['a part of the data', PAGE.html.replace('</head>', `</head>${tag('self.__next_f.push(`2`)')}`)],
    ['another chunk loader', PAGE.html.replaceAll('(globalThis["TURBOPACK"]', '(self["TURBOPACK"]')],
  ]

  test.each(CHANGED)('%s: shows the page with its styles, runs no script and reports it', (_, html) => {
    const page = finishPage({ ...PAGE, html }, '/videos')
    expect(page.html).toBe(html)
    expect(policyOf(page)).toContain("script-src 'none';")
    expect(policyOf(page)).toContain("style-src 'self'")
    expect(reports).toEqual([{ page: '/videos', status: 200 }])
  })

  test.each(CHANGED)('%s: lets the scripts of a missing page draw it', (_, html) => {
    const page = finishPage({ ...PAGE, html: refused(html), status: 404 }, '/missing')
    expect(policyOf(page)).toContain("script-src 'self' 'unsafe-inline'")
    expect(reports).toEqual([{ page: '/missing', status: 404 }])
  })
})
