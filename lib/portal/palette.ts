import type { NavigationArea } from './navigation'
import type { RecordAnswer, RecordLink } from './record-answer'

export type PaletteEntry = { title: string; area: string; href: string }

export type PaletteOption = {
  key: string
  title: string
  context: string
  status?: string | null
  href: string
  /** Remembered when it is opened. */
  record?: Pick<RecordLink, 'kind' | 'id'>
  /** Begins something or leads to a list: it is never chosen before the records are here. */
  isAfterRecords?: true
}

export type PaletteGroup = { label: string; options: PaletteOption[] }

export const paletteEntries = (areas: readonly NavigationArea[]): PaletteEntry[] =>
  areas.flatMap(({ label, links }) => links.map(({ title, href }) => ({ title, area: label, href })))

/** Every word of the text must be a prefix of a word of the entry, in any order. */
export function searchPalette(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ title, area }) => {
    const words = `${area} ${title}`.toLowerCase().split(' ')
    return terms.every((part) => words.some((word) => word.startsWith(part)))
  })
}

export type PaletteState = {
  entries: readonly PaletteEntry[]
  /** Of all results. */
  searchPage: string
  recents: readonly RecordLink[]
  text: string
  /** Of the words `text`, which may be those of a moment ago. Null groups: the search failed. */
  answer: { text: string; found: RecordAnswer | null } | null
  /** Key of an option. */
  chosen: string | null
}

export type PaletteAction =
  | { kind: 'typed'; text: string }
  | { kind: 'chose'; key: string }
  | { kind: 'answered'; text: string; found: RecordAnswer | null }
  | { kind: 'remembered'; recents: readonly RecordLink[] }

const PAGES_BESIDE_RECORDS = 5

const keyOf = ({ kind, id }: Pick<RecordLink, 'kind' | 'id'>) => `${kind}:${id}`

const toOption = (record: RecordLink, context = record.context): PaletteOption => ({
  key: keyOf(record),
  title: record.title,
  context,
  status: record.status,
  href: record.href,
  record: { kind: record.kind, id: record.id },
})

const toPageOption = ({ title, area, href }: PaletteEntry): PaletteOption => ({
  key: href,
  title,
  context: area,
  href,
})

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export const isPending = ({ text, answer }: PaletteState): boolean =>
  text.trim() !== '' && answer?.text !== text

function recordGroups({ text, answer, recents }: PaletteState): PaletteGroup[] {
  if (!answer?.found) return []
  const isOld = answer.text !== text
  const words = plain(text).split(/\s+/).filter(Boolean)
  const opened = new Set(recents.map(keyOf))
  return answer.found.groups.flatMap(({ kind, label, rows, more }) => {
    // Of an older answer, what still has every word.
    const shown = isOld
      ? rows.filter((row) => words.every((word) => plain(`${row.title} ${row.context}`).includes(word)))
      : rows
    const sorted = shown.toSorted(
      (a, b) => a.rank - b.rank || Number(opened.has(keyOf(b))) - Number(opened.has(keyOf(a))),
    )
    const options = sorted.map((row) => toOption(row))
    if (more && !isOld) {
      const title = `All ${label.toLowerCase()} with “${text.trim()}”`
      options.push({ key: `all:${kind}`, title, context: '', href: more, isAfterRecords: true })
    }
    return options.length > 0 ? [{ label, options }] : []
  })
}

function lastGroup({ text, answer, searchPage }: PaletteState): PaletteOption[] {
  const actions = answer?.text === text ? (answer.found?.actions ?? []) : []
  const options = actions.map(({ label, href }): PaletteOption => ({
    key: href,
    title: label,
    context: '',
    href,
    isAfterRecords: true,
  }))
  const href = `${searchPage}?${new URLSearchParams({ q: text.trim() })}`
  return [...options, { key: 'all', title: 'All results', context: '', href, isAfterRecords: true }]
}

/** Pages come first, so that records that arrive later move nothing. */
export function paletteGroups(state: PaletteState): PaletteGroup[] {
  const { entries, recents, text } = state
  const pages = searchPalette(entries, text).map(toPageOption)
  const groups =
    text.trim() === ''
      ? [
          { label: 'Recent', options: recents.map((record) => toOption(record, record.noun)) },
          { label: 'Pages', options: pages },
        ]
      : [
          { label: 'Pages', options: pages.slice(0, PAGES_BESIDE_RECORDS) },
          ...recordGroups(state),
          { label: 'More', options: lastGroup(state) },
        ]
  return groups.filter(({ options }) => options.length > 0)
}

/** The option that Enter opens: the chosen one while it is there, else the first. */
export function activeOption(state: PaletteState): PaletteOption | null {
  const options = paletteGroups(state).flatMap((group) => group.options)
  const chosen = options.find(({ key }) => key === state.chosen)
  if (chosen) return chosen
  return options.find(({ isAfterRecords }) => !(isAfterRecords && isPending(state))) ?? null
}

/** Keeps the active option when an answer arrives, and drops answers to older questions. */
export function changePalette(state: PaletteState, action: PaletteAction): PaletteState {
  switch (action.kind) {
    case 'typed':
      return { ...state, text: action.text, chosen: null }
    case 'chose':
      return { ...state, chosen: action.key }
    case 'answered': {
      if (action.text !== state.text) return state
      const { text, found } = action
      return { ...state, answer: { text, found }, chosen: activeOption(state)?.key ?? null }
    }
    case 'remembered':
      return { ...state, recents: action.recents, chosen: activeOption(state)?.key ?? null }
  }
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(at + 5, last),
  PageUp: (at) => Math.max(at - 5, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Null for a key that moves nothing. */
export function optionAfterKey(state: PaletteState, pressed: string): PaletteOption | null {
  const options = paletteGroups(state).flatMap((group) => group.options)
  const step = Object.hasOwn(STEPS, pressed) ? STEPS[pressed] : undefined
  const active = activeOption(state)
  const at = options.findIndex(({ key }) => key === active?.key)
  return options[step?.(at, options.length - 1) ?? -1] ?? null
}
