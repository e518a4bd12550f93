import { POLICY_HEADER } from '@/lib/next-runtime/policy/base-policy'
import { hashSource } from '@/lib/next-runtime/policy/policy'
import { SHUFFLE_SCRIPT } from '@/lib/next-runtime/policy/shuffle-script'
import { finishPage } from './finish-page'
import { hashScripts } from './page-scripts'
import { RELEASE } from './paint-first'

const FLIGHT = 'self.__next_f.push([1,"0:{\\"P\\":\\"\\u003c/script\\u003e\\"}"])'
const OURS = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  FLIGHT,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"]});',
  SHUFFLE_SCRIPT,
  RELEASE,
]
const FOREIGN = [
  'alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1]);alert(1)',
  'self.__next_f.push([1]);alert([1])',
  `${FLIGHT};alert(1)`,
  `${RELEASE};alert(1)`,
]
const tag = (script: string) => `<script>${script}</script>`

test.each(OURS)('a page may run what we put there: %.40s', (script) => {
  expect(hashScripts(`<p>${tag(script)}</p>`)).toEqual([hashSource(script)])
})

test.each(FOREIGN)('nothing else that is in a page may run: %.40s', (script) => {
  expect(hashScripts(tag(script) + tag(FLIGHT))).toEqual([hashSource(FLIGHT)])
})

test('each script is named once, and data for search engines not at all', () => {
  const html = `<script type="application/ld+json">[0]</script>${tag(FLIGHT)}${tag(FLIGHT)}`
  expect(hashScripts(html)).toHaveLength(1)
})

const PAGE = {
  kind: 'APP_PAGE',
  html: `<head><script src="/_next/static/a.js" async=""></script></head><script id="_R_">${OURS[2]}</script>`,
  headers: { 'x-next-cache-tags': 'videos' },
}

test('a finished page waits for its first paint and lets the script run that ends the wait', () => {
  const page = finishPage(PAGE)
  expect(page).toMatchObject({ kind: 'APP_PAGE', headers: PAGE.headers })
  expect(page.html).toContain('type="held"')
  const policy = String((page.headers as Record<string, unknown>)[POLICY_HEADER])
  expect(policy).toContain(hashSource(RELEASE))
  expect(policy).toContain(hashSource(OURS[2] ?? ''))
})

test('a missing page is drawn at once', () => {
  expect(finishPage({ ...PAGE, status: 404 }).html).toBe(PAGE.html)
})

test('a page is finished once', () => {
  const page = finishPage(PAGE)
  expect(finishPage(page)).toBe(page)
})
