import type { TemplateValues } from '@/lib/ads/templates/document'
import { LONGEST_VALUES, SAMPLE_VALUES, SHORTEST_VALUES } from '@/lib/ads/templates/sample'

type ShownTexts = { label: string; noun: string; texts: TemplateValues['texts'] }

export const TEXTS = {
  sample: { label: 'Sample', noun: 'the sample texts', texts: SAMPLE_VALUES.texts },
  shortest: { label: 'Shortest', noun: 'the shortest texts', texts: SHORTEST_VALUES.texts },
  longest: { label: 'Longest', noun: 'the longest texts', texts: LONGEST_VALUES.texts },
} as const satisfies Record<string, ShownTexts>
export type TextsName = keyof typeof TEXTS

/** `fit` is as large as the window allows; the others are parts of the format's pixels. */
export const ZOOMS = [
  ['fit', 'Fit'],
  ['0.5', '50 %'],
  ['1', '100 %'],
  ['2', '200 %'],
] as const
type Zoom = (typeof ZOOMS)[number][0]

/** What the editor shows. None of it is saved. */
export type Look = {
  texts: TextsName
  zoom: Zoom
  isSideBySide: boolean
  hasSafeArea: boolean
}

/** See `usePlayback`. */
export type Playback = { at: number | undefined; isPlaying: boolean; toggle: () => void }
