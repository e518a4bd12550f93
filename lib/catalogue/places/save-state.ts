import type { FieldErrors } from '@/lib/forms/form-state'

/** What staff write on a place page. `content` is Markdown; the descriptions are empty for the site's own. */
export type PlaceTexts = { title: string; metaTitle: string; metaDescription: string; content: string }

export const PLACE_TEXT_FIELDS = ['title', 'metaTitle', 'metaDescription', 'content'] as const

/** `texts` of what was posted fill the form again without JavaScript. */
export type PlaceSaveState =
  | { status: 'idle' }
  | { status: 'saved'; version: number }
  | { status: 'invalid'; errors: FieldErrors; texts: PlaceTexts }
  /** Somebody else saved first: `theirs` is what the page says now. */
  | { status: 'stale'; version: number; theirs: PlaceTexts; texts: PlaceTexts }
  | { status: 'failed'; problem: string; texts: PlaceTexts }

export type PlaceSaveAction = (previous: PlaceSaveState, formData: FormData) => Promise<PlaceSaveState>
