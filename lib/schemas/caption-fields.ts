import type { CaptionKind } from '@/lib/video/captions'
import type { TextField } from './text-rules'

export const captionFields = {
  label: { label: 'Name in the player', max: 60 },
} as const satisfies Record<string, TextField>

export const CAPTION_KINDS: Record<CaptionKind, string> = { captions: 'Captions', chapters: 'Chapters' }

/** Code and the language's name in itself, as viewers look for it. */
export const CAPTION_LANGUAGES = [
  ['en', 'English'],
  ['es', 'Español'],
  ['ar', 'العربية'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['hi', 'हिन्दी'],
  ['it', 'Italiano'],
  ['ja', '日本語'],
  ['ko', '한국어'],
  ['pl', 'Polski'],
  ['pt-BR', 'Português (Brasil)'],
  ['ru', 'Русский'],
  ['tl', 'Tagalog'],
  ['vi', 'Tiếng Việt'],
] as const

const NAMES = new Map<string, string>(CAPTION_LANGUAGES)

export const languageName = (code: string): string => NAMES.get(code) ?? code
