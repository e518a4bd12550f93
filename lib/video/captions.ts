import { paths } from '@/lib/paths'
import { plainText } from './webvtt/cue-text'
import { cuesOf } from './webvtt/parse-webvtt'
import { openingOf, toTranscript } from './webvtt/transcript'

export type CaptionKind = 'captions' | 'chapters'

/** Of a player. */
export type CaptionTrack = { src: string; kind: CaptionKind; language: string; label: string }

/** Times are seconds. */
type Chapter = { title: string; start: number; end: number }

type Transcript = {
  language: string
  /** The opening of a long one, so that the page stays small. */
  paragraphs: string[]
  /** Address of the whole text; null when `paragraphs` is the whole. */
  whole: string | null
}

/** What the viewers of a film get besides the film. */
export type FilmText = {
  tracks: CaptionTrack[]
  transcript: Transcript | null
  chapters: Chapter[]
}

export const NO_TEXT: FilmText = { tracks: [], transcript: null, chapters: [] }

export type StoredCaptions = {
  id: string
  kind: string
  language: string
  label: string
  version: number
  content: string
}

/** Characters of a transcript that a page holds: it is in the page four times, for readers, robots and the browser's script. */
const MAX_OPENING = 2500

/** Captions in the site's language come first. */
const PREFERRED = /^en(?:-|$)/

const seconds = (ms: number) => ms / 1000

/** Leaves out tracks without cues. */
export function toFilmText(stored: readonly StoredCaptions[]): FilmText {
  const read = stored
    .map((captions) => ({ ...captions, cues: cuesOf(captions.content) }))
    .filter(({ cues }) => cues.length > 0)
    .toSorted(
      (one, other) =>
        Number(PREFERRED.test(other.language)) - Number(PREFERRED.test(one.language)) ||
        one.language.localeCompare(other.language),
    )
  const spoken = read.find(({ kind }) => kind === 'captions')
  const chapters = read.find(({ kind }) => kind === 'chapters')
  const paragraphs = spoken ? toTranscript(spoken.cues) : []
  const opening = openingOf(paragraphs, MAX_OPENING)
  return {
    tracks: read.map(({ id, kind, language, label, version }) => ({
      src: paths.captions(id, version),
      kind: kind as CaptionKind,
      language,
      label,
    })),
    transcript:
      spoken && opening.length > 0
        ? {
            language: spoken.language,
            paragraphs: opening,
            whole: opening.length === paragraphs.length ? null : paths.transcript(spoken.id),
          }
        : null,
    chapters: (chapters?.cues ?? []).map(({ text, start, end }) => ({
      title: plainText(text).replace(/\s+/g, ' '),
      start: seconds(start),
      end: seconds(end),
    })),
  }
}
