import { createHash } from 'node:crypto'
import type { Hold } from './hold-scripts.ts'

/** Next puts the kind and the version of a route before its path. */
const start = String.raw`(?:^|\$)\/`

/** Pages that people come to read, and leave: articles, places and the map of all, the privacy policy. */
const READ = new RegExp(
  `${start}(?:privacy-policy|blog/(?!page/)[^/]+|video-production-in/.+|videographers-near-me)$`,
)
const FILM = new RegExp(`${start}videos/[^/]+$`)

export function holdOf(key: string): Hold {
  if (READ.test(key)) return { until: 'intent', data: 'fetched' }
  return { until: 'paint', data: FILM.test(key) ? 'fetched' : 'inline' }
}

const INLINE_DATA =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^]*?\])\)<\/script>/g
const BUILD = /"b":"([\w-]+)"/

type Part = [kind: number, text?: string]

/** Null when a part is no JSON. */
function readParts(html: string): Part[] | null {
  try {
    return [...html.matchAll(INLINE_DATA)].map(([, json = '']) => JSON.parse(json) as Part)
  } catch {
    return null
  }
}

/** `version` is the same for each render of the same page, which writes its data in another order. */
type WithoutData = { html: string; build: string; version: string }

/**
 * The page without the data that repeat its text. Null when they are not those that Next answers to its router, byte for byte: a page
 * hydrates with nothing else.
 */
export function withoutData(html: string, routerData: Buffer | undefined): WithoutData | null {
  const parts = readParts(html)
  const data = parts?.map(([, text = '']) => text).join('') ?? ''
  const [, build] = BUILD.exec(data) ?? []
  if (!build || parts?.some(([kind]) => kind > 1) || routerData?.toString() !== data) return null
  const page = html.replace(INLINE_DATA, '')
  return { html: page, build, version: createHash('sha1').update(page).digest('base64url').slice(0, 8) }
}
