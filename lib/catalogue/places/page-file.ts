import { hasKey } from '@/lib/text/untrusted'
import { judgePlaceSlug } from './page-place'
import { PLACE_STATUS_LABELS, type PlaceStatus, STATE_NAMES } from './place-list'
import type { PlaceTexts } from './place-texts'

/** A page as a file: front matter, an empty line, and the text as it is stored. */
export type PageFile = {
  city: string | null
  state: string
  slug: string
  status: PlaceStatus
  texts: PlaceTexts
}

const KEYS = ['city', 'state', 'slug', 'status', 'title', 'meta_title', 'meta_description'] as const
type Key = (typeof KEYS)[number]

/** JSON strings are YAML strings as well. */
export function writePageFile({ city, state, slug, status, texts }: PageFile): string {
  const values: Record<Key, string> = {
    city: city ?? '',
    state,
    slug,
    status,
    title: texts.title,
    meta_title: texts.metaTitle,
    meta_description: texts.metaDescription,
  }
  const lines = KEYS.flatMap((key) => (values[key] === '' ? [] : [`${key}: ${JSON.stringify(values[key])}`]))
  return `---\n${lines.join('\n')}\n---\n\n${texts.content}`
}

const FRONT_MATTER = /^---\n([^]*?)\n---(?:\n\n?|$)/

/** Plain, or in double or single quotes. */
function readValue(text: string): string | null {
  if (text.startsWith('"')) {
    try {
      const value: unknown = JSON.parse(text)
      return typeof value === 'string' ? value : null
    } catch {
      return null
    }
  }
  return text.startsWith("'") && text.endsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text
}

type Read = { page: PageFile; problem: null } | { page: null; problem: string }

const refuse = (problem: string): Read => ({ page: null, problem })

/** Empty meta fields are those that the file leaves out: the site then says something general. */
export function readPageFile(file: string): Read {
  const text = file.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const matter = FRONT_MATTER.exec(text)
  if (!matter) return refuse('It does not begin with front matter between two lines of ---')
  const values: Partial<Record<Key, string>> = {}
  for (const line of (matter[1] ?? '').split('\n').filter((line) => line.trim() !== '')) {
    const [, name = '', written = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? []
    const key = KEYS.find((known) => known === name)
    const value = readValue(written)
    if (!key || value === null) return refuse(`This line cannot be read: ${line.slice(0, 80)}`)
    if (key in values) return refuse(`“${key}” is there twice`)
    values[key] = value
  }
  return judge(values, text.slice(matter[0].length))
}

const LIMITS = { city: 100, slug: 120, title: 200, meta_title: 200, meta_description: 400 } as const
const MAX_CONTENT = 50_000

function judge(values: Partial<Record<Key, string>>, content: string): Read {
  const { city = '', state = '', slug = '', status = 'draft', title = '' } = values
  if (!STATE_NAMES.includes(state)) return refuse('“state” must be the full name of a state, as in Michigan')
  if (title.trim() === '') return refuse('“title” is missing')
  if (!hasKey(PLACE_STATUS_LABELS, status)) return refuse('“status” must be published or draft')
  for (const [key, max] of Object.entries(LIMITS))
    if ((values[key as Key] ?? '').length > max) return refuse(`“${key}” can have at most ${max} characters`)
  if (content.length > MAX_CONTENT) return refuse('The text can have at most 50,000 characters')
  const wanted = state.toLowerCase().replaceAll(' ', '-')
  const problem =
    city === '' ? (slug === wanted ? null : `“slug” must be ${wanted}`) : judgePlaceSlug({ city }, slug)
  if (problem || !/^[a-z]+(-[a-z]+)*$/.test(slug))
    return refuse(problem ?? '“slug” takes small letters and single dashes, as in ann-arbor-mi')
  const { meta_title: metaTitle = '', meta_description: metaDescription = '' } = values
  return {
    page: { city: city || null, state, slug, status, texts: { title, metaTitle, metaDescription, content } },
    problem: null,
  }
}
