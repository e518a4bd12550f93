import { releaseScript } from './hold-scripts.ts'
import { hashSource } from './policy/page-policy.ts'
import { SHUFFLE_SCRIPT } from './policy/shuffle-script.ts'
import { FONTS_SCRIPT } from './styles/late-fonts.ts'
import { LAYOUT_SCRIPT } from './styles/late-layout.ts'
import { VIEWER_SCRIPT } from './viewer-line.ts'

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g

/** Next's inline scripts. Their only argument must be JSON, which does nothing by itself. */
const PUSH =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|(self\.__next_f)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([^]*)\);?$/

const NEXT_NAMES = /__next_f|TURBOPACK/

const LOADS_NEXT = /<script [^>]*src="\/_next\//

type Kind = 'data' | 'known' | 'unknown'

const UNTIL = ['paint', 'intent'] as const

const OWN = new Set([
  SHUFFLE_SCRIPT,
  VIEWER_SCRIPT,
  FONTS_SCRIPT,
  LAYOUT_SCRIPT,
  ...UNTIL.map((until) => releaseScript({ until, data: 'inline' })),
])
const FETCHING = new Set(UNTIL.map((until) => releaseScript({ until, data: 'fetched' })))

function kindOf(script: string): Kind {
  if (FETCHING.has(script)) return 'data'
  if (OWN.has(script)) return 'known'
  const [, data, json] = PUSH.exec(script) ?? []
  if (json === undefined) return 'unknown'
  try {
    JSON.parse(json)
    return data ? 'data' : 'known'
  } catch {
    return 'unknown'
  }
}

/** Other inline scripts stay blocked. Null when not all of Next's data is recognized: the page could not hydrate. */
export function hashScripts(html: string): string[] | null {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => ({ text, kind: kindOf(text) }))
  const hasData = scripts.some(({ kind }) => kind === 'data')
  const isComplete = !scripts.some(({ text, kind }) => kind === 'unknown' && NEXT_NAMES.test(text))
  if (LOADS_NEXT.test(html) && !(hasData && isComplete)) return null
  const recognized = scripts.filter(({ kind }) => kind !== 'unknown')
  return [...new Set(recognized.map(({ text }) => hashSource(text)))]
}
