import { byTime, type Cue } from './cue'

/** `key` stays with a cue while it is edited. */
export type EditedCue = Cue & { key: number }

export type CueList = { cues: readonly EditedCue[]; selected: number | null }

export type CueEdit =
  | { type: 'set'; key: number; change: Partial<Pick<Cue, 'start' | 'end' | 'text'>> }
  /** At a time of the film. */
  | { type: 'add'; at: number }
  | { type: 'split'; key: number; at: number | null }
  | { type: 'merge'; key: number }
  | { type: 'delete'; key: number }
  | { type: 'shift'; by: number }

/** Milliseconds. */
const NEW_CUE_LENGTH = 2000
const MIN_LENGTH = 100

export const startEditing = (cues: readonly Cue[]): CueList => ({
  cues: cues.map((cue, index) => ({ ...cue, key: index + 1 })),
  selected: cues.length > 0 ? 1 : null,
})

const nextKey = (cues: readonly EditedCue[]) => Math.max(0, ...cues.map(({ key }) => key)) + 1

function add({ cues }: CueList, at: number): CueList {
  const start = Math.max(0, Math.round(at))
  const following = cues.filter((cue) => cue.start > start).toSorted(byTime)[0]
  const end = Math.max(start + MIN_LENGTH, Math.min(start + NEW_CUE_LENGTH, following?.start ?? Infinity))
  const cue = { key: nextKey(cues), id: '', start, end, text: '', settings: '' }
  return { cues: [...cues, cue].toSorted(byTime), selected: cue.key }
}

/** The word break nearest to a share of the text. */
function splitText(text: string, share: number): [string, string] {
  const wanted = text.length * share
  const breaks = [...text.matchAll(/\s+/g)].map(
    ({ index, 0: space }) => [index, index + space.length] as const,
  )
  const [nearest] = breaks.toSorted(([one], [other]) => Math.abs(one - wanted) - Math.abs(other - wanted))
  return nearest ? [text.slice(0, nearest[0]), text.slice(nearest[1])] : [text, text]
}

function split(list: CueList, index: number, at: number | null): CueList {
  const cue = list.cues[index]
  if (!cue || cue.end - cue.start < 2 * MIN_LENGTH) return list
  const isInside = at !== null && at >= cue.start + MIN_LENGTH && at <= cue.end - MIN_LENGTH
  const middle = Math.round(isInside ? at : (cue.start + cue.end) / 2)
  const [first, second] = splitText(cue.text, (middle - cue.start) / (cue.end - cue.start))
  const added = { ...cue, key: nextKey(list.cues), id: '', start: middle, text: second }
  return {
    cues: list.cues.toSpliced(index, 1, { ...cue, end: middle, text: first }, added),
    selected: added.key,
  }
}

function merge(list: CueList, index: number): CueList {
  const [cue, following] = [list.cues[index], list.cues[index + 1]]
  if (!cue || !following) return list
  const text = [cue.text, following.text].filter(Boolean).join('\n')
  const merged = { ...cue, end: Math.max(cue.end, following.end), text }
  return { cues: list.cues.toSpliced(index, 2, merged), selected: cue.key }
}

/** An edit of a cue that is not there any more changes nothing. */
export function editCues(list: CueList, edit: CueEdit): CueList {
  if (edit.type === 'add') return add(list, edit.at)
  if (edit.type === 'shift') {
    const by = Math.max(edit.by, -Math.min(...list.cues.map(({ start }) => start)))
    return { ...list, cues: list.cues.map((cue) => ({ ...cue, start: cue.start + by, end: cue.end + by })) }
  }
  const index = list.cues.findIndex(({ key }) => key === edit.key)
  const cue = list.cues[index]
  if (!cue) return list
  switch (edit.type) {
    case 'set': {
      const cues = list.cues.with(index, { ...cue, ...edit.change })
      return { cues: edit.change.start === undefined ? cues : cues.toSorted(byTime), selected: cue.key }
    }
    case 'split':
      return split(list, index, edit.at)
    case 'merge':
      return merge(list, index)
    case 'delete': {
      const cues = list.cues.toSpliced(index, 1)
      return { cues, selected: (cues[index] ?? cues.at(-1))?.key ?? null }
    }
  }
}
